"""Tests of chance: the staff deck without his private cards, coloured dice, the pool of items."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

from tableforone.games.grand_austria_hotel.modules.celebrities.rules import chance as in_colour
from tableforone.games.grand_austria_hotel.modules.common.rules import numbers as m
from tableforone.games.grand_austria_hotel.modules.unique_hotels.opponent import chance as his_chance
from tableforone.games.grand_austria_hotel.modules.unique_hotels.rules import places as hotels
from tableforone.games.grand_austria_hotel.rules import chance
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.kernel.bits import bits
from tests.games.grand_austria_hotel.tables import bag, lay_out
from tests.games.grand_austria_hotel.waltz import waltz

DRAW = (n.REVEAL_STAFF, 1, 0)
ENDS = (27, 28, 29, 30)  # end-of-game cards
OTHERS = (1, 2, 3)


def test_20_2_6_the_staff_deck_is_what_is_left_when_any_of_the_unseen_end_cards_are_his() -> None:
    """By enumeration: every choice of his private cards is equally likely, then every deck card."""
    for private in range(len(ENDS)):
        p = lay_out()
        p.staff_bag, p.private = bag([*ENDS, *OTHERS]), private
        likely: Counter[int] = Counter()
        choices = list(combinations(ENDS, private))
        for his in choices:
            deck = [card for card in bits(p.staff_bag) if card not in his]
            for card in deck:
                likely[card] += Fraction(1, len(choices) * len(deck))  # type: ignore[assignment]
        weights = dict(chance.STAFF.weights(p, DRAW))
        total = sum(weights.values())
        assert {card: Fraction(weight, total) for card, weight in weights.items()} == dict(likely)


def test_20_2_6_when_all_unseen_end_cards_are_his_none_comes_up() -> None:
    p = lay_out()
    p.staff_bag, p.private = bag([*ENDS, *OTHERS]), len(ENDS)
    assert [card for card, _ in chance.STAFF.weights(p, DRAW)] == list(OTHERS)
    assert not chance.STAFF.accepts(p, DRAW, ENDS[0])


def test_15_1_a_roll_in_colour_is_as_likely_as_the_ways_to_it() -> None:
    p, frame = waltz("celebrities"), (m.ROLL_COLOURED, 2, 0b101)
    ways: Counter[tuple[int, ...]] = Counter()
    for first, second, red, blue in product(range(1, 7), repeat=4):
        counts = [0] * 6
        for face in (first, second):
            counts[face - 1] += 1
        ways[(*counts, red, 0, blue)] += 1
    assert dict(in_colour.DICE.weights(p, frame)) == ways
    assert in_colour.DICE.accepts(p, frame, (2, 0, 0, 0, 0, 0, 6, 0, 1))
    for wrong in ((2, 0, 0, 0, 0, 0, 6, 1, 1), (1, 0, 0, 0, 0, 0, 6, 0, 1), (2, 0, 0, 0, 0, 0, 7, 0, 1), (2, 0)):
        assert not in_colour.DICE.accepts(p, frame, wrong)


def test_23_2_3_an_item_of_the_pool_is_as_likely_as_there_are_of_it() -> None:
    p = waltz("unique-hotels", his="hautel-couture", unique={hotels.POOL: 3, hotels.POOL + 2: 1})
    assert his_chance.ITEMS.weights(p, (m.LAY_ITEM, 1)) == [(n.STRUDEL, 3), (n.WINE, 1)]
