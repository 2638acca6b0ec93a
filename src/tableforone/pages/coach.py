"""Shows the coach's hint in the question bar: the suggested turn as a line of moves."""

from collections.abc import Iterable
from typing import Any, Final

from tableforone.kernel.table import Table
from tableforone.pages.render import rendered
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t

MOMENT: Final = 0.2  # seconds of simulation for the chance that is always shown
LAST: Final = "event: end\ndata:\n\n"


def asked(table: Table) -> str:
    """The open position as one line, which holds no seed; "" if there is no choice."""
    return "" if table.over or table.waits_for_chance or len(table.legal) < 2 else table.line


def event(html: str, kind: str = "hint") -> str:
    """A part of the page as a server-sent event.

    >>> event("<p>Pass</p>", "found")
    'event: found\\ndata: <p>Pass</p>\\n\\n'
    """
    return f"event: {kind}\n" + "".join(f"data: {line}\n" for line in html.split("\n")) + "\n"


def chance(hints: Iterable[Any]) -> str:
    """The winning chance from the last of these hints, or points if a win is impossible; or ""."""
    found = [hint for hint in hints if hint.turns]
    if not found:
        return ""
    last = found[-1]
    return t("chance-points", points=round(last.points.mean)) if last.in_points else t("percent", part=last.win.mean)


def said(visit: Visit, name: str, hint: Any, question: int) -> str:
    """The hint as a part of the question bar."""
    return rendered("hint.html", {"hint": hint, "table": name, "question": question, "seal": visit.seal})
