"""Events that can be the reason why one turn is better than another.

A game declares them in ``voice/causes.py``.  The coach compares the data of events, never their
sentences.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from tableforone.kernel.frames import OPPONENT, Event

LAST: Final[tuple[str, ...]] = ()  # the points are for the last event of the same player


def parts(*places: int) -> Callable[[Event], tuple[Any, ...]]:
    """The values at these places of an event.

    >>> parts(2, 4)(("occupy", 0, 25, 1, 3))
    (25, 3)
    """
    return lambda event: tuple([event[place] for place in places])


def for_its_doer(event: Event) -> int:
    """Good for the player unless the opponent does it."""
    return -1 if event[1] == OPPONENT else 1


class EventKind(NamedTuple):
    """A kind of event that can be a reason."""

    # events with equal values are the same event; None: this event is no reason
    about: Callable[[Event], tuple[Any, ...] | None] = parts(2)
    points: Callable[[Event], int] | None = None  # the player's; negative if the opponent scores
    chosen: bool = False  # a move of the player: no reason if the hint names this move anyway
    sign: Callable[[Event], int] = for_its_doer  # 1: good for the player, -1: bad
    says: Callable[[Event], str] | None = None  # in words; None: the line of the log


class Points(NamedTuple):
    """A kind of event that only counts points: how many, and for which kinds of events."""

    points: Callable[[Event], int]
    to: Callable[[Event], tuple[str, ...]] = lambda event: LAST


class Causes(NamedTuple):
    """All reasons that a game declares, the clearest first."""

    kinds: Mapping[str, EventKind] = {}
    points: Mapping[str, Points] = {}
    # by message (with $n): how much the player has of it in a position; more is better
    amounts: Mapping[str, Callable[[Any], int]] = {}
    theirs: Mapping[str, Callable[[Any], int]] = {}  # the same for the opponent; less is better


NO_CAUSES: Final = Causes()
