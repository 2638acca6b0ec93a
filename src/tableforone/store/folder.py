"""The data folder: other users cannot read it, if it contains only files of the app."""

import os
import secrets
import stat
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import time
from typing import BinaryIO, Final

from tableforone.kernel.caches import OWNER_ONLY as OWNER_ONLY
from tableforone.kernel.faults import Fault
from tableforone.store.faults import file_fault
from tableforone.store.voice import m

OWNERS_FILE: Final = 0o600
PART: Final = ".part"  # an incomplete file
BACKUPS: Final = "backups"  # the folder of the daily copies
CRASHES: Final = "crashes"  # the folder of crash reports
DECKS: Final = "decks"  # the folder of the player's own cards
HTTPS: Final = "https"  # the folder of the certificates
REVIEWS: Final = "reviews"  # the folder of reviewed games
STUDIES: Final = "studies"  # the folder of the lab
# the beginnings of the names of the app's files
OURS: Final = ("tables.", "secret", "running.", "devices.json", BACKUPS, CRASHES, DECKS, HTTPS, REVIEWS, STUDIES, ".")
LOCK: Final = "running.lock"  # locked by the process that serves or restores the tables
HOUR: Final = 3600  # seconds
ROOM: Final = 65536  # bytes that must be free to start


def data_folder() -> Path:
    """TABLEFORONE_DATA, or the system's standard place for a user's data.

    >>> from unittest.mock import patch
    >>> with patch.dict(os.environ, TABLEFORONE_DATA="/somewhere/else"):
    ...     data_folder().as_posix()
    '/somewhere/else'
    """
    chosen = os.environ.get("TABLEFORONE_DATA")
    return Path(chosen) if chosen else _of_this_system() / "tableforone"


def _of_this_system() -> Path:
    try:
        home = Path.home()
    except RuntimeError:
        raise Fault(m("no-home")) from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    # a relative path must be ignored
    return chosen if chosen.is_absolute() else home / ".local" / "share"


def made(folder: Path) -> Path:
    """Create the folder if needed; if only the app uses it, close it to other users."""
    if not folder.is_dir():
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    elif os.name == "posix" and _is_open_to_others(folder) and _is_ours(folder):
        with suppress(OSError):
            folder.chmod(OWNER_ONLY)
    return folder


def _is_open_to_others(folder: Path) -> bool:
    """Whether other users can read this folder, and it may be closed to them.

    Another user's folder and a shared one such as /tmp must stay as they are.
    """
    about = folder.stat()
    return bool(about.st_mode & 0o077) and not about.st_mode & stat.S_ISVTX and about.st_uid == os.geteuid()


def _is_ours(folder: Path) -> bool:
    """Whether the folder contains only files of the app."""
    return all(each.name.startswith(OURS) for each in folder.iterdir())


def shut(path: Path) -> None:
    """Let only the owner read and write this file, if it exists."""
    if os.name == "posix":
        with suppress(OSError):
            if path.stat().st_mode & 0o077:
                path.chmod(OWNERS_FILE)


def shut_folder(folder: Path) -> None:
    """Let only the owner open this folder and everything in it, if it exists."""
    if os.name == "posix" and folder.is_dir():
        with suppress(OSError):
            folder.chmod(OWNER_ONLY)
            for each in folder.iterdir():
                shut_folder(each) if each.is_dir() else shut(each)


def others_can_look(folder: Path) -> bool:
    """Whether other users of this machine can read the folder."""
    return os.name == "posix" and bool(folder.stat().st_mode & 0o077)


def sweep(folder: Path) -> None:
    """Delete incomplete files left by a crash; recent ones may still be in use."""
    with suppress(OSError):
        for left in folder.glob(f".*{PART}*"):
            if left.is_file() and left.stat().st_mtime < time() - HOUR:
                left.unlink(missing_ok=True)


# --- locking


def locked(path: Path) -> BinaryIO | None:
    """The file, locked while it is open and the program runs; None if another process holds it."""
    file = open(path, "ab", opener=partial(os.open, mode=OWNERS_FILE))  # noqa: SIM115  # it stays open
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        elif sys.platform != "emscripten":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:  # a disk without locks: continue without one
        pass
    return file


def ready(folder: Path) -> Path:
    """The data folder as an absolute path, after a test write; a Fault if that fails."""
    probe = None
    try:
        folder = made(folder.expanduser()).resolve()
        probe = folder / f".{secrets.token_hex(8)}{PART}"
        with probe.open("xb") as file:
            file.write(bytes(ROOM))
    except (OSError, ValueError, RuntimeError) as error:
        raise file_fault(folder, error, m("folder-unusable")) from None
    finally:
        if probe:
            with suppress(OSError):
                probe.unlink(missing_ok=True)
    return folder
