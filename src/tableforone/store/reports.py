"""Small files about one table beside the tables: its crash report, and its review with a puzzle."""

import json
import platform
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import tableforone
from tableforone.kernel.faults import Crash, Fault
from tableforone.store.files import read_whole, write_whole
from tableforone.store.folder import CRASHES, OWNER_ONLY, OWNERS_FILE, REVIEWS

FORMAT: Final = "tableforone crash"
A_NAME: Final = re.compile(r"[a-z0-9-]{1,40}")
ENDING: Final = ".json"


def crash_file(folder: Path, name: str) -> Path:
    return folder / CRASHES / f"{name}{ENDING}"


def review_file(folder: Path, name: str) -> Path:
    return folder / REVIEWS / f"{name}{ENDING}"


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(mode=OWNER_ONLY, exist_ok=True)
    write_whole(file, text, mode=OWNERS_FILE)


def _read(file: Path, name: str) -> str:
    """The text of this table's file; "" if there is none."""
    return read_whole(file) if A_NAME.fullmatch(name) and file.is_file() else ""


def forget(folder: Path, name: str) -> None:
    """Delete these files of a table."""
    if A_NAME.fullmatch(name):
        for file in (crash_file(folder, name), review_file(folder, name)):
            with suppress(OSError):
                file.unlink(missing_ok=True)


# --- crash reports, which the player can send


def keep_report(folder: Path, name: str, crash: Crash) -> None:
    """Write the crash report of this table; a failure to write is ignored."""
    text = report_text(crash.report)
    with suppress(Fault, OSError):
        if A_NAME.fullmatch(name) and report_of(folder, name) != text:
            _write(crash_file(folder, name), text)


def report_text(report: dict[str, Any]) -> str:
    """A report as the text of its file, with the versions of the program."""
    head = {"format": FORMAT, "version": tableforone.__version__, "python": platform.python_version()}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in (head | report).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def report_of(folder: Path, name: str) -> str:
    """The last crash report of this table; "" if there is none."""
    return _read(crash_file(folder, name), name)


# --- reviews


def keep_review(folder: Path, name: str, puzzle: dict[str, Any]) -> None:
    """Record that this game was reviewed; ``puzzle`` is empty if none was found."""
    _write(review_file(folder, name), json.dumps(puzzle, ensure_ascii=False))


def reviewed(folder: Path) -> set[str]:
    """The names of all reviewed tables."""
    return {file.stem for file in (folder / REVIEWS).glob(f"*{ENDING}")}


def puzzle_in(folder: Path, name: str) -> dict[str, Any]:
    """The puzzle that was found in this game; empty if there is none."""
    with suppress(Fault, ValueError):
        found = json.loads(_read(review_file(folder, name), name))
        return found if isinstance(found, dict) else {}
    return {}
