"""Runs a study: distributes missing chunks and saves finished ones."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import NamedTuple

from tableforone.lab.folder import Folder
from tableforone.lab.playing import Task, task
from tableforone.lab.spreading import Played
from tableforone.lab.voice import t

Spread = Callable[[Iterable[Task]], Iterator[Played]]


class Progress(NamedTuple):
    """The progress of a study."""

    done: int  # games
    total: int
    left: float | None  # estimated seconds

    @property
    def words(self) -> str:
        """The progress in one line.

        >>> Progress(812, 2000, 370).words
        '812 of 2,000 games, about 6 minutes left'
        """
        return f"{self.games}, {self.ahead}" if self.ahead else self.games

    @property
    def games(self) -> str:
        return t("progress", done=self.done, all=self.total)

    @property
    def ahead(self) -> str:
        """The remaining time; "" if unknown."""
        if self.left is None or self.done == self.total:
            return ""
        return t("progress-left", time=lasting(self.left))


def lasting(seconds: float) -> str:
    """A duration in words.

    >>> lasting(7), lasting(100), lasting(5000), lasting(40000)
    ('7 seconds', '2 minutes', '83 minutes', '11 hours')
    """
    if seconds < 90:
        return t("seconds", n=max(1, round(seconds)))
    return t("minutes", n=round(seconds / 60)) if seconds < 6000 else t("hours", n=round(seconds / 3600))


def run(folder: Folder, spread: Spread, workers: int, hear: Callable[[Progress], None]) -> None:
    """Play the missing chunks of the study in this folder; calls ``hear`` after every chunk."""
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
