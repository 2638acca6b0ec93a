"""The visitor of a request: their settings, their page, and their device."""

from fastapi import Request

from tableforone.pages import settings
from tableforone.pages.requests import Visit
from tableforone.server.door import Visitor
from tableforone.server.guard import SETTINGS


def visit_of(request: Request) -> Visit:
    """The visitor and their settings; htmx already has the page and wants only its main part."""
    chosen = settings.read(request.cookies.get(SETTINGS, ""))
    part = request.headers.get("HX-Request") == "true"
    return Visit(chosen, request.scope["state"].get("token", ""), True, part, lab=True)


def device_of(request: Request) -> str:
    """The id of the paired device; "" for the owner's machine."""
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor.id
