"""Tests that draws are fair and independent."""

from collections import Counter

import pytest

from tableforone.kernel.randomness import Draws, Source

CARDS = [2, 3, 5, 7, 11, 13]
ALL = sum(1 << card for card in CARDS)
FIRST_TWENTY = [999, 159, 138, 622, 352, 53, 429, 86, 472, 119, 986, 147, 410, 556, 157, 591, 361, 333, 492, 28]
CRITICAL = {1: 10.83, 5: 20.52, 9: 27.88, 35: 66.62, 719: 842.0}  # chi-square at 0.1 %, by degrees of freedom


def chi_square(counts: list[int]) -> float:
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


def is_even(counts: list[int]) -> bool:
    return chi_square(counts) < CRITICAL[len(counts) - 1]


def whole_deal(draws: Draws, key: int) -> list[int]:
    bag, dealt = ALL, []
    while bag:
        dealt.append(draws.draw(key, CARDS, bag))
        bag &= ~(1 << dealt[-1])
    return dealt


def test_a_stream_is_the_same_everywhere() -> None:
    stream, draws = Source(41).stream(7), Draws(41)
    assert [stream.below(1000) for _ in range(20)] == FIRST_TWENTY
    assert draws.below(7, 17, 1000) == FIRST_TWENTY[17]
    assert draws.below(7, 3, 1000) == FIRST_TWENTY[3]


def test_a_stream_does_not_repeat_itself() -> None:
    stream = Source(1).stream(2)
    numbers = [stream.below(1 << 30) for _ in range(200)]
    assert len(set(numbers)) == 200


@pytest.mark.parametrize("n", [2, 6, 10])
def test_numbers_of_a_stream_are_even(n: int) -> None:
    stream = Source(1).stream(1)
    counts = Counter(stream.below(n) for _ in range(6000))
    assert is_even([counts[i] for i in range(n)])


def test_neighbours_in_a_stream_are_independent() -> None:
    stream = Source(2).stream(1)
    pairs = Counter((stream.below(6), stream.below(6)) for _ in range(7200))
    assert is_even([pairs[a, b] for a in range(6) for b in range(6)])


@pytest.mark.parametrize(("key", "other"), [(1, 2), (1, 1000), (1000, 1001), (-1, 1)])
def test_two_streams_of_a_seed_are_independent(key: int, other: int) -> None:
    sources = [Source(seed) for seed in range(7200)]
    pairs = Counter((source.stream(key).below(6), source.stream(other).below(6)) for source in sources)
    assert is_even([pairs[a, b] for a in range(6) for b in range(6)])


def test_first_numbers_are_even_over_seeds_keys_and_turns() -> None:
    for firsts in (
        [Source(seed).stream(1).below(10) for seed in range(3000)],
        [Source(1).stream(key).below(10) for key in range(3000)],
        [Draws(1).below(5, nth, 10) for nth in range(3000)],
    ):
        counts = Counter(firsts)
        assert is_even([counts[i] for i in range(10)])


def test_every_order_of_a_deck_is_equally_likely() -> None:
    orders = Counter(tuple(whole_deal(Draws(seed), 1)) for seed in range(7200))
    assert len(orders) <= 720
    assert is_even([*orders.values(), *[0] * (720 - len(orders))])


def test_a_deck_is_dealt_whole_and_the_same_for_its_seed() -> None:
    assert sorted(whole_deal(Draws(9), 4)) == CARDS
    assert whole_deal(Draws(9), 4) == whole_deal(Draws(9), 4)
    assert len({tuple(whole_deal(Draws(9), key)) for key in range(20)}) > 10


def test_the_card_drawn_follows_from_seed_deck_and_bag_alone() -> None:
    busy, fresh = Draws(6), Draws(6)
    order = whole_deal(busy, 1)
    busy.roll(1, 0, 5, 6)
    busy.draw(2, CARDS, ALL)
    for bag in range(ALL + 1):
        if bag & ~ALL or not bag:
            continue
        first = next(card for card in order if bag >> card & 1)
        assert busy.draw(1, CARDS, bag) == Draws(6).draw(1, CARDS, bag) == fresh.draw(1, CARDS, bag) == first


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(ValueError, match="no card of the deck is in the bag"):
        Draws(1).draw(3, CARDS, 0)


def test_cards_held_are_those_drawn_next() -> None:
    draws = Draws(8)
    order = whole_deal(Draws(8), 1)
    assert draws.hold(1, CARDS, ALL, 0) == 0
    assert draws.hold(1, CARDS, ALL, 3) == sum(1 << card for card in order[:3])


def test_the_list_of_cards_is_left_as_it_was() -> None:
    cards = CARDS[:]
    Draws(1).draw(1, cards, ALL)
    assert cards == CARDS


@pytest.mark.parametrize("dice", [0, 1, 5, 6, 14])
def test_a_roll_counts_all_dice(dice: int) -> None:
    roll = Draws(3).roll(1, 2, dice, 6)
    assert len(roll) == 6
    assert sum(roll) == dice
    assert roll == Draws(3).roll(1, 2, dice, 6)


def test_dice_are_even_in_every_place_and_roll() -> None:
    draws = Draws(12)
    for dice in (1, 5, 7):
        rolls = [draws.roll(1, nth, dice, 6) for nth in range(1500)]
        assert is_even([sum(roll[face] for roll in rolls) for face in range(6)])


def test_two_dice_of_a_roll_are_independent() -> None:
    draws = Draws(4)
    doubles = sum(max(draws.roll(1, nth, 2, 6)) == 2 for nth in range(6000))
    assert abs(doubles - 1000) < 3.3 * (6000 * 5 / 36) ** 0.5


def test_coins_are_even() -> None:
    counts = Counter(Draws(2).below(1, nth, 2) for nth in range(4000))
    assert is_even([counts[0], counts[1]])


def test_the_largest_seed_deals() -> None:
    assert Draws((1 << 64) - 1).below(-5, 0, 6) < 6
