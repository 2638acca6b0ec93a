"""The first page: games to continue, games to start, a saved game to open, results so far."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.lesson import lessons
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import bulk_transfer, daily, puzzle, strength
from tableforone.pages.history import stamps
from tableforone.pages.lesson import invitation
from tableforone.pages.looks import Look, look_of
from tableforone.pages.notices import said, troubled
from tableforone.pages.render import page, scene
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Visit, opponent_of
from tableforone.pages.voice import t
from tableforone.pages.when import ago, weekday
from tableforone.store import FileFault, Sittings, Summary, Unopenable
from tableforone.store.reading import Reading
from tableforone.store.summary import BEATING, finished

LOOKED_AT: Final = 12  # tables of the list that are opened to show their round
LISTED: Final = 60  # games in progress on the page; the others are behind a link
LONGEST: Final = 60  # minutes: more than any lesson takes
AT_ONCE: Final = 6  # games in progress that are shown; the others are folded into one row


class OpenTable(NamedTuple):
    """A game in progress."""

    summary: Summary
    name: str
    look: Look
    opponent: str
    way: str  # level and modules in words
    round: str  # "round 3 of 7"; "" if the game has no rounds
    when: str
    target: int | None = None  # the score to beat, if the deal was shared


def lobby(visit: Visit, tables: Sittings, every: str = "") -> Page:
    """The first page; ``every``: with all games in progress."""
    return page(visit, "lobby.html", **_lobby(tables, every=bool(every)))


def open_file(visit: Visit, tables: Sittings, reading: Reading, data: bytes) -> Page | Redirect:
    """Open one saved game, or a file of many. A faulty game is reported and not saved."""
    if bulk_transfer.is_packed(data):
        came, well = bulk_transfer.unpacked(tables, reading, data)
        return page(visit, "lobby.html", 200 if well else 422, fault=came, **_lobby(tables))
    try:
        return Redirect(f"/tables/{tables.import_text(reading.saved(data))}")
    except FileFault:  # the file is fine, but it could not be saved
        raise
    except Fault as fault:
        return page(visit, "lobby.html", 422, fault=said(fault), **_lobby(tables))


def _lobby(tables: Sittings, *, every: bool = False) -> dict[str, Any]:
    specs = games.all_games()
    known = games.known()
    summaries = tables.summaries()
    open_now = [s for s in summaries if not (s.over or s.trouble or s.is_shared) and s.game in known]
    open_now = [s for s in open_now if not s.mark.startswith(puzzle.MARK)]
    targets = {BEATING + s.id: s.score for s in summaries if s.is_shared}
    running, aside = [], [troubled(s) for s in summaries if s.trouble and not s.over]
    for n, summary in enumerate(open_now if every else open_now[:LISTED]):
        try:
            how_far = round_of(tables, summary) if n < LOOKED_AT else ""
            running.append(seat(summary, known[summary.game], how_far, targets.get(summary.mark)))
        except Unopenable as fault:
            aside.append(troubled(summary, fault))
    played = finished(summaries)
    results = [each for each in played if each.counts]
    return {
        "title": t("shell-games"),
        "here": "tables",
        "greeting": greeting(datetime.now().hour),
        "broken": [said(fault) for fault in games.broken()],
        "running": running,
        "at_once": AT_ONCE,
        "every": every,
        "in_progress": len(open_now),
        "troubled": aside,
        "boxes": [(spec, look_of(spec), scene(spec)) for spec in specs],
        "stamps": stamps(specs, results),
        "daily": _daily(results, summaries),
        "next": recommended(specs, played),
        "strengths": strengths(specs, strength.counted(tables, results)),
        "weekday": weekday,
        "puzzles": [one for one in (puzzle.today(summaries), puzzle.own(tables, summaries)) if one],
        "taught": {spec.id: invitation(spec, played) for spec in specs},
    }


def _daily(results: list[Summary], summaries: list[Summary]) -> dict[str, Any]:
    """Today's deal, the streak, and the text to share for the last result."""
    today = date.today()
    deal, done = daily.deal_of(today), daily.outcomes(results)
    last = done[max(done)] if done else None
    return {
        "deal": deal,
        "look": look_of(deal.spec),
        "scene": scene(deal.spec),
        "opponent": deal.spec.opponent(deal.spec.setup()),
        "way": deal.spec.way(deal.spec.default_level, ()),
        "begun": deal.is_begun(summaries),
        "done": done.get(deal.day),
        "row": daily.row(list(done), today),
        "longest": daily.longest(list(done)),
        "week": daily.week(done, today),
        "month": daily.month(done, today) if done else [],
        "share": daily.share_text(last, games.find(last.game), results) if last else "",
    }


def seat(summary: Summary, spec: GameSpec, round: str, target: int | None = None) -> OpenTable:
    way, opponent = spec.way(summary.level, summary.modules), opponent_of(spec, summary)
    return OpenTable(summary, spec.name, look_of(spec), opponent, way, round, ago(summary.changed), target)


def strengths(specs: Sequence[GameSpec], results: Sequence[Summary]) -> list[strength.StrengthShown]:
    """The games for which the player's strength is known well enough to suggest a level."""
    found = [strength.shown(spec, results) for spec in specs if not spec.companion_of]
    return [one for one in found if one.best and one.sharp]


def round_of(tables: Sittings, summary: Summary) -> str:
    """The current round; "" if the game has no rounds or the table no longer exists."""
    try:
        with tables.at(summary.id) as table:
            view = _view(tables, summary.id, table)
    except Unopenable:
        raise
    except Fault:
        return ""
    if not view.get("round"):
        return ""
    if not view.get("rounds"):
        return t("lobby-round", round=view["round"])
    return t("lobby-round-of", round=view["round"], rounds=view["rounds"])


def _view(tables: Sittings, name: str, table: Table) -> dict[str, Any]:
    try:
        return table.view
    except Exception as error:
        raise tables.set_aside(name, table, error) from error


def greeting(hour: int) -> str:
    """The greeting for this hour.

    >>> greeting(8)
    'Good morning. Your table is ready.'
    """
    return t("lobby-greeting", hour="morning" if 4 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening")


# --- what to play next: a lesson first, then a first win, then the next title or level


class Next(NamedTuple):
    """The next suggested game."""

    spec: GameSpec
    level: str
    taught: bool  # whether it is the lesson
    why: str


def recommended(specs: Sequence[GameSpec], finished: Sequence[Summary]) -> Next | None:
    """The next suggestion; None if every game was won at every level."""
    way = sorted((spec for spec in specs if not spec.companion_of), key=minutes)
    for spec in way:
        own = [summary for summary in finished if summary.game == spec.id]
        if not own and lessons(spec):
            return Next(spec, "", True, t("next-learn", n=minutes(spec)))
        if not any(summary.counts and summary.outcome == "won" for summary in own):
            return Next(spec, spec.default_level, False, t("next-win"))
    for spec in way:
        won = {s.level for s in finished if s.game == spec.id and s.counts and s.outcome == "won"}
        harder = [level for level in spec.levels if level not in won]
        if harder:
            return Next(spec, harder[0], False, t("next-harder"))
    return None


def minutes(spec: GameSpec) -> int:
    """How long the first lesson of a game takes; games without a lesson come last."""
    return lessons(spec)[0].minutes if lessons(spec) else LONGEST
