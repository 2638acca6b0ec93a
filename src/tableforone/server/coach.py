"""How does a hint reach the browser?  As events, one better than the other, until it is sure or nobody listens."""

from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Final

from anyio import to_thread
from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from tableforone.coach.hints import Hint
from tableforone.coach.process import Coach
from tableforone.pages import coach as page
from tableforone.server.requests import visit_of

router = APIRouter(include_in_schema=False)
LAST: Final = "event: end\ndata:\n\n"


@router.get("/tables/{name}/hint")
async def hint(request: Request, name: str) -> StreamingResponse:
    """What the coach would do at this table."""
    told = events(request, name)
    return StreamingResponse(told, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


async def events(request: Request, name: str) -> AsyncIterator[str]:
    state = request.app.state
    line, asked = await to_thread.run_sync(partial(_asked, state.sittings, name))
    if line:
        listening = [True]
        coach: Coach = state.coach
        hints = coach.ask(line, lambda: listening[0])
        try:
            while (said := await to_thread.run_sync(_next, hints)) is not None:
                yield _event(await to_thread.run_sync(partial(_drawn, request, name, said, asked)))
                if await request.is_disconnected():
                    break
        finally:
            listening[0] = False
            await to_thread.run_sync(hints.close if hasattr(hints, "close") else list)
    yield LAST


def _asked(sittings: object, name: str) -> tuple[str, int]:
    """The position of the open question, without what its seed would deal; nothing where nothing is asked."""
    with sittings.at(name) as table:  # type: ignore[attr-defined]
        return ("" if table.over or table.waits_for_chance else table.line), len(table.journal)


def _next(hints: Iterator[Hint]) -> Hint | None:
    return next(hints, None)


def _drawn(request: Request, name: str, said: Hint, asked: int) -> str:
    with request.app.state.sittings.at(name) as table:
        if len(table.journal) != asked:
            return ""  # it was answered meanwhile
        return page.said(visit_of(request), table, said, asked)


def _event(html: str) -> str:
    return "event: hint\n" + "".join(f"data: {line}\n" for line in html.split("\n")) + "\n"
