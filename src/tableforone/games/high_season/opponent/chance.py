"""Chance events of the opponent's turn: his cards, by grade (9.1).

Only some of the unseen cards of grades A and C are in the deck.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits, nth_of
from tableforone.kernel.chance import Lot
from tableforone.kernel.compiling import i64
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from ..rules.position import HighSeason
from ..rules.solo_cards import FIRST_CARD, GRADE, GRADE_CARDS, IN_DECK, OUR_DECK, preference_of
from .cards import OURS_WITH, cards_with

FIRST_C: Final[int] = FIRST_CARD[2]
MEMBERS: Final[list[list[int]]] = [bits(few) for few in range(16)]  # A and C have four cards each
COUNT: Final[list[int]] = [len(few) for few in MEMBERS]


def with_the_side(p: HighSeason) -> int:
    """The unseen cards with the preference side that is on top of the deck, as bits."""
    return p.unseen & (OURS_WITH[p.top] if p.faces is OUR_DECK else cards_with(p.faces, p.top))


def on_top(p: HighSeason) -> list[int]:
    """The cards that may be on top: unseen, of a grade that is left, with this preference side."""
    left = with_the_side(p)
    cards: list[int] = []
    while left:
        card = (left & -left).bit_length() - 1
        left &= left - 1
        if p.grades[GRADE[card]]:
            cards.append(card)
    return cards


def likely(p: HighSeason, card: int) -> int:
    """The relative probability that an unseen card is next, from the cards left in its grade."""
    grade = GRADE[card]
    return p.grades[grade] * scale(p) // hidden(p, grade)


def hidden(p: HighSeason, grade: int) -> int:
    """The number of unseen cards of a grade (all B are in the deck)."""
    return p.grades[1] if grade == 1 else COUNT[p.unseen >> FIRST_CARD[grade] & 15]


def scale(p: HighSeason) -> int:
    """A common multiple of the numbers of unseen A and C cards."""
    return (COUNT[p.unseen & 15] or 1) * (COUNT[p.unseen >> FIRST_CARD[2]] or 1)


def flipped(p: HighSeason) -> int:
    """The number of cards that he has flipped."""
    return IN_DECK - p.grades[0] - p.grades[1] - p.grades[2]


class Flips(Lot):
    """The top card, whose preference side is known, shows its action side (9.3.1)."""

    def nth(self, p: HighSeason, frame: Frame) -> int:
        return flipped(p)

    def weights(self, p: HighSeason, frame: Frame) -> list[tuple[Any, int]]:
        return [(card, likely(p, card)) for card in on_top(p)]

    def deal(self, p: HighSeason, frame: Frame, draws: Draws) -> int:
        """The same as for every lot, but faster, without building pairs."""
        cards = on_top(p)
        if len(cards) == 1:
            return cards[0]
        total = 0
        for card in cards:
            total += likely(p, card)
        number = draws.below(self.key, flipped(p), total)
        for card in cards:
            number -= likely(p, card)
            if number < 0:
                break
        return card


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
        """Choose the grade by its cards left in the deck, then one of its unseen cards (9.1.3)."""
        unseen = p.unseen
        weak: i64 = COUNT[unseen & 15] or 1
        strong: i64 = COUNT[unseen >> FIRST_C] or 1
        common = weak * strong
        a: i64
        b: i64
        c: i64
        a, b, c = p.grades
        left = a + b + c
        number: i64 = draws.below(self.key, IN_DECK - left, left * common)
        if number < a * common:
            card = MEMBERS[unseen & 15][number // (a * strong)]
        elif number < (a + b) * common:
            nth = (number - a * common) // common
            card = nth_of(unseen & GRADE_CARDS[1], nth)
        else:
            card = FIRST_C + MEMBERS[unseen >> FIRST_C][(number - (a + b) * common) // (c * weak)]
        return preference_of(p.faces[card])


EXPOSURES: Final[Exposures] = Exposures("the preference side on top of Ralph's deck", 3)
FLIPS: Final[Flips] = Flips("the top card of Ralph's deck", 4)
