"""The numbers on the opponent's board at a real table, which the player may correct."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Amount:
    """A number on the opponent's board."""

    name: str
    value: int
    change: Callable[[int], None] = field(compare=False)  # adds to it, in the position it is from
    least: int = 0
    most: int = 400  # more than any game needs, and below the bounds of the fields
    scored: bool = False  # part of his points, which one marker shows as a total


def amount(name: str, p: Any, part: str, at: int | None = None, **bounds: Any) -> Amount:
    """The number in this field of the position, or at this place of its row."""
    value = _held(p, part, at)
    return Amount(name, value, lambda by: hold(p, part, at, value + by), **bounds)


def mark(name: str, p: Any, part: str, bit: int, at: int | None = None) -> Amount:
    """Whether this bit is set in a field, or at this place of its row: 0 or 1."""
    bits = _held(p, part, at)
    return Amount(name, bits >> bit & 1, lambda by: hold(p, part, at, bits ^ 1 << bit), most=1)


def either(name: str, p: Any, part: str, at: int | None, yes: int, no: int) -> Amount:
    """Whether a field, or this place of its row, has the first of two values: 0 or 1."""
    is_yes = _held(p, part, at) == yes
    return Amount(name, int(is_yes), lambda by: hold(p, part, at, yes if by > 0 else no), most=1)


def _held(p: Any, part: str, at: int | None) -> int:
    held: Any = getattr(p, part)
    return int(held if at is None else held[at])


def hold(p: Any, part: str, at: int | None, value: int) -> None:
    """Put a number into a field, or into this place of its row."""
    held: Any = getattr(p, part)
    setattr(p, part, value if at is None else type(held)([*held[:at], value, *held[at + 1 :]]))
