"""Who may talk to the server?  Only pages and programs of this machine, one gate for every route.

A page of the web that the player visits can send requests to a local port; so every request must name a host we know
(else a foreign name was pointed at us), and one that changes something must come from our own page and carry its token.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import MutableMapping
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

from python_multipart.multipart import parse_options_header
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tableforone.server.limits import Buckets, depth_of
from tableforone.server.pairing import Pairing

LARGEST_BODY: Final = 1_000_000
DEEPEST_JSON: Final = 32
SESSION: Final = "session"
PAIRED: Final = "paired"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # with no-referrer a browser hides the Origin of our own forms too
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}


class Refused(Exception):
    """The gate stays shut: a status and one sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status, self.sentence = status, sentence


class Guard:
    """The gate: host, size, origin, token, rate, pairing, in this order; and the headers of every response."""

    def __init__(self, app: ASGIApp, *, secret: bytes, hosts: frozenset[str], pairing: Pairing | None) -> None:
        self.app, self.secret, self.hosts, self.pairing = app, secret, hosts, pairing
        self.answers = Buckets(rate=20, burst=60)
        self.uploads = Buckets(rate=5 / 60, burst=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        cookies = _cookies(headers)
        session = cookies.get(SESSION, "")
        fresh = not _looks_like_a_session(session)
        session = secrets.token_urlsafe(24) if fresh else session
        scope.setdefault("state", {})["token"] = token_for(self.secret, session)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                _dress(message, session if fresh else "")
            await send(message)

        try:
            self._host(headers)
            if scope["method"] not in SAFE:
                check_origin(headers)
            body = await _body(receive, headers)
            if not (pairing := self._pairing(scope, cookies)):
                await self._unsafe(scope, headers, body, "" if fresh else session)
        except Refused as refused:
            return await _say(refused, scope, send_guarded)
        if pairing:
            return await pairing.answer(scope, body, self.secret, send_guarded)
        return await self.app(scope, _replayed(body, receive), send_guarded)

    def _host(self, headers: Headers) -> None:
        if headers.get("host", "").lower() not in self.hosts:
            raise Refused(
                400, "This address is not one of this server's. Open the address that it printed at its start."
            )

    def _pairing(self, scope: Scope, cookies: dict[str, str]) -> Pairing | None:
        """The pairing page, if this visitor comes from the network and has not been paired."""
        if self.pairing is None or scope["path"].startswith("/static/"):
            return None
        if self.pairing.knows(scope, cookies.get(PAIRED, ""), self.secret):
            return None
        return self.pairing

    async def _unsafe(self, scope: Scope, headers: Headers, body: bytes, session: str) -> None:
        """What changes something must carry the token of its page, and not come too fast."""
        if scope["method"] in SAFE:
            return
        given = headers.get("x-token") or await _form_token(scope, headers, body)
        if not session or not hmac.compare_digest(given.encode(), token_for(self.secret, session).encode()):
            raise Refused(403, "This page is too old or not ours: its token is missing or wrong. Load the page again.")
        if _is_json(headers) and depth_of(body) > DEEPEST_JSON:
            raise Refused(400, "The data is nested too deeply.")
        uploads = scope["path"].endswith("/import")
        if not (self.uploads if uploads else self.answers).allow(session):
            raise Refused(429, "That was too fast. Wait a moment and try again.")


def check_origin(headers: Headers) -> None:
    """Refuse what a browser says comes from elsewhere."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(403, "Another page sent this. It was refused.")
    origin = headers.get("origin")
    if origin is not None and origin.lower() != f"http://{headers.get('host', '').lower()}":
        raise Refused(403, "Another page sent this. It was refused.")


def token_for(secret: bytes, session: str) -> str:
    """The token of a session: what our own pages know and others cannot."""
    return hmac.new(secret, f"token {session}".encode(), hashlib.sha256).hexdigest()[:40]


def house_of(secret: bytes) -> str:
    """Whose tables these are, for a second start: it tells nothing of the secret."""
    return hashlib.sha256(b"house " + secret).hexdigest()[:16]


def secret_of(folder: Path) -> bytes:
    """The secret of this data folder, made once, so that an open page survives a restart of the server."""
    path = folder / "secret"
    if not path.is_file() or path.stat().st_size < 32:
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(secrets.token_bytes(32))
    return path.read_bytes()


def _cookies(headers: Headers) -> dict[str, str]:
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(headers.get("cookie", "")).items()}
    except Exception:  # http.cookies raises more than it says
        return {}


def _looks_like_a_session(text: str) -> bool:
    return len(text) == 32 and text.replace("-", "").replace("_", "").isalnum() and text.isascii()


def _dress(message: MutableMapping[str, Any], session: str) -> None:
    headers = MutableHeaders(raw=message["headers"])
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if session:
        headers.append("set-cookie", f"{SESSION}={session}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000")


async def _body(receive: Receive, headers: Headers) -> bytes:
    """The whole body, if it is not too large."""
    if not headers.get("content-length", "0").isdigit() or int(headers.get("content-length", "0")) > LARGEST_BODY:
        raise Refused(413, "That is too large.")
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > LARGEST_BODY:
            raise Refused(413, "That is too large.")
        if not message.get("more_body", False):
            break
    return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body once more, for the application."""
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def _form_token(scope: Scope, headers: Headers, body: bytes) -> str:
    """The token field of a form."""
    kind, _ = parse_options_header(headers.get("content-type", ""))
    if kind == b"application/x-www-form-urlencoded":
        return parse_qs(body.decode("latin-1"), max_num_fields=200).get("token", [""])[0]
    if kind == b"multipart/form-data":
        try:
            async with Request(scope, _replayed(body, _never)).form(max_files=20, max_fields=200) as form:
                return str(form.get("token", ""))
        except Exception:  # a malformed form has no token
            return ""
    return ""


async def _never() -> Message:
    return {"type": "http.disconnect"}


def _is_json(headers: Headers) -> bool:
    return "json" in headers.get("content-type", "")


async def _say(refused: Refused, scope: Scope, send: Send) -> None:
    """The refusal, as a sentence: JSON for programs, plain text for people."""
    if scope["path"].startswith("/api"):
        body, kind = json.dumps({"fault": refused.sentence}).encode(), b"application/json"
    else:
        body, kind = refused.sentence.encode(), b"text/plain; charset=utf-8"
    length = str(len(body)).encode()
    start = [
        (b"content-type", kind),
        (b"content-length", length),
        (b"cache-control", b"no-store"),
        (b"hx-reswap", b"none"),
    ]
    await send({"type": "http.response.start", "status": refused.status, "headers": start})
    await send({"type": "http.response.body", "body": body})
