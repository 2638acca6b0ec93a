"""The host of a lesson: the text beside the question, the pieces to point at, the last page."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from markupsafe import Markup, escape

from tableforone import games
from tableforone.kernel import lesson
from tableforone.kernel.lesson import Place
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import Step
from tableforone.kernel.table import Table
from tableforone.pages.guide import shown_at
from tableforone.pages.looks import look_of
from tableforone.pages.render import page, pinned
from tableforone.pages.replies import Page, Redirect
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t
from tableforone.store import Sittings, Summary


class Host(NamedTuple):
    """What the host says and points at now."""

    place: Place
    chapter: str
    title: str
    words: Markup
    praise: str = ""
    pins: Mapping[str, str] = {}  # the numbers of the things that he points at
    hoped: frozenset[int] = frozenset()  # the answers that he waits for
    back: int | None = None  # the question to go back to, to follow the lesson again
    finished: bool = False

    @property
    def windows(self) -> list[list[str]]:
        """The steps as windows of a house that light up, one floor per chapter."""
        here, taught = self.place.number, self.place.lesson
        states = iter("lit" if n < here else "here" if n == here else "" for n in range(len(taught.steps)))
        return [list(islice(states, steps)) for _, steps in taught.chapters]


def host_at(table: Table) -> Host | None:
    """The host at the open question; None if he says nothing."""
    place = lesson.place(table)
    if place is None or table.over:
        return None
    if place.over:
        title, words = t("lesson-end-title"), escape(t("lesson-end"))
        return Host(place, place.lesson.title, title, words, place.praise, finished=True) if place.fresh else None
    if place.left is not None and place.aside is None:
        title, words = t("lesson-left-title"), escape(t("lesson-left"))
        return Host(place, place.lesson.title, title, words, back=place.left)
    step = place.step
    question = table.question
    if step is None or question is None or not lesson.speaks(table.spec, table.position, step):
        return None
    pins = {thing: str(n) for n, thing in enumerate(step.points, 1)}
    hoped = frozenset(a for a in question.answers if step.hopes and lesson.hoped(table.spec, table.position, step, a))
    words = pinned(escape(step.text))
    return Host(place, step.chapter, step.title, words, place.praise, pins, hoped, back=place.left)


def host_of_turn(table: Table, turn: int, step: Step) -> Host | None:
    """What the host says about one decision in the opponent's turn after this question."""
    place = lesson.place(table)
    if place is None or turn not in place.at:
        return None
    spoken = place.lesson.steps[place.at[turn]]
    words = spoken.watch.get(step.decision) or (spoken.watch.get("") if step.number == 1 else "")
    title = t("lesson-watch", opponent=table.spec.opponent(table.setup))
    return Host(place, spoken.chapter, title, pinned(escape(words))) if words else None


# --- pages


def begin(tables: Sittings, game: str, lesson_id: str = "") -> Redirect:
    """A table for this lesson (by default the first); an unfinished one is continued."""
    spec = games.find(game)
    chosen = lesson.find(spec, lesson_id)
    left = tables.unfinished(spec.id, lesson.MARK + chosen.id)
    name = next((name for name, table in left if lesson.goes_on(table)), None)
    return Redirect(f"/tables/{name or tables.create(lesson.begin(spec, chosen))}")


def learned(visit: Visit, tables: Sittings, name: str) -> Page | Redirect:
    """The end of a lesson: what was learned, and what to do next."""
    with tables.at(name) as table:
        place = lesson.place(table)
        if place is None or not place.over:
            return Redirect(f"/tables/{name}")
        spec = table.spec
        return page(
            visit,
            "learned.html",
            title=t("learned-title"),
            here="tables",
            spec=spec,
            id=name,
            look=look_of(spec),
            world=look_of(spec).world,
            lesson=place.lesson,
            scores=table.scores,
            over=table.over,
            following=[each for each in lesson.lessons(spec) if each.id != place.lesson.id],
            **shown_at(table),
        )


def invitation(spec: GameSpec, finished: Sequence[Summary]) -> lesson.Lesson | None:
    """The first lesson of a game, for a player who has not finished that game yet."""
    if any(summary.game == spec.id for summary in finished):
        return None
    return next(iter(lesson.lessons(spec)), None)
