"""How does what a page function hands back travel?  As a page, a redirect, a download or a plain word."""

import re
from typing import Final

from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from tableforone.pages.replies import Packed, Page, Redirect, Reply, Saved, Word
from tableforone.server.requests import SETTINGS_COOKIE

YEAR: Final = 31536000
NO_NAME: Final = re.compile(r"[^a-z0-9.-]+")


def sent(reply: Reply) -> Response:
    """The response for a reply of the pages."""
    match reply:
        case Page():
            return _page(reply)
        case Redirect():
            return _redirect(reply)
        case Saved():
            return _download(reply.name, reply.text, "application/json")
        case Packed():
            return _download(reply.name, reply.data, "application/zip")
        case Word():
            return PlainTextResponse(reply.text, reply.status, headers={"HX-Reswap": "none"})


def _page(page: Page) -> Response:
    headers = {"Cache-Control": "no-store", "Vary": "HX-Request"}
    if page.address:
        headers["HX-Replace-Url"] = page.address
    return HTMLResponse(page.html, page.status, headers)


def _redirect(redirect: Redirect) -> Response:
    response = RedirectResponse(redirect.address, 303)
    if redirect.settings:
        response.set_cookie(
            SETTINGS_COOKIE, redirect.settings, max_age=YEAR, path="/", httponly=True, samesite="strict"
        )
    return response


def _download(name: str, content: str | bytes, kind: str) -> Response:
    name = NO_NAME.sub("-", name)  # a game that nobody knows may be called anything
    disposition = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, media_type=kind, headers=disposition)
