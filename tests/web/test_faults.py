"""Tests that actions are atomic: an exception at any statement leaves the state before or after it.

Each line of the program that an action executes raises once. A sample runs here; all of them with
``TABLEFORONE_FAULTS=all`` (``make faults``).
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import pytest

import tableforone
from tableforone.site.house import House, PageReply
from tableforone.store import Store
from tests.web.walks import walked

pytestmark = pytest.mark.check
PACKAGE: Final = str(Path(tableforone.__file__).parent)
ALL: Final = os.environ.get("TABLEFORONE_FAULTS") == "all"
SAMPLE: Final = 12  # lines of each action that raise in every test run
PARTS: Final = 8  # of all lines, shared by several workers

Line = tuple[str, int]


class Injected(Exception):
    """An exception that no rule and no page expects."""


@contextmanager
def traced(on_line: Callable[[Line], None]) -> Iterator[None]:
    """Call ``on_line`` before each line of the program."""

    def within(frame: FrameType, event: str, given: Any) -> Any:
        if event == "line":
            on_line((frame.f_code.co_filename, frame.f_lineno))
        return within

    def entered(frame: FrameType, event: str, given: Any) -> Any:
        return within if frame.f_code.co_filename.startswith(PACKAGE) else None

    before = sys.gettrace()
    sys.settrace(entered)
    try:
        yield
    finally:
        sys.settrace(before)


class Action(NamedTuple):
    """An action at a table, as the page sends it."""

    path: str
    fields: list[tuple[str, Any]]


def answer(name: str, number: int, house: House) -> Action:
    with house.tables.at(name) as table:
        given = table.legal[0]
    return Action(f"/tables/{name}/answers", [("question", str(number)), ("answer", str(given))])


def undo(name: str, number: int, house: House) -> Action:
    return Action(f"/tables/{name}/undo", [("question", str(number))])


def correct(name: str, number: int, house: House) -> Action:
    """Correct the first entry with another legal answer; everything after it is replayed."""
    with house.tables.at(name) as table:
        fact = next(n for n in table.questions if len(legal_at(table, n)) > 1)
        other = next(a for a in legal_at(table, fact) if a != table.journal[fact])
    return Action(f"/tables/{name}/correct", [("fact", str(fact)), ("given", f"[{other}]"), ("choice", "replay")])


def legal_at(table: Any, number: int) -> list[int]:
    past = table.copy()
    past.undo_to(number)
    found: list[int] = past.legal
    return found


def import_it(name: str, number: int, house: House) -> Action:
    return Action("/tables/import", [("file", house.tables.export(name).encode())])


ACTIONS: Final = {
    "answer": ("grand-austria-hotel", 9, answer),
    "undo": ("grand-austria-hotel", 9, undo),
    "import": ("salamandra", 9, import_it),
    "correct": ("high-season-companion", 7, correct),
    "answer of a companion": ("high-season-companion", 7, answer),
}


class Place:
    """A folder with the table of an action and another table."""

    def __init__(self, folder: Path, kind: str) -> None:
        game, answers, self.make = ACTIONS[kind]
        self.folder = folder
        self.house = House(folder, "")
        self.name = self.house.tables.create(walked(game, answers))
        self.other = self.house.tables.create(walked("salamandra", 2))
        self.house.tables.close()
        self.start = (folder / "tables.sqlite3").read_bytes()
        self.reset()

    def reset(self) -> None:
        """Restore the database from before the action, and read it again."""
        self.house.tables.close()
        for file in self.folder.glob("tables.sqlite3*"):
            file.unlink()
        (self.folder / "tables.sqlite3").write_bytes(self.start)
        self.house = House(self.folder, "")

    def act(self, action: Action) -> PageReply:
        return self.house.answer("POST", action.path, action.fields, False)

    @property
    def action(self) -> Action:
        with self.house.tables.at(self.name) as table:
            number = len(table.journal)
        return self.make(self.name, number, self.house)

    def kept(self) -> list[str]:
        """Every game on disk, as another program reads it."""
        with Store(self.folder) as store:
            return sorted(store.load(summary.id).to_json() for summary in store.summaries())

    def shown(self) -> list[str]:
        """Every game in the running house."""
        texts = []
        for summary in self.house.tables.summaries():
            with self.house.tables.at(summary.id) as table:
                texts.append(table.to_json())
        return sorted(texts)


def cases() -> list[Any]:
    parts = range(PARTS) if ALL else range(1)
    return [pytest.param(kind, part, id=f"{kind} {part}") for kind in ACTIONS for part in parts]


@pytest.mark.parametrize(("kind", "part"), cases())
def test_an_exception_at_any_statement_leaves_nothing_half_done(tmp_path: Path, kind: str, part: int) -> None:
    place = Place(tmp_path, kind)
    # loads everything that is loaded once
    place.house.answer("GET", f"/tables/{place.name}", [], False)
    before = place.kept()
    lines: dict[Line, None] = {}
    action = place.action
    with traced(lambda line: lines.setdefault(line)):
        done = place.act(action)
    assert done.status == 303
    after = place.kept()
    assert after != before
    assert len(lines) > 200
    every = list(lines)[part::PARTS] if ALL else list(lines)[:: max(1, len(lines) // SAMPLE)]
    found = after
    for line in every:
        if found != before:  # otherwise the same house is used again
            place.reset()
        action = place.action  # this reads the table
        fired: list[Line] = []

        def raises(at: Line, wanted: Line = line, fired: list[Line] = fired) -> None:
            if at == wanted and not fired:
                fired.append(at)
                raise Injected(f"{at}")

        acknowledged = False
        try:
            with traced(raises):
                acknowledged = place.act(action).status == 303
        except Injected:
            pass  # raised in the house's own error handling
        found = place.kept()
        assert found in (before, after), (kind, line)
        assert not acknowledged or found == after, (kind, line)
        first = place.house.answer("GET", "/", [], False)
        assert first.status == 200, (kind, line)
        assert place.shown() == found, (kind, line)
    place.house.tables.close()
