"""Which address leads to which page?  A route parses its request, calls one function of the pages, and sends its reply.

The functions are not ``async``: drawing a page takes a while, and the server lends each of them a thread.  Only those
that read files of strangers are, and do it ``apart``: that may take long, and must not take the threads of others.
"""

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tableforone.pages import history, lobby, play, programs, replay, result, rules, settings, setup
from tableforone.server.bodies import Route
from tableforone.server.limits import apart, beside
from tableforone.server.requests import Asked, AtTheDoor, FilledIn, Looking, OnDevice, Open, Uploaded
from tableforone.server.responses import sent

router = APIRouter(include_in_schema=False, route_class=Route)

Number = Annotated[int, Form(ge=0, le=1 << 31)]
Answer = Annotated[int, Form(ge=-(1 << 31), le=1 << 31)]


# --- the places


@router.get("/")
def show_lobby(visit: Looking, tables: Open) -> Response:
    return sent(lobby.lobby(visit, tables))


@router.post("/tables/import")
async def open_file(visit: Looking, tables: Open, data: Uploaded) -> Response:
    return await apart(lambda: sent(lobby.open_file(visit, tables, data)))


@router.get("/history")
def show_history(visit: Looking, tables: Open, game: str = "") -> Response:
    return sent(history.history(visit, tables, game))


@router.get("/history/file")
def export_all(tables: Open) -> Response:
    return sent(history.export_all(tables))


@router.get("/docs")
def describe_api(request: Request, visit: Looking) -> Response:
    return sent(programs.docs(visit, request.app.openapi()))


@router.get("/settings")
def show_settings(visit: Looking, tables: Open, door: AtTheDoor, here: OnDevice) -> Response:
    return sent(settings.show(visit, tables, door.network(here)))


@router.post("/settings")
def keep_settings(form: FilledIn) -> Response:
    return sent(settings.keep(form))


@router.post("/settings/code")
def renew_code(door: AtTheDoor, here: OnDevice) -> Response:
    if here:
        raise HTTPException(403, "Only the machine itself can ask for a new code. Open the settings there.")
    if door.pairing:
        door.pairing.renew()
    return sent(settings.back_to_network())


@router.post("/settings/devices/{device}/revoke")
def revoke(door: AtTheDoor, here: OnDevice, device: str) -> Response:
    if here not in ("", device):
        raise HTTPException(403, "A device can only send itself away. Open the settings on the machine itself.")
    door.devices.revoke(device)
    return sent(settings.back_to_network())


@router.get("/rules")
def show_all_rules(visit: Looking) -> Response:
    return sent(rules.all_rules(visit))


@router.get("/games/{game}/rules")
def show_rules(visit: Looking, game: str) -> Response:
    return sent(rules.rules(visit, game))


# --- a new table


@router.get("/games/{game}/new")
def set_the_table(visit: Looking, game: str, asked: Asked) -> Response:
    return sent(setup.set_the_table(visit, game, asked))


@router.get("/games/{game}/notes")
def show_notes(visit: Looking, game: str, asked: Asked) -> Response:
    return sent(setup.notes(visit, game, asked))


@router.post("/games/{game}/new")
async def sit_down(visit: Looking, tables: Open, game: str, form: FilledIn) -> Response:
    lend = apart if form.has_file else beside
    return await lend(lambda: sent(setup.sit_down(visit, tables, game, form)))


# --- at a table


@router.get("/tables/{name}")
def look(visit: Looking, tables: Open, name: str) -> Response:
    return sent(play.look(visit, tables, name))


@router.post("/tables/{name}/answers")
def answer(visit: Looking, tables: Open, name: str, question: Number, answer: Answer) -> Response:
    return sent(play.answer(visit, tables, name, question, answer))


@router.post("/tables/{name}/undo")
def undo(
    visit: Looking, tables: Open, name: str, question: Number, to: Annotated[int | None, Form()] = None
) -> Response:
    return sent(play.undo(visit, tables, name, question, to))


@router.post("/tables/{name}/redo")
def redo(visit: Looking, tables: Open, name: str, question: Number) -> Response:
    return sent(play.redo(visit, tables, name, question))


@router.get("/tables/{name}/turns/{turn}")
def opponents_turn(
    visit: Looking, tables: Open, name: str, turn: int, step: int = 1, moment: int | None = None
) -> Response:
    return sent(play.opponents_turn(visit, tables, name, turn, step, moment))


@router.get("/tables/{name}/turns/{turn}/all")
def whole_turn(visit: Looking, tables: Open, name: str, turn: int) -> Response:
    return sent(play.whole_turn(visit, tables, name, turn))


@router.get("/tables/{name}/file")
def export(tables: Open, name: str) -> Response:
    return sent(play.export(tables, name))


@router.get("/tables/{name}/delete")
def ask_to_delete(visit: Looking, tables: Open, name: str) -> Response:
    return sent(play.ask_to_delete(visit, tables, name))


@router.post("/tables/{name}/delete")
def delete(tables: Open, name: str) -> Response:
    return sent(play.delete(tables, name))


# --- looking back


@router.get("/tables/{name}/replay")
def watch(visit: Looking, tables: Open, name: str, moment: int = 0) -> Response:
    return sent(replay.watch(visit, tables, name, moment))


@router.post("/tables/{name}/replay")
def go_on(tables: Open, name: str, number: Number) -> Response:
    return sent(replay.go_on(tables, name, number))


@router.get("/tables/{name}/result")
def show_result(visit: Looking, tables: Open, name: str) -> Response:
    return sent(result.result(visit, tables, name))


@router.post("/tables/{name}/rematch")
def rematch(tables: Open, name: str) -> Response:
    return sent(replay.rematch(tables, name))
