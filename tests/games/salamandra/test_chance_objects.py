"""Tests of the piles: separate orders, and the same deal in one step or in several."""

from tableforone.games.salamandra import GAME
from tableforone.games.salamandra.opponent.chance import APART, PLACEMENT
from tableforone.games.salamandra.rules import cards, chance
from tableforone.games.salamandra.rules import numbers as n
from tableforone.kernel.chance import Pile
from tableforone.kernel.randomness import Draws
from tests.desk import Desk
from tests.games.salamandra.glade import glade, start

HEAPS = (chance.FIELDS, chance.GROVES, chance.BOOKS, chance.STARTS, PLACEMENT)


def test_a_pile_is_dealt_in_one_step_as_in_several() -> None:
    p = start()
    for heap in HEAPS:
        for seed in range(20):
            assert heap.deal(p, (), Draws(seed)) == Pile.deal(heap, p, (), Draws(seed))


def test_every_pile_and_every_shuffle_has_an_order_of_its_own() -> None:
    keys = [n.BEAR, n.EAGLE, n.WHITE_DECK, n.BLACK_DECK, *(heap.key for heap in HEAPS)]
    assert len(set(keys)) == len(keys) and max(keys) < APART
    p = glade()
    orders = set()
    for shuffle in range(6):
        p.shuffles = shuffle
        draws, order = Draws(5), []
        bag = p.bags[n.PLACEMENT]
        for _ in range(len(p.arrows)):
            order.append(PLACEMENT.deal(p, (n.ARROW,), draws))
            p.bags[n.PLACEMENT] &= ~(1 << order[-1])
        p.bags[n.PLACEMENT] = bag
        orders.add(tuple(order))
    assert len(orders) == 6


def test_12_8_2_a_recycled_card_is_no_chance_until_it_comes_up_again() -> None:
    """The bottom card is known; it comes up without a question when the rest is gone."""
    p = glade()
    top, bag = p.top[n.BEAR], p.bags[n.BEAR]
    p.top[n.BEAR] = -1
    p.under = [n.BEAR * n.PILE_SIZE + top]
    weights = chance.DECKS.weights(p, (n.TURN_UP, n.BEAR))
    assert (top, 1) not in weights and len(weights) == bag.bit_count()
    p.bags[n.BEAR] = 0
    p.stack.append((n.TURN_UP, n.BEAR))
    Desk(GAME, p, checked=False)
    assert p.top[n.BEAR] == top and p.under == []
    assert bag | 1 << top == sum(1 << card for card in cards.BEAR_CARDS)
