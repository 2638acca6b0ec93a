"""Find the turn: a position in which one turn is clearly best, a new one every day."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.speech import speech_of
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.tables import Tables
from tableforone.pages.verdict import as_tuples
from tableforone.pages.visit import Visit
from tableforone.pages.voice import t
from tableforone.store import Summary

FILE: Final = Path(tableforone.__file__).parent / "coach" / "puzzles.json"
MARK: Final = "puzzle:"
COACH: Final = speech_of(FILE.parent / "voice")


class PuzzleMove(NamedTuple):
    """One move of the best turn, and whether it was made."""

    words: str
    made: bool


@cache
def all_puzzles(file: Path = FILE) -> tuple[dict[str, Any], ...]:
    """All puzzles, those of each game spread evenly."""
    known = json.loads(file.read_text(encoding="utf-8"))["puzzles"] if file.is_file() else []
    many = Counter(one["game"] for one in known)
    places = Counter[str]()
    turns = []
    for one in known:
        turns.append(((places[one["game"]] + 0.5) / many[one["game"]], one["game"], one))
        places[one["game"]] += 1
    return tuple(one for _, _, one in sorted(turns, key=lambda turn: turn[:2]))


def puzzle_of(day: date) -> dict[str, Any] | None:
    """The puzzle of a day, the same for everybody."""
    known = all_puzzles()
    return known[day.toordinal() % len(known)] if known else None


def table_of(puzzle: dict[str, Any], mark: str) -> Table:
    """A table at the moment of the puzzle."""
    table = tableforone.new(puzzle["game"], level=puzzle["level"], seed=puzzle["seed"])
    for answer in puzzle["answers"]:
        table.answer(answer)
    table.mark = mark
    return table


def reason_of(puzzle: Mapping[str, Any]) -> str:
    """Why its turn is the best one, in the language of the reader."""
    spec = games.find(puzzle["game"])
    said = []
    for key, data in puzzle["reason"]:
        happens = {"event": spec.tell(as_tuples(data["event"]))} if "event" in data else {}
        said.append(COACH.t(key, **data | happens))
    return " ".join(said)


def begun(summaries: Iterable[Summary], day: date) -> str:
    """The table of a day's puzzle, if it was opened."""
    mark = f"{MARK}{day}"
    return next((one.id for one in summaries if one.mark == mark and not one.trouble), "")


def sit_down(tables: Tables) -> Redirect:
    """Today's puzzle, from its beginning or where it was left."""
    day = date.today()
    puzzle = puzzle_of(day)
    if puzzle is None:
        raise Fault(t("puzzle-none"))
    name = begun(tables.summaries(), day) or tables.create(table_of(puzzle, f"{MARK}{day}"))
    return Redirect(f"/tables/{name}")


def check(visit: Visit, tables: Tables, name: str, shown: str = "") -> Page | Redirect:
    """What was found, and the answer with its reason."""
    with tables.at(name) as table:
        puzzle = _puzzle_at(table)
        if puzzle is None:
            return Redirect(f"/tables/{name}")
        best = table_of(puzzle, "")
        start = len(best.journal)
        tried = [n for n in table.questions if n >= start]
        moves = _moves(best, table, puzzle["line"], start) if tried or shown else []
        found = _same(table, best, start)
        context = tabletop.playing(name, table) | {
            "title": t("puzzle-title"),
            "here": "tables",
            "moves": moves,
            "found": found,
            "tried": bool(tried),
            "yours": [upfirst(_said(table, n)) for n in tried][: len(moves) + 2],
            "worth": puzzle["points"],
            "reason": reason_of(puzzle),
            "start": start,
        }
        return page(visit, "puzzle.html", **context)


def _puzzle_at(table: Table) -> dict[str, Any] | None:
    if not table.mark.startswith(MARK):
        return None
    try:
        return puzzle_of(date.fromisoformat(table.mark.removeprefix(MARK)))
    except ValueError:
        return None


def _moves(best: Table, table: Table, line: list[int], start: int) -> list[PuzzleMove]:
    """The moves of the best turn that are a choice; ``best`` makes them all."""
    made = {_said(table, n) for n in table.questions if n >= start}
    found = []
    for answer in line:
        if len(best.legal) > 1:
            words = best.spec.say(best.position, answer)
            found.append(PuzzleMove(upfirst(words), words in made))
        best.answer(answer)
    return found


def _same(table: Table, best: Table, start: int) -> bool:
    """Was the position behind the best turn reached, in whatever order?"""
    after = best.position.key()
    places = [n for n in table.questions if n > start]
    return table.position.key() == after or any(table.position_at(n).key() == after for n in places)


def _said(table: Table, number: int) -> str:
    answer = table.journal[number]
    return table.spec.say(table.position_at(number), answer)


class Today(NamedTuple):
    """Today's puzzle on the first page."""

    game: str
    moves: int
    begun: bool


def today(summaries: Iterable[Summary]) -> Today | None:
    day = date.today()
    puzzle = puzzle_of(day)
    return Today(games.find(puzzle["game"]).name, len(puzzle["line"]), bool(begun(summaries, day))) if puzzle else None
