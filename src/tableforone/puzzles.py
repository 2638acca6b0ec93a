"""Puzzles: a game up to a moment, the best turn there, how much better it is, and why."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import speech_of
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import as_tuples

COACH: Final = Path(__file__).parent / "coach"
FILE: Final = COACH / "puzzles.json"
SPEECH: Final = speech_of(COACH / "voice")  # a reason is a message of the coach
# a message of the coach and its data; events and amounts of the game are included as data
Cause = tuple[str, dict[str, Any]]


class BestTurn(NamedTuple):
    """A turn that is clearly best: its answers, its lead in points over any other turn, and why."""

    line: tuple[int, ...]
    points: int
    reason: tuple[Cause, ...]


class Puzzle(NamedTuple):
    """One puzzle as it is stored: without text, which depends on the reader's language."""

    game: str
    level: str
    seed: int
    answers: tuple[int, ...]  # the player's answers up to the moment
    line: tuple[int, ...]
    points: int
    reason: tuple[Cause, ...]

    def table(self) -> Table:
        """A table at the moment of the puzzle."""
        spec = games.find(self.game)
        table = Table(spec, spec.setup(self.level), self.seed)
        for answer in self.answers:
            table.answer(answer)
        return table


class OwnPuzzle(NamedTuple):
    """A costly decision of a reviewed game: its question number, and the best turn there."""

    number: int
    line: tuple[int, ...]
    points: int
    reason: tuple[Cause, ...]

    def table(self, game: Table) -> Table:
        """A table at the moment of the puzzle, without the rest of the game."""
        table = Table(game.spec, game.setup, game.seed, start=game.start)
        for number in game.questions:
            if number < self.number:
                table.answer(game.journal[number])
        return table


@cache
def kept(path: Path = FILE) -> tuple[Puzzle, ...]:
    """The puzzles of the package."""
    rows = json.loads(path.read_text(encoding="utf-8"))["puzzles"] if path.is_file() else []
    return tuple(Puzzle(**row) for row in rows)


def keep(found: Sequence[Puzzle], path: Path = FILE) -> None:
    """Write these puzzles into the file; they replace those of the same games."""
    from tableforone.store.files import write_rows

    new = {one.game for one in found}
    rows = sorted((*(one for one in kept(path) if one.game not in new), *found), key=lambda one: one.game)
    kept.cache_clear()
    write_rows(path, "puzzles", [row._asdict() for row in rows])


def reason_of(spec: GameSpec, reason: Sequence[Cause]) -> str:
    """Why a turn is the best one, in the language of the reader."""
    return " ".join(SPEECH.t(key, **in_words(spec, data)) for key, data in reason)


def in_words(spec: GameSpec, data: Mapping[str, Any]) -> dict[str, Any]:
    """The data of a cause, with what the game says in words: an event, or what there is more of."""
    said = dict(data)
    if "event" in data:
        event = as_tuples(data["event"])
        kind = spec.causes.kinds.get(event[0])
        said["event"] = kind.says(event) if kind is not None and kind.says is not None else spec.tell(event)
    if "amount" in data:
        said["amount"] = spec.speech.t(data["amount"], n=data["n"])
    return said


def own_puzzle(game: Table, written: Mapping[str, Any]) -> OwnPuzzle | None:
    """The stored puzzle of a reviewed game; None if it does not fit the game."""
    try:
        number, points = int(written["number"]), int(written["points"])
        puzzle = OwnPuzzle(number, tuple(map(int, written["line"])), points, as_tuples(written["reason"]))
        table = puzzle.table(game)
        if not puzzle.line or number not in game.questions or table.position.key() != game.position_at(number).key():
            return None
        for answer in puzzle.line:
            if answer not in table.legal:
                return None
            table.answer(answer)
        reason_of(game.spec, puzzle.reason)
    except (LookupError, TypeError, ValueError):  # a Fault is a ValueError
        return None
    return puzzle
