"""Puts restored files in place; once they are ready, an interruption cannot lose them.

A restore that is interrupted before all files are ready changes nothing; one that is interrupted
later is finished at the next start.
"""

import shutil
from pathlib import Path
from typing import Final

from tableforone.store.files import new_file
from tableforone.store.folder import DECKS, LOCK, OWNERS_FILE, PART, locked, sweep
from tableforone.store.looking import files_of, synced

READY: Final = ".restoring"  # the folder with the complete files
STAMP: Final = "stamp"  # the file in it with the new names of the old files


def recover(path: Path) -> None:
    """Finish an interrupted restore, if there is one and no other process holds the lock."""
    folder = path.parent
    sweep(folder)
    if (folder / READY).exists() or (folder / f"{READY}{PART}").exists():
        lock = locked(folder / LOCK)
        if lock is not None:
            with lock:
                finish(path)


def finish(path: Path) -> None:
    """Put ready files in place and delete incomplete ones.  The caller must hold the lock."""
    shutil.rmtree(path.parent / f"{READY}{PART}", ignore_errors=True)
    if (path.parent / READY).exists():
        put_in_place(path)


def put_in_place(path: Path) -> list[Path]:
    """Move the old files aside and the new ones in; can be repeated after an interruption.

    Returns where the old tables and the old decks are now, if there were any.
    """
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
    return [old for old in (old_tables, old_decks) if old.exists()]


def _replace(path: Path, new: Path, aside: Path) -> None:
    """Replace the database; at every moment there is a complete file at ``path``."""
    for old, kept in zip(files_of(path), files_of(aside), strict=True):
        if old.exists() and not kept.exists():
            _doubled(old, kept)
    for each in files_of(path)[1:]:
        each.unlink(missing_ok=True)  # they belong to the old database
    new.replace(path)


def _take_back(path: Path, aside: Path) -> None:
    """Undo a failed replacement."""
    for old, kept in zip(files_of(path), files_of(aside), strict=True):
        if kept.exists():
            if not old.exists():
                _doubled(kept, old)
            kept.unlink()
    shutil.rmtree(path.parent / READY, ignore_errors=True)


def _doubled(old: Path, new: Path) -> None:
    try:
        new.hardlink_to(old)  # without reading: the disk may be bad
    except OSError:  # a disk without hard links
        part = new.with_name(f".{new.name}{PART}")
        part.unlink(missing_ok=True)
        copied(old, part)
        part.rename(new)


def copied(old: Path, new: Path) -> None:
    """Copy a file for its owner only, and sync it to disk."""
    with old.open("rb") as read, new_file(new, OWNERS_FILE) as write:
        shutil.copyfileobj(read, write)
