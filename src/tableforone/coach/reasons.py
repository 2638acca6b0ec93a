"""Why a turn is good: what happens with it more often than with another one."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.coach.futures import FEWEST, Future, interval, points_difference
from tableforone.coach.voice import t

OFTEN: Final = 0.4  # of the futures: a smaller difference is not worth a word
WORTH: Final = 0.5  # points that are worth a word
MINE: Final = ("reason-mine", "reason-mine-fewer")
THEIRS: Final = ("reason-theirs", "reason-theirs-more")
Cause = tuple[str, dict[str, Any]]  # a message and its data
COUNTS: Final = 1.0  # points that what happens must bring on average


def reason(ones: Sequence[Future], others: Sequence[Future], opponent: str) -> str:
    """What speaks for the first turn, else what speaks against it, in words."""
    return " ".join(t(key, **data) for key, data in causes(ones, others, opponent))


def causes(ones: Sequence[Future], others: Sequence[Future], opponent: str) -> list[Cause]:
    """The same before it is put into words; from differences that are surely not zero."""
    if len(ones) < FEWEST:
        return []
    found = happens(ones, others)
    mine = points_difference(ones, others)
    theirs = interval([other.theirs - one.theirs for one, other in zip(ones, others, strict=True)])
    heads = [(gain, *keys) for gain, keys in ((mine, MINE), (theirs, THEIRS)) if gain.sure and abs(gain.mean) >= WORTH]
    good = [(gain, more) for gain, more, _ in heads if gain.mean > 0 and not (found and gain is mine)]
    bad = [(gain, fewer) for gain, _, fewer in heads if gain.mean < 0]
    said = [found] if found else []
    for gain, key in good or ([] if found else bad):
        said.append((key, {"points": max(1, round(abs(gain.mean))), "opponent": opponent}))
    return said or [("reason-none", {})]


def happens(ones: Sequence[Future], others: Sequence[Future]) -> Cause | None:
    """What counts most of all that was told: how much more often it happens, times what it brings."""
    n, best, found = len(ones), (0.0, 0), None
    for event in sorted({text for future in (*ones, *others) for text in future.told}):
        apart = interval([(event in one.told) - (event in other.told) for one, other in zip(ones, others, strict=True)])
        brings = [future.told[event] for future in (*ones, *others) if event in future.told]
        counts = apart.mean * sum(brings) / len(brings)  # above zero: good for the player
        if apart.mean > 0 and event in ones[0].own:
            continue  # it is the turn itself
        if abs(apart.mean) >= OFTEN and apart.sure and counts >= COUNTS and (counts, len(event)) > best:
            here, there = sum(event in one.told for one in ones), sum(event in other.told for other in others)
            best, found = (counts, len(event)), _cause(event, here, there, n)
    return found


def _cause(event: str, here: int, there: int, n: int) -> Cause:
    if here == n and not there:
        return "reason-always", {"event": event}
    if here > there:
        return "reason-often", {"event": event, "times": here, "games": n, "less": there}
    return "reason-saves", {"event": event, "times": there, "games": n, "less": here}
