"""Reviewed games: a small file for each one beside the tables, with its puzzle."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.store.crashes import A_NAME, crash_file
from tableforone.store.files import read_whole, write_whole
from tableforone.store.folder import OWNER_ONLY, OWNERS_FILE, REVIEWS

ENDING: Final = ".json"


def review_file(folder: Path, name: str) -> Path:
    return folder / REVIEWS / f"{name}{ENDING}"


def keep_review(folder: Path, name: str, puzzle: dict[str, Any]) -> None:
    """Record that this game was reviewed; ``puzzle`` is empty if none was found."""
    file = review_file(folder, name)
    file.parent.mkdir(mode=OWNER_ONLY, exist_ok=True)
    write_whole(file, json.dumps(puzzle, ensure_ascii=False), mode=OWNERS_FILE)


def reviewed(folder: Path) -> set[str]:
    """The names of all reviewed tables."""
    return {file.stem for file in (folder / REVIEWS).glob(f"*{ENDING}")}


def puzzle_in(folder: Path, name: str) -> dict[str, Any]:
    """The puzzle that was found in this game; empty if there is none."""
    with suppress(Fault, ValueError):
        if not A_NAME.fullmatch(name):
            return {}
        found = json.loads(read_whole(review_file(folder, name)))
        return found if isinstance(found, dict) else {}
    return {}


def forget(folder: Path, name: str) -> None:
    """Delete what is beside the tables about this one: its crash report and its review."""
    if A_NAME.fullmatch(name):
        for file in (crash_file(folder, name), review_file(folder, name)):
            with suppress(OSError):
                file.unlink(missing_ok=True)
