"""Crash reports: the position, answer and exception needed to reproduce a failure of the rules."""

import json
import traceback
from pathlib import PurePath
from typing import Any, Final

from tableforone.kernel.journal import TakenBack
from tableforone.kernel.untrusted import clipped

PACKAGE: Final = PurePath(__file__).parents[1]
LAST: Final = 8  # calls in the report
LONGEST: Final = 200  # characters of the error message


def report(table: Any, error: Exception, answer: Any = None) -> dict[str, Any]:
    """A report of the failure at this answer, or (None) when the position was opened or shown."""
    return {
        "position": _position(table),
        "chance": table.chance,
        "seed": table.seed,
        "answer": None if isinstance(answer, TakenBack) else answer,
        "error": clipped(f"{type(error).__name__}: {error}", LONGEST),
        "where": _where(error),
    }


def _position(table: Any) -> Any:
    try:
        return json.loads(table.line)
    except Exception:  # no position yet, or it cannot be written
        return {"game": table.spec.id, "level": table.setup.level, "modules": list(table.setup.modules)}


def _where(error: Exception) -> list[str]:
    """The last calls within this package, without paths of this machine."""
    calls = [(PurePath(call.filename), call) for call in traceback.extract_tb(error.__traceback__)]
    ours = [(path.relative_to(PACKAGE), call) for path, call in calls if path.is_relative_to(PACKAGE)]
    return [f"{path.as_posix()}:{call.lineno} {call.name}" for path, call in ours[-LAST:]]
