"""Counts known only roughly: a minimum and a maximum for each place, and an exact total.

``low`` (minimum) and ``high`` (maximum) are lists over the same places.  Functions that return
nothing change these lists.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tableforone.kernel.asking import note, noted
from tableforone.kernel.frames import Frame, Word, replaced


def reckon(low: list[int], high: list[int], total: int) -> None:
    """Tighten the bounds of each place, using the total and the bounds of the other places.

    >>> low, high = [0, 2, 0], [5, 2, 1]
    >>> reckon(low, high, 5)
    >>> low, high
    ([2, 2, 0], [3, 2, 1])
    """
    for place in range(len(high)):
        high[place] = max(0, min(high[place], total - sum(low) + low[place]))
    for place in range(len(low)):
        low[place] = max(low[place], total - sum(high) + high[place])


def may_be(low: Sequence[int], high: Sequence[int], total: int, place: int) -> list[int]:
    """The possible counts of this place, given the other bounds and the total.

    >>> may_be([0, 1, 0], [3, 2, 1], 3, 0)
    [0, 1, 2]
    """
    least, most = sum(low) - low[place], sum(high) - high[place]
    return [many for many in range(low[place], high[place] + 1) if least + many <= total <= most + many]


def heights(low: Sequence[int], high: Sequence[int], total: int, places: Sequence[int], mask: int) -> list[int]:
    """Possible counts of the mask's places, if those are equal and the others lower."""
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
    """The player entered that the places in the mask have equally many and the others fewer.

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
    """The places that might have the most; empty if that is already certain.

    >>> rivals([0, 2, 1], [3, 2, 1], [0, 1, 2]), rivals([0, 2, 1], [1, 2, 1], [0, 1, 2])
    ([0, 1], [])
    """
    most = max(low[place] for place in places)
    found = [place for place in places if high[place] >= most]
    clear = len(found) == 1 or all(low[place] == high[place] for place in found)
    return [] if clear else found


class RoughCounts(NamedTuple):
    """Rough counts of pieces: a field of the position, its places in the ledger, and a question.

    The field holds the maximum of each place (so that no place is left out), the ledger the
    minimum.
    """

    field: str
    low: int  # minimum of each place
    total: int  # total of all places
    leader: int  # the places with the most, as bits; 0: not entered
    most: int  # the word that asks for the most: (most, place, ...)

    def high(self, p: Any) -> list[int]:
        found: list[int] = getattr(p, self.field)
        return found

    def known(self, p: Any, low: Sequence[int], total: int) -> None:
        note(p, self.total, total)
        note(p, self.low, tuple(low))
        note(p, self.leader, 0)

    def anywhere(self, p: Any, total: int) -> None:
        """There are this many; each may be in any place (place 0 is not used)."""
        nowhere = [0] * len(self.high(p))
        setattr(p, self.field, [0] + [total] * (len(nowhere) - 1))
        self.known(p, nowhere, total)

    def one_is_gone(self, p: Any) -> None:
        """One was taken from an unknown place."""
        self._fewer(p, [max(0, many - 1) for many in noted(p, self.low)])

    def watching(self, word: Word) -> Word:
        """The same word of his; the pieces that he takes are removed from what is known."""

        def run_watched(p: Any, frame: Frame) -> list[int] | None:
            before = self.high(p)[:]
            answers = word.run(p, frame)
            for place in [place for place, many in enumerate(self.high(p)) if many < before[place]]:
                low = noted(p, self.low)
                self._fewer(p, list(replaced(low, place, max(0, low[place] - 1))))
            return answers

        return word.done_by(run_watched)

    def _fewer(self, p: Any, low: list[int]) -> None:
        """There is one less; ``low`` is already up to date."""
        total = max(0, noted(p, self.total) - 1)
        reckon(low, self.high(p), total)
        self.known(p, low, total)

    def told(self, p: Any, low: list[int]) -> None:
        """The player entered something; the bounds that follow from it are up to date."""
        reckon(low, self.high(p), noted(p, self.total))
        note(p, self.low, tuple(low))

    def ask_count(self, p: Any, frame: Frame) -> list[int] | None:
        """The possible counts of the place in this frame."""
        return may_be(noted(p, self.low), self.high(p), noted(p, self.total), frame[1])

    def answer_count(self, p: Any, frame: Frame, many: int) -> None:
        self.high(p)[frame[1]] = many
        self.told(p, list(replaced(noted(p, self.low), frame[1], many)))

    def run_most(self, p: Any, frame: Frame) -> list[int] | None:
        """The possible sets of places with the most, as bits; asks nothing if there is only one."""
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
        """Whether it is uncertain that there is one in this place."""
        return bool(self.high(p)[place]) and not noted(p, self.low)[place]

    def unsure_most(self, p: Any, places: list[int]) -> Frame | None:
        """The question which of these places have the most; None if that is known."""
        found = rivals(noted(p, self.low), self.high(p), places)
        return (self.most, *found) if found and not noted(p, self.leader) else None
