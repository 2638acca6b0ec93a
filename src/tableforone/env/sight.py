"""Observations for learning players: the fields of a position that the view shows, as numbers.

A view has many texts and is slow to build, so the numbers are read from the fields directly.
Fields that the view does not show (``GameSpec.unseen``) are left out.  A test changes every other
field and checks that the view changes.
"""

from collections.abc import Sequence
from itertools import accumulate
from operator import attrgetter
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tableforone.env.reading import LEAST, MOST, Plan, SightReader
from tableforone.kernel.fields import Cards, Field, Members, MemberSets, Number, Numbers
from tableforone.kernel.spec import GameSpec

Observation = NDArray[np.int16]
FEW: Final = 64


class Seen(NamedTuple):
    """One number of an observation: its name and its range."""

    name: str
    low: int
    high: int


class Sight:
    """Turns the positions of a game into rows of numbers of fixed length.

    These are plain numbers, counts of cards, and bits.
    """

    def __init__(self, spec: GameSpec) -> None:
        shown = [field for field in spec.fields if field.name not in spec.unseen and _is_plain(field)]
        self.numbers: Final = [f for f in shown if isinstance(f, Number | Numbers) and not _is_one_of_few(f)]
        self.cards: Final = [f for f in shown if isinstance(f, Cards)]
        self.ones: Final = [f for f in shown if isinstance(f, Number) and _is_one_of_few(f)]
        self.lists: Final = [f for f in shown if isinstance(f, Numbers) and _is_one_of_few(f)]
        self.sets: Final = [f for f in shown if isinstance(f, Members | MemberSets)]
        self.asking: Final = [n for n, word in enumerate(spec.words) if word.reach and word.chance is None]
        # by word: where its answers begin among the wide actions
        self.offset: Final[dict[int, int]] = {}
        self.actions = 0
        for number in self.asking:
            self.offset[number] = self.actions
            self.actions += spec.words[number].reach
        every = self._fields(spec)
        self.columns: Final = np.array([n for n, seen in enumerate(every) if seen.name], np.intp)
        self.fields: Final = tuple(every[n] for n in self.columns)
        self.size: Final = len(self.fields)
        self._read: Final = len(every)
        parts = [f.name for f in (*self.numbers, *self.cards, *self.ones, *self.lists, *self.sets)]
        self.reader: Final = SightReader(attrgetter("stack", *parts), self._plan())

    @property
    def low(self) -> Observation:
        """The smallest value of each number."""
        return np.array([seen.low for seen in self.fields], np.int16)

    @property
    def high(self) -> Observation:
        """The largest value of each number."""
        return np.array([seen.high for seen in self.fields], np.int16)

    def _fields(self, spec: GameSpec) -> tuple[Seen, ...]:
        plain = [Seen(name, field.low, field.high) for field in self.numbers for name in _names(field)]
        counts = [Seen(name, f.low, f.high) for f in self.cards for name in _named_things(f.name, f)]
        bits = [f"question: {spec.words[n].name}" for n in self.asking]
        for field in (*self.ones, *self.lists, *self.sets):
            bits += [thing for name in _names(field) for thing in _named_things(name, field)]
        return (*plain, *counts, *(Seen(name, 0, 1) for name in bits))

    def _plan(self) -> Plan:
        """The start of each part: cards, questions, things, lists among marks, sets among bits."""
        widths = [*map(_width, self.cards), *(1 for _ in self.asking), *map(_width, (*self.ones, *self.lists))]
        marks = accumulate(widths, initial=0)
        cards = [next(marks) for _ in self.cards]
        asked = {n: next(marks) for n in self.asking}
        ones = [next(marks) for _ in self.ones]
        lists = [(next(marks), field.size) for field in self.lists]
        bits = accumulate(map(_width, self.sets), initial=0)
        sets = [(next(bits), field.size) for field in self.sets]
        return Plan(len(self.numbers), cards, asked, ones, lists, sets, next(marks), next(bits))

    def look(self, positions: Sequence[Any]) -> Observation:
        """The observations of positions, one row each."""
        rows = bytearray().join([self.reader.read(p) for p in positions])
        return np.frombuffer(rows, np.int16).reshape(len(positions), self._read)[:, self.columns]


def _is_one_of_few(field: Field) -> bool:
    """Whether a field has few things: then each thing is a bit; otherwise the number is used."""
    return 0 < field.size <= FEW


def _is_plain(field: Field) -> bool:
    """Whether its numbers fit into 16 bits; larger ones are packed codes, which are left out."""
    return field.low >= LEAST and field.high <= MOST


def _names(field: Field) -> list[str]:
    """The names of a field's values: one, or one per place."""
    if isinstance(field, Numbers | MemberSets):
        return [f"{field.name}[{n}]" for n in range(len(field.start))]
    return [field.name]


def _width(field: Field) -> int:
    """How many numbers a field of things has."""
    return field.size * len(_names(field))


def _named_things(name: str, field: Field) -> list[str]:
    """A name for each number that stands for a thing; "" for other numbers, which are left out."""
    if not field.names:
        return [f"{name}: {field.unit} {n}" for n in range(field.size)]
    return [f"{name}: {field.names[n]}" if n in field.names else "" for n in range(field.size)]
