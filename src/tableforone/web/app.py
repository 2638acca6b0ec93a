"""What is the server made of?  The gate, the pages, the programs' interface; a sentence for everything that fails."""

from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.web import api, assets, history, lobby, play, replay, setup
from tableforone.web.guard import Guard, house_of, secret_of
from tableforone.web.pairing import Pairing
from tableforone.web.render import page
from tableforone.web.sittings import Missing, Sittings, Stale

YEAR = "public, max-age=31536000, immutable"


def create_app(folder: Path, hosts: frozenset[str], pairing: Pairing | None = None) -> Any:
    """The application for the tables of this folder, reachable under these hosts only."""
    app = FastAPI(
        title="Table for One",
        version=tableforone.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    secret = secret_of(folder)
    app.state.sittings = Sittings(folder)
    app.state.house = house_of(secret)
    for part in (lobby, setup, play, replay, history, api):
        app.include_router(part.router)
    app.add_api_route("/static/{version}/{name:path}", static_file, include_in_schema=False)
    app.add_exception_handler(Fault, on_fault)
    app.add_exception_handler(HTTPException, on_status)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(Exception, on_mistake)
    return Guard(app, secret=secret, hosts=hosts, pairing=pairing)


def static_file(version: str, name: str) -> Response:
    """A file of ours; its address changes with its content, so it may be kept for a year."""
    path = assets.files().get(name)
    if path is None or version != assets.version():
        raise HTTPException(404, "There is no such file.")
    return FileResponse(path, media_type=assets.media_type(path), headers={"Cache-Control": YEAR})


def on_fault(request: Request, fault: Exception) -> Response:
    status = 404 if isinstance(fault, Missing) else 409 if isinstance(fault, Stale) else 422
    return sentence(request, status, str(fault))


def on_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    words = {404: "There is nothing at this address.", 405: "That cannot be done here."}
    response = sentence(request, error.status_code, words.get(error.status_code, str(error.detail)))
    response.headers.update(error.headers or {})
    return response


def on_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return sentence(request, 422, f"The request is malformed at {where}: {first['msg']}.")


def on_mistake(request: Request, error: Exception) -> Response:
    """A mistake of ours: no traceback leaves the house, and the table is safe on the disk."""
    return sentence(request, 500, "Something went wrong in the program. Your tables are safe; load the page again.")


def sentence(request: Request, status: int, text: str) -> Response:
    """One sentence about what is wrong: JSON for programs, a page for people."""
    if request.url.path.startswith("/api"):
        return JSONResponse({"fault": text}, status)
    if request.headers.get("HX-Request") == "true":  # the table stays where it is, and the sentence above it
        return PlainTextResponse(text, status, headers={"HX-Reswap": "none"})
    return page(request, "fault.html", status, title="Not so", fault=text)
