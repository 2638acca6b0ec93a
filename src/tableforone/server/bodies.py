"""Receives and parses the body of a request once, with limits on time and size.

The guard needs the token of a form and the routes need its fields: both use the result.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.parse import parse_qsl

from fastapi.routing import APIRoute
from python_multipart.exceptions import FormParserError
from python_multipart.multipart import Field, File, FormParser, parse_options_header
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message, Receive

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import read_json_text
from tableforone.pages import requests
from tableforone.server.limits import Found, apart
from tableforone.server.voice import m, t

LARGEST_BODY: Final = 1_000_000  # bytes
MOST_FIELDS: Final = 200
MOST_COMMAS: Final = 1000  # in JSON; the longest message of a program has about a hundred
IN_TIME: Final = 20.0  # seconds for a body to arrive
SMALL: Final = 4000  # bytes; a smaller body is parsed faster than it is passed to a thread
URLENCODED: Final = b"application/x-www-form-urlencoded"
MULTIPART: Final = b"multipart/form-data"

Fields = list[tuple[str, requests.Field]]


class Refused(Exception):
    """A refused request: a status and an error message."""

    def __init__(self, status: int, sentence: str, **headers: str) -> None:
        super().__init__(sentence)
        self.status, self.sentence, self.headers = status, sentence, headers


# --- receiving


async def received(receive: Receive, headers: Headers, largest: int = LARGEST_BODY) -> bytes:
    """The whole body, if it is not too large and does not take too long."""
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length[:20]) > largest:
        raise Refused(413, t("too-large"))
    try:
        async with asyncio.timeout(IN_TIME):
            return await _whole(receive, largest)
    except TimeoutError:
        raise Refused(408, t("too-slow"), connection="close") from None


async def _whole(receive: Receive, largest: int) -> bytes:
    parts, size = [], 0
    while True:
        message = await receive()
        # an incomplete form is dropped: half an answer is a different answer
        if message["type"] == "http.disconnect":
            raise Refused(400, t("broken-off"))
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise Refused(413, t("too-large"))
        if not message.get("more_body", False):
            return b"".join(parts)


def replayed(body: bytes, receive: Receive) -> Receive:
    """A ``receive`` that sends the body again, for the application."""
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


# --- reading


async def fields_of(headers: Headers, body: bytes) -> Fields:
    """The fields of a form; empty if the body is not a form."""
    return await _beside(read_form, headers.get("content-type", ""), body)


async def json_of(body: bytes) -> Any:
    """The JSON value that a program sent."""
    return await _beside(_read_json, body)


async def _beside(read: Callable[..., Found], *given: Any) -> Found:
    return read(*given) if len(given[-1]) <= SMALL else await apart(read, *given)


def _read_json(body: bytes) -> Any:
    try:
        return read_json_text(body.decode("utf-8"), m("the-request"), most=MOST_COMMAS)
    except UnicodeDecodeError:
        raise Refused(400, t("request-not-json")) from None
    except Fault as fault:
        raise Refused(400, str(fault)) from None


def read_form(content_type: str, body: bytes) -> Fields:
    """The fields of a form in order; for a file, its contents.

    >>> read_form("application/x-www-form-urlencoded", b"level=very+hard&seed=")
    [('level', 'very hard'), ('seed', '')]
    """
    kind, options = parse_options_header(content_type)
    if kind == URLENCODED:
        if body.count(b"&") >= MOST_FIELDS:
            raise _too_many()
        return [*parse_qsl(body.decode("latin-1"), keep_blank_values=True)]
    if kind == MULTIPART:
        return _parts(options.get(b"boundary", b""), body)
    return []


def _parts(boundary: bytes, body: bytes) -> Fields:
    found: Fields = []

    def keep(part: Field | File) -> None:
        if len(found) >= MOST_FIELDS:
            raise _too_many()
        name = (part.field_name or b"").decode("utf-8", "replace")
        found.append((name, _content(part)))

    try:
        parser = FormParser(MULTIPART.decode(), keep, keep, boundary=boundary)
        parser.write(body)
        parser.finalize()
    except (FormParserError, ValueError):
        raise Refused(400, t("form-malformed")) from None
    return found


def _content(part: Field | File) -> requests.Field:
    if isinstance(part, Field):
        return (part.value or b"").decode("utf-8", "replace")
    with part.file_object as file:
        file.seek(0)
        return file.read()


def _too_many() -> Refused:
    return Refused(413, t("form-too-long", most=MOST_FIELDS))


# --- requests and routes


class ReadRequest(Request):
    """A request whose body was already read by the guard."""

    async def json(self) -> Any:
        return self.scope["state"]["json"]


class UnreadRoute(APIRoute):
    """A route that does not read the body itself."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def handle_read(request: Request) -> Response:
            return await handle(ReadRequest(request.scope, request.receive))

        return handle_read
