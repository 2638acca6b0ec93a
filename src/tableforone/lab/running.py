"""How is a study played?  What is missing is given out, what comes back is kept; then the report is written."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import NamedTuple

from tableforone.lab.folder import Folder
from tableforone.lab.playing import Task, task
from tableforone.lab.spreading import Played

Spread = Callable[[Iterable[Task]], Iterator[Played]]


class Progress(NamedTuple):
    """How far a study is."""

    done: int  # games
    total: int
    left: float | None  # seconds, as far as one can tell

    @property
    def words(self) -> str:
        """In a line.

        >>> Progress(812, 2000, 370).words
        '812 of 2,000 games, about 6 minutes left'
        """
        ahead = f", about {lasting(self.left)} left" if self.left is not None and self.done < self.total else ""
        return f"{self.done:,} of {self.total:,} games{ahead}"


def lasting(seconds: float) -> str:
    """A time in words.

    >>> lasting(7), lasting(100), lasting(5000), lasting(40000)
    ('7 seconds', '2 minutes', '83 minutes', '11 hours')
    """
    number, unit = (
        (seconds, "second")
        if seconds < 90
        else (seconds / 60, "minute")
        if seconds < 6000
        else (seconds / 3600, "hour")
    )
    whole = max(1, round(number))
    return f"{whole} {unit}{'s' if whole != 1 else ''}"


def run(folder: Folder, spread: Spread, workers: int, hear: Callable[[Progress], None]) -> None:
    """Play whatever is missing of the study in this folder; ``hear`` is told how far it is after every chunk."""
    study = folder.study
    missing = folder.missing()
    begun, played = time.monotonic(), 0
    still = sum(chunk.stop - chunk.start for chunk in missing)
    done = study.total - still
    hear(Progress(done, study.total, None))
    try:
        with closing(spread(task(study, chunk) for chunk in missing)) as parts:  # type: ignore[type-var]
            for chunk, packed in parts:
                folder.keep(chunk, packed)
                played += chunk.stop - chunk.start
                pace = (time.monotonic() - begun) / played
                hear(Progress(done + played, study.total, pace * (still - played)))
    finally:
        if played:
            folder.spent(begun, workers)
