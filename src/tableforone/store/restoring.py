"""How is a copy put back?  What was there is set aside first; at every moment one whole file stands in its place."""

import os
import secrets
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from tableforone.kernel.faults import Fault
from tableforone.store.backups import Copy, copies
from tableforone.store.database import FILE, check, files_of, looking, sentences, synced
from tableforone.store.faults import FileFault
from tableforone.store.folder import OWNERS_FILE, PART

PATIENCE: Final = 0.5  # seconds until another program counts as one that does not go away


def restore(folder: Path, day: str) -> tuple[Copy, Path | None]:
    """Put the copy of this day in the place of the database; the copy, and where the old file is kept now."""
    path = folder / FILE
    copy = _chosen(path, day)
    with sentences(path):
        if _is_sound(path):
            _claim(path)
        part = folder / f".{secrets.token_hex(8)}{PART}"
        try:
            _write(copy.path, part)
            aside = _set_aside(path)
            for each in files_of(path)[1:]:
                each.unlink(missing_ok=True)  # they belong to what was set aside
            part.replace(path)
            synced(folder)
        finally:
            part.unlink(missing_ok=True)
    return copy, aside


def _chosen(path: Path, day: str) -> Copy:
    there = copies(path)
    if not there:
        raise Fault(f"There are no copies of {path} yet. One is made on each day on which you play.")
    for copy in there:
        if copy.day == day and copy.whole:
            return copy
    wrong = "is damaged" if day in [copy.day for copy in there] else "does not exist"
    whole = ", ".join(copy.day for copy in there if copy.whole) or "none"
    raise Fault(f"The copy {day!r} of {path} {wrong}. Copies that can be put back: {whole}.")


def _is_sound(path: Path) -> bool:
    try:
        with closing(looking(path)) as look:
            check(look, path)
    except (Fault, sqlite3.Error, OSError):
        return False
    return True


def _claim(path: Path) -> None:
    """Is nobody else at these tables now?  (Whoever is at a damaged file will find that it was replaced.)"""
    with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("COMMIT")


def _write(source: Path, target: Path) -> None:
    with (
        source.open("rb") as read,
        os.fdopen(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE), "wb") as write,
    ):
        shutil.copyfileobj(read, write)
        write.flush()
        os.fsync(write.fileno())


def _set_aside(path: Path) -> Path | None:
    """Give the old files further names, so that they stay when theirs are taken."""
    if not path.exists():
        return None
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.set-aside-{stamp}{path.suffix}")
    if aside.exists():
        raise FileFault(aside, "exists already. Try again in a moment.")
    made: list[Path] = []
    try:
        for old, new in zip(files_of(path), files_of(aside), strict=True):
            if old.exists():
                _doubled(old, new)
                made.append(new)
    except BaseException:
        for new in made:
            with suppress(OSError):
                new.unlink()
        raise
    return aside


def _doubled(old: Path, new: Path) -> None:
    try:
        new.hardlink_to(old)  # reads nothing: the disk may be bad
    except OSError:  # a disk without such links
        _write(old, new)
