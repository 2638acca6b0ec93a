"""Why is this turn good?  What happens with it that happens less often with another one, in the game's own words."""

from collections.abc import Sequence
from typing import Final

from tableforone.coach.futures import FEWEST, Future, interval
from tableforone.coach.voice import t

OFTEN: Final = 0.4  # of the futures: a smaller difference is not worth a word
WORTH: Final = 0.5  # points that are worth a word
MINE: Final = ("reason-mine", "reason-mine-fewer")
THEIRS: Final = ("reason-theirs", "reason-theirs-more")
COUNTS: Final = 1.0  # points that what happens must bring on average


def reason(ones: Sequence[Future], others: Sequence[Future], opponent: str) -> str:
    """What speaks for the first turn, else what speaks against it; from differences that are surely not zero."""
    if len(ones) < FEWEST:
        return ""
    found = happens(ones, others)
    pairs = list(zip(ones, others, strict=True))
    mine = interval([one.mine - other.mine for one, other in pairs])
    theirs = interval([other.theirs - one.theirs for one, other in pairs])
    heads = [(gain, *keys) for gain, keys in ((mine, MINE), (theirs, THEIRS)) if gain.sure and abs(gain.mean) >= WORTH]
    good = [(gain, more) for gain, more, _ in heads if gain.mean > 0 and not (found and gain is mine)]
    bad = [(gain, fewer) for gain, _, fewer in heads if gain.mean < 0]
    said = [found] if found else []
    for gain, key in good or ([] if found else bad):
        said.append(t(key, points=max(1, round(abs(gain.mean))), opponent=opponent))
    return " ".join(said) or t("reason-none")


def happens(ones: Sequence[Future], others: Sequence[Future]) -> str:
    """What counts most of all that was told: how much more often it happens, times what it brings."""
    n, best = len(ones), (0.0, 0, "")
    for event in sorted({text for future in (*ones, *others) for text in future.told}):
        apart = interval([(event in one.told) - (event in other.told) for one, other in zip(ones, others, strict=True)])
        brings = [future.told[event] for future in (*ones, *others) if event in future.told]
        counts = apart.mean * sum(brings) / len(brings)  # above zero: good for the player
        if apart.mean > 0 and event in ones[0].own:
            continue  # it is the turn itself
        if abs(apart.mean) >= OFTEN and apart.sure and counts >= COUNTS and (counts, len(event)) > best[:2]:
            here, there = sum(event in one.told for one in ones), sum(event in other.told for other in others)
            best = counts, len(event), _said(event, here, there, n)
    return best[2]


def _said(event: str, here: int, there: int, n: int) -> str:
    if here == n and not there:
        return t("reason-always", event=event)
    if here > there:
        return t("reason-often", event=event, times=here, games=n, less=there)
    return t("reason-saves", event=event, times=there, games=n, less=here)
