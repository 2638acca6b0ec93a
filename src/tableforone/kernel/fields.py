"""The fields of a position, declared once: name, shape, bounds.  Everything else is derived.

A game declares its fields in ``rules/fields.py`` as ``POSITION = Layout(...)``.  From this
``positions.py`` writes ``rules/position.py``: the class with its copy and its key.  The text form
(in which cards have their names) and the way back from it are derived when they are needed.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from textwrap import fill
from types import ModuleType
from typing import Any, Final, NamedTuple, Self, TypeVar

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

P = TypeVar("P")
Of = Sequence[str] | Mapping[int, str] | int  # names by number, or how many numbers there are
LEDGER: Final = "ledger"
TAKEN: Final = ("stack", LEDGER, "heard", "asks", "copy", "key")  # names that every position already has


class Field:
    """One part of a position, described by the message ``field-NAME``.  ``of`` names its things.

    ``low`` and ``high`` are the bounds of each of its numbers.  For a set they are 0 and 1: whether a
    thing is in it.  For cards they are 0 and the number of copies of a card.
    """

    kind = "int"
    whole = False  # a tuple that is replaced as a whole, never changed in place
    before: Any = None  # the value for positions written before this field existed

    def __init__(self, name: str, low: int, high: int, start: Any, of: Of = 0) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.start: Final = start
        self.names: Final = _names_of(of)
        self.numbers: Final = {called: number for number, called in self.names.items()}
        if len(self.numbers) < len(self.names):
            raise ValueError(f"two things of the field {name} have the same name")
        self.size: Final = _size_of(of)
        if low > high:
            raise ValueError(f"the field {name} lies between {low} and {high}, so it can be nothing")

    # --- the text form

    def write(self, value: Any) -> Any:
        """The value as JSON, with things by name."""
        raise NotImplementedError

    def read(self, told: Any) -> Any:
        """The value read from its text form; a Fault if it is not valid."""
        raise NotImplementedError

    def _named(self, numbers: Sequence[int]) -> list[Any]:
        names = self.names
        return [names.get(number, number) for number in numbers] if names else list(numbers)

    def _number(self, told: Any) -> int:
        """A number within the bounds.

        Things go by name; numbers below the first thing mean none.
        """
        if isinstance(told, str) and told in self.numbers:
            return self.numbers[told]
        if type(told) is not int or not self.low <= told <= self.high:
            raise self._wrong(told)
        if self.names and told >= min(self.names) and told not in self.names:
            raise self._wrong(told)
        return told

    def _member(self, told: Any) -> int:
        """One of the things, by name."""
        if isinstance(told, str) and told in self.numbers:
            return self.numbers[told]
        if type(told) is not int or not 0 <= told < self.size or (self.names and told not in self.names):
            raise self._wrong(told)
        return told

    def _listed(self, told: Any, least: int = 0, most: int | None = None) -> list[Any]:
        if not isinstance(told, list) or len(told) < least or (most is not None and len(told) > most):
            raise self._wrong(told)
        return told

    def _wrong(self, told: Any) -> Fault:
        return Fault(m("position-part", name=self.name, value=clipped(str(told), 60)))

    facts: tuple[str, ...] = ()  # what must be entered at a real table before a row reads it

    def unknown_until(self, *facts: str) -> Self:
        """The same field, unknown at a real table until one of these facts is entered.

        Which of them is needed depends on the row that reads it: the row names it (``asks``).
        """
        self.facts = facts
        return self

    unit = "number"  # what the numbers count, if things have no names

    def counted_in(self, unit: str) -> Self:
        """The same field with a unit, for readers of its numbers; the text form does not change."""
        self.unit = unit
        return self

    # --- code and numbers

    def begun(self) -> Any:
        """Its initial value."""
        return self.start

    def copied(self, value: str) -> str:
        """The source expression that copies it."""
        return value

    def keyed(self, value: str) -> str:
        """The source expression for its part of the key."""
        return value


def _names_of(of: Of) -> dict[int, str]:
    names = dict(enumerate(of)) if isinstance(of, Sequence) else dict(of) if isinstance(of, Mapping) else {}
    return {number: called for number, called in names.items() if called}


def _size_of(of: Of) -> int:
    return of if isinstance(of, int) else len(of) if isinstance(of, Sequence) else max(of, default=-1) + 1


def _highest(name: str, high: int | None, of: Of) -> int:
    """The given upper bound, or the last of the things."""
    if high is not None:
        return high
    if not of:
        raise ValueError(f"the field {name} must say between which numbers it lies")
    return max(0, _size_of(of) - 1)


class NumberRow(Field):
    """Several numbers.  A ``whole`` row is a tuple, never changed in place, so copies share it."""

    def __init__(
        self, name: str, low: int, high: int, start: Sequence[int], of: Of = 0, *, whole: bool = False
    ) -> None:
        super().__init__(name, low, high, list(start), of)
        self.whole = whole
        self.kind = "tuple[int, ...]" if whole else "list[int]"

    def write(self, value: Any) -> Any:
        return self._named(value)

    def copied(self, value: str) -> str:
        return value if self.whole else f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return value if self.whole else f"tuple({value})"

    def _made(self, numbers: list[int]) -> Any:
        return tuple(numbers) if self.whole else numbers

    def begun(self) -> Any:
        return self._made(list(self.start))


class Number(Field):
    """One number, initially its lowest; with ``of``, one thing."""

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int | None = None,
        *,
        of: Of = 0,
        start: int | None = None,
        before: int | None = None,
    ) -> None:
        super().__init__(name, low, _highest(name, high, of), low if start is None else start, of)
        self.before = before

    def write(self, value: Any) -> Any:
        return self.names.get(value, value)

    def read(self, told: Any) -> Any:
        return self._number(told)


class Numbers(NumberRow):
    """A fixed count of numbers, initially the lowest or those of ``start``; with ``of``, things."""

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int | None = None,
        *,
        count: int = 0,
        of: Of = 0,
        start: Sequence[int] = (),
        whole: bool = False,
    ) -> None:
        super().__init__(name, low, _highest(name, high, of), start or [low] * count, of, whole=whole)

    def read(self, told: Any) -> Any:
        count = len(self.start)
        return self._made([self._number(part) for part in self._listed(told, count, count)])


class Members(Field):
    """A set of things, stored as the bits of one number."""

    def __init__(self, name: str, of: Of, start: int = 0) -> None:
        super().__init__(name, 0, 1, start, of)

    def write(self, value: Any) -> Any:
        return self._named(bits(value))

    def read(self, told: Any) -> Any:
        members = [self._member(part) for part in self._listed(told)]
        if len(set(members)) < len(members):
            raise self._wrong(told)
        return mask_of(members)


class Each(NumberRow):
    """A row in which each entry has its own field."""

    def __init__(self, name: str, parts: Sequence[Field], of: Of = 0) -> None:
        low, high = min([part.low for part in parts], default=0), max([part.high for part in parts], default=0)
        super().__init__(name, low, high, [part.begun() for part in parts], of)
        self.parts: Final = parts

    def write(self, value: Any) -> Any:
        return [part.write(one) for part, one in zip(self.parts, value, strict=True)]

    def read(self, told: Any) -> Any:
        count = len(self.parts)
        found = zip(self.parts, self._listed(told, count, count), strict=True)
        return [part.read(one) for part, one in found]


class MemberSets(Each):
    """A fixed number of sets of the same things, each stored as the bits of one number."""

    def __init__(self, name: str, of: Of, start: Sequence[int]) -> None:
        super().__init__(name, [Members(name, of, one) for one in start], of)


class Cards(NumberRow):
    """A row or hand of things in order, up to a limit; each at most ``copies`` times."""

    def __init__(
        self, name: str, of: Of, most: int, *, copies: int = 1, start: Sequence[int] = (), whole: bool = False
    ) -> None:
        super().__init__(name, 0, copies, start, of, whole=whole)
        self.most: Final = most

    def read(self, told: Any) -> Any:
        found = [self._member(part) for part in self._listed(told, 0, self.most)]
        if any(found.count(card) > self.high for card in found):
            raise self._wrong(told)
        return self._made(found)


class Chapter(Field):
    """Data that a player brought into this game: numbers in nested tuples."""

    kind = "tuple[Any, ...]"
    whole = True

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, low, high, ())

    def write(self, value: Any) -> Any:
        return [self.write(part) for part in value] if isinstance(value, tuple) else value

    def read(self, told: Any) -> Any:
        return tuple([self._read(part) for part in self._listed(told)])

    def _read(self, told: Any) -> Any:
        return self.read(told) if isinstance(told, list) else self._number(told)


class Ledger(Field):
    """What was entered at a real table: a tuple, with a value for each of its entries.

    The first entry says what the app deals, as bits.
    """

    kind = "tuple[Any, ...]"
    whole = True

    def __init__(self, deals: int) -> None:
        super().__init__(LEDGER, 0, 0, ())
        self.entries: Final[dict[str, Field]] = {}
        self.entry(Number("deals", 0, deals))

    def entry(self, entry: Field) -> int:
        """Add an entry; returns its place in the tuple."""
        self.entries[entry.name] = entry
        return len(self.entries) - 1

    def begun_with(self, **told: Any) -> tuple[Any, ...]:
        """The ledger of a new table, with these values."""
        assert told.keys() <= self.entries.keys()
        return tuple([told.get(name, entry.begun()) for name, entry in self.entries.items()])

    def write(self, value: Any) -> Any:
        return {name: entry.write(one) for (name, entry), one in zip(self.entries.items(), value, strict=True)}

    def read(self, told: Any) -> Any:
        if not isinstance(told, dict) or told.keys() != self.entries.keys():
            raise self._wrong(told)
        return tuple([entry.read(told[name]) for name, entry in self.entries.items()])


class Layout(NamedTuple):
    """The class of a game's position: its name and its fields."""

    name: str
    fields: tuple[Field, ...]

    def begun(self, p: P) -> P:
        """The same position, before anything is laid out."""
        for field in self.fields:
            setattr(p, field.name, field.begun())
        return p

    def source(self) -> str:
        """The source text of ``rules/position.py``."""
        for field in self.fields:
            if field.name in TAKEN:
                raise ValueError(
                    f"a field cannot be called {field.name}: every position has something else of that name"
                )
        any_kind = "from typing import Any\n\n" if any("Any" in field.kind for field in self.fields) else ""
        declared = [f"    {field.name}: {field.kind}" for field in self.fields]
        copied = [f"        other.{f.name} = {f.copied(f'self.{f.name}')}" for f in self.fields]
        keyed = [f"self.{LEDGER} + tuple(self.stack)", *(f.keyed(f"self.{f.name}") for f in self.fields)]
        lines = [
            '"""The position. Written by ``make positions`` from fields.py: change that, not this."""',
            "",
            f"{any_kind}from tableforone.kernel.frames import Position",
            "",
            "",
            f"class {self.name}(Position):",
            '    """Its parts are explained in voice/en/fields.ftl."""',
            "",
            "    FIELDS = (",
            _packed([f'"{field.name}"' for field in self.fields], 8),
            "    )",
            "    __slots__ = FIELDS",
            "",
            *declared,
            "",
            f'    def copy(self) -> "{self.name}":',
            f"        other = {self.name}()",
            "        other.stack = self.stack.copy()",
            f"        other.{LEDGER} = self.{LEDGER}",
            *copied,
            "        return other",
            "",
            "    def key(self) -> tuple[object, ...]:",
            "        return (",
            _packed(keyed, 12),
            "        )",
        ]
        return "\n".join(lines) + "\n"


def _packed(parts: list[str], indent: int) -> str:
    """The parts as lines of at most 100 columns, with a comma after each."""
    edge = " " * indent
    text = " ".join(f"{part}," for part in parts)
    return fill(text, 100, initial_indent=edge, subsequent_indent=edge, break_long_words=False, break_on_hyphens=False)


def declared(folder: Path) -> Layout:
    """The layout in a game's folder.

    The game itself is not imported: its position may not be written yet.
    """
    package = f"_declared_{folder.name}"
    for name, path in ((package, folder), (f"{package}.rules", folder / "rules")):
        module = ModuleType(name)
        module.__path__ = [str(path)]
        sys.modules[name] = module
    layout: Layout = import_module(f"{package}.rules.fields").POSITION
    return layout
