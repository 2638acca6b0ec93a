"""Streams hints and reviews to the browser as server-sent events; each hint improves the last."""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing, closing
from functools import partial
from typing import Any, Final

from anyio import sleep
from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, StreamingResponse

from tableforone.coach.hints import Hint
from tableforone.coach.process import END, Asking
from tableforone.coach.review import Review
from tableforone.kernel.speech import SPOKEN
from tableforone.pages import coach as page
from tableforone.pages import review as review_page
from tableforone.server.exchange import visit_of

PAUSE: Final = 0.05  # seconds between two checks for new hints
KEPT: Final = 20  # reviews that are cached
QUEUED: Final = object()  # another question is answered first

router = APIRouter(include_in_schema=False)


@router.get("/tables/{name}/hint")
async def hint(request: Request, name: str) -> StreamingResponse:
    """The coach's hint for this table."""
    line, asked = await run_sync(_asked, request.app.state.sittings, name)
    told = events(request, name, line, asked)
    return StreamingResponse(told, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


async def events(request: Request, name: str, line: str, asked: int) -> AsyncIterator[str]:
    if line:
        async with aclosing(heard(request, partial(request.app.state.coach.ask, line))) as hints:
            async for said in hints:
                if isinstance(said, Hint):
                    yield page.event(await run_sync(_drawn, request, name, said, asked))
    yield page.LAST


async def heard(request: Request, ask: Callable[[], Asking]) -> AsyncGenerator[Any]:
    """The coach's messages, until they end, the browser disconnects or the server stops.

    QUEUED comes first if another question is answered before this one.  It polls, so it needs no
    thread and can stop at any time.
    """
    with closing(ask()) as asking:
        if asking.behind:
            yield QUEUED
        while (said := asking.picked_up()) is not END:
            if request.app.state.stopping() or await request.is_disconnected():
                return
            if said is None:
                await sleep(PAUSE)
            else:
                yield said


def _asked(sittings: Any, name: str) -> tuple[str, int]:
    with sittings.at(name) as table:
        return page.asked(table), len(table.journal)


def _drawn(request: Request, name: str, said: Hint, asked: int) -> str:
    with request.app.state.sittings.at(name) as table:
        if len(table.journal) != asked:
            return ""  # the question was answered in the meantime
        return page.said(visit_of(request), name, said, asked)


@router.get("/tables/{name}/chance")
async def chance(request: Request, name: str) -> PlainTextResponse:
    """The winning chance at the open question, after a short simulation; "" without a question."""
    state = request.app.state
    line, _ = await run_sync(_asked, state.sittings, name)
    hints: list[Hint] = []
    if line:
        async with aclosing(heard(request, partial(state.coach.ask, line, page.MOMENT))) as coming:
            async for said in coming:
                hints += [said] if isinstance(said, Hint) else []
                if hints and state.coach.wanted_elsewhere:
                    break  # a hint is wanted, which goes first
    return PlainTextResponse(page.chance(hints), headers={"Cache-Control": "no-store"})


@router.get("/tables/{name}/review/found")
async def found(request: Request, name: str) -> StreamingResponse:
    """The coach's review of a finished game."""
    saved = await run_sync(_saved, request.app.state.sittings, name)
    told = looking_back(request, name, saved)
    return StreamingResponse(told, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


async def looking_back(request: Request, name: str, saved: str) -> AsyncIterator[str]:
    # a review contains text, so it depends on the language
    state, key = request.app.state, (SPOKEN.get(), saved)
    if saved and key not in state.reviews:
        async with aclosing(heard(request, partial(state.reviewer.look_back, saved))) as coming:
            async for said in coming:
                if key in state.reviews:
                    break  # found in another window in the meantime
                if isinstance(said, Review):
                    state.reviews[key] = said
                    while len(state.reviews) > KEPT:
                        del state.reviews[next(iter(state.reviews))]
                elif said is QUEUED:
                    yield page.event("", "queued")
                elif isinstance(said, str):
                    yield page.event(f"<p class='board'>{said}</p>", "found")
                else:
                    yield page.event(review_page.progress(said), "progress")
    if key in state.reviews:
        html = await run_sync(_review_drawn, request, name, state.reviews[key])
        yield page.event(html, "found")
    yield page.LAST


def _saved(sittings: Any, name: str) -> str:
    with sittings.at(name) as table:
        return table.to_json() if table.over else ""


def _review_drawn(request: Request, name: str, found: Review) -> str:
    with request.app.state.sittings.at(name) as table:
        return review_page.drawn(visit_of(request), name, table, found)
