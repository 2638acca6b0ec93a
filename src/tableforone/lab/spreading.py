"""Plays chunks in this process or in several; a process that dies loses only its chunk.

Only a few chunks are in flight at once, so memory does not grow with the study.
"""

import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.lab.playing import Chunk, Task, play
from tableforone.lab.voice import m

Played = tuple[Chunk, bytes]
MOST_DEATHS: Final = 5  # in a row without a finished chunk: more is not a coincidence


def here(tasks: Iterable[Task]) -> Iterator[Played]:
    """Play one after the other, in this process."""
    for task in tasks:
        yield task.chunk, play(task)


def in_processes(tasks: Iterable[Task], workers: int) -> Iterator[Played]:
    """Play in several processes; results come in the order in which they finish."""
    crew = Crew(tasks)
    try:
        for _ in range(workers):
            crew.hire()
        while crew.busy:
            yield from crew.news()
    finally:
        crew.dismiss()


class Crew:
    """Worker processes, each with one chunk."""

    def __init__(self, tasks: Iterable[Task]) -> None:
        self.tasks: Final = iter(tasks)
        self.again: Final[list[Task]] = []  # chunks of workers that died
        self.busy: Final[dict[Connection, tuple[Any, Task]]] = {}
        self.deaths = 0

    def hire(self) -> None:
        """Start one more worker, if there is anything to do."""
        task = self._next()
        if task is None:
            return
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        worker = context.Process(target=_work, args=(theirs,), daemon=True)
        worker.start()
        theirs.close()
        self._give(ours, worker, task)

    def _next(self) -> Task | None:
        return self.again.pop() if self.again else next(self.tasks, None)

    def _give(self, line: Connection, worker: Any, task: Task) -> None:
        self.busy[line] = worker, task
        with suppress(OSError):  # it has just died: reading from its pipe will tell
            line.send(task)

    def news(self) -> Iterator[Played]:
        """Finished chunks; idle workers get the next one."""
        for line in wait(list(self.busy)):
            assert isinstance(line, Connection)
            worker, task = self.busy.pop(line)
            try:
                found = line.recv()
            except (EOFError, OSError):
                self._mourn(line, worker, task)
                continue
            if isinstance(found, Exception):
                line.close()
                raise found
            self.deaths = 0
            following = self._next()
            if following is None:
                line.close()
            else:
                self._give(line, worker, following)
            yield task.chunk, found

    def _mourn(self, line: Connection, worker: Any, task: Task) -> None:
        line.close()
        worker.join()
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise Fault(m("workers-end"))
        self.again.append(task)
        self.hire()

    def dismiss(self) -> None:
        for line, (worker, _) in self.busy.items():
            line.close()
            worker.terminate()
            worker.join()


def _work(line: Connection) -> None:
    """A worker process: receives chunks and sends rows until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles interrupts
    while True:
        try:
            task = line.recv()
        except EOFError:
            return
        try:
            found: bytes | Exception = play(task)
        except Exception as error:
            found = error
        line.send(found)
