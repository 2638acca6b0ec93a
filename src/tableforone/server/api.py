"""How do programs play?  The same tables as JSON under /api, described by /api/openapi.json.

A program first asks ``GET /api/session`` for its token, keeps the cookie, and sends the token as ``X-Token`` with
everything that changes something.
"""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Body, Path, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field

import tableforone
from tableforone import games
from tableforone.kernel.actions import Action, Answer, BackTo, Redo, Undo
from tableforone.kernel.faults import Stale
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import log
from tableforone.kernel.table import Table
from tableforone.kernel.why import explain
from tableforone.server.requests import Open
from tableforone.server.sittings import Sittings
from tableforone.store import Summary

LARGEST: Final = (1 << 53) - 1  # what every JSON reader can hold


class FaultSays(BaseModel):
    """What is wrong, in one sentence."""

    fault: str


class StaleSays(FaultSays):
    """Another question is open by now: nothing was changed, and this is the table as it stands."""

    table: dict[str, Any]


def _may_say(*codes: int) -> dict[int | str, dict[str, Any]]:
    return {code: {"model": FaultSays} for code in (*codes, 400)}


READS: Final = _may_say(404, 422)
WRITES: Final = _may_say(403, 404, 413, 422, 429)
PLAYS: Final = WRITES | {409: {"model": StaleSays}}

router = APIRouter(prefix="/api", tags=["tables"])

Name = Annotated[str, Path(max_length=40, description="the id of a table")]
Question = Annotated[int, Field(ge=0, le=LARGEST, description="the number of the open question")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Strict):
    game: str = Field(max_length=60)
    level: str | None = Field(None, max_length=60)
    modules: list[Annotated[str, Field(max_length=60)]] = Field([], max_length=20)
    options: dict[str, str] = Field({}, max_length=40)
    seed: int | None = Field(None, ge=0, le=LARGEST)


class GivenAnswer(Strict):
    question: Question
    answer: int = Field(ge=-LARGEST, le=LARGEST)


class TakeBack(Strict):
    question: Question
    to: int | None = Field(None, ge=0, le=LARGEST, description="go back to this question; without it, one answer")


class Again(Strict):
    question: Question


class SavedGame(Strict):
    text: str = Field(max_length=900_000, description="a saved game, as GET .../file gives it")


@router.get("/session", responses=_may_say())
def session(request: Request) -> dict[str, str]:
    """The token that everything which changes something must carry, and a cookie."""
    about = {"program": "Table for One", "version": tableforone.__version__, "house": request.app.state.house}
    return about | {"token": request.scope["state"]["token"]}


@router.get("/games", responses=_may_say())
def all_games() -> list[dict[str, Any]]:
    return [_game(spec) for spec in games.all_games()]


@router.get("/tables", responses=_may_say())
def all_tables(sittings: Open) -> list[dict[str, Any]]:
    return [_summary(summary) for summary in sittings.summaries()]


@router.get("/results", responses=_may_say())
def results(sittings: Open) -> list[dict[str, Any]]:
    """Every finished game, the oldest first."""
    return [_summary(summary) for summary in sittings.results()]


@router.post("/tables", status_code=201, responses=WRITES)
def set_a_table(sittings: Open, new: NewTable) -> dict[str, Any]:
    table = tableforone.new(new.game, level=new.level, modules=new.modules, options=new.options, seed=new.seed)
    return _shown(sittings.create(table), table)


@router.post("/tables/import", status_code=201, responses=WRITES)
def open_a_file(sittings: Open, saved: SavedGame) -> dict[str, Any]:
    name = sittings.import_text(saved.text)
    return _read(sittings, name)


@router.get("/tables/{name}", responses=READS)
def look(sittings: Open, name: Name) -> dict[str, Any]:
    return _read(sittings, name)


@router.delete("/tables/{name}", responses=WRITES)
def delete(sittings: Open, name: Name) -> dict[str, str]:
    sittings.delete(name)
    return {"deleted": name}


@router.post("/tables/{name}/answers", responses=PLAYS)
def answer(sittings: Open, name: Name, given: GivenAnswer) -> Any:
    return _played(sittings, name, Answer(given.answer, given.question))


@router.post("/tables/{name}/undo", responses=PLAYS)
def undo(sittings: Open, name: Name, back: TakeBack) -> Any:
    action = Undo(number=back.question) if back.to is None else BackTo(back.to, back.question)
    return _played(sittings, name, action)


@router.post("/tables/{name}/redo", responses=PLAYS)
def redo(sittings: Open, name: Name, again: Annotated[Again, Body()]) -> Any:
    return _played(sittings, name, Redo(again.question))


@router.get("/tables/{name}/log", responses=READS)
def tell(sittings: Open, name: Name) -> list[dict[str, Any]]:
    """What happened, a line each, oldest first."""
    with sittings.at(name) as table:
        return [line._asdict() for line in log(table)]


@router.get("/tables/{name}/why", responses=READS)
def why(sittings: Open, name: Name) -> list[dict[str, Any]]:
    """Every decision of the opponent so far: sentence, candidates struck out rule by rule, rules."""
    with sittings.at(name) as table:
        told = [event for events in table.events for event in events if event[0] == DECIDE]
        explained = [explain(table.spec, event) for event in told]
    return [{"sentence": e.sentence, "rows": [row._asdict() for row in e.rows], "rules": e.rules} for e in explained]


@router.get("/tables/{name}/file", responses=READS)
def export(sittings: Open, name: Name) -> dict[str, str]:
    """The whole game as the text of a file."""
    with sittings.at(name):
        return {"text": sittings.export(name)}


def _read(sittings: Sittings, name: str) -> dict[str, Any]:
    with sittings.at(name) as table:
        return _shown(name, table)


def _played(sittings: Sittings, name: str, action: Action) -> Any:
    try:
        sittings.play(name, action)
    except Stale as stale:
        return JSONResponse({"fault": str(stale), "table": _read(sittings, name)}, 409)
    return _read(sittings, name)


def _shown(name: str, table: Table) -> dict[str, Any]:
    question, result = table.question, table.result
    return {
        "id": name,
        "game": table.spec.id,
        "level": table.setup.level,
        "modules": table.setup.modules,
        "options": table.setup.options,
        "seed": str(table.seed),
        "question": question._asdict() if question else None,
        "scores": table.scores,
        "view": table.view,
        "result": result and result._asdict() | {"lines": [line._asdict() for line in result.lines]},
        "takebacks": table.takebacks,
        "reveals_taken_back": table.reveals_taken_back,
        "can_redo": table.can_redo,
    }


def _summary(summary: Summary) -> dict[str, Any]:
    return summary._asdict() | {"seed": str(summary.seed)}


def _game(spec: GameSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "name": spec.name,
        "opponents": spec.opponents,
        "levels": spec.levels,
        "default_level": spec.default_level,
        "modules": dict(spec.modules),
        "refused_modules": dict(spec.refused_modules),
        "options": [option._asdict() | {"meanings": dict(option.meanings)} for option in spec.options],
    }
