"""Runs the coach in a subprocess at low priority, so that no table has to wait for it.

It answers one question at a time.  A separate thread talks to the process, so callers never block
on it: they poll for results, and close a question without waiting.  If the process dies, or says
nothing for too long, it is ended, the callers are informed, and the next question starts a new one.
"""

import os
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Condition, Thread
from time import monotonic
from typing import Any, Final

from tableforone import games
from tableforone.coach.hints import SECONDS, Hint
from tableforone.coach.thoughts import looked_back, thought
from tableforone.coach.voice import t
from tableforone.kernel.speech import SPOKEN, speaking
from tableforone.players import mind_of

PATIENCE: Final = 0.1  # seconds between two checks whether to stop
SILENT: Final = 60.0  # seconds without a word until the process is ended
STOPS: Final = 15.0  # the same, once it was told to stop
STOP: Final = "stop"
HINT, REVIEW = "hint", "review"
END: Final = object()  # nothing more will follow


class Asking:
    """A question to the coach, whose results can be polled.

    ``behind`` says whether another question came before it, ``began`` whether its turn has come.
    """

    def __init__(self, question: tuple[Any, ...], stopped: Any, *, behind: bool) -> None:
        self.question: Final = question
        self.stopped: Final = stopped  # the message if the process dies
        self.behind: Final = behind
        self.began = False
        self.left = False
        self._said: Final[deque[Any]] = deque()

    def hear(self, said: Any) -> None:
        self._said.append(said)

    def picked_up(self) -> Any:
        """The next result, END after the last one, or None if there is none yet."""
        return self._said.popleft() if self._said else None

    def close(self) -> None:
        """Stop listening; this never blocks."""
        self.left = True


class Coach:
    """The coach of one server."""

    def __init__(self) -> None:
        self._changed: Final = Condition()  # held only briefly
        self._queue: Final[deque[Asking]] = deque()
        self._now: Asking | None = None
        self._thread: Thread | None = None
        self._closed = False
        self.process: BaseProcess | None = None
        self._line: Any = None

    def warm(self) -> None:
        """Start the process before the first question, as starting takes a moment."""
        with self._changed:
            if self._thread is None and not self._closed:
                self._thread = Thread(target=self._talk, name="coach", daemon=True)
                self._thread.start()

    def ask(self, line: str, seconds: float = SECONDS) -> Asking:
        """Hints for the position of this line."""
        return self._asked((HINT, SPOKEN.get(), line, seconds), Hint("", trouble=t("coach-stopped")))

    def look_back(self, saved: str) -> Asking:
        """The review of a saved game: partial results, then the Review; a message if it stopped."""
        return self._asked((REVIEW, SPOKEN.get(), saved), t("coach-stopped"))

    @property
    def wanted_elsewhere(self) -> bool:
        """Whether another caller is waiting for the current question to end."""
        with self._changed:
            return any(not asking.left for asking in self._queue)

    def close(self) -> None:
        """End the process; listeners get nothing more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    def _asked(self, question: tuple[Any, ...], stopped: Any) -> Asking:
        self.warm()
        with self._changed:
            asking = Asking(question, stopped, behind=self._now is not None or bool(self._queue))
            if self._closed:
                asking.hear(END)
            else:
                self._queue.append(asking)
                self._changed.notify()
        return asking

    # --- the thread

    def _talk(self) -> None:
        with suppress(OSError):
            self._started()
        while (asking := self._next()) is not None:
            try:
                self._answer(asking, self._started())
            except (EOFError, OSError):
                self._end()
                asking.hear(asking.stopped)
            asking.hear(END)
        self._end()

    def _next(self) -> Asking | None:
        """The next question that is still wanted; None when there will be none."""
        with self._changed:
            self._now = None
            while not self._closed:
                self._changed.wait_for(lambda: self._closed or self._queue)
                while self._queue:
                    asking = self._queue.popleft()
                    if not self._closed and not asking.left:
                        self._now, asking.began = asking, True
                        return asking
                    asking.hear(END)
        return None

    def _answer(self, asking: Asking, link: "Connection[Any, Any]") -> None:
        """Pass on the results; a question that was closed is stopped.

        EOFError if the process is dead, or seems to be.
        """
        link.send(asking.question)
        stopping, until = False, monotonic() + SILENT
        while not self._closed:
            if asking.left and not stopping:
                link.send(STOP)
                stopping, until = True, monotonic() + STOPS
            if link.poll(PATIENCE):
                said = link.recv()
                if said is None:
                    return
                asking.hear(said)
                until = until if stopping else monotonic() + SILENT
            elif monotonic() > until:
                raise EOFError

    def _started(self) -> "Connection[Any, Any]":
        if self.process is None or not self.process.is_alive():
            self._end()
            context = get_context("spawn")
            self._line, there = context.Pipe()
            self.process = context.Process(target=work, args=(there,), daemon=True)
            self.process.start()
            there.close()
        link: Connection[Any, Any] = self._line
        return link

    def _end(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self._line.close()
        self.process = None


def work(link: "Connection[Any, Any]") -> None:
    """The process: receive a question, send results until done or stopped, then None."""
    with suppress(EOFError, OSError, KeyboardInterrupt):
        read_ahead(link)
        with suppress(OSError, AttributeError):
            os.nice(10)
        while True:
            asked = link.recv()
            if asked == STOP:
                continue
            kind, language, *about = asked
            with speaking(language):
                for said in looked_back(*about) if kind == REVIEW else thought(*about):
                    link.send(said)
                    if link.poll() and link.recv() == STOP:
                        break
            link.send(None)


def read_ahead(link: "Connection[Any, Any]") -> None:
    """Load games and weights while no question waits, as that takes longer than a first hint."""
    for game in games.ids():
        if link.poll():
            return
        with suppress(Exception):  # a game that cannot be read is reported where it is opened
            mind_of(games.find(game))
