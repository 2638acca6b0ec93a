"""How did it end?  Both scores and where they came from, the course of the game, its turning point."""

from tableforone.kernel.story import final_scores, moments, turning_point
from tableforone.pages import tabletop
from tableforone.pages.charts import breakdown, scores_over_time
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
            "curves": scores_over_time(story, final_scores(table)),
            "story": story,
            "turned": turned,
            "taken": table.takebacks,
            "reveals": table.reveals_taken_back,
            "seed": table.seed,
        }
        return page(visit, "result.html", **shown)
