"""The folder of a study: the study itself, a file for each finished chunk, and the results.

A chunk is written whole or not at all, so a study can be ended at any moment, by anybody, and goes on where it was.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.lab.playing import Chunk, GameRow, chunks, digest_of, rows
from tableforone.lab.study import Cell, Study, in_words
from tableforone.lab.voice import m
from tableforone.store.faults import FileFault, file_fault
from tableforone.store.files import read_whole, whole, write_whole
from tableforone.store.folder import PART

try:
    import fcntl
except ImportError:  # Windows: other processes are not kept away
    fcntl = None  # type: ignore[assignment]

STUDY: Final = "study.json"
CHUNKS: Final = "chunks"
REPORT: Final = "report.html"
TABLE: Final = "games.parquet"
TIMES: Final = "times.json"  # seconds that were spent: never a part of the results
BUSY: Final = "playing"
MADE_BY: Final = "table-for-one-study"


class Times(NamedTuple):
    """How long it took, all sittings together."""

    seconds: float = 0.0
    workers: int = 1


class Folder:
    """The folder of one study."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path: Final = path
        self.study: Final = study

    # --- opening

    @classmethod
    def begun(cls, path: Path, study: Study) -> "Folder":
        """The folder for this study: new, or the one in which it was begun; a Fault where it holds anything else."""
        there = path / STUDY
        if there.exists():
            kept, digests = _read(there)
            if kept.mark != study.mark:
                raise Fault(m("folder-other-study", folder=str(path), title=clipped(in_words(kept).title)))
            if digests != _digests(study):
                raise Fault(m("folder-other-rules", folder=str(path)))
        elif path.exists() and (not path.is_dir() or any(path.iterdir())):
            raise Fault(m("folder-not-empty", folder=str(path)))
        try:
            (path / CHUNKS).mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise file_fault(path, error, m("folder-not-made")) from None
        write_whole(there, _written(study))
        return cls(path, study)

    @classmethod
    def at(cls, path: Path) -> "Folder":
        """The study that a folder holds."""
        return cls(path, _read(path / STUDY)[0])

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else plays this study meanwhile."""
        with (self.path / BUSY).open("a") as door:
            if fcntl:
                try:
                    fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise Fault(m("folder-busy", folder=str(self.path))) from None
            for left in (self.path / CHUNKS).glob(f".*{PART}"):  # of a program that was killed while it wrote
                left.unlink(missing_ok=True)
            yield

    # --- chunks

    def missing(self) -> list[Chunk]:
        """What is still to be played."""
        there = self._names()
        return [chunk for chunk in chunks(self.study) if chunk.name not in there]

    def kept(self) -> list[Chunk]:
        """What was played, of what the study asks for."""
        there = self._names()
        return [chunk for chunk in chunks(self.study) if chunk.name in there]

    def _names(self) -> set[str]:
        return {path.name for path in (self.path / CHUNKS).iterdir()}

    def keep(self, chunk: Chunk, packed: bytes) -> None:
        """Put a finished chunk on the disk, whole."""
        with whole(self.path / CHUNKS / chunk.name, m("then-make-room")) as file:
            file.write(packed)

    def rows(self, chunk: Chunk) -> list[GameRow]:
        """The games of a kept chunk."""
        path = self.path / CHUNKS / chunk.name
        try:
            found = rows(path.read_bytes())
            if len(found) == chunk.stop - chunk.start:
                return found
        except (OSError, ValueError, TypeError, EOFError):
            pass
        raise FileFault(path, m("chunk-damaged"))

    # --- times

    @property
    def times(self) -> Times:
        with suppress(OSError, ValueError, TypeError):
            return Times(**json.loads((self.path / TIMES).read_text(encoding="utf-8")))
        return Times()

    def spent(self, begun: float, workers: int) -> None:
        """Add what this sitting took; where there is no room for it, something worse is being said."""
        seconds = self.times.seconds + time.monotonic() - begun
        with suppress(FileFault):
            write_whole(self.path / TIMES, json.dumps(Times(round(seconds, 1), workers)._asdict()))


def _digests(study: Study) -> dict[str, str]:
    cells = sorted({(cell.game, cell.player) for cell in study.cells})
    return {f"{game}, {player}": digest_of(game, player) for game, player in cells}


def _written(study: Study) -> str:
    told = {"made_by": MADE_BY, **study._asdict(), "cells": [cell._asdict() for cell in study.cells]}
    return json.dumps(told | {"digests": _digests(study)}, ensure_ascii=False, indent=1)


def _read(path: Path) -> tuple[Study, dict[str, str]]:
    told: Any = read_json_text(read_whole(path), str(path))
    try:
        if told.pop("made_by") != MADE_BY:
            raise ValueError
        digests = told.pop("digests")
        cells = tuple(Cell(**{**cell, "modules": tuple(cell["modules"])}) for cell in told.pop("cells"))
        told.pop("axis", None)  # of studies that were begun by older versions
        axes, places = told.pop("axes", ()), told.pop("places", ())
        return Study(**told, cells=cells, axes=tuple(axes), places=tuple(map(tuple, places))), digests
    except (ValueError, TypeError, KeyError, AttributeError):
        raise FileFault(path, m("study-damaged")) from None
