"""Counts that are known only roughly: at least and at most so many in each place, and a total.

Lists of the same places: ``low`` (at least), ``high`` (at most); ``total`` is known.  All functions change the lists.
"""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import Frame


def reckon(low: list[int], high: list[int], total: int) -> None:
    """A place has no more than the others leave, and no less than they lack.

    >>> low, high = [0, 2, 0], [5, 2, 1]
    >>> reckon(low, high, 5)
    >>> low, high
    ([2, 2, 0], [3, 2, 1])
    """
    for place in range(len(high)):
        high[place] = max(0, min(high[place], total - sum(low) + low[place]))
    for place in range(len(low)):
        low[place] = max(low[place], total - sum(high) + high[place])


def one_is_gone(low: list[int], high: list[int], total: int) -> None:
    """Somebody took one, from wherever; ``total`` are left."""
    low[:] = [max(0, many - 1) for many in low]
    reckon(low, high, total)


def is_taken(low: list[int], high: list[int], total: int, place: int) -> None:
    """One was taken from this place; ``total`` are left, and ``high`` knows it already."""
    low[place] = max(0, low[place] - 1)
    reckon(low, high, total)


def are_told(low: list[int], high: list[int], total: int, place: int, many: int) -> None:
    """Exactly this many are there."""
    low[place] = high[place] = many
    reckon(low, high, total)


def may_be(low: Sequence[int], high: Sequence[int], total: int, place: int) -> list[int]:
    """How many may lie there, as the others leave room.

    >>> may_be([0, 1, 0], [3, 2, 1], 3, 0)
    [0, 1, 2]
    """
    least, most = sum(low) - low[place], sum(high) - high[place]
    return [many for many in range(low[place], high[place] + 1) if least + many <= total <= most + many]


def heights(low: Sequence[int], high: Sequence[int], total: int, places: Sequence[int], mask: int) -> list[int]:
    """How many the places of the mask may have, if they have equally many and the others of these places fewer."""
    chosen = [place for place in places if mask >> place & 1]
    others = [place for place in places if not mask >> place & 1]
    floor = max(1, *(low[place] for place in chosen), *(low[place] + 1 for place in others))
    elsewhere = [place for place in range(len(high)) if place not in places]
    least = sum(low[place] for place in (*elsewhere, *others))
    most = sum(high[place] for place in elsewhere)
    return [
        many
        for many in range(floor, min(high[place] for place in chosen) + 1)
        if least <= total - many * len(chosen) <= most + sum(min(high[place], many - 1) for place in others)
    ]


def may_lead(low: Sequence[int], high: Sequence[int], total: int, places: Sequence[int]) -> list[int]:
    """The sets of these places, as bits, that may have the most.

    >>> may_lead([1, 1, 0], [2, 2, 1], 3, [0, 1, 2])
    [1, 2, 7]
    """
    every = sum(1 << place for place in places)
    masks = [mask for mask in range(1, every + 1) if not mask & ~every]
    return [mask for mask in masks if heights(low, high, total, places, mask)]


def most_are_told(low: list[int], high: list[int], total: int, places: Sequence[int], mask: int) -> None:
    """Of these places, those of the mask have equally many, the others fewer.

    >>> low, high = [0, 0, 0], [4, 4, 4]
    >>> most_are_told(low, high, 4, [0, 1, 2], 0b011)
    >>> low, high
    ([2, 2, 0], [2, 2, 0])
    """
    found = heights(low, high, total, places, mask)
    for place in places:
        if mask >> place & 1:
            low[place], high[place] = found[0], found[-1]
        else:
            high[place] = min(high[place], found[-1] - 1)
    reckon(low, high, total)


def rivals(low: Sequence[int], high: Sequence[int], places: Sequence[int]) -> list[int]:
    """Of these places, those that might have the most; none where that is clear.

    >>> rivals([0, 2, 1], [3, 2, 1], [0, 1, 2]), rivals([0, 2, 1], [1, 2, 1], [0, 1, 2])
    ([0, 1], [])
    """
    most = max(low[place] for place in places)
    found = [place for place in places if high[place] >= most]
    clear = len(found) == 1 or all(low[place] == high[place] for place in found)
    return [] if clear else found


class RoughCounts:
    """Pieces on places: the field of the position, where the ledger notes them, the word that asks for the most.

    The field holds how many there are at most (so that no place is left out), the ledger how many at least.
    """

    def __init__(self, field: str, low: int, total: int, leader: int, most: int) -> None:
        self.field: Final = field
        self.low: Final = low  # at least this many in each place
        self.total: Final = total  # all of them together
        self.leader: Final = leader  # the places that have the most, as bits; 0: nobody has told
        self.most: Final = most  # (most, place, ...)

    def high(self, p: Any) -> list[int]:
        found: list[int] = getattr(p, self.field)
        return found

    def known(self, p: Any, low: list[int], total: int) -> None:
        note(p, self.total, total)
        note(p, self.low, tuple(low))
        note(p, self.leader, 0)

    def one_is_gone(self, p: Any) -> None:
        """Somebody took one, from wherever."""
        low, total = list(noted(p, self.low)), max(0, noted(p, self.total) - 1)
        one_is_gone(low, self.high(p), total)
        self.known(p, low, total)

    def he_took(self, p: Any, place: int) -> None:
        """He took one from this place: the position knows it already."""
        low, total = list(noted(p, self.low)), max(0, noted(p, self.total) - 1)
        is_taken(low, self.high(p), total, place)
        self.known(p, low, total)

    def ask_count(self, p: Any, frame: Frame) -> list[int] | None:
        """How many are in the place of this frame?"""
        return may_be(noted(p, self.low), self.high(p), noted(p, self.total), frame[1])

    def answer_count(self, p: Any, frame: Frame, many: int) -> None:
        low = list(noted(p, self.low))
        are_told(low, self.high(p), noted(p, self.total), frame[1], many)
        note(p, self.low, tuple(low))

    def run_most(self, p: Any, frame: Frame) -> list[int] | None:
        """One of these places, or several with equally many, as bits; nothing where only one answer can be."""
        masks = may_lead(noted(p, self.low), self.high(p), noted(p, self.total), frame[1:])
        if len(masks) > 1:
            return masks
        self.answer_most(p, frame, masks[0])
        return None

    def answer_most(self, p: Any, frame: Frame, mask: int) -> None:
        low = list(noted(p, self.low))
        most_are_told(low, self.high(p), noted(p, self.total), frame[1:], mask)
        note(p, self.low, tuple(low))
        note(p, self.leader, mask)

    def unsure_of(self, p: Any, place: int) -> bool:
        """May there be one in this place, or none?"""
        return bool(self.high(p)[place]) and not noted(p, self.low)[place]

    def unsure_most(self, p: Any, places: list[int]) -> Frame | None:
        """Several of these places might have the most: which have?"""
        found = rivals(noted(p, self.low), self.high(p), places)
        return (self.most, *found) if found and not noted(p, self.leader) else None
