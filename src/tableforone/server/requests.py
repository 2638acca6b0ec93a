"""Dependencies for routes: the visitor, the form and the tables of a request.

These are ``async`` because they only read the request, which needs no thread.
"""

from typing import Annotated

from fastapi import Depends, Request

from tableforone.pages import settings
from tableforone.pages.requests import Form, Visit
from tableforone.server.door import Door, Visitor
from tableforone.server.guard import SETTINGS
from tableforone.store.sittings import Sittings


def visit_of(request: Request) -> Visit:
    """The visitor and their settings; htmx already has the page and wants only its main part."""
    chosen = settings.read(request.cookies.get(SETTINGS, ""))
    return Visit(chosen, request.scope["state"].get("token", ""), True, wants_part(request), lab=True)


def wants_part(request: Request) -> bool:
    return request.headers.get("HX-Request") == "true"


async def _visit(request: Request) -> Visit:
    return visit_of(request)


async def _sittings(request: Request) -> Sittings:
    sittings: Sittings = request.app.state.sittings
    return sittings


async def _asked(request: Request) -> Form:
    return Form(request.query_params.multi_items())


async def _filled_in(request: Request) -> Form:
    return Form(request.scope["state"]["fields"])


async def _door(request: Request) -> Door:
    door: Door = request.app.state.door
    return door


async def _device(request: Request) -> str:
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor.id


Looking = Annotated[Visit, Depends(_visit)]
Open = Annotated[Sittings, Depends(_sittings)]
Asked = Annotated[Form, Depends(_asked)]  # the fields of the address
FilledIn = Annotated[Form, Depends(_filled_in)]  # the fields of a form
AtTheDoor = Annotated[Door, Depends(_door)]
# the id of the paired device; "" for the owner's machine
OnDevice = Annotated[str, Depends(_device)]
