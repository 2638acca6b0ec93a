"""What is a position made of?  Fields declared once: name, shape, meaning.  All else is derived from them.

A game declares its fields in ``rules/fields.py`` as ``POSITION = Layout(...)``; ``positions.py`` writes its
``rules/position.py`` from it: the class with its copy and its key.  The text form, in which cards have their names, the
way back from it, and the numbers that a learning player sees are derived when they are needed.
"""

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, Self

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.faults import Fault

Of = Sequence[str] | Mapping[int, str] | int  # names by number, or how many numbers there are
NOTHING: Final = -1  # by convention: an empty place
TAKEN: Final = ("stack", "heard", "asks", "copy", "key")  # every position has them
LARGEST: Final = 1 << 62  # a number without declared bounds stays below it


class Field:
    """One part of a position.  ``of`` names the things that its numbers stand for."""

    kind = "int"
    whole = False  # a list that is never changed in its place
    before: Any = None  # its value in positions that were written before there was this part

    def __init__(self, name: str, meaning: str, start: Any, of: Of = 0) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.start: Final = start
        names = dict(enumerate(of)) if isinstance(of, Sequence) else dict(of) if isinstance(of, Mapping) else {}
        self.names: Final[dict[int, str]] = {number: called for number, called in names.items() if called}
        self.numbers: Final = {called: number for number, called in self.names.items()}
        if len(self.numbers) < len(self.names):
            raise ValueError(f"two things of the field {name} have the same name")
        self.size: Final = of if isinstance(of, int) else max(names, default=-1) + 1

    # --- the text form

    def write(self, value: Any) -> Any:
        """The value as JSON, things by their names."""
        raise NotImplementedError

    def read(self, told: Any) -> Any:
        """The value of its text form; a Fault where it cannot be one."""
        raise NotImplementedError

    def _named(self, numbers: Sequence[int]) -> list[Any]:
        names = self.names
        return [names.get(number, number) for number in numbers] if names else list(numbers)

    def _number(self, told: Any) -> int:
        if isinstance(told, str) and told in self.numbers:
            return self.numbers[told]
        if type(told) is not int or not -LARGEST < told < LARGEST:
            raise self._wrong(told)
        return told

    def _member(self, told: Any) -> int:
        number = self._number(told)
        if not 0 <= number < self.size:
            raise self._wrong(told)
        return number

    def _listed(self, told: Any) -> list[Any]:
        if not isinstance(told, list):
            raise self._wrong(told)
        return told

    def _wrong(self, told: Any) -> Fault:
        return Fault(f"The position's part {self.name!r} ({self.meaning}) cannot be {str(told)[:60]!r}.")

    unit = "number"  # what its numbers count, where things have no names

    def counted_in(self, unit: str) -> Self:
        """The same field, and what its numbers count: for those who read its numbers, not for the text form."""
        self.unit = unit
        return self

    # --- code and numbers

    def copied(self, value: str) -> str:
        """The expression that copies it."""
        return value

    def keyed(self, value: str) -> str:
        """The expression that makes it a part of the key."""
        return value

    def seen(self, value: Any) -> list[int]:
        """The value as numbers of a fixed count, as a learning player sees it."""
        raise NotImplementedError


class Number(Field):
    """One number; with ``of`` one thing."""

    def __init__(self, name: str, meaning: str, start: int = 0, of: Of = 0, *, before: int | None = None) -> None:
        super().__init__(name, meaning, start, of)
        self.before = before

    def write(self, value: Any) -> Any:
        return self.names.get(value, value)

    def read(self, told: Any) -> Any:
        return self._number(told)

    def seen(self, value: Any) -> list[int]:
        return [value]


class Numbers(Field):
    """A list of numbers, always as long as at the start; with ``of`` a thing each.

    One that seldom changes may be ``whole``: it is replaced then and never changed in its place, so copies share it.
    """

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, start: Sequence[int], of: Of = 0, *, whole: bool = False) -> None:
        super().__init__(name, meaning, list(start), of)
        self.whole = whole

    def write(self, value: Any) -> Any:
        return self._named(value)

    def read(self, told: Any) -> Any:
        if len(self._listed(told)) != len(self.start):
            raise self._wrong(told)
        return [self._number(part) for part in told]

    def copied(self, value: str) -> str:
        return value if self.whole else f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        return list(value)


class Members(Field):
    """A set of things, kept as bits of one number."""

    def __init__(self, name: str, meaning: str, of: Of, start: int = 0) -> None:
        super().__init__(name, meaning, start, of)

    def write(self, value: Any) -> Any:
        return self._named(bits(value))

    def read(self, told: Any) -> Any:
        return mask_of([self._member(part) for part in self._listed(told)])

    def seen(self, value: Any) -> list[int]:
        return [value >> member & 1 for member in range(self.size)]


class MemberSets(Field):
    """Several sets of the same things, always as many as at the start, each kept as bits of one number."""

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, of: Of, start: Sequence[int]) -> None:
        super().__init__(name, meaning, list(start), of)

    def write(self, value: Any) -> Any:
        return [self._named(bits(mask)) for mask in value]

    def read(self, told: Any) -> Any:
        if len(self._listed(told)) != len(self.start):
            raise self._wrong(told)
        return [mask_of([self._member(part) for part in self._listed(members)]) for members in told]

    def copied(self, value: str) -> str:
        return f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        return [mask >> member & 1 for mask in value for member in range(self.size)]


class Cards(Field):
    """A row or hand of things, in their order, as many as there happen to be; ``whole`` as with numbers."""

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, of: Of, start: Sequence[int] = (), *, whole: bool = False) -> None:
        super().__init__(name, meaning, list(start), of)
        self.whole = whole

    def write(self, value: Any) -> Any:
        return self._named(value)

    def read(self, told: Any) -> Any:
        return [self._number(part) for part in self._listed(told)]

    def copied(self, value: str) -> str:
        return value if self.whole else f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        return [value.count(card) for card in range(self.size)]


class Chapter(Field):
    """Data that a player brought to this game (lists of lists of numbers and texts); never changed in its place."""

    kind = "list[Any]"
    whole = True

    def __init__(self, name: str, meaning: str) -> None:
        super().__init__(name, meaning, [])

    def write(self, value: Any) -> Any:
        return value

    def read(self, told: Any) -> Any:
        return self._listed(told)

    def keyed(self, value: str) -> str:
        return f"repr({value})"

    def seen(self, value: Any) -> list[int]:
        return []


class Layout(NamedTuple):
    """The class of a game's position: its name, what it is, its fields."""

    name: str
    about: str
    fields: tuple[Field, ...]

    def source(self) -> str:
        """The text of ``rules/position.py``."""
        for field in self.fields:
            if field.name in TAKEN:
                raise ValueError(
                    f"a field cannot be called {field.name}: every position has something else of that name"
                )
        any_kind = "from typing import Any\n\n" if any(field.kind == "list[Any]" for field in self.fields) else ""
        names = [f'        "{field.name}",' for field in self.fields]
        declared = [f"    {field.name}: {field.kind}  # {field.meaning}" for field in self.fields]
        copied = [f"        other.{f.name} = {f.copied(f'self.{f.name}')}" for f in self.fields]
        keyed = [f"            {f.keyed(f'self.{f.name}')}," for f in self.fields]
        started = [f"    p.{f.name} = {f.start!r}" for f in self.fields]
        lines = [
            '"""What lies on the table?  Written by ``make positions`` from fields.py: change that, not this."""',
            "",
            f"{any_kind}from tableforone.kernel.frames import Position",
            "",
            "",
            f"class {self.name}(Position):",
            f'    """{self.about}"""',
            "",
            "    FIELDS = (",
            *names,
            "    )",
            "    __slots__ = FIELDS",
            "",
            *declared,
            "",
            f'    def copy(self) -> "{self.name}":',
            f"        other = {self.name}()",
            "        other.stack = self.stack.copy()",
            *copied,
            "        return other",
            "",
            "    def key(self) -> tuple[object, ...]:",
            "        return (",
            "            tuple(self.stack),",
            *keyed,
            "        )",
            "",
            "",
            f"def fresh() -> {self.name}:",
            '    """The table before anything is laid out."""',
            f"    p = {self.name}()",
            *started,
            "    return p",
        ]
        return "\n".join(lines) + "\n"


def seen(fields: Sequence[Field], p: Any) -> list[int]:
    """A position as a row of numbers, always as long: all that lies on the table, field by field."""
    return [number for field in fields for number in field.seen(getattr(p, field.name))]


def declared(folder: Path) -> Layout:
    """The layout of a game's folder, read without importing the game itself (its position may not be written yet)."""
    package = f"_declared_{folder.name}"
    for name, path in ((package, folder), (f"{package}.rules", folder / "rules")):
        module = ModuleType(name)
        module.__path__ = [str(path)]
        sys.modules[name] = module
    layout: Layout = import_module(f"{package}.rules.fields").POSITION
    return layout
