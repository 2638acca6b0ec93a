"""How did it end?  Both scores and where they came from, the course of the game, its turning point."""

from typing import NamedTuple

from tableforone.kernel.spec import Result, ScoreLine
from tableforone.kernel.story import ends, moments, turning_point
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.charts import breakdown, scores_over_time
from tableforone.pages.daily import share_text
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.tables import Tables
from tableforone.pages.visit import Visit


def result(visit: Visit, tables: Tables, name: str) -> Page | Redirect:
    """The result; a game that goes on has none yet, and shows its table."""
    with tables.at(name) as table:
        if table.result is None:
            return Redirect(f"/tables/{name}")
        story = moments(table)
        turned = turning_point(table, story)
        shown = tabletop.playing(name, table)
        shown |= {
            "title": {"won": "You won", "lost": "You lost", "draw": "A draw"}[table.result.outcome],
            "here": "history",
            "bars": breakdown(table.result, shown["opponent"]),
            "curves": scores_over_time(story, ends(table)),
            "story": story,
            "turned": turned,
            "taken": table.takebacks,
            "reveals": table.reveals_taken_back,
            "seed": table.seed,
            "share": share_text(tables.summary(name), table.spec, tables.results()),
            "ending": table.spec.ending(table.position),
            "steps": counted_up(table.result),
            "before": before(tables, name, table),
        }
        return page(visit, "result.html", **shown)


class CountStep(NamedTuple):
    """One line of the final count, with what it comes to so far."""

    line: ScoreLine
    mine: int
    theirs: int | None


class Before(NamedTuple):
    """What the player had reached before in the same game, with the same level and modules."""

    games: int
    best: int
    mean: float


def counted_up(result: Result) -> list[CountStep]:
    """The count line by line."""
    steps: list[CountStep] = []
    mine, theirs = 0, 0
    for line in result.lines:
        mine, theirs = mine + line.mine, theirs + (line.theirs or 0)
        steps.append(CountStep(line, mine, None if result.opponent is None else theirs))
    return steps


def before(tables: Tables, name: str, table: Table) -> Before | None:
    """The other finished games of this kind; None where there is none."""
    way = (table.spec.id, table.setup.level, tuple(table.setup.modules))
    others = [s for s in tables.results() if (s.game, s.level, tuple(s.modules)) == way and s.id != name]
    scores = [summary.score for summary in others]
    return Before(len(scores), max(scores), sum(scores) / len(scores)) if scores else None
