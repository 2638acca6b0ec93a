"""What does a learning player see?  The view in numbers: those declared parts of a position that the view shows.

A view is full of words and takes long to draw, so the numbers are read from the parts themselves; what the view does
not show (``GameSpec.unseen``) is left out, and a test alters every part that is left and sees the view change.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tableforone.kernel.fields import NOTHING, Cards, Field, Members, MemberSets, Number, Numbers
from tableforone.kernel.spec import GameSpec

Observation = NDArray[np.int16]
MOST_THINGS: Final = 4096  # a part whose numbers stand for more is packed: nobody sees it so
WIDEST: Final = np.iinfo(np.int16)
FEW: Final = 64
MOST_ALIKE: Final = 255  # cards of the same kind in a row


class Seen(NamedTuple):
    """One number of an observation: what it is, and between what it lies."""

    name: str
    low: int
    high: int


class Sight:
    """How the positions of a game become rows of numbers, always as long: plain numbers, counts of cards, bits."""

    def __init__(self, spec: GameSpec) -> None:
        shown = [field for field in spec.fields if field.name not in spec.unseen and field.size <= MOST_THINGS]
        self.numbers: Final = [f for f in shown if isinstance(f, Number | Numbers) and not _is_one_of_few(f)]
        self.cards: Final = [f for f in shown if isinstance(f, Cards)]
        self.ones: Final = [f for f in shown if isinstance(f, Number) and _is_one_of_few(f)]
        self.lists: Final = [f for f in shown if isinstance(f, Numbers) and _is_one_of_few(f)]
        self.sets: Final = [f for f in shown if isinstance(f, Members | MemberSets)]
        self.asking: Final = [n for n, word in enumerate(spec.words) if word.reach and word.chance is None]
        self.fields: Final = self._fields(spec)
        self.size: Final = len(self.fields)
        self.counted: Final = sum(len(_names(f)) for f in self.numbers)
        self.first_bit: Final = self.counted + sum(f.size for f in self.cards)
        self.bits: Final = self.size - self.first_bit
        self.bytes: Final = (self.bits + 7) // 8
        self.plan: Final = self._plan()

    @property
    def low(self) -> Observation:
        return np.array([seen.low for seen in self.fields], np.int16)

    @property
    def high(self) -> Observation:
        return np.array([seen.high for seen in self.fields], np.int16)

    def _fields(self, spec: GameSpec) -> tuple[Seen, ...]:
        plain = [Seen(name, *_range(field)) for field in self.numbers for name in _names(field)]
        counts = [Seen(f"{f.name}: {thing}", 0, MOST_ALIKE) for f in self.cards for thing in _things(f)]
        bits = [f"question: {spec.words[n].name}" for n in self.asking]
        for field in (*self.ones, *self.lists, *self.sets):
            bits += [f"{name}: {thing}" for name in _names(field) for thing in _things(field)]
        return (*plain, *counts, *(Seen(name, 0, 1) for name in bits))

    def _plan(
        self,
    ) -> tuple[dict[int, int], list[tuple[str, int]], list[tuple[str, int, int]], list[tuple[str, int, int]]]:
        """Where the bits of each part begin: of questions, single things, lists of things, sets."""
        at = 0
        asked = {}
        for n in self.asking:
            asked[n], at = at, at + 1
        ones, lists, sets = [], [], []
        for field in self.ones:
            ones.append((field.name, at))
            at += field.size
        for row in self.lists:
            lists.append((row.name, at, row.size))
            at += row.size * len(row.start)
        for part in self.sets:
            several = isinstance(part, MemberSets)
            sets.append((part.name, at, part.size if several else 0))
            at += part.size * (len(part.start) if several else 1)
        return asked, ones, lists, sets

    def look(self, p: Any, into: Observation) -> None:
        """Write the numbers of a position into a row."""
        numbers: list[int] = []
        for field in self.numbers:
            value = getattr(p, field.name)
            if type(value) is int:
                numbers.append(value)
            else:
                numbers += value
        try:
            into[: self.counted] = numbers
        except OverflowError:  # numbers that are packed bits: as far as they go
            into[: self.counted] = np.clip(np.array(numbers, np.int64), WIDEST.min, WIDEST.max)
        if self.cards:
            into[self.counted : self.first_bit] = 0
            at = self.counted
            for cards in self.cards:
                for card in getattr(p, cards.name):
                    if card >= 0:
                        into[at + card] += 1
                at += cards.size
        packed = self._packed(p).to_bytes(self.bytes, "little")
        into[self.first_bit :] = np.unpackbits(np.frombuffer(packed, np.uint8), count=self.bits, bitorder="little")

    def _packed(self, p: Any) -> int:
        """All bits as one number: that is fastest."""
        asked, ones, lists, sets = self.plan
        bits = 1 << asked[p.stack[-1][0]] if p.stack and p.stack[-1][0] in asked else 0
        for name, at in ones:
            value = getattr(p, name)
            if value >= 0:
                bits |= 1 << at + value
        for name, at, size in lists:
            for value in getattr(p, name):
                if value >= 0:
                    bits |= 1 << at + value
                at += size
        for name, at, size in sets:
            if size:
                for value in getattr(p, name):
                    bits |= value << at
                    at += size
            else:
                bits |= getattr(p, name) << at
        return bits


def _is_one_of_few(field: Field) -> bool:
    """One thing of a few is seen as a bit for each of them, one of many as its number."""
    return 0 < field.size <= FEW


def _range(field: Field) -> tuple[int, int]:
    return (NOTHING, field.size - 1) if field.size else (WIDEST.min, WIDEST.max)


def _names(field: Field) -> list[str]:
    """A part as often as it has values of its own."""
    if isinstance(field, Numbers | MemberSets):
        return [f"{field.name}[{n}]" for n in range(len(field.start))]
    return [field.name]


def _things(field: Field) -> Sequence[str]:
    return [field.names.get(n, str(n)) for n in range(field.size)]
