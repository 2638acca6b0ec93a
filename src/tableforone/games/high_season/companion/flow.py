"""The end of a round at a real table: the Emperor checks only Ralph."""

from tableforone.kernel.asking import overhearing
from tableforone.kernel.frames import TABLE, YOU, Frame

from ..rules import flow
from ..rules.position import HighSeason


def run_close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round as usual (7.2), without anything of yours."""
    overhearing(p, lambda: flow.run_close(p, frame), lambda event: event[:3] != ("visit", TABLE, YOU))
    p.missed[YOU] = 0
    return None
