"""Where does the coach think?  In a process of its own, behind everything else: no table waits for it.

One question after the other; whoever asked may stop it.  If the process dies, whoever waited is told, and the next
question starts another one.
"""

import os
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from typing import Any, Final

from tableforone import games
from tableforone.coach.hints import SECONDS, Hint
from tableforone.coach.thoughts import looked_back, thought
from tableforone.players import judge_of

PATIENCE: Final = 0.1  # seconds between two looks whether to stop
STOPPED: Final = "The coach stopped in the middle of it. The table goes on; ask again if you like."
STOP: Final = "stop"
REVIEW: Final = "review"


class Coach:
    """The coach of one server."""

    def __init__(self) -> None:
        self._lock: Final = Lock()
        self._process: BaseProcess | None = None
        self._line: Any = None
        self._waiting: Final[set[object]] = set()

    def warm(self) -> None:
        """Have it ready before it is asked: starting takes a moment."""
        if self._process is None:
            Thread(target=self._ready, daemon=True).start()

    def ask(self, line: str, wanted: Any, seconds: float = SECONDS) -> Generator[Hint, None, None]:
        """Hints for the position of this line, as long as they are ``wanted()``."""
        try:
            yield from self._asked((line, seconds), wanted)
        except (EOFError, OSError):
            yield Hint("", "", (), 0, 0.0, STOPPED)

    def look_back(self, saved: str, wanted: Any) -> Generator[Any, None, None]:
        """How far the review of a saved game is, as (done, all), and the Review last; a sentence if it stopped."""
        try:
            yield from self._asked((REVIEW, saved), wanted)
        except (EOFError, OSError):
            yield STOPPED

    @property
    def wanted_elsewhere(self) -> bool:
        """Does anybody wait until the one who is heard now has heard enough?"""
        return bool(self._waiting)

    def _asked(self, question: tuple[Any, ...], wanted: Any) -> Iterator[Any]:
        waits = object()
        self._waiting.add(waits)
        with self._lock:
            self._waiting.discard(waits)
            try:
                link = self._started()
                link.send(question)
                yield from self._heard(link, wanted)
            except (EOFError, OSError):
                self._end()
                raise

    def close(self) -> None:
        with self._lock:
            self._end()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def _ready(self) -> None:
        with self._lock, suppress(OSError):
            self._started()

    def _started(self) -> "Connection[Any, Any]":
        if self._process is None or not self._process.is_alive():
            self._end()
            context = get_context("spawn")
            self._line, there = context.Pipe()
            self._process = context.Process(target=work, args=(there,), daemon=True)
            self._process.start()
            there.close()
        link: Connection[Any, Any] = self._line
        return link

    def _heard(self, link: "Connection[Any, Any]", wanted: Any) -> Iterator[Any]:
        """What it says, as long as somebody wants it; what it still says when told to stop is let go."""
        ended = False
        try:
            while wanted():
                if link.poll(PATIENCE):
                    said = link.recv()
                    if said is None:
                        ended = True
                        return
                    yield said
        finally:
            if not ended:
                with suppress(EOFError, OSError):
                    link.send(STOP)
                    while link.recv() is not None:
                        pass

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._line.close()
        self._process = None


def work(link: "Connection[Any, Any]") -> None:
    """The process: hear a question, send hints until it is sure or told to stop, then None."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        read_ahead(link)
        with suppress(OSError, AttributeError):
            os.nice(10)
        while True:
            asked = link.recv()
            if asked == STOP:
                continue
            for said in looked_back(asked[1]) if asked[0] == REVIEW else thought(*asked):
                link.send(said)
                if link.poll() and link.recv() == STOP:
                    break
            link.send(None)


def read_ahead(link: "Connection[Any, Any]") -> None:
    """Games and weights, as long as nobody asks: reading them takes longer than a first word."""
    for game in games.ids():
        if link.poll():
            return
        with suppress(Exception):  # a game that cannot be read is told of where it is opened
            judge_of(games.find(game))
