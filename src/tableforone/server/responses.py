"""Turns the reply of a page function into a response: page, redirect, download or message."""

from typing import Final

from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tableforone.pages.replies import Notice, Page, Redirect, Reply, Saved, disposition
from tableforone.server.guard import SETTINGS

YEAR: Final = 31536000
NOT_KEPT: Final = {"Cache-Control": "no-store"}


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
