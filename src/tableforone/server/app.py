"""Builds the server application: the guard, the pages, the API, and error messages."""

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import tableforone
from tableforone.coach.process import Coach
from tableforone.coach.review import Review
from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.pages import answering, notices
from tableforone.pages.replies import MISTAKE, WORDS, status_of
from tableforone.server import api, coach, routes, studies
from tableforone.server.authority import Certificates
from tableforone.server.devices import Devices
from tableforone.server.door import Door
from tableforone.server.exchange import sent, visit_of
from tableforone.server.guard import Guard, house_of, secret_of
from tableforone.server.pairing import Pairing
from tableforone.server.voice import t
from tableforone.store import Sittings
from tableforone.store.reader import Reader

LIGHT: Final = 1000  # smaller responses are not compressed
QUICK: Final = 4  # compression level, of 9: half a millisecond for a page, to a seventh of its size


def create_app(
    folder: Path,
    hosts: frozenset[str],
    pairing: Pairing | None = None,
    addresses: tuple[str, ...] = (),
    certificates: Certificates | None = None,
) -> Any:
    """The application for the tables of this folder, reachable only under these hosts.

    Without ``pairing`` it must be reachable only from this machine; ``addresses`` are those that
    other devices use.
    """
    app = FastAPI(
        title="Table for One",
        version=tableforone.__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifetime,
    )
    secret = secret_of(folder)
    app.state.sittings = Sittings(folder)
    app.state.reader = Reader()
    app.state.coach = Coach()
    app.state.reviewer = Coach()  # a review takes a while: hints must not wait for it
    app.state.reviews = dict[tuple[str, str], Review]()  # by language and saved game
    app.state.stopping = lambda: False  # whether the server is shutting down
    app.state.bench = studies.Bench(folder)
    app.state.house = house_of(secret)
    app.state.door = door = Door(Devices(folder), pairing, addresses, certificates)
    app.add_middleware(GZipMiddleware, minimum_size=LIGHT, compresslevel=QUICK)
    app.include_router(routes.router)
    app.include_router(coach.router)
    app.include_router(studies.router)
    app.include_router(api.router)
    app.add_exception_handler(Fault, on_fault)
    app.add_exception_handler(HTTPException, on_status)
    app.add_exception_handler(RequestValidationError, on_malformed)
    app.add_exception_handler(Exception, on_mistake)
    return Guard(app, secret=secret, hosts=hosts, door=door)


@asynccontextmanager
async def lifetime(app: FastAPI) -> AsyncIterator[None]:
    """Run the application, and close everything that it opened at its end."""
    with opened(app):
        yield


def opened(app: FastAPI) -> ExitStack:
    """Everything that an application has open; leaving it closes files and ends processes."""
    state, stack = app.state, ExitStack()
    for part in (state.sittings, state.bench, state.reviewer, state.coach, state.reader):
        stack.enter_context(closing(part))
    return stack


def on_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Fault)
    if _is_api(request):
        return sentence(request, status_of(fault), notices.said(fault))
    return sent(answering.refused(visit_of(request), request.app.state.sittings, request.path_params, fault))


def on_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = sentence(request, error.status_code, str(WORDS.get(error.status_code, error.detail)))
    response.headers.update(error.headers or {})
    return response


def on_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return sentence(request, 422, t("request-malformed", where=clipped(where), why=clipped(first["msg"])))


def on_mistake(request: Request, error: Exception) -> Response:
    """The reply to a programming error: no traceback is sent; the table is safe on disk."""
    return sentence(request, 500, str(MISTAKE))


def _is_api(request: Request) -> bool:
    return request.url.path.startswith("/api")


def sentence(request: Request, status: int, text: str) -> Response:
    """An error message: JSON for programs, a page for people."""
    if _is_api(request):
        return JSONResponse({"fault": text}, status)
    return sent(answering.sentence(visit_of(request), status, text))
