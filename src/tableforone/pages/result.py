"""The result page: the final board, both scores and their sources, and the turning point."""

from typing import Any, NamedTuple

from tableforone.kernel.spec import Result
from tableforone.kernel.story import ScoredMove, ends, moments, turning_point
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.charts import on_one_scale, scores_over_time, staircase
from tableforone.pages.daily import share_text
from tableforone.pages.picture import drawn_board
from tableforone.pages.render import page
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Visit
from tableforone.pages.share import beaten
from tableforone.pages.voice import t
from tableforone.store import Sittings, Summary
from tableforone.store.links import can_be_beaten, sender_of


def result(visit: Visit, tables: Sittings, name: str) -> Page | Redirect:
    """The result; an unfinished game shows its table instead."""
    with tables.at(name) as table:
        if table.result is None:
            return Redirect(f"/tables/{name}")
        at_home = bool(table.spec.companion_of)  # your points are known only at the end
        story = moments(table)
        turned = None if at_home else turning_point(table, story)
        shown = tabletop.playing(name, table)
        shown |= {
            "title": t(f"result-title-{table.result.outcome}"),
            "here": "history",
            "final_board": "" if at_home else drawn_board(table),
            "stairs": None if at_home else staircase(table.result),
            "known": known_parts(table.result) if at_home else [],
            "curves": None if at_home else scores_over_time(story, ends(table)),
            "story": story,
            "turned": turned,
            "turn": None if turned is None else turning(table, story, turned),
            "taken": table.takebacks,
            "reveals": table.reveals_taken_back,
            "seed": table.seed,
            "share": share_text(tables.summary(name), table.spec, tables.results()),
            "ending": table.spec.ending(table.position),
            "plainly": in_words(tables.results(), name, table) if tables.summary(name).counts else [],
            "can_be_beaten": can_be_beaten(table),
            "sender": sender_of(table.mark),
            "is_shared": tables.summary(name).is_shared,
        }
        own = [moment.mine for moment in story] + [table.result.score]
    duel = beaten(tables, table)
    if duel:
        duel["curves"] = on_one_scale(own, [m.mine for m in duel["story"]] + [duel["result"].score])
    return page(visit, "result.html", **shown | {"duel": duel})


def known_parts(result: Result) -> list[tuple[str, int | None, int | None]]:
    """At a real table: the sources of points with both sides, None where the app does not know.

    Empty if they say no more than the totals.
    """
    alone = result.opponent is None
    found = [
        (line.what, line.mine if alone or line.theirs is None else None, line.theirs)
        for line in result.lines
        if line.mine or line.theirs
    ]
    return found if alone or len(found) > 2 else []


class Turning(NamedTuple):
    """The turning point: the table before the answer and after it."""

    round: int  # 0 if the game has no rounds
    said: str
    behind: int
    before: Any
    after: Any
    scores: tuple[int, int | None]
    then: tuple[int, int | None]


def turning(table: Table, story: list[ScoredMove], turned: int) -> Turning:
    """The data of the turning point."""
    here = story[turned]
    is_last = turned + 1 == len(story)
    position = table.position_at(here.number)
    after = table.position if is_last else table.position_at(story[turned + 1].number)
    return Turning(
        int(table.spec.view(position).get("round") or 0),
        here.said,
        abs(here.mine - (here.theirs or 0)),
        drawn_board(table, position),
        drawn_board(table, after),
        (here.mine, here.theirs),
        ends(table)[0] if is_last else (story[turned + 1].mine, story[turned + 1].theirs),
    )


def in_words(results: list[Summary], name: str, table: Table) -> list[tuple[str, str]]:
    """Best score, usual score and balance at this level, each as an icon and a sentence."""
    assert table.result is not None
    way = (table.spec.id, table.setup.level, tuple(table.setup.modules))
    alike = [each for each in results if (each.game, each.level, tuple(each.modules)) == way]
    opponent, score = table.spec.opponent(table.setup), table.result.score
    others = [each.score for each in alike if each.id != name]
    if not others:
        first = "result-first" if table.spec.levels else "result-first-no-level"
        return [("vp", t(first, opponent=opponent))]
    best, usual = max(others), round(sum(others) / len(others))
    rank = 1 + sum(other > score for other in others)
    ranked = "new" if score > best else "equal" if score == best else "not"
    compared = "more" if score > usual else "less" if score < usual else "same"
    won = sum(each.outcome == "won" for each in alike)
    balance = "result-balance" if table.spec.levels else "result-balance-no-level"
    return [
        ("vp", t(f"result-best-{ranked}", best=best, by=score - best, rank=rank, games=len(others) + 1)),
        ("u-history", t(f"result-usual-{compared}", by=abs(score - usual), usual=usual)),
        ("crown", t(balance, won=won, games=len(alike))),
    ]
