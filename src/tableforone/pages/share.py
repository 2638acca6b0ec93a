"""Sharing a game: as a picture, or as a link that contains the whole game."""

from typing import Any, Final

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.kernel.story import moments
from tableforone.kernel.table import Table
from tableforone.pages import daily, tabletop
from tableforone.pages.lesson import invitation
from tableforone.pages.notices import said
from tableforone.pages.picture import card, drawn_board
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Form, Visit, marked
from tableforone.pages.voice import m, t
from tableforone.store import FileFault, Sittings
from tableforone.store.links import BEAT, GAME, Link, can_be_beaten, code_of, fragment, mark_of, parsed, sender_of
from tableforone.store.reading import Reading
from tableforone.store.summary import BEATING

MOST: Final = 30  # number of shared games that are kept; a link can be opened again


# --- sending


def share(visit: Visit, tables: Sittings, name: str, moment: int | None = None, shape: str = "wide") -> Page:
    """The picture and the links of a game, at its end or at a moment of its replay."""
    with tables.at(name) as table:
        story = moments(table)
        if moment is not None and not 0 <= moment <= len(story):
            raise Fault(m("share-no-moment", moment=moment, last=len(story)))
        code = code_of(table.to_json())
        shape = "square" if shape == "square" else "wide"
        shown = tabletop.playing(name, table) | {
            "title": t("share-title"),
            "here": "history",
            "moment": moment,
            "daily": table.mark.startswith(daily.MARK),
            "shape": shape,
            "picture": card(table, story, moment, shape),
            "game_link": fragment(Link(GAME, code, moment)),
            "beat_link": fragment(Link(BEAT, code)) if can_be_beaten(table) and moment is None else "",
        }
        return page(visit, "share.html", **shown)


# --- opening


def show(visit: Visit) -> Page:
    """The page that a link leads to; its script reads the fragment, or the link is pasted."""
    return page(visit, "shared.html", title=t("shared-title"))


def open_link(visit: Visit, tables: Sittings, reading: Reading, form: Form) -> Page | Redirect:
    """Replay the game of a link and save it; a faulty link gives an error message."""
    given = form.last("link")
    try:
        link = parsed(given if isinstance(given, str) else "")
        table = load_text(reading.shared(link.code), games.find)
        if link.kind == BEAT and not can_be_beaten(table):
            raise Fault(m("shared-not-to-beat"))
    except FileFault:
        raise
    except Fault as fault:
        return page(visit, "shared.html", 422, title=t("shared-title"), fault=said(fault))
    name = _kept(tables, table, link.sender)
    if link.kind == BEAT:
        return Redirect(f"/tables/{name}/deal")
    last = len(table.questions)
    return Redirect(f"/tables/{name}/replay?moment={last if link.moment is None else min(link.moment, last)}")


def _kept(tables: Sittings, table: Table, sender: str) -> str:
    """Save this game among the shared ones, unless it is there already; returns its name."""
    mark = mark_of(table.fingerprint, sender)
    there = [summary for summary in tables.summaries() if summary.is_shared]
    for summary in there:
        if (summary.game, summary.seed, summary.mark) == (table.spec.id, table.seed, mark) and not summary.trouble:
            return summary.id
    table.mark = mark
    name = tables.create(table)
    for old in there[MOST - 1 :]:
        tables.delete(old.id)
    return name


# --- a deal to beat


def deal(visit: Visit, tables: Sittings, name: str) -> Page:
    """A shared deal before it is played: the score to beat, without spoilers."""
    with tables.at(name) as table:
        result = _to_beat(table)
        shown = tabletop.playing(name, table) | {
            "title": t("deal-title"),
            "sender": sender_of(table.mark),
            "seed": table.seed,
            "target": result.score,
            "against": result.opponent,
            "outcome": result.outcome,
            "modules": [table.spec.module_name(each) for each in table.setup.modules],
            "lesson": invitation(table.spec, tables.finished()),
        }
    return page(visit, "deal.html", **shown | {"there": marked(tables.summaries(), BEATING + name)})


def play_deal(tables: Sittings, name: str) -> Redirect:
    """Start the same deal on a new table, or continue it."""
    if there := marked(tables.summaries(), BEATING + name):
        return Redirect(f"/tables/{there.id}" + ("/result" if there.over else ""))
    with tables.at(name) as table:
        _to_beat(table)
        own = Table(table.spec, table.setup, table.seed, start=table.start, mark=BEATING + name)
    return Redirect(f"/tables/{tables.create(own)}")


def _to_beat(table: Table) -> Any:
    if not can_be_beaten(table):
        raise Fault(m("shared-not-to-beat"))
    return table.result


def beaten(tables: Sittings, table: Table) -> dict[str, Any] | None:
    """The sender's result beside the player's; None if there is none."""
    if not table.mark.startswith(BEATING) or table.result is None:
        return None
    name = table.mark.removeprefix(BEATING)
    try:
        with tables.at(name) as other:
            theirs, sender, story, board = other.result, sender_of(other.mark), moments(other), drawn_board(other)
    except Fault:  # the shared game was deleted
        return None
    if theirs is None:
        return None
    mine = {line.what: line.mine for line in table.result.lines}
    other_points = {line.what: line.mine for line in theirs.lines}
    rows = [(what, mine.get(what, 0), other_points.get(what, 0)) for what in {**mine, **other_points}]
    return {
        "id": name,
        "sender": sender,
        "result": theirs,
        "board": board,
        "story": story,
        "rows": [row for row in rows if row[1] or row[2]],
        "by": table.result.score - theirs.score,
    }
