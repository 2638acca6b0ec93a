"""The folder of a study: the study itself, a file for each finished chunk, and the results.

A chunk is written as a whole or not at all, so a study can be stopped at any time and continues
where it was.
"""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.lab.playing import Chunk, GameRow, chunks, digest_of, rows
from tableforone.lab.study import Cell, Study, in_words
from tableforone.lab.voice import m
from tableforone.store.faults import FileFault, file_fault
from tableforone.store.files import EVERYONES_FILE, read_whole, whole, write_whole
from tableforone.store.folder import OWNER_ONLY, OWNERS_FILE, PART, STUDIES

try:
    import fcntl
except ImportError:  # Windows: no lock against other processes
    fcntl = None  # type: ignore[assignment]

STUDY: Final = "study.json"
CHUNKS: Final = "chunks"
REPORT: Final = "report.html"
TABLE: Final = "games.parquet"
TIMES: Final = "times.json"  # seconds spent; never part of the results
BUSY: Final = "playing"
MADE_BY: Final = "table-for-one-study"


class Times(NamedTuple):
    """The total playing time, over all runs."""

    seconds: float = 0.0
    workers: int = 1


class Folder(NamedTuple):
    """The folder of one study."""

    path: Path
    study: Study

    # --- opening

    @classmethod
    def begun(cls, path: Path, study: Study) -> "Folder":
        """The folder for this study, new or continued; a Fault if it holds anything else."""
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
            if is_own(path):
                for each in (path.parent, path, path / CHUNKS):
                    each.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
            (path / CHUNKS).mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise file_fault(path, error, m("folder-not-made")) from None
        folder = cls(path, study)
        folder.write(STUDY, _written(study))
        return folder

    @classmethod
    def at(cls, path: Path) -> "Folder":
        """The study in a folder."""
        return cls(path, _read(path / STUDY)[0])

    # --- writing

    @property
    def mode(self) -> int:
        """The permissions of its files: only the owner may read a study of the data folder."""
        return OWNERS_FILE if is_own(self.path) else EVERYONES_FILE

    def write(self, name: str, text: str) -> None:
        """Write a text to a file of this folder."""
        write_whole(self.path / name, text, mode=self.mode)

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Lock the study, so that no other process plays it."""
        with open(self.path / BUSY, "a", opener=partial(os.open, mode=self.mode)) as door:
            if fcntl:
                try:
                    fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise Fault(m("folder-busy", folder=str(self.path))) from None
            # left by a program that was killed while writing
            for left in (self.path / CHUNKS).glob(f".*{PART}"):
                left.unlink(missing_ok=True)
            yield

    # --- chunks

    def missing(self) -> list[Chunk]:
        """The chunks still to be played."""
        there = self._names()
        return [chunk for chunk in chunks(self.study) if chunk.name not in there]

    def kept(self) -> list[Chunk]:
        """The finished chunks that belong to the study."""
        there = self._names()
        return [chunk for chunk in chunks(self.study) if chunk.name in there]

    def _names(self) -> set[str]:
        return {path.name for path in (self.path / CHUNKS).iterdir()}

    def keep(self, chunk: Chunk, packed: bytes) -> None:
        """Write a finished chunk to disk, as a whole."""
        with whole(self.path / CHUNKS / chunk.name, m("then-make-room"), self.mode) as file:
            file.write(packed)

    def rows(self, chunk: Chunk) -> list[GameRow]:
        """The games of a finished chunk."""
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
        """Add the time of this run; failures are ignored, as a full disk is already reported."""
        seconds = self.times.seconds + time.monotonic() - begun
        with suppress(FileFault):
            self.write(TIMES, json.dumps(Times(round(seconds, 1), workers)._asdict()))


def is_own(path: Path) -> bool:
    """Whether this is a study of the data folder, not one in a folder that a person chose."""
    return path.absolute().parent.name == STUDIES


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
        told.pop("axis", None)  # from studies of older versions
        axes, places = told.pop("axes", ()), told.pop("places", ())
        return Study(**told, cells=cells, axes=tuple(axes), places=tuple(map(tuple, places))), digests
    except (ValueError, TypeError, KeyError, AttributeError):
        raise FileFault(path, m("study-damaged")) from None
