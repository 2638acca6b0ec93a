"""What a page function gets from a request, and the response for its reply."""

from typing import Final

from fastapi import Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tableforone.pages import settings
from tableforone.pages.replies import Notice, Page, Redirect, Reply, Saved, disposition
from tableforone.pages.requests import Visit
from tableforone.server.door import Visitor
from tableforone.server.guard import SETTINGS, YEAR

NOT_KEPT: Final = {"Cache-Control": "no-store"}


def visit_of(request: Request) -> Visit:
    """The visitor and their settings; htmx already has the page and wants only its main part."""
    chosen = settings.read(request.cookies.get(SETTINGS, ""))
    part = request.headers.get("HX-Request") == "true"
    return Visit(chosen, request.scope["state"].get("token", ""), True, part, lab=True)


def device_of(request: Request) -> str:
    """The id of the paired device; "" for the owner's machine."""
    visitor: Visitor = request.scope["state"]["visitor"]
    return visitor.id


def sent(reply: Reply) -> Response:
    """The response for a reply of the pages."""
    match reply:
        case Page():
            moved = {"HX-Replace-Url": reply.address} if reply.address else {}
            return HTMLResponse(reply.html, reply.status, NOT_KEPT | {"Vary": "HX-Request"} | moved)
        case Redirect():
            response = RedirectResponse(reply.address, 303)
            if chosen := reply.settings:
                response.set_cookie(SETTINGS, chosen, max_age=YEAR, path="/", httponly=True, samesite="strict")
            return response
        case Saved():
            return Response(reply.data, media_type=reply.kind, headers=disposition(reply) | NOT_KEPT)
        case Notice():
            return PlainTextResponse(reply.text, reply.status, headers={"HX-Reswap": "none"})
