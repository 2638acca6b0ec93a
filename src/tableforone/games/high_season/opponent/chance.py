"""Chance events of the opponent's turn: his cards, by grade (9.1).

Only some of the unseen cards of grades A and C are in the deck.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits, nth_of
from tableforone.kernel.chance import Lot
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from ..rules.position import HighSeason
from ..rules.solo_cards import GRADE, GRADE_CARDS, IN_DECK, OUR_DECK, preference_of
from .cards import OURS_WITH, cards_with


def with_the_side(p: HighSeason) -> int:
    """The unseen cards with the preference side that is on top of the deck, as bits."""
    return p.unseen & (OURS_WITH[p.top] if p.faces is OUR_DECK else cards_with(p.faces, p.top))


def on_top(p: HighSeason) -> list[int]:
    """The cards that may be on top: unseen, of a grade that is left, with this preference side."""
    return in_the_deck(p, with_the_side(p))


def in_the_deck(p: HighSeason, cards: int) -> list[int]:
    """Those of these cards, given as bits, that are of a grade that is left."""
    return [card for card in bits(cards) if p.grades[GRADE[card]]]


def unseen_of(p: HighSeason, grade: int) -> int:
    """The unseen cards of a grade, as bits."""
    return p.unseen & GRADE_CARDS[grade]


def likely(p: HighSeason, cards: list[int]) -> list[tuple[int, int]]:
    """These cards, each with its relative probability of being next, from the cards left in its grade."""
    weak, strong = unseen_of(p, 0).bit_count() or 1, unseen_of(p, 2).bit_count() or 1
    a, b, c = p.grades
    weights = (a * strong, weak * strong if b else 0, c * weak)  # of one unseen card; all B are in the deck
    return [(card, weights[GRADE[card]]) for card in cards]


def flipped(p: HighSeason) -> int:
    """The number of cards that he has flipped."""
    return IN_DECK - p.grades[0] - p.grades[1] - p.grades[2]


class Flips(Lot):
    """The top card, whose preference side is known, shows its action side (9.3.1)."""

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return flipped(p)

    def weights(self, p: HighSeason, frame: Frame) -> list[tuple[Any, int]]:
        return likely(p, on_top(p))


class Exposures(Lot):
    """The new top card shows its preference side (9.3.2)."""

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return flipped(p)

    def weights(self, p: HighSeason, frame: Frame) -> list[tuple[Any, int]]:
        together = [0] * 16
        for card, weight in likely(p, in_the_deck(p, p.unseen)):
            together[preference_of(p.faces[card])] += weight
        return [(preference, weight) for preference, weight in enumerate(together) if weight]

    def deal(self, p: HighSeason, frame: Frame, draws: Draws) -> int:
        """Choose the grade by its cards left in the deck, then one of its unseen cards (9.1.3)."""
        weak, strong = unseen_of(p, 0).bit_count() or 1, unseen_of(p, 2).bit_count() or 1
        number = draws.below(self.key, flipped(p), sum(p.grades) * weak * strong)
        grade = 0
        while number >= (here := p.grades[grade] * weak * strong):
            number -= here
            grade += 1
        cards = unseen_of(p, grade)
        return preference_of(p.faces[nth_of(cards, number * cards.bit_count() // here)])


EXPOSURES: Final[Exposures] = Exposures("the preference side on top of Ralph's deck", 3)
FLIPS: Final[Flips] = Flips("the top card of Ralph's deck", 4)
