"""Adds the routes of the pages to the server, and a few of its own.

Rendering a page takes a while, so it runs in a thread.  Pages that read a file wait for another
process: they have their own few threads, so that they cannot use all of them.
"""

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from tableforone.pages import programs, settings
from tableforone.pages.requests import Form
from tableforone.pages.routes import ROUTES
from tableforone.pages.routing import Call
from tableforone.pages.routing import Route as PageRoute
from tableforone.server.bodies import UnreadRoute
from tableforone.server.changes import only_changes
from tableforone.server.limits import beside, reading
from tableforone.server.requests import AtTheDoor, Looking, OnDevice, visit_of
from tableforone.server.responses import sent
from tableforone.server.voice import t

router = APIRouter(include_in_schema=False, route_class=UnreadRoute)


def page(route: PageRoute) -> Callable[[Request], Awaitable[Response]]:
    """The request handler for this route."""

    async def answer(request: Request) -> Response:
        state = request.app.state
        fields = request.query_params.multi_items() if route.method == "GET" else request.scope["state"]["fields"]
        network = state.door.network(request.scope["state"]["visitor"].id)
        call = Call(visit_of(request), state.sittings, Form(fields), network, state.reader)
        lend = reading if call.form.has_file or route.path.endswith("/import") else beside
        return await lend(lambda: only_changes(request, sent(route.answer(call, request.path_params))))

    return answer


for each in ROUTES:
    router.add_route(each.path, page(each), methods=[each.method], name=each.function.__name__)


@router.get("/docs")
def describe_api(request: Request, visit: Looking) -> Response:
    return sent(programs.docs(visit, request.app.openapi()))


@router.post("/settings/code")
def renew_code(door: AtTheDoor, here: OnDevice) -> Response:
    if here:
        raise HTTPException(403, t("code-only-here"))
    if door.pairing:
        door.pairing.renew()
    return sent(settings.back_to_network())


@router.post("/settings/devices/{device}/revoke")
def revoke(door: AtTheDoor, here: OnDevice, device: str) -> Response:
    if here not in ("", device):
        raise HTTPException(403, t("remove-only-here"))
    door.devices.revoke(device)
    return sent(settings.back_to_network())
