"""The coach thinks in a process of its own, at low priority: no table waits for it.

One question after the other.  A thread of its own talks to the process, so nobody who asks ever waits for the process:
what it says is picked up, and whoever leaves only says so.  If the process dies, whoever waited is told, and the next
question starts another one.
"""

import os
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Condition, Thread
from typing import Any, Final

from tableforone import games
from tableforone.coach.hints import SECONDS, Hint
from tableforone.coach.thoughts import looked_back, thought
from tableforone.coach.voice import t
from tableforone.kernel.speech import SPOKEN, speaking
from tableforone.players import mind_of

PATIENCE: Final = 0.1  # seconds between two looks whether to stop
STOP: Final = "stop"
HINT, REVIEW = "hint", "review"
END: Final = object()  # nothing more will be said


class Asking:
    """A question to the coach.  What it says can be waited for, one word after the other, or picked up.

    ``behind`` says whether another question came before it, ``began`` whether its turn has come.
    """

    def __init__(self, question: tuple[Any, ...], stopped: Any, *, behind: bool) -> None:
        self.question: Final = question
        self.stopped: Final = stopped  # what is said if the process dies
        self.behind: Final = behind
        self.began = False
        self.left = False
        self._said: Final[SimpleQueue[Any]] = SimpleQueue()

    def hear(self, said: Any) -> None:
        self._said.put(said)

    def picked_up(self) -> Any:
        """The next word, END after the last one, or None where there is none yet."""
        try:
            return self._said.get_nowait()
        except Empty:
            return None

    def __iter__(self) -> "Asking":
        return self

    def __next__(self) -> Any:
        said = END if self.left else self._said.get()
        if said is END:
            self.left = True
            raise StopIteration
        return said

    def close(self) -> None:
        """Nobody listens any more.  This never waits."""
        self.left = True


class Coach:
    """The coach of one server."""

    def __init__(self) -> None:
        self._changed: Final = Condition()  # held for moments only
        self._queue: Final[deque[Asking]] = deque()
        self._now: Asking | None = None
        self._thread: Thread | None = None
        self._closed = False
        self._process: BaseProcess | None = None
        self._line: Any = None

    def warm(self) -> None:
        """Have it ready before it is asked: starting takes a moment."""
        with self._changed:
            if self._thread is None and not self._closed:
                self._thread = Thread(target=self._talk, name="coach", daemon=True)
                self._thread.start()

    def ask(self, line: str, seconds: float = SECONDS) -> Asking:
        """Hints for the position of this line."""
        return self._asked((HINT, SPOKEN.get(), line, seconds), Hint("", trouble=t("coach-stopped")))

    def look_back(self, saved: str) -> Asking:
        """What is judged so far, and the Review last; a sentence if it stopped."""
        return self._asked((REVIEW, SPOKEN.get(), saved), t("coach-stopped"))

    @property
    def wanted_elsewhere(self) -> bool:
        """Does anybody wait until the one who is heard now has heard enough?"""
        with self._changed:
            return any(not asking.left for asking in self._queue)

    def close(self) -> None:
        """End the process; listeners get nothing more."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

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
        """Pass on what it says while it is wanted; what it says after a stop is dropped."""
        link.send(asking.question)
        stopping = False
        while not self._closed:
            if asking.left and not stopping:
                link.send(STOP)
                stopping = True
            if link.poll(PATIENCE):
                said = link.recv()
                if said is None:
                    return
                asking.hear(said)

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
            kind, language, *about = asked
            with speaking(language):
                for said in looked_back(*about) if kind == REVIEW else thought(*about):
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
            mind_of(games.find(game))
