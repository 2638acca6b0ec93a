"""Watching a game again, step by step; its result; going on from any moment; the same deal once more."""

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.save import load_text
from tableforone.kernel.table import Table
from tableforone.web import tabletop
from tableforone.web.charts import breakdown, reel, scores_over_time
from tableforone.web.render import page
from tableforone.web.shared import Open
from tableforone.web.tale import Entry, Moment, final_scores, log, moments, taken_back, turning_point
from tableforone.web.turns import turn_end

router = APIRouter(include_in_schema=False)


@router.get("/tables/{name}/replay")
def watch(request: Request, name: str, sittings: Open, moment: int = 0) -> Response:
    """The moment before the player's answer of this place in the game (0 is the first); the last is the table now."""
    with sittings.at(name) as table:
        story = moments(table)
        if not 0 <= moment <= len(story):
            raise Fault(f"There is no moment {moment}: this game has {len(story)} so far.")
        shown = tabletop.replaying(name, table, number_at(table, story, moment)) | told_at(table, story, moment)
        shown["reel"] = reel(story, final_scores(table), moved(table), moment, taken_back(table))
        return page(request, tabletop.template_of(table.spec), **shown)


@router.post("/tables/{name}/replay")
def go_on(name: str, sittings: Open, number: Annotated[int, Form(ge=0, le=1 << 31)]) -> Response:
    """A new table that goes on from this moment; the old one stays as it is."""
    text = sittings.store.export(name)
    table = load_text(text, games.find)
    if number != len(table.journal):
        table.undo_to(number)
    return RedirectResponse(f"/tables/{sittings.create(table)}", 303)


@router.get("/tables/{name}/result")
def result(request: Request, name: str, sittings: Open) -> Response:
    with sittings.at(name) as table:
        if table.result is None:
            return RedirectResponse(f"/tables/{name}", 303)
        story = moments(table)
        turned = turning_point(table, story)
        shown = tabletop.playing(name, table)
        shown |= {
            "title": {"won": "You won", "lost": "You lost", "draw": "A draw"}[table.result.outcome],
            "here": "history",
            "bars": breakdown(table.result, shown["opponent"]),
            "curves": scores_over_time(story, final_scores(table)),
            "story": story,
            "turned": turned,
            "taken": table.takebacks,
            "reveals": table.reveals_taken_back,
            "seed": table.seed,
        }
        return page(request, "result.html", **shown)


@router.post("/tables/{name}/rematch")
def rematch(name: str, sittings: Open) -> Response:
    """The same game with the same choices and the same deal."""
    with sittings.at(name) as table:
        setup = table.setup
        again = tableforone.new(
            table.spec.id, level=setup.level, modules=setup.modules, options=setup.options, seed=table.seed
        )
    return RedirectResponse(f"/tables/{sittings.create(again)}", 303)


def number_at(table: Table, story: list[Moment], moment: int) -> int:
    """The question of this moment; at the end, the length of the journal."""
    return story[moment].number if moment < len(story) else len(table.journal)


def told_at(table: Table, story: list[Moment], moment: int) -> dict[str, Any]:
    """What was answered at this moment, and what came of it."""
    number = number_at(table, story, moment)
    return {
        "moment": moment,
        "story": story,
        "places": {each.number: n for n, each in enumerate(story)},
        "lines": _around(log(table), number),
        "said": story[moment].said if moment < len(story) else "",
        "told": _told(table, number),
        "explained": number in moved(table),
        "after": _scores_after(table, story, moment),
        "result": table.result,
    }


def _around(lines: list[Entry], number: int) -> list[Entry]:
    """The part of the log in which this question was answered."""
    here = next((n for n, line in enumerate(lines) if line.number >= number and not line.undone), len(lines))
    return lines[max(0, here - 30) : here + 30]


def moved(table: Table) -> set[int]:
    """The player's questions after which the opponent decided something worth a line."""
    found = set()
    for number in table.questions:
        events = [e for told in table.events[number + 1 : turn_end(table, number) + 1] for e in told]
        if any(event[0] == DECIDE and table.spec.tell(event) for event in events):
            found.add(number)
    return found


def _told(table: Table, number: int) -> list[str]:
    """What followed from the answer to this question."""
    if number >= len(table.journal):
        return []
    events = [e for told in table.events[number + 1 : turn_end(table, number) + 1] for e in told]
    return [line for line in map(table.spec.tell, events) if line]


def _scores_after(table: Table, story: list[Moment], moment: int) -> tuple[int, int | None]:
    if moment + 1 < len(story):
        return story[moment + 1].mine, story[moment + 1].theirs
    return final_scores(table)
