"""What is read of a position for an observation?  Numbers, marks of a byte each, sets of bits; without numpy, so that
it is compiled with the engines.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast


class Plan(NamedTuple):
    """How many parts are numbers, and where all others begin: their first mark, or their first bit."""

    numbers: int
    cards: list[int]
    asked: dict[int, int]  # by word: the mark of its question
    ones: list[int]
    lists: list[tuple[int, int]]  # and how many marks each place of a list has
    sets: list[tuple[int, int]]  # and how many bits each set has
    marks: int
    bits: int


class Reader:
    """Reads positions of one game; ``parts`` gives the stack of a position and its parts in the order of the plan."""

    def __init__(self, parts: Callable[[Any], tuple[Any, ...]], plan: Plan) -> None:
        self.parts: Final = parts
        self.plan: Final = plan
        self.bytes: Final = (plan.bits + 7) // 8

    def read(self, p: Any, numbers: list[int], marks: bytearray, at: int) -> bytes:
        """Append the numbers, set the marks that begin at ``at``, return the sets."""
        parts, plan = self.parts(p), self.plan
        nth = 1
        while nth <= plan.numbers:
            value = parts[nth]
            if isinstance(value, int):
                numbers.append(value)
            else:
                numbers.extend(value)
            nth += 1
        if parts[0] and parts[0][-1][0] in plan.asked:
            marks[at + plan.asked[parts[0][-1][0]]] = 1
        nth = self._mark(parts, nth, marks, at)
        bits = 0
        for first, size in plan.sets:
            value = parts[nth]
            if isinstance(value, int):
                bits |= value << first
            else:
                for each in value:
                    bits |= each << first
                    first += size
            nth += 1
        return bits.to_bytes(self.bytes, "little")

    def _mark(self, parts: tuple[Any, ...], nth: int, marks: bytearray, at: int) -> int:
        """Count cards, mark single things and the things of lists; returns the part after them."""
        for first in self.plan.cards:
            for card in cast(list[int], parts[nth]):
                if card >= 0:
                    marks[at + first + card] += 1
            nth += 1
        for first in self.plan.ones:
            one = cast(int, parts[nth])
            if one >= 0:
                marks[at + first + one] = 1
            nth += 1
        for first, size in self.plan.lists:
            for thing in cast(list[int], parts[nth]):
                if thing >= 0:
                    marks[at + first + thing] = 1
                first += size
            nth += 1
        return nth
