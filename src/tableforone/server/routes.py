"""Adds the routes of the pages to the server, static files, and a few of its own.

Rendering a page takes a while, so it runs in a thread.  Pages that read a file wait for another
process: they have their own few threads, so that they cannot use all of them.
"""

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import known_as, speaking
from tableforone.pages import assets, programs, settings
from tableforone.pages.requests import Form
from tableforone.pages.routes import ROUTES
from tableforone.pages.routing import Call
from tableforone.pages.routing import Route as PageRoute
from tableforone.server.exchange import device_of, sent, visit_of
from tableforone.server.limits import reading
from tableforone.server.voice import t

FOR_A_YEAR: Final = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


def page(route: PageRoute) -> Callable[[Request], Awaitable[Response]]:
    """The request handler for this route."""

    async def answer(request: Request) -> Response:
        state = request.app.state
        fields = request.query_params.multi_items() if route.method == "GET" else request.scope["state"]["fields"]
        network = state.door.network(device_of(request))
        call = Call(visit_of(request), state.sittings, Form(fields), network, state.reader)
        lend = reading if call.form.has_file or route.path.endswith("/import") else run_sync
        return await lend(lambda: sent(route.answer(call, request.path_params)))

    return answer


for each in ROUTES:
    router.add_route(each.path, page(each), methods=[each.method], name=each.function.__name__)


@router.get("/docs")
def describe_api(request: Request) -> Response:
    return sent(programs.docs(visit_of(request), request.app.openapi()))


@router.post("/settings/code")
def renew_code(request: Request) -> Response:
    if device_of(request):
        raise HTTPException(403, t("code-only-here"))
    if pairing := request.app.state.door.pairing:
        pairing.renew()
    return sent(settings.back_to_network())


@router.post("/settings/devices/{device}/revoke")
def revoke(request: Request, device: str) -> Response:
    if device_of(request) not in ("", device):
        raise HTTPException(403, t("remove-only-here"))
    request.app.state.door.devices.revoke(device)
    return sent(settings.back_to_network())


@router.get("/static/{version}/{name:path}")
def static_file(version: str, name: str, language: str = HOME) -> Response:
    """A static file; its address changes with its contents, so it may be cached for a year.

    A browser requests the manifest without cookies, so the address contains the language.
    """
    path = assets.files().get(name)
    if path is None or version != assets.version():
        raise HTTPException(404, t("no-file"))
    if name == assets.MANIFEST:
        with speaking(known_as(language) or HOME):
            return JSONResponse(assets.manifest(), media_type=media_type(path), headers={"Cache-Control": "no-cache"})
    return FileResponse(path, media_type=media_type(path), headers={"Cache-Control": FOR_A_YEAR})


def media_type(path: Path) -> str:
    """The media type of a file, independent of the system, which may not know fonts.

    >>> media_type(Path("table-sans-400.woff2")), media_type(Path("table.css"))
    ('font/woff2', 'text/css')
    """
    known = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
