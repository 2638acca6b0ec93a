"""Chance events of the opponent's turn: his cards, by grade (9.1).

Only some of the unseen cards of grades A and C are in the deck.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Lot, at_number
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
    return [card for card in bits(with_the_side(p)) if p.grades[GRADE[card]]]


def likely(p: HighSeason, card: int) -> int:
    """The relative probability that an unseen card is next, from the cards left in its grade."""
    grade = GRADE[card]
    return p.grades[grade] * scale(p) // hidden(p, grade)


def hidden(p: HighSeason, grade: int) -> int:
    """The number of unseen cards of a grade (all B are in the deck)."""
    return p.grades[1] if grade == 1 else (p.unseen & GRADE_CARDS[grade]).bit_count()


def scale(p: HighSeason) -> int:
    """A common multiple of the numbers of unseen A and C cards."""
    return (hidden(p, 0) or 1) * (hidden(p, 2) or 1)


def flipped(p: HighSeason) -> int:
    """The number of cards that he has flipped."""
    return IN_DECK - p.grades[0] - p.grades[1] - p.grades[2]


class Flips(Lot):
    """The top card, whose preference side is known, shows its action side (9.3.1)."""

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return flipped(p)

    def weights(self, p: HighSeason, frame: Frame) -> list[tuple[Any, int]]:
        return [(card, likely(p, card)) for card in on_top(p)]


class Exposures(Lot):
    """The new top card shows its preference side (9.3.2)."""

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return flipped(p)

    def weights(self, p: HighSeason, frame: Frame) -> list[tuple[Any, int]]:
        together = [0] * 16
        for preference, weight in self.card_by_card(p):
            together[preference] += weight
        return [(preference, weight) for preference, weight in enumerate(together) if weight]

    def card_by_card(self, p: HighSeason) -> list[tuple[int, int]]:
        """The preference side and weight of every card that may be on top."""
        cards = [card for card in bits(p.unseen) if p.grades[GRADE[card]]]
        return [(preference_of(p.faces[card]), likely(p, card)) for card in cards]

    def deal(self, p: HighSeason, frame: Frame, draws: Draws) -> int:
        """One of the unseen cards, by the cards left in its grade (9.1.3)."""
        weights = self.card_by_card(p)
        total = sum([weight for _, weight in weights])
        preference: int = at_number(weights, draws.below(self.key, flipped(p), total))
        return preference


EXPOSURES: Final[Exposures] = Exposures("the preference side on top of Ralph's deck", 3)
FLIPS: Final[Flips] = Flips("the top card of Ralph's deck", 4)
