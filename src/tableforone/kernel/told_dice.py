"""What is known of dice on a board?  At least and at most so many on each space; he asks where that is not enough.

The position holds how many there are at most (so that no space is left out), the ledger how many there are at least.
"""

from typing import Any, Final

from tableforone.kernel import vague
from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import Frame


class ToldDice:
    """The dice of a game: where its ledger notes them, and the word that asks where the most of them lie."""

    def __init__(self, low: int, total: int, leader: int, most: int) -> None:
        self.low: Final = low  # at least so many on each space
        self.total: Final = total  # all of them together
        self.leader: Final = leader  # the spaces that have the most, as bits; 0: nobody has told
        self.most: Final = most  # (most, space, ...)

    def known(self, p: Any, low: list[int], total: int) -> None:
        note(p, self.total, total)
        note(p, self.low, tuple(low))
        note(p, self.leader, 0)

    def one_is_gone(self, p: Any) -> None:
        """Somebody took one, from wherever."""
        low, total = list(noted(p, self.low)), max(0, noted(p, self.total) - 1)
        vague.one_is_gone(low, p.dice, total)
        self.known(p, low, total)

    def he_took(self, p: Any, space: int) -> None:
        """He took one from this space: the position knows it already."""
        low, total = list(noted(p, self.low)), max(0, noted(p, self.total) - 1)
        vague.is_taken(low, p.dice, total, space)
        self.known(p, low, total)

    def ask(self, p: Any, frame: Frame) -> list[int] | None:
        """How many lie on the space of this frame?"""
        return vague.may_be(noted(p, self.low), p.dice, noted(p, self.total), frame[1])

    def answer(self, p: Any, frame: Frame, many: int) -> None:
        low = list(noted(p, self.low))
        vague.are_told(low, p.dice, noted(p, self.total), frame[1], many)
        note(p, self.low, tuple(low))

    def ask_most(self, p: Any, frame: Frame) -> list[int] | None:
        """One of these spaces, or several with equally many, as bits; nothing where only one answer can be."""
        masks = vague.may_lead(noted(p, self.low), p.dice, noted(p, self.total), frame[1:])
        if len(masks) > 1:
            return masks
        self.answer_most(p, frame, masks[0])
        return None

    def answer_most(self, p: Any, frame: Frame, mask: int) -> None:
        low = list(noted(p, self.low))
        vague.most_are_told(low, p.dice, noted(p, self.total), frame[1:], mask)
        note(p, self.low, tuple(low))
        note(p, self.leader, mask)

    def unsure_of(self, p: Any, space: int) -> bool:
        """May there be one on this space, or none?"""
        return bool(p.dice[space]) and not noted(p, self.low)[space]

    def unsure_most(self, p: Any, spaces: list[int]) -> Frame | None:
        """Several spaces of these might have the most: which have?"""
        rivals = vague.rivals(noted(p, self.low), p.dice, spaces)
        return (self.most, *rivals) if rivals and not noted(p, self.leader) else None
