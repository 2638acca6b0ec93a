"""Decides who may use the server: this machine, paired devices, and the app's own pages.

Any website that the player visits can send requests to a local port. So every request must name a
known host (against DNS rebinding), and one that changes something must come from the app's own page
with its token.
"""

import hashlib
import hmac
import json
import logging
import secrets
from collections.abc import Iterable, MutableMapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tableforone.kernel.speech import SPOKEN, refresh
from tableforone.pages import settings
from tableforone.pages.replies import MISTAKE
from tableforone.server.bodies import Refused, fields_of, json_of, received, replayed
from tableforone.server.door import DEVICE, LASTS, Door, Visitor, cookie_of
from tableforone.server.limits import Buckets, apart
from tableforone.server.voice import t

LOG: Final = logging.getLogger("uvicorn.error")
SESSION: Final = "session"
SETTINGS: Final = "settings"  # the cookie with the settings of this browser
YEAR: Final = 31536000  # seconds
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    # with no-referrer a browser also hides the Origin of the app's own forms
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class Guard:
    """Checks host, origin, visitor, size, token and rate, in this order; adds response headers."""

    def __init__(self, app: ASGIApp, *, secret: bytes, hosts: frozenset[str], door: Door) -> None:
        self.app, self.secret, self.hosts, self.door = app, secret, hosts, door
        self.answers = Buckets(rate=20, burst=60)
        self.uploads = Buckets(rate=5 / 60, burst=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        else:
            await self._asked(scope, receive, send)

    async def _asked(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        cookies = _cookies(headers)
        chosen = settings.read(cookies.get(SETTINGS, ""))
        SPOKEN.set(settings.language_of(chosen, headers.get("accept-language", "")))
        refresh()  # so that edited messages appear when the page is reloaded
        session = cookies.get(SESSION, "")
        new_cookies = []
        if not _looks_like_a_session(session):
            session = secrets.token_urlsafe(24)
            new_cookies.append(cookie_of(SESSION, session, YEAR, scope))
        scope.setdefault("state", {})["token"] = token_for(self.secret, session)

        whole = False  # whether the response was sent completely

        async def send_guarded(message: Message) -> None:
            nonlocal whole
            if message["type"] == "http.response.start":
                _dress(message, new_cookies)
            await send(message)
            whole = message["type"] == "http.response.body" and not message.get("more_body", False)

        try:
            self._host(headers)
            if scope["method"] not in SAFE:
                check_origin(headers, scope["scheme"])
            elif _is_from_another_page(headers):
                raise Refused(403, t("other-page"))
            visitor = self.door.visitor(scope, cookies.get(DEVICE, ""))
            if self.door.needs_https(scope):
                answer, again = self.app if _is_file(scope) else self.door.way_to_https(scope), receive
            elif visitor is None:
                answer, again = await self._stranger(scope, headers, receive), receive
            else:
                if visitor.device and self.door.devices.is_due(visitor.device):
                    await apart(self.door.devices.note, visitor.device)
                    new_cookies.append(cookie_of(DEVICE, cookies[DEVICE], LASTS, scope))
                answer, again = self.app, await self._let_through(scope, headers, receive, visitor, session)
        except Refused as refused:
            answer, again = _said(refused, scope), receive
        except Exception:  # a programming error: no traceback is sent
            LOG.exception("The gate failed")
            answer, again = _said(Refused(500, str(MISTAKE)), scope), receive
        try:
            await answer(scope, again, send_guarded)
        except Exception:
            if not whole:
                raise
            # an error message was sent: the connection can be used again
            LOG.exception("A page failed")

    def _host(self, headers: Headers) -> None:
        if headers.get("host", "").lower() not in self.hosts:
            raise Refused(400, t("other-address"))

    async def _stranger(self, scope: Scope, headers: Headers, receive: Receive) -> ASGIApp:
        """An unpaired visitor gets the pairing page and its static files."""
        self.door.slow_down(scope)
        if _is_file(scope):
            return self.app
        return await self.door.answer(scope, headers, receive)

    async def _let_through(
        self, scope: Scope, headers: Headers, receive: Receive, visitor: Visitor, session: str
    ) -> Receive:
        """Read the body; a request that changes something is checked for token and rate."""
        body = await received(receive, headers)
        state = scope["state"]
        state |= {"visitor": visitor, "fields": [], "json": None}
        if scope["method"] not in SAFE:
            state["fields"] = await fields_of(headers, body)
            self._token(headers, dict(state["fields"]), session)
            self._rate(scope, visitor.id or session)
            if body and _is_json(headers):
                state["json"] = await json_of(body)
        return replayed(body, receive)

    def _token(self, headers: Headers, fields: dict[str, Any], session: str) -> None:
        given = headers.get("x-token") or str(fields.get("token", ""))
        if not hmac.compare_digest(given.encode(), token_for(self.secret, session).encode()):
            raise Refused(403, t("old-page"))

    def _rate(self, scope: Scope, who: str) -> None:
        uploads = scope["path"].endswith("/import")
        if not (self.uploads if uploads else self.answers).allow(who):
            raise Refused(429, t("too-fast"))


def check_origin(headers: Headers, scheme: str = "http") -> None:
    """Refuse a request that comes from another website, as the browser says."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, t("other-page"))
    origin = headers.get("origin")
    if origin is not None and origin.lower() != f"{scheme}://{headers.get('host', '').lower()}":
        raise Refused(403, t("other-page"))


def _is_from_another_page(headers: Headers) -> bool:
    """Whether another website asks for a part of its own page here, for example a picture.

    It cannot read the response, but it can cause work. A link to a page is allowed.
    """
    where = headers.get("sec-fetch-mode", "navigate"), headers.get("sec-fetch-dest", "document")
    return headers.get("sec-fetch-site") == "cross-site" and where != ("navigate", "document")


def token_for(secret: bytes, session: str) -> str:
    """The token of a session: the app's pages know it, other websites do not."""
    return hmac.new(secret, f"token {session}".encode(), hashlib.sha256).hexdigest()[:40]


def house_of(secret: bytes) -> str:
    """An id of this data folder, for a second start; it does not reveal the secret."""
    return hashlib.sha256(b"house " + secret).hexdigest()[:16]


def secret_of(folder: Path) -> bytes:
    """The secret of this data folder, made once: open pages work on after a server restart."""
    path = folder / "secret"
    if not path.is_file() or path.stat().st_size < 32:
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


def _cookies(headers: Headers) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")).items()}
    except Exception:  # http.cookies raises more than it documents
        return {}


def _looks_like_a_session(text: str) -> bool:
    return len(text) == 32 and text.replace("-", "").replace("_", "").isalnum() and text.isascii()


def _dress(message: MutableMapping[str, Any], cookies: Iterable[str]) -> None:
    headers = MutableHeaders(raw=message["headers"])
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    for cookie in cookies:
        headers.append("set-cookie", cookie)


def _is_file(scope: Scope) -> bool:
    return scope["path"].startswith("/static/") and scope["method"] in SAFE


def _is_json(headers: Headers) -> bool:
    return "json" in headers.get("content-type", "").lower()


def _said(refused: Refused, scope: Scope) -> Response:
    """The refusal: JSON for programs, plain text for people."""
    if scope["path"].startswith("/api"):
        text, kind = json.dumps({"fault": refused.sentence}), "application/json"
    else:
        text, kind = refused.sentence, "text/plain"
    headers = {"cache-control": "no-store", "hx-reswap": "none", **refused.headers}
    return Response(text, refused.status, headers, kind)
