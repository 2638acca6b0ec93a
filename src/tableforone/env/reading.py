"""Reads a position as a row of int16 bytes; without numpy, as it is compiled with the engines."""

import sys
from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, cast

LOW: Final = int(sys.byteorder == "big")  # index of the low byte of an int16
EIGHT: Final = [array("h", [byte >> bit & 1 for bit in range(8)]).tobytes() for byte in range(256)]
LEAST: Final = -(1 << 15)  # range of an int16
MOST: Final = (1 << 15) - 1


class Plan(NamedTuple):
    """How many parts are numbers, and where the others begin: their first mark or first bit."""

    numbers: int
    cards: list[int]
    asked: dict[int, int]  # by word: the mark of its question
    ones: list[int]
    lists: list[tuple[int, int]]  # with the number of marks per place
    sets: list[tuple[int, int]]  # with the number of bits per set
    marks: int
    bits: int


class SightReader:
    """Reads positions of one game.

    ``parts`` returns the stack of a position and its parts in the order of the plan.
    """

    def __init__(self, parts: Callable[[Any], tuple[Any, ...]], plan: Plan) -> None:
        self.parts: Final = parts
        self.plan: Final = plan

    def read(self, p: Any) -> bytes:
        """The row of a position."""
        parts, plan = self.parts(p), self.plan
        numbers: list[int] = []
        for nth in range(1, plan.numbers + 1):
            value = parts[nth]
            if isinstance(value, int):
                numbers.append(value)
            else:
                numbers.extend(value)
        marks = bytearray(2 * plan.marks)
        stack = parts[0]
        if stack and stack[-1][0] in plan.asked:
            marks[LOW + 2 * plan.asked[stack[-1][0]]] = 1
        nth = self._mark(parts, plan.numbers + 1, marks)
        return array("h", numbers).tobytes() + marks + self._sets(parts, nth)

    def _mark(self, parts: tuple[Any, ...], nth: int, marks: bytearray) -> int:
        """Count cards, mark single things and things in lists; returns the next part's index."""
        for first in self.plan.cards:
            for card in cast(Sequence[int], parts[nth]):
                if card >= 0:
                    marks[LOW + 2 * (first + card)] += 1
            nth += 1
        for first in self.plan.ones:
            one = cast(int, parts[nth])
            if one >= 0:
                marks[LOW + 2 * (first + one)] = 1
            nth += 1
        for first, size in self.plan.lists:
            for thing in cast(Sequence[int], parts[nth]):
                if thing >= 0:
                    marks[LOW + 2 * (first + thing)] = 1
                first += size
            nth += 1
        return nth

    def _sets(self, parts: tuple[Any, ...], nth: int) -> bytes:
        """All sets as one number, expanded eight bits at a time."""
        bits = 0
        for first, size in self.plan.sets:
            value = parts[nth]
            if isinstance(value, int):
                bits |= value << first
            else:
                for each in value:
                    bits |= each << first
                    first += size
            nth += 1
        packed = bits.to_bytes((self.plan.bits + 7) // 8, "little")
        return b"".join([EIGHT[byte] for byte in packed])[: 2 * self.plan.bits]
