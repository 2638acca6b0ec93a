"""Puzzles: find the best turn. There is a new one every day; others come from reviewed games."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import date
from functools import cache
from typing import Final, NamedTuple

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.table import Table
from tableforone.pages import strength, tabletop
from tableforone.pages.render import page, rendered
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit
from tableforone.pages.voice import m, t
from tableforone.puzzles import OwnPuzzle, Puzzle, kept, own_puzzle, reason_of
from tableforone.store import Missing, Sittings, Summary, Unopenable
from tableforone.store.reports import keep_review, puzzle_in, reviewed
from tableforone.store.summary import PUZZLE

MARK: Final = PUZZLE
OWN: Final = f"{PUZZLE}own:"  # followed by the name of the reviewed game
LONGEST: Final = 5_000  # characters of a stored puzzle


class PuzzleMove(NamedTuple):
    """One move of the best turn, and whether the player made it."""

    words: str
    made: bool


class Posed(NamedTuple):
    """An open puzzle: its starting position, and the puzzle with the best turn."""

    start: Table
    best: Puzzle | OwnPuzzle


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles of the package, with the games mixed evenly."""
    many = Counter(one.game for one in kept())
    places = Counter[str]()
    turns = []
    for one in kept():
        turns.append(((places[one.game] + 0.5) / many[one.game], one.game, one))
        places[one.game] += 1
    return tuple(one for _, _, one in sorted(turns, key=lambda turn: turn[:2]))


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everyone."""
    known = all_puzzles()
    return known[day.toordinal() % len(known)] if known else None


def sit_down(tables: Sittings, game: str = "") -> Redirect:
    """Start or continue today's puzzle, or the puzzle of a reviewed game."""
    mark = f"{OWN}{game}" if game else f"{MARK}{date.today()}"
    posed = _own(tables, game) if game else _of_today()
    if posed is None:
        raise Fault(t("puzzle-gone") if game else t("puzzle-none"))
    posed.start.mark = mark
    return Redirect(f"/tables/{tables.once(posed.start)}")


def check(visit: Visit, tables: Sittings, name: str, shown: str = "") -> Page | Redirect:
    """What the player found, and the solution with its reason."""
    with tables.at(name) as table:
        mark = table.mark
        posed = None if mark.startswith(OWN) or not mark.startswith(MARK) else _of_table(table)
    if mark.startswith(OWN):
        posed = _own(tables, mark.removeprefix(OWN))
    if posed is None:
        return Redirect(f"/tables/{name}")
    with tables.at(name) as table:
        best, start = posed.start, len(posed.start.journal)
        tried = [n for n in table.questions if n >= start]
        moves = _moves(best, table, posed.best.line, start) if tried or shown else []
        context = tabletop.playing(name, table) | {
            "title": t("puzzle-title"),
            "here": "tables",
            "moves": moves,
            "found": _same(table, best, start),
            "tried": bool(tried),
            "yours": [upfirst(_said(table, n)) for n in tried][: len(moves) + 2],
            "worth": posed.best.points,
            "reason": reason_of(table.spec, posed.best.reason),
            "start": start,
            "own": mark.removeprefix(OWN) if mark.startswith(OWN) else "",
        }
        return page(visit, "puzzle.html", **context)


def _of_today() -> Posed | None:
    puzzle = puzzle_of(date.today())
    return Posed(puzzle.table(), puzzle) if puzzle else None


def _of_table(table: Table) -> Posed:
    """The puzzle with which this table began; a Fault if this version does not have it.

    The mark has only a day, and another version has other puzzles on that day.
    """
    known = [one for one in all_puzzles() if (one.game, one.seed) == (table.spec.id, table.seed)]
    fitting = [posed for posed in (Posed(one.table(), one) for one in known) if _is_of(table, posed.start)]
    if not fitting:
        raise Fault(m("puzzle-other-version"))
    that_day = _of_mark(table.mark)
    length = len(table.journal)
    return max(fitting, key=lambda posed: (posed.best == that_day, -abs(length - len(posed.start.journal))))


def _of_mark(mark: str) -> Puzzle | None:
    try:
        return puzzle_of(date.fromisoformat(mark.removeprefix(MARK)))
    except ValueError:
        return None


def _is_of(table: Table, start: Table) -> bool:
    """Whether the table began with this start, or is undone to a moment of it."""
    same = min(len(table.journal), len(start.journal))
    is_same = table.journal[:same] == start.journal[:same]
    return is_same and table.opening().key() == start.opening().key() and table.setup.level == start.setup.level


def _own(tables: Sittings, game: str) -> Posed | None:
    written = puzzle_in(tables.folder, game)
    try:
        with tables.at(game) as table:
            found = own_puzzle(table, written)
            return Posed(found.table(table), found) if found else None
    except (Missing, Unopenable):
        return None


def _moves(best: Table, table: Table, line: Sequence[int], start: int) -> list[PuzzleMove]:
    """The moves of the best turn where there is a choice; ``best`` makes all its moves."""
    made = {_said(table, n) for n in table.questions if n >= start}
    found = []
    for answer in line:
        if len(best.legal) > 1:
            words = best.spec.say(best.position, answer)
            found.append(PuzzleMove(upfirst(words), words in made))
        best.answer(answer)
    return found


def _same(table: Table, best: Table, start: int) -> bool:
    """Whether the position after the best turn was reached, in any order of moves."""
    after = best.position.key()
    places = [n for n in table.questions if n > start]
    return table.position.key() == after or any(table.position_at(n).key() == after for n in places)


def _said(table: Table, number: int) -> str:
    answer = table.journal[number]
    return table.spec.say(table.position_at(number), answer)


# --- puzzles of reviewed games


def keep(visit: Visit, tables: Sittings, name: str, form: Form) -> Page:
    """Save that this game was reviewed, with its puzzle.

    It then counts for the player's strength.
    """
    written = form.last("puzzle")
    found = None
    with tables.at(name) as table:
        spec = table.spec
        if table.result is None:
            raise Fault(m("review-unfinished"))
        if written:
            with suppress(TypeError, ValueError, RecursionError):
                found = own_puzzle(table, json.loads(written[:LONGEST]))
            if found is None:
                raise Fault(m("puzzle-unfit"))
    keep_review(tables.folder, name, found._asdict() if found else {})
    box = strength.shown(spec, strength.counted(tables))
    return Page(rendered("review_kept.html", {"box": box, "puzzle": found is not None}))


class Offered(NamedTuple):
    """A puzzle on the first page."""

    game: str
    moves: int
    begun: bool
    own: str = ""  # the name of the reviewed game


def today(summaries: Iterable[Summary]) -> Offered | None:
    day = date.today()
    puzzle = puzzle_of(day)
    if puzzle is None:
        return None
    spec = games.find(puzzle.game)
    asked = f"{MARK}{day}", spec.id, spec.setup(puzzle.level), puzzle.seed
    return Offered(spec.name, len(puzzle.line), any(each.is_deal(*asked) for each in summaries))


def own(tables: Sittings, summaries: Sequence[Summary]) -> Offered | None:
    """The puzzle of the latest reviewed game, if it was not tried yet."""
    here = reviewed(tables.folder)
    opened = {one.mark.removeprefix(OWN): one for one in summaries if one.mark.startswith(OWN)}
    for game in summaries:
        if game.id in here and not game.trouble and not game.is_shared:
            number, table = puzzle_in(tables.folder, game.id).get("number"), opened.get(game.id)
            if isinstance(number, int) and (table is None or table.entries <= number):
                return Offered(games.find(game.game).name, 0, table is not None, game.id)
    return None
