"""The data folder: no one else may read it, if it holds only our files."""

import os
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path
from time import time
from typing import BinaryIO, Final

from tableforone.kernel.faults import Fault
from tableforone.store.faults import file_fault
from tableforone.store.voice import m

OWNER_ONLY: Final = 0o700
OWNERS_FILE: Final = 0o600
OURS: Final = (
    "tables.",
    "secret",
    "running.",
    "devices.json",
    "backups",
    "decks",
    "studies",
    "crashes",
    "reviews",
    ".",
)  # so do the names of what we put there begin
PART: Final = ".part"  # what is not yet whole
DECKS: Final = "decks"  # the folder of the player's own cards
REVIEWS: Final = "reviews"  # the folder of what was found in finished games
LOCK: Final = "running.lock"  # held by the process that serves or restores the tables
HOUR: Final = 3600  # seconds
ROOM: Final = 65536  # bytes that must be free to begin


def data_folder() -> Path:
    """TABLEFORONE_DATA, or else the place where this system keeps a person's data.

    >>> os.environ["TABLEFORONE_DATA"] = "/somewhere/else"
    >>> data_folder().as_posix()
    '/somewhere/else'
    >>> del os.environ["TABLEFORONE_DATA"]
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
    return chosen if chosen.is_absolute() else home / ".local" / "share"  # a relative path is to be ignored


def made(folder: Path) -> Path:
    """The folder, made if there is none; where it is ours alone it is shut for everybody else."""
    if not folder.is_dir():
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
    elif os.name == "posix" and _is_open_to_others(folder) and _is_ours(folder):
        with suppress(OSError):
            folder.chmod(OWNER_ONLY)
    return folder


def _is_open_to_others(folder: Path) -> bool:
    """May we close it to others?  Not another user's folder, and not a shared one such as /tmp."""
    about = folder.stat()
    return bool(about.st_mode & 0o077) and not about.st_mode & stat.S_ISVTX and about.st_uid == os.geteuid()


def _is_ours(folder: Path) -> bool:
    """A folder with other things in it than ours is not ours to shut."""
    return all(each.name.startswith(OURS) for each in folder.iterdir())


def shut(path: Path) -> None:
    """Let only its owner read and write this file, if it is there."""
    if os.name == "posix":
        with suppress(OSError):
            if path.stat().st_mode & 0o077:
                path.chmod(OWNERS_FILE)


def shut_folder(folder: Path) -> None:
    """Let only its owner look into this folder of ours and read its files, if it is there."""
    if os.name == "posix" and folder.is_dir():
        with suppress(OSError):
            folder.chmod(OWNER_ONLY)
            for each in folder.iterdir():
                shut(each)


def others_can_look(folder: Path) -> bool:
    """Can other people of this machine look into the folder?"""
    return os.name == "posix" and bool(folder.stat().st_mode & 0o077)


def sweep(folder: Path) -> None:
    """Remove incomplete files of an earlier crash; new ones may still be in use."""
    with suppress(OSError):
        for left in folder.glob(f".*{PART}*"):
            if left.is_file() and left.stat().st_mtime < time() - HOUR:
                left.unlink(missing_ok=True)


# --- one at a time


def locked(path: Path) -> BinaryIO | None:
    """The file, locked as long as it is open and this program runs; None where another one holds it."""
    file = open(path, "ab", opener=lambda name, flags: os.open(name, flags, OWNERS_FILE))  # noqa: SIM115  # it stays open
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
    except OSError:  # a disk without locks: as before there were any
        pass
    return file


def free(lock: BinaryIO) -> None:
    """Let others have it."""
    lock.close()


def ready(folder: Path) -> Path:
    """The data folder, as an absolute path, after something was written to it for a trial; a Fault if that fails."""
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
