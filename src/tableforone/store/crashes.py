"""Crash reports: a small file for each table where the rules failed, which the player can send."""

import json
import platform
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import tableforone
from tableforone.kernel.faults import Crash, Fault
from tableforone.store.files import read_whole, write_whole
from tableforone.store.folder import CRASHES, OWNER_ONLY, OWNERS_FILE

FORMAT: Final = "tableforone crash"
A_NAME: Final = re.compile(r"[a-z0-9-]{1,40}")


def crash_file(folder: Path, name: str) -> Path:
    return folder / CRASHES / f"{name}.json"


def keep_report(folder: Path, name: str, crash: Crash) -> None:
    """Write the crash report of this table; a failure to write is ignored."""
    if not A_NAME.fullmatch(name):
        return
    file = crash_file(folder, name)
    text = report_text(crash.report)
    with suppress(Fault, OSError):
        if report_of(folder, name) != text:
            file.parent.mkdir(mode=OWNER_ONLY, exist_ok=True)
            write_whole(file, text, mode=OWNERS_FILE)


def report_text(report: dict[str, Any]) -> str:
    """A report as the text of its file, with the versions of the program."""
    head = {"format": FORMAT, "version": tableforone.__version__, "python": platform.python_version()}
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in (head | report).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def report_of(folder: Path, name: str) -> str:
    """The last crash report of this table; "" if there is none."""
    file = crash_file(folder, name)
    return read_whole(file) if A_NAME.fullmatch(name) and file.is_file() else ""
