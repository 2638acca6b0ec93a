"""Replays a game moment by moment, continues from any moment, and starts the same deal again."""

from typing import Any

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.kernel.story import LogLine, ScoredMove, log, moments, moved_after, taken_back, told_after
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.charts import reel
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Visit
from tableforone.pages.voice import m, t
from tableforone.store import Sittings
from tableforone.store.links import sender_of
from tableforone.store.summary import SHARED


def watch(visit: Visit, tables: Sittings, name: str, moment: int = 0) -> Page:
    """The moment before an answer of the player (0 is the first); the last one is the table now."""
    with tables.at(name) as table:
        story = moments(table)
        if not 0 <= moment <= len(story):
            raise Fault(m("replay-no-moment", moment=moment, last=len(story)))
        shown = tabletop.replaying(name, table, number_at(table, story, moment)) | told_at(table, story, moment)
        shown["shared"] = shared_by(table.mark)
        shown["reel"] = reel(story, table.points, moved(table), moment, taken_back(table))
        if table.spec.companion_of:  # your points are known only at the end
            shown["reel"] = shown["reel"]._replace(mine="")
        return page(visit, tabletop.template_of(table.spec), **shown)


def shared_by(mark: str) -> str:
    """A label that says who shared this game; "" for the player's own game."""
    if not mark.startswith(SHARED):
        return ""
    sender = sender_of(mark)
    return t("shared-tag-by", sender=sender) if sender else t("shared-tag")


def go_on(tables: Sittings, name: str, number: int, hint: str = "") -> Redirect:
    """A copy of the table that continues from this question, with a hint if asked for."""
    with tables.at(name) as old:
        table = load_text(old.to_json(), games.find)
    table.mark = ""  # from here on it is the player's own game
    if number != len(table.journal):
        table.undo_to(number)
    return Redirect(f"/tables/{tables.create(table)}{'?hint' if hint else ''}")


def rematch(tables: Sittings, name: str) -> Redirect:
    """A new game with the same choices and the same deal."""
    with tables.at(name) as table:
        setup = table.setup
        again = tableforone.new(
            table.spec.id, level=setup.level, modules=setup.modules, options=setup.options, seed=table.seed
        )
    return Redirect(f"/tables/{tables.create(again)}")


def number_at(table: Table, story: list[ScoredMove], moment: int) -> int:
    """The question of this moment; at the end, the length of the journal."""
    return story[moment].number if moment < len(story) else len(table.journal)


def told_at(table: Table, story: list[ScoredMove], moment: int) -> dict[str, Any]:
    """What was answered at this moment, and what happened next."""
    number = number_at(table, story, moment)
    return {
        "moment": moment,
        "story": story,
        "places": {each.number: n for n, each in enumerate(story)},
        "lines": _around(log(table), number),
        "said": story[moment].said if moment < len(story) else "",
        "told": told_after(table, number),
        "explained": number in moved(table),
        "after": _scores_after(table, story, moment),
        "result": table.result,
    }


def _around(lines: list[LogLine], number: int) -> list[LogLine]:
    """The part of the log around this question."""
    here = next((n for n, line in enumerate(lines) if line.number >= number and not line.undone), len(lines))
    return lines[max(0, here - 30) : here + 30]


def moved(table: Table) -> set[int]:
    """The player's questions after which the opponent made a decision that the log mentions."""
    return {number for number in table.questions if moved_after(table, number)}


def _scores_after(table: Table, story: list[ScoredMove], moment: int) -> tuple[int, int | None]:
    if moment + 1 < len(story):
        return story[moment + 1].mine, story[moment + 1].theirs
    return table.points
