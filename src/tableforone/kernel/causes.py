"""What can be the cause why one line of play is better than another: events, told apart by their data.

A game declares its causes in ``voice/causes.py``.  The coach compares them, and never the sentences that tell of them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tableforone.kernel.frames import OPPONENT, Event

LAST: Final[tuple[str, ...]] = ()  # points belong to the event before them, of the same doer


def parts(*places: int) -> Callable[[Event], tuple[Any, ...]]:
    """What stands at these places of an event.

    >>> parts(2, 4)(("occupy", 0, 25, 1, 3))
    (25, 3)
    """
    return lambda event: tuple([event[place] for place in places])


def for_its_doer(event: Event) -> int:
    """What the opponent does is bad for the player, all else is good."""
    return -1 if event[1] == OPPONENT else 1


class EventKind(NamedTuple):
    """A kind of event that can be a cause."""

    about: Callable[[Event], tuple[Any, ...] | None] = parts(2)  # what makes two of them the same; None: no cause
    points: Callable[[Event], int] | None = None  # for the player, below zero where the opponent scores
    chosen: bool = False  # the player's own move: where the move is named, it is no cause
    sign: Callable[[Event], int] = for_its_doer  # 1: good for the player, -1: bad
    says: Callable[[Event], str] | None = None  # in words; None: as the log tells it


class Points(NamedTuple):
    """A kind of event that only tells of points: how many they are, and to what kinds of events they belong."""

    points: Callable[[Event], int]
    to: Callable[[Event], tuple[str, ...]] = lambda event: LAST


class Causes(NamedTuple):
    """All causes of a game, those that say most first."""

    kinds: Mapping[str, EventKind] = {}
    points: Mapping[str, Points] = {}
    amounts: Mapping[str, Callable[[Any], int]] = {}  # by message ($n): how much a position has of it; more is better
    theirs: Mapping[str, Callable[[Any], int]] = {}  # the same of the opponent; less is better


NO_CAUSES: Final = Causes()
