"""Tests of piles, dice and random choices: dealing, weights, accepted outcomes, samples."""

from collections import Counter
from typing import Any

import pytest

from tableforone.kernel.chance import CARD, FACES, ONE_OF, Dice, Lot, Pile, rolls
from tableforone.kernel.dealer import Dealer, Person, Sampler
from tableforone.kernel.randomness import Draws, Source

FRAME = (0,)


class Deck(Pile):
    """A pile whose bag is the position itself."""

    def bag(self, p: int, frame: Any) -> int:
        return p


class Pool(Dice):
    """As many dice as the position says."""

    def dice(self, p: int, frame: Any) -> int:
        return p

    def nth(self, p: int, frame: Any) -> int:
        return 4


class Loaded(Lot):
    """Three outcomes, the last as likely as the other two together."""

    def weights(self, p: int, frame: Any) -> list[tuple[Any, int]]:
        return [(5, 1), (6, 1), (7, 2)]


DECK = Deck("deck", 1, [3, 4, 5])


def test_a_pile_deals_as_the_dealer_draws() -> None:
    for seed in range(20):
        dealt = Dealer(seed).answer(DECK, 0b111000, FRAME)
        assert dealt == Draws(seed).draw(1, [3, 4, 5], 0b111000)
        rest = 0b111000 & ~(1 << dealt)
        dealer = Dealer(seed)
        assert [dealer.answer(DECK, 0b111000, FRAME), dealer.answer(DECK, rest, FRAME)] == [
            dealt,
            Draws(seed).draw(1, [3, 4, 5], rest),
        ]


def test_a_pile_that_is_shuffled_anew_has_another_order() -> None:
    class Again(Deck):
        def shuffles(self, p: int, frame: Any) -> int:
            return 1

    again = Again("deck", 1, [3, 4, 5])
    firsts = {(Dealer(s).answer(DECK, 0b111000, FRAME), Dealer(s).answer(again, 0b111000, FRAME)) for s in range(99)}
    assert len(firsts) == 9


@pytest.mark.parametrize(("answer", "may"), [(3, True), (5, True), (4, False), (-1, False), (99, False), ("3", False)])
def test_a_pile_accepts_what_is_in_its_bag(answer: Any, may: bool) -> None:
    assert DECK.accepts(0b101000, FRAME, answer) is may
    assert DECK.weights(0b101000, FRAME) == [(3, 1), (5, 1)]


@pytest.mark.parametrize("wrong", [(1, 1), [2, 0, 0, 0, 0, 1], (3, 0, 0, 0, 0, -1), (3, 0, 0, 0, 0, 0), 2, None])
def test_dice_accept_as_many_as_were_rolled(wrong: Any) -> None:
    pool = Pool("dice", 2)
    assert pool.accepts(2, FRAME, (0, 1, 0, 0, 1, 0))
    assert not pool.accepts(2, FRAME, wrong)


def test_all_rolls_of_a_pool_weigh_as_they_come_about() -> None:
    for dice, faces in ((1, 6), (2, 6), (4, 3)):
        found = rolls(dice, faces)
        assert sum(weight for _, weight in found) == faces**dice
        assert all(sum(counts) == dice and len(counts) == faces for counts, _ in found)
        assert [counts for counts, _ in found] == sorted({counts for counts, _ in found})
    assert dict(rolls(3, 2))[(1, 2)] == 3


def test_a_lot_is_dealt_by_its_weights() -> None:
    dealt = Counter(Dealer(seed).answer(Loaded("lot", 3), 0, FRAME) for seed in range(4000))
    assert dealt.keys() == {5, 6, 7}
    assert 1800 < dealt[7] < 2200
    plain = Lot("lot", 3, [5, 6, 7, 8])
    assert [plain.deal(0, FRAME, Draws(s)) for s in range(50)] == [5 + Draws(s).below(3, 0, 4) for s in range(50)]


@pytest.mark.parametrize("chance", [DECK, Pool("dice", 2, 3), Loaded("lot", 3), Lot("lot", 3, [5, 6, 7])])
def test_samples_are_as_likely_as_their_weights(chance: Any) -> None:
    p = 3 if isinstance(chance, Dice) else 0b111000
    weights = dict(chance.weights(p, FRAME))
    stream = Source(5).stream(1)
    found = Counter(chance.sample(p, FRAME, stream) for _ in range(6000))
    total = sum(weights.values())
    assert found.keys() == weights.keys()
    for outcome, weight in weights.items():
        assert abs(found[outcome] - 6000 * weight / total) < 5 * (6000 * weight / total) ** 0.5


def test_each_is_entered_in_its_own_way() -> None:
    assert (DECK.entry, Pool("dice", 2).entry, Loaded("lot", 3).entry) == (CARD, FACES, ONE_OF)


def test_a_person_is_asked_and_a_sampler_repeats_itself() -> None:
    assert Person().answer(DECK, 0b111000, FRAME) is None
    one, other = Sampler(4), Sampler(4)
    drawn = [one.answer(DECK, 0b111000, FRAME) for _ in range(30)]
    assert drawn == [other.answer(DECK, 0b111000, FRAME) for _ in range(30)]
    assert set(drawn) == {3, 4, 5}
