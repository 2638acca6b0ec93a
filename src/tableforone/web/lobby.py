"""The first page: tables to go on with, games to begin, a saved game to open, what was won so far; and the settings."""

from datetime import UTC, datetime
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, File, Request, UploadFile
from fastapi.responses import RedirectResponse, Response

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import Setup
from tableforone.store import Summary
from tableforone.web import settings
from tableforone.web.history import stamps
from tableforone.web.looks import Look, look_of
from tableforone.web.render import SETTINGS_COOKIE, page, scene
from tableforone.web.rulebook import rulebook
from tableforone.web.shared import Open
from tableforone.web.tabletop import level_name

router = APIRouter(include_in_schema=False)


class Seat(NamedTuple):
    """A table to go on with."""

    summary: Summary
    name: str
    look: Look
    opponent: str
    level: str
    when: str


@router.get("/")
def lobby(request: Request, sittings: Open) -> Response:
    return page(request, "lobby.html", **_lobby(sittings))


def _lobby(sittings: Open) -> dict[str, Any]:
    specs = games.all_games()
    known = {spec.id: spec for spec in specs}
    running = [seat(s, known[s.game]) for s in sittings.store.tables() if not s.over and s.game in known]
    boxes = [(spec, look_of(spec), scene(spec.id) if look_of(spec).has_scene else "") for spec in specs]
    return {
        "title": "Tables",
        "here": "tables",
        "greeting": greeting(datetime.now().hour),
        "running": running,
        "boxes": boxes,
        "stamps": stamps(specs, sittings.store.results()),
    }


def seat(summary: Summary, spec: Any) -> Seat:
    opponent = spec.opponent(Setup(summary.level, summary.modules, summary.options))
    return Seat(summary, spec.name, look_of(spec), opponent, level_name(summary.level), ago(summary.changed))


def greeting(hour: int) -> str:
    """What one says at this hour.

    >>> greeting(8), greeting(14), greeting(21)
    ('Good morning', 'Good afternoon', 'Good evening')
    """
    return "Good morning" if 4 <= hour < 12 else "Good afternoon" if 12 <= hour < 18 else "Good evening"


def ago(moment: str, now: datetime | None = None) -> str:
    """How long ago, in words.

    >>> ago("2026-05-01T10:00:00+00:00", datetime(2026, 5, 1, 10, 20, tzinfo=UTC))
    '20 minutes ago'
    """
    then = datetime.fromisoformat(moment)
    now = now or datetime.now(UTC)
    minutes = int((now - then).total_seconds() // 60)
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} minute{'s' if minutes > 1 else ''} ago"
    days = (now.astimezone().date() - then.astimezone().date()).days
    if days < 2:
        return ("today" if not days else "yesterday") + then.astimezone().strftime(", %H:%M")
    return f"{then.astimezone().day} {then.astimezone():%B %Y}"


@router.post("/tables/import")
async def open_file(request: Request, sittings: Open, file: Annotated[UploadFile, File()]) -> Response:
    """Open a saved game; what is wrong with it is said, and nothing is kept."""
    try:
        text = (await file.read()).decode("utf-8")
        return RedirectResponse(f"/tables/{sittings.store.import_text(text)}", 303)
    except UnicodeDecodeError:
        fault = "This file is no saved game: it is not text."
    except Fault as wrong:
        fault = str(wrong)
    return page(request, "lobby.html", 422, fault=fault, **_lobby(sittings))


@router.get("/settings")
def show_settings(request: Request, sittings: Open) -> Response:
    tables = sittings.store.tables()
    finished = sum(summary.over for summary in tables)
    counts: dict[str, Any] = {"finished": finished, "running": len(tables) - finished, "tables": tables}
    return page(request, "settings.html", title="Settings", groups=settings.SETTINGS, **counts)


@router.post("/settings")
async def keep_settings(request: Request) -> Response:
    form = await request.form()
    chosen = settings.read(settings.write({name: str(value) for name, value in form.items()}))
    response = RedirectResponse("/settings", 303)
    response.set_cookie(
        SETTINGS_COOKIE, settings.write(chosen), max_age=31536000, path="/", httponly=True, samesite="strict"
    )
    return response


@router.get("/rules")
def all_rules(request: Request) -> Response:
    shelf = [(spec, look_of(spec)) for spec in games.all_games()]
    return page(request, "shelf.html", title="Rules", here="rules", shelf=shelf)


@router.get("/games/{game}/rules")
def rules(request: Request, game: str) -> Response:
    spec = games.find(game)
    book, world = rulebook(spec.folder), look_of(spec).world
    return page(request, "rules.html", title=f"Rules of {spec.name}", here="rules", spec=spec, book=book, world=world)
