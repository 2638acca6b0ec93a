"""Lessons: a fixed deal, and what the host says at each question of a first game.

A lesson is data (``data/lesson.toml`` of a game) and messages (``voice/en/lesson.ftl``).  It runs
on an ordinary table that carries its mark.  The current step follows from the journal alone, so
leaving, continuing and undoing need no extra code.
"""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

from tableforone.kernel.data import read_tables
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import Answer, Position, settle
from tableforone.kernel.meanings import HOME
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import remembered, speaking
from tableforone.kernel.table import Table
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

Say = Callable[..., str]  # a message by its key
# marks for the places that the host points at, as a page draws them
PINS: Final = {"one": "{1}", "two": "{2}", "three": "{3}", "four": "{4}", "five": "{5}"}
MARK: Final = "lesson:"  # followed by the id of the lesson: the mark of its tables


class LessonStep(NamedTuple):
    """One thing to learn, at one question (or, with ``times``, at several in a row)."""

    chapter: str
    title: str
    text: str  # {1} marks the first of ``points``
    question: str  # the name of the word that asks
    # things, or English words, of the expected answers; none: any answer
    hopes: tuple[str, ...] = ()
    # things, or boards of the page ("p-court"), that the host points at
    points: tuple[str, ...] = ()
    praise: str = ""  # what the host says after an expected answer
    watch: Mapping[str, str] = {}  # what the host says about the opponent's next turn, by decision
    times: int = 1
    # valid in any game: the host says it even after the player left the script
    anytime: bool = False


class Check(NamedTuple):
    """One question at the end of a lesson."""

    question: str
    choices: tuple[str, ...]  # the first one is right; a page shows them sorted
    why: str


class LearnedCard(NamedTuple):
    """One card of the summary page."""

    title: str
    text: str
    rules: tuple[str, ...]
    icon: str
    figure: str = ""  # the name of a drawing in the game's guide.html, used instead


class Lesson(NamedTuple):
    """One guided game."""

    id: str
    title: str
    about: str
    seed: int
    ending: str  # what the player has learned
    minutes: int  # how long it takes, about
    steps: tuple[LessonStep, ...]
    learned: tuple[LearnedCard, ...]
    checks: tuple[Check, ...]
    later: tuple[str, ...] = ()  # what was left out
    level: str = ""
    modules: tuple[str, ...] = ()
    options: Mapping[str, str] = {}

    @property
    def chapters(self) -> list[tuple[str, int]]:
        """The chapters, each with its number of steps."""
        return [(chapter, len(list(steps))) for chapter, steps in groupby(self.steps, attrgetter("chapter"))]


class Place(NamedTuple):
    """The current place of a table in its lesson."""

    lesson: Lesson
    number: int  # finished steps
    left: int | None  # the question at which the player left the script
    at: Mapping[int, int]  # the questions at which the host spoke, with their step numbers
    fresh: bool  # the open question is the first one after the last answered step
    aside: int | None = None  # after leaving the script: an ``anytime`` step that fits here

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step for the open question; None if the host is silent."""
        if self.over or self.left is not None:
            return None if self.aside is None else self.lesson.steps[self.aside]
        return self.lesson.steps[self.number]

    @property
    def praise(self) -> str:
        """The praise for the previous answer."""
        followed = self.number and self.fresh and self.left is None
        return self.lesson.steps[self.number - 1].praise if followed else ""


# --- reading


@remembered
def lessons(spec: GameSpec) -> tuple[Lesson, ...]:
    """The lessons of a game in the reader's language, in order; none if it has no such data."""
    return () if spec.companion_of else tuple(put_into_words(each, spec.speech.t) for each in read(spec))


def find(spec: GameSpec, name: str = "") -> Lesson:
    """One lesson of a game, by default the first; a Fault lists the lessons there are."""
    found = {lesson.id: lesson for lesson in lessons(spec)}
    if not found:
        raise Fault(m("lesson-none", game=spec.name))
    name = name or next(iter(found))
    if name not in found:
        raise Fault(m("lesson-unknown", game=spec.name, name=clipped(name), lessons=list(found)))
    return found[name]


@cache
def read(spec: GameSpec) -> list[dict[str, Any]]:
    """The lesson data of a game, without texts."""
    found: list[dict[str, Any]] = read_tables(spec.folder / "data" / "lesson.toml", optional=True).get("lesson", [])
    return found


def put_into_words(data: dict[str, Any], say: Say) -> Lesson:
    """A lesson with all its texts."""
    key = f"lesson-{data['id']}"
    return Lesson(
        **_plain({name: data[name] for name in data.keys() & {"id", "seed", "minutes", "level", "modules", "options"}}),
        title=say(key),
        about=say(f"{key}.about", minutes=data["minutes"]),
        ending=say(f"{key}.ending"),
        later=tuple(say(f"{key}.later-{n}") for n in range(1, data["later"] + 1)),
        steps=tuple(_step(f"{key}-step-{n}", key, step, say) for n, step in enumerate(data["step"], 1)),
        learned=tuple(_card(f"{key}-card-{n}", card, say) for n, card in enumerate(data["learned"], 1)),
        checks=tuple(_check(f"{key}-check-{n}", say) for n in range(1, data["checks"] + 1)),
    )


def _step(key: str, lesson: str, data: dict[str, Any], say: Say) -> LessonStep:
    watch = {decision: say(f"{key}.watch-{n}") for n, decision in enumerate(data.get("watch", ()), 1)}
    words = {
        "chapter": say(f"{lesson}-chapter-{data['chapter']}"),
        "title": say(key),
        "text": say(f"{key}.text", **PINS),
        "praise": say(f"{key}.praise") if data.get("praised", True) else "",
        "watch": watch,
    }
    return LessonStep(**_plain({name: value for name, value in data.items() if name != "praised"}) | words)


def _card(key: str, data: dict[str, Any], say: Say) -> LearnedCard:
    return LearnedCard(title=say(key), text=say(f"{key}.text"), **_plain(data))


def _check(key: str, say: Say) -> Check:
    return Check(say(key), (say(f"{key}.right"), say(f"{key}.wrong-1"), say(f"{key}.wrong-2")), say(f"{key}.why"))


def _plain(told: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}


# --- playing


def begin(spec: GameSpec, lesson: Lesson) -> Table:
    """A new table for this lesson."""
    setup = spec.setup(lesson.level, lesson.modules, lesson.options)
    return Table(spec, setup, lesson.seed, mark=MARK + lesson.id)


def played(spec: GameSpec, lesson: Lesson, steps: int) -> Table:
    """A table on which this many steps of the lesson have been played."""
    table = begin(spec, lesson)
    for step in lesson.steps[:steps]:
        play_step(table, step)
    return table


def play_step(table: Table, step: LessonStep) -> Any:
    """Answer as the host expects; returns the key of the position in which he first says it."""
    began, given = None, 0
    while given < step.times:
        spoken = speaks(table.spec, table.position, step)
        if spoken and not given:
            began = table.position.key()
        follows = (a for a in table.legal if not spoken or hoped(table.spec, table.position, step, a))
        table.answer(next(follows))
        given += spoken
    return began


def place(table: Table) -> Place | None:
    """The table's place in its lesson; None for a table without one."""
    if not table.mark.startswith(MARK):
        return None
    lesson = next((each for each in lessons(table.spec) if MARK + each.id == table.mark), None)
    return _walked(table, lesson) if lesson else None


def goes_on(table: Table) -> bool:
    """Whether the lesson of this table has steps left."""
    here = place(table)
    return here is not None and not here.over


def _walked(table: Table, lesson: Lesson) -> Place:
    """Follow the answers through the steps; questions with only one answer may come between them.

    If the player leaves the script, the lesson continues where the position matches the script
    again.  Until then the host says only what is valid in any game (``anytime``).
    """
    spec, steps, asked = table.spec, lesson.steps, [*table.questions, len(table.journal)]
    number, given, left, last, aside = 0, 0, None, -1, None
    at: dict[int, int] = {}
    for n, question in enumerate(asked):
        is_open, aside = question == asked[-1], None
        if number == len(steps) or (is_open and table.over):
            break
        p = table.position_at(question)
        if left is None and not speaks(spec, p, steps[number]):
            if steps[number].anytime or len(_answers(spec, p)) == 1:
                continue  # the step waits for its question
            left = asked[max(0, n - is_open)]
        if left is not None and (back := _script(spec, lesson.id).get(p.key(), -1)) >= number:
            number, given, left = back, 0, None
        if left is not None:
            waiting = [k for k in range(number, len(steps)) if steps[k].anytime and k not in at.values()]
            # right after leaving, the host only says that this works too
            if n and asked[n - 1] != left:
                aside = next((k for k in waiting if speaks(spec, p, steps[k])), None)
            if aside is not None and not is_open:
                at[question], last = aside, question
                number = len(steps) if waiting == [aside] else number
        elif is_open:
            break
        elif not hoped(spec, p, steps[number], table.journal[question]):
            left, given = question, 0
        else:
            at[question], last, given = number, question, given + 1
            if given == steps[number].times:
                number, given = number + 1, 0
    fresh = not given and len(asked) > 1 and last == asked[-2]
    return Place(lesson, number, None if number == len(steps) else left, at, fresh, aside)


@cache
def _script(spec: GameSpec, name: str) -> Mapping[Any, int]:
    """The positions at which the steps begin if the player follows the host, with step numbers."""
    lesson = find(spec, name)
    table = begin(spec, lesson)
    return {play_step(table, step): number for number, step in enumerate(lesson.steps)}


def speaks(spec: GameSpec, p: Position, step: LessonStep) -> bool:
    """Whether the host says this step at the open question."""
    if not p.stack or spec.words[p.stack[-1][0]].name != step.question:
        return False
    return not step.hopes or any(hoped(spec, p, step, answer) for answer in _answers(spec, p))


def hoped(spec: GameSpec, p: Position, step: LessonStep, answer: Answer) -> bool:
    """Whether the host expects this answer."""
    if not step.hopes or spec.thing(p, answer) in step.hopes:
        return True
    with speaking(HOME):  # ``hopes`` are in English
        return spec.say(p, answer) in step.hopes


def _answers(spec: GameSpec, p: Position) -> list[int]:
    return settle(p.copy(), spec.words) or []
