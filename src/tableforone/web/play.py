"""The table: looking at it, answering, taking back, the opponent's turn, files, deleting."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.web import settings, tabletop
from tableforone.web.render import SETTINGS_COOKIE, page
from tableforone.web.shared import Open
from tableforone.web.sittings import Missing, Stale

router = APIRouter(include_in_schema=False)

Number = Annotated[int, Form(ge=0, le=1 << 31)]


@router.get("/tables/{name}")
def look(request: Request, name: str, sittings: Open) -> Response:
    with sittings.at(name) as table:
        return page(request, tabletop.template_of(table.spec), **tabletop.playing(name, table))


@router.post("/tables/{name}/answers")
def answer(
    request: Request,
    name: str,
    sittings: Open,
    question: Number,
    answer: Annotated[int, Form(ge=-(1 << 31), le=1 << 31)],
) -> Response:
    return _played(request, name, sittings, question, lambda table: table.answer(answer, question))


@router.post("/tables/{name}/undo")
def undo(
    request: Request, name: str, sittings: Open, question: Number, to: Annotated[int | None, Form()] = None
) -> Response:
    """Take back the last answer, or all from question ``to`` on."""
    back: Callable[[Table], None] = (lambda table: table.undo()) if to is None else (lambda table: table.undo_to(to))
    return _played(request, name, sittings, question, back)


@router.post("/tables/{name}/redo")
def redo(request: Request, name: str, sittings: Open, question: Number) -> Response:
    return _played(request, name, sittings, question, lambda table: table.redo())


@router.get("/tables/{name}/turns/{turn}")
def opponents_turn(
    request: Request, name: str, sittings: Open, turn: int, step: int = 1, moment: int | None = None
) -> Response:
    """The opponent's turn after the answer to question ``turn``, one decision at a time."""
    with sittings.at(name) as table:
        shown = tabletop.watching(name, table, turn, step)
        shown["replaying"] = "" if moment is None else str(moment)
        return page(request, tabletop.template_of(table.spec), **shown)


@router.get("/tables/{name}/file")
def export(name: str, sittings: Open) -> Response:
    """The whole game as a file."""
    with sittings.at(name) as table:
        called = f"{table.spec.id}-{name}.json"
    disposition = {"Content-Disposition": f'attachment; filename="{called}"', "Cache-Control": "no-store"}
    return Response(sittings.store.export(name), media_type="application/json", headers=disposition)


@router.get("/tables/{name}/delete")
def ask_to_delete(request: Request, name: str, sittings: Open) -> Response:
    with sittings.at(name) as table:
        return page(request, "delete.html", title="Delete a table", **tabletop.playing(name, table))


@router.post("/tables/{name}/delete")
def delete(name: str, sittings: Open) -> Response:
    sittings.delete(name)
    return RedirectResponse("/", 303)


def _played(request: Request, name: str, sittings: Open, number: int, act: Callable[[Table], None]) -> Response:
    """Change the table, commit, and only then show it: the opponent's turn first, if he moved.

    What cannot be done gets the table as it stands, and a word of explanation.
    """
    try:
        sittings.play(name, number, act)
    except Missing:
        raise
    except Fault as fault:
        with sittings.at(name) as table:
            status = 409 if isinstance(fault, Stale) else 422
            return page(request, tabletop.template_of(table.spec), status, **tabletop.playing(name, table, str(fault)))
    with sittings.at(name) as table:
        stepwise = settings.read(request.cookies.get(SETTINGS_COOKIE, ""))["pace"] == "steps"
        turn = tabletop.last_turn(table) if stepwise and request.url.path.endswith("/answers") else None
        url = f"/tables/{name}" if turn is None else f"/tables/{name}/turns/{turn}?step=1"
        if request.headers.get("HX-Request") != "true":
            return RedirectResponse(url, 303)
        shown = tabletop.playing(name, table) if turn is None else tabletop.watching(name, table, turn, 1)
        response = page(request, tabletop.template_of(table.spec), **shown)
        response.headers["HX-Replace-Url"] = url
        return response
