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
            return _page(reply)
        case Redirect():
            return _redirect(reply)
        case Saved():
            return Response(reply.data, media_type=reply.kind, headers=disposition(reply) | NOT_KEPT)
        case Notice():
            return PlainTextResponse(reply.text, reply.status, headers={"HX-Reswap": "none"})


def _page(page: Page) -> Response:
    headers = NOT_KEPT | {"Vary": "HX-Request"}
    if page.address:
        headers["HX-Replace-Url"] = page.address
    return HTMLResponse(page.html, page.status, headers)


def _redirect(redirect: Redirect) -> Response:
    response = RedirectResponse(redirect.address, 303)
    if redirect.settings:
        response.set_cookie(SETTINGS, redirect.settings, max_age=YEAR, path="/", httponly=True, samesite="strict")
    return response
