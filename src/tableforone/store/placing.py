"""Puts prepared files in place: once they are complete, they always arrive.

A restore that is stopped before all is ready changes nothing; one that is stopped later is finished at the next start.
"""

import os
import shutil
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.store.folder import DECKS, LOCK, OWNERS_FILE, PART, free, locked, sweep
from tableforone.store.looking import files_of, synced

READY: Final = ".restoring"  # the folder in which all is ready
STAMP: Final = "stamp"  # the file in it that says what the old files are called afterwards


class Aside(NamedTuple):
    """Where the old files are kept; None for what was not there, or was not replaced."""

    tables: Path | None
    decks: Path | None


def recover(path: Path) -> None:
    """Finish the restore that was stopped, if there is one; nobody else may be at the folder."""
    folder = path.parent
    sweep(folder)
    if (folder / READY).exists() or (folder / f"{READY}{PART}").exists():
        lock = locked(folder / LOCK)
        if lock is not None:
            try:
                finish(path)
            finally:
                free(lock)


def finish(path: Path) -> None:
    """What was ready takes its place, what was not is cleared away.  Whoever calls this holds the lock."""
    shutil.rmtree(path.parent / f"{READY}{PART}", ignore_errors=True)
    if (path.parent / READY).exists():
        put_in_place(path)


def put_in_place(path: Path) -> Aside:
    """Set the old files aside and put the new ones in their place; doing it again goes on where it was stopped."""
    ready, decks = path.parent / READY, path.parent / DECKS
    stamp = (ready / STAMP).read_text(encoding="utf-8")
    old_tables = path.with_name(f"{path.stem}.set-aside-{stamp}{path.suffix}")
    old_decks = decks.with_name(f"{DECKS}.set-aside-{stamp}")
    if (ready / path.name).exists():
        try:
            _replace(path, ready / path.name, old_tables)
        except BaseException:
            _take_back(path, old_tables)
            raise
    if (ready / DECKS).exists():
        if decks.exists():
            decks.rename(old_decks)
        (ready / DECKS).rename(decks)
    synced(path.parent)
    done = ready.rename(path.parent / f"{READY}{PART}")
    shutil.rmtree(done, ignore_errors=True)
    return Aside(old_tables if old_tables.exists() else None, old_decks if old_decks.exists() else None)


def _replace(path: Path, new: Path, aside: Path) -> None:
    """At every moment one whole file stands at ``path``."""
    for old, kept in zip(files_of(path), files_of(aside), strict=True):
        if old.exists() and not kept.exists():
            _doubled(old, kept)
    for each in files_of(path)[1:]:
        each.unlink(missing_ok=True)  # they belong to what was set aside
    new.replace(path)


def _take_back(path: Path, aside: Path) -> None:
    """It could not be replaced: all is as it was before."""
    for old, kept in zip(files_of(path), files_of(aside), strict=True):
        if kept.exists():
            if not old.exists():
                _doubled(kept, old)
            kept.unlink()
    shutil.rmtree(path.parent / READY, ignore_errors=True)


def _doubled(old: Path, new: Path) -> None:
    try:
        new.hardlink_to(old)  # reads nothing: the disk may be bad
    except OSError:  # a disk without such links
        part = new.with_name(f".{new.name}{PART}")
        part.unlink(missing_ok=True)
        copied(old, part)
        part.rename(new)


def copied(old: Path, new: Path) -> None:
    """A second file with the same content, for its owner only; it is on the disk from here on."""
    with (
        old.open("rb") as read,
        os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_FILE), "wb") as write,
    ):
        shutil.copyfileobj(read, write)
        write.flush()
        os.fsync(write.fileno())
