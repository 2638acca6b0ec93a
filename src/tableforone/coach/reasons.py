"""Reasons for a turn: what happens more often with it than with another one."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tableforone.coach.futures import FEWEST, Future, Happening, Interval, difference, interval, points_difference
from tableforone.coach.voice import t
from tableforone.puzzles import Cause

MUCH: Final = 0.7  # share of the futures: this much more often is worth a word even without points
OFTEN: Final = 0.4  # share of the futures: a smaller difference is not worth a word
WORTH: Final = 0.5  # points that are worth a word
MINE: Final = ("reason-mine", "reason-mine-fewer")
THEIRS: Final = ("reason-theirs", "reason-theirs-more")
SAVES: Final = "reason-saves"
NOTHING: Final[Cause] = ("reason-none", {})
COUNTS: Final = 1.0  # points that an event must gain on average


def reason(ones: Sequence[Future], others: Sequence[Future], opponent: str) -> str:
    """What speaks for the first turn, otherwise what speaks against it, in words."""
    return in_words(causes(ones, others, opponent))


def in_words(found: Sequence[Cause]) -> str:
    return " ".join(t(key, **data) for key, data in found)


def causes(ones: Sequence[Future], others: Sequence[Future], opponent: str, gap: Interval | None = None) -> list[Cause]:
    """The same before it is put into words; only from differences that are surely not zero.

    ``gap`` is how much better the first turn is; by default in points of margin.
    """
    if len(ones) < FEWEST:
        return []
    gap = gap or difference(ones, others)
    mine = points_difference(ones, others)
    theirs = interval([other.theirs - one.theirs for one, other in zip(ones, others, strict=True)])
    good, bad = list[Cause](), list[Cause]()
    for gain, (more, fewer) in ((mine, MINE), (theirs, THEIRS)):
        if gain.sure and abs(gain.mean) >= WORTH:
            data = {"points": max(1, round(abs(gain.mean))), "opponent": opponent}
            good += [(more, data)] if gain.mean > 0 else []
            bad += [(fewer, data)] if gain.mean < 0 else []
    if bad and gap.high < 0:
        return bad + good  # a turn that is surely worse is not praised
    found = happens(ones, others)
    if found and found[0] == SAVES and THEIRS[1] in [key for key, _ in bad]:
        found = None  # not a saving: he scores more in total
    if found:
        return [found, *(cause for cause in good if cause[0] not in MINE)]
    if gap.low > 0 and (found := happens(ones, others, own=True) or follows(ones, others)):
        return [found, *(cause for cause in good if cause[0] not in MINE)]
    return good or bad or [NOTHING]


def happens(ones: Sequence[Future], others: Sequence[Future], own: bool = False) -> Cause | None:
    """The event that counts most: its points, weighted by how much more or less often it happens.

    ``own``: events that only restate the turn's own moves count, too.
    """
    n, best, found = len(ones), (0.0, 0), None
    for what in sorted({what for future in (*ones, *others) for what in future.told}, key=str):
        met = [[what in future.told or what in future.heard for future in turn] for turn in (ones, others)]
        apart = interval([one - other for one, other in zip(*met, strict=True)])
        more = ones if apart.mean > 0 else others  # the turn in which it happens more often
        brings = [future.told[what] for future in more if what in future.told]
        # above zero: good for the player
        counts = apart.mean * sum(brings) / len(brings) if brings else 0.0
        if not own and apart.mean > 0 and what in ones[0].own:
            continue  # it is the turn itself
        text = _text(what, more)
        if abs(apart.mean) >= OFTEN and apart.sure and counts >= COUNTS and (counts, len(text)) > best:
            best, found = (counts, len(text)), _cause(text, sum(met[0]), sum(met[1]), n)
    return found


def follows(ones: Sequence[Future], others: Sequence[Future]) -> Cause | None:
    """What the player does much more often after the first turn, even without points at once."""
    n, best, found = len(ones), (MUCH, 0), None
    for what in sorted({what for future in ones for what in future.told if what not in future.own}, key=str):
        met = [[what in future.heard for future in turn] for turn in (ones, others)]
        apart = (sum(met[0]) - sum(met[1])) / n
        text = _text(what, ones)
        if (apart, len(text)) > best and min(future.told.get(what, 0) for future in ones) >= 0:
            best, found = (apart, len(text)), _cause(text, sum(met[0]), sum(met[1]), n)
    return found


def _text(what: Happening, futures: Sequence[Future]) -> str:
    """The most frequent text of an event."""
    texts = Counter(
        future.events[what][0] if what in future.events else what for future in futures if what in future.told
    )
    return max(sorted(texts), key=lambda text: texts[text]) if texts else ""


def _cause(event: str, here: int, there: int, n: int) -> Cause:
    if here == n and not there:
        return "reason-always", {"event": event}
    if here > there:
        return "reason-often", {"event": event, "times": here, "games": n, "less": there}
    return SAVES, {"event": event, "times": there, "games": n, "less": here}
