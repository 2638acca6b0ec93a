"""The API for programs: the same tables as JSON under /api.

A program first gets its token from ``GET /api/session``, keeps the cookie, and sends the token as
``X-Token`` with every request that changes something.  Replies are serialised here, in a worker
thread, because some are long.
"""

import json
from typing import Annotated, Any, Final

from anyio.to_thread import run_sync
from fastapi import APIRouter, Body, Depends, Path, Request
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ConfigDict, Field

import tableforone
from tableforone import games
from tableforone.kernel.actions import Action, BackTo, Give, Redo, Undo
from tableforone.kernel.faults import Stale
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import log
from tableforone.kernel.table import Table
from tableforone.kernel.why import explain
from tableforone.pages.forced import give_forced
from tableforone.pages.programs import about_call, about_field
from tableforone.server.bodies import UnreadRoute
from tableforone.server.limits import reading
from tableforone.store import Sittings, Summary
from tableforone.store.decks import with_own_deck
from tableforone.store.reading import Reading

LONGEST_CHOICE: Final = 200  # characters of an option; a longer text is a file
LARGEST: Final = (1 << 53) - 1  # the largest integer that every JSON reader supports


class FaultSays(BaseModel):
    """An error message."""

    fault: str


class StaleSays(FaultSays):
    """The question is no longer open: nothing was changed. Includes the table as it is now."""

    table: dict[str, Any]


Told = dict[str, Any]
ManyTold = list[dict[str, Any]]


def _may_say(*codes: int) -> dict[int | str, dict[str, Any]]:
    return {code: {"model": FaultSays} for code in (*codes, 400)}


READS: Final = _may_say(404, 422)
WRITES: Final = _may_say(403, 404, 413, 422, 429)
PLAYS: Final = WRITES | {409: {"model": StaleSays}}

router = APIRouter(prefix="/api", tags=["tables"], route_class=UnreadRoute)


async def _sittings(request: Request) -> Sittings:  # async: it needs no thread
    sittings: Sittings = request.app.state.sittings
    return sittings


Open = Annotated[Sittings, Depends(_sittings)]
Name = Annotated[str, Path(max_length=40, description=about_field("name"))]
Question = Annotated[int, Field(ge=0, le=LARGEST, description=about_field("question"))]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewTable(Strict):
    game: str = Field(max_length=60, description=about_field("game"))
    level: str | None = Field(None, max_length=60, description=about_field("level"))
    modules: list[Annotated[str, Field(max_length=60)]] = Field([], max_length=20, description=about_field("modules"))
    options: dict[str, str] = Field({}, max_length=40, description=about_field("options"))
    seed: int | None = Field(None, ge=0, le=LARGEST, description=about_field("seed"))


class Again(Strict):
    question: Question


class GivenAnswer(Again):
    answer: int = Field(ge=-LARGEST, le=LARGEST, description=about_field("answer"))
    forced: bool = Field(False, description=about_field("forced"))


class TakeBack(Again):
    to: int | None = Field(None, ge=0, le=LARGEST, description=about_field("to"))


class SavedGame(Strict):
    text: str = Field(max_length=900_000, description=about_field("text"))


@router.get("/session", responses=_may_say())
def session(request: Request) -> dict[str, str]:
    """The token for all requests that change something, and a cookie."""
    about = {"program": "Table for One", "version": tableforone.__version__, "house": request.app.state.house}
    return about | {"token": request.scope["state"]["token"]}


@router.get("/games", responses=_may_say())
def all_games() -> list[dict[str, Any]]:
    return [_game(spec) for spec in games.all_games()]


@router.get("/tables", response_model=ManyTold, responses=_may_say())
def all_tables(sittings: Open) -> Response:
    """All tables, the latest first; ``trouble`` says why one cannot be opened."""
    return JSONResponse([_summary(summary) for summary in sittings.summaries()])


@router.get("/results", response_model=ManyTold, responses=_may_say())
def results(sittings: Open) -> Response:
    """All finished games, oldest first."""
    return JSONResponse([_summary(summary) for summary in sittings.results()])


@router.post("/tables", status_code=201, response_model=Told, responses=WRITES)
async def set_a_table(request: Request, sittings: Open, new: NewTable) -> Response:
    lend = reading if any(len(value) > LONGEST_CHOICE for value in new.options.values()) else run_sync
    return await lend(_set, sittings, request.app.state.reader, new)


def _set(sittings: Sittings, reader: Reading, new: NewTable) -> Response:
    spec = games.find(new.game)
    if spec.has_file(new.options):
        reader.new_table(new.game, new.level, new.modules, new.options)
    options = with_own_deck(sittings.folder, spec, new.options)
    table = tableforone.new(new.game, level=new.level, modules=new.modules, options=options, seed=new.seed)
    return JSONResponse(_shown(sittings.create(table), table), 201)


@router.post("/tables/import", status_code=201, response_model=Told, responses=WRITES)
async def open_a_file(request: Request, sittings: Open, saved: SavedGame) -> Response:
    return await reading(_opened, sittings, request.app.state.reader, saved.text)


def _opened(sittings: Sittings, reader: Reading, text: str) -> Response:
    name = sittings.import_text(reader.saved(text.encode("utf-8", "surrogatepass")))
    return _read(sittings, name, 201)


@router.get("/tables/{name}", response_model=Told, responses=READS)
def look(sittings: Open, name: Name) -> Response:
    return _read(sittings, name)


@router.delete("/tables/{name}", responses=WRITES)
def delete(sittings: Open, name: Name) -> dict[str, str]:
    sittings.delete(name)
    return {"deleted": name}


@router.post("/tables/{name}/answers", response_model=Told, responses=PLAYS)
def answer(sittings: Open, name: Name, given: GivenAnswer) -> Response:
    return _played(sittings, name, Give(given.answer, given.question), given.forced)


@router.post("/tables/{name}/undo", response_model=Told, responses=PLAYS)
def undo(sittings: Open, name: Name, back: TakeBack) -> Response:
    action = Undo(number=back.question) if back.to is None else BackTo(back.to, back.question)
    return _played(sittings, name, action)


@router.post("/tables/{name}/redo", response_model=Told, responses=PLAYS)
def redo(sittings: Open, name: Name, again: Annotated[Again, Body()]) -> Response:
    return _played(sittings, name, Redo(again.question))


@router.get("/tables/{name}/log", response_model=ManyTold, responses=READS)
def tell(sittings: Open, name: Name) -> Response:
    """The log lines, oldest first."""
    with sittings.at(name) as table:
        return JSONResponse([line._asdict() for line in log(table)])


@router.get("/tables/{name}/why", response_model=ManyTold, responses=READS)
def why(sittings: Open, name: Name) -> Response:
    """All decisions of the opponent: sentence, candidates ruled out rule by rule, rules."""
    with sittings.at(name) as table:
        told = [event for events in table.events for event in events if event[0] == DECIDE]
        explained = [explain(table.spec, event) for event in told]
    return JSONResponse(
        [{"sentence": e.sentence, "rows": [row._asdict() for row in e.rows], "rules": e.rules} for e in explained]
    )


@router.get("/tables/{name}/file", response_model=dict[str, str], responses=READS)
def export(sittings: Open, name: Name) -> Response:
    """The whole game as the text of a file; for a table that cannot be opened, what is stored."""
    return JSONResponse({"text": sittings.export(name)})


def _read(sittings: Sittings, name: str, status: int = 200) -> Response:
    with sittings.at(name) as table:
        try:
            return JSONResponse(_shown(name, table), status)
        except Exception as error:
            raise sittings.set_aside(name, table, error) from error


def _played(sittings: Sittings, name: str, action: Action, forced: bool = False) -> Response:
    try:
        sittings.play(name, action)
        if forced:
            give_forced(sittings, name)
    except Stale as stale:
        shown = _read(sittings, name)
        return JSONResponse({"fault": str(stale), "table": json.loads(bytes(shown.body))}, 409)
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
        "modules": {module: spec.module_about(module) for module in spec.modules},
        "refused_modules": {module: spec.module_about(module) for module in spec.refused_modules},
        "options": [option.facts() for option in spec.options],
    }


for each in router.routes:
    if isinstance(each, APIRoute):
        each.description = about_call(each.name)  # in English: programs have no language setting
