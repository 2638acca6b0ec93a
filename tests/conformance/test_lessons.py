"""Tests of lessons: the suggested moves lead to the end, and every piece they point at is there."""

import random
import re
from typing import Final

import pytest

from tableforone.kernel import lesson
from tableforone.kernel.actions import Undo
from tableforone.kernel.lesson import Lesson, LessonStep
from tableforone.kernel.rules import rules_of
from tableforone.kernel.saved import load_text
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import steps_after
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.pages.companion import symbols
from tableforone.pages.render import rendered
from tests.conformance.shelf import importable

LESSONS: Final = [(spec, each) for spec in importable() for each in lesson.lessons(spec)]
ALL: Final = pytest.mark.parametrize(("spec", "each"), LESSONS, ids=[f"{spec.id}-{each.id}" for spec, each in LESSONS])
CITED: Final = re.compile(r"\brules? (S?\d+(?:\.\d+)*)")


def answered(table: Table, which: int) -> LessonStep | None:
    """Give the first or last answer the host waits for, or the only one if he says nothing."""
    found = lesson.place(table)
    assert found is not None and found.left is None, f"the host is lost at question {len(table.journal)}"
    question, step = table.question, found.step
    assert question is not None
    if step is None or not lesson.speaks(table.spec, table.position, step):
        assert len(question.answers) == 1 or (step and step.anytime), f"nothing is said at {question.text}"
        table.answer(question.answers[0])
        return None
    hoped = [a for a in question.answers if lesson.hoped(table.spec, table.position, step, a)]
    assert hoped, f"{step.title} waits for {step.hopes}, but there are {question.things} and {question.words}"
    table.answer(hoped[which])
    return step


@ALL
@pytest.mark.parametrize("which", [0, -1])
def test_the_hosts_way_leads_to_the_end(spec: GameSpec, each: Lesson, which: int) -> None:
    table = lesson.begin(spec, each)
    for _ in range(200):
        found = lesson.place(table)
        assert found is not None
        if found.over:
            break
        answered(table, which)
    assert found and found.over and found.fresh and found.step is None
    assert not table.over, "the table goes on after the lesson"


@ALL
def test_what_the_host_points_at_lies_on_the_table(spec: GameSpec, each: Lesson) -> None:
    table = lesson.begin(spec, each)
    seen: set[str] = set()
    while (found := lesson.place(table)) and not found.over:
        step, number = found.step, len(table.journal)
        if step and lesson.speaks(spec, table.position, step) and step.title not in seen:
            seen.add(step.title)
            page = shown(tabletop.template_of(spec), tabletop.playing("x", table))
            for n, thing in enumerate(step.points, 1):
                piece = re.search(
                    rf'(?:data-thing="(?:[^"]* )?{re.escape(thing)}(?: [^"]*)?"|id="{thing}") data-pin="{n}"', page
                )
                assert piece, f"{step.title}: {thing} is not on the table"
                assert f"{{{n}}}" in step.text, f"{step.title}: nothing is said of {thing}"
            assert 'class="lesson' in page and ("taught-a" in page) == bool(step.hopes)
        given = answered(table, 0)
        if given and given.watch:
            met = {decision.decision for decision in steps_after(table, number)}
            last = lesson.place(table)
            if last and last.number > found.number:
                assert set(given.watch) - {""} <= met, f"{given.title}: he decides {met}"
    assert seen == {step.title for step in each.steps}


@ALL
def test_a_lesson_names_rules_that_exist_and_says_something(spec: GameSpec, each: Lesson) -> None:
    rules = rules_of(spec.folder)
    told = [each.ending, each.about, *each.later, *(text for step in each.steps for text in words_of(step))]
    cited = {number for text in told for number in CITED.findall(text)}
    cited |= {number for card in each.learned for number in card.rules}
    assert cited <= rules.keys(), cited - rules.keys()
    assert {card.icon for card in each.learned} <= symbols()
    assert all(len(text) < 420 and "_" not in text for text in told)
    assert len({step.title for step in each.steps}) == len(each.steps) >= 8 and 3 <= len(each.learned) <= 9


def words_of(step: LessonStep) -> list[str]:
    return [step.title, step.text, step.praise, *step.watch.values()]


def shown(template: str, context: dict[str, object]) -> str:
    settings = {"why": "reasons", "theme": "device", "motion": "still", "size": "normal", "view": "follow"}
    return rendered(
        template, {"layout": "fragment.html", "chosen": settings, "seal": "", "here": "", "coached": False} | context
    )


@ALL
def test_a_lesson_can_be_left_taken_back_and_deviated_from(spec: GameSpec, each: Lesson) -> None:
    table = lesson.begin(spec, each)
    for _ in range(3):
        answered(table, 0)
    found = lesson.place(table)
    again = load_text(table.to_json(), lambda game: spec)
    assert again.mark == table.mark and lesson.place(again) == found
    table.act(Undo())
    answered(table, 0)
    assert lesson.place(table) == found


def test_another_way_is_allowed_and_the_way_back_is_known() -> None:
    spec, each = next((spec, each) for spec, each in LESSONS if any(step.hopes for step in each.steps))
    table = lesson.begin(spec, each)
    while True:
        question, found = table.question, lesson.place(table)
        assert question and found
        step = found.step
        wrong = [a for a in question.answers if step and not lesson.hoped(spec, table.position, step, a)]
        if wrong and step and lesson.speaks(spec, table.position, step):
            break
        answered(table, 0)
    number = len(table.journal)
    table.answer(wrong[0])
    left = lesson.place(table)
    assert left and left.left == number and left.step is None
    table.undo_to(number)
    assert lesson.place(table) == found


@ALL
def test_the_host_comes_back_after_another_way(spec: GameSpec, each: Lesson) -> None:
    """After leaving the host's path and playing at random, the player hears him again later."""
    if not any(step.anytime for step in each.steps):
        return
    table, chance = lesson.begin(spec, each), random.Random(5)
    heard = left = False
    for _ in range(60):
        found = lesson.place(table)
        assert found
        if found.over or table.over:
            break
        left = left or found.left is not None
        step = found.step
        speaks = step is not None and lesson.speaks(spec, table.position, step)
        heard = heard or (left and speaks)
        wrong = [a for a in table.legal if not step or not lesson.hoped(spec, table.position, step, a)]
        table.answer(chance.choice((not left and speaks and wrong) or table.legal))
    assert left and heard


@ALL
def test_a_lesson_ends_with_a_short_check(spec: GameSpec, each: Lesson) -> None:
    assert each.checks
    for check in each.checks:
        assert len(set(check.choices)) == len(check.choices) == 3 and check.question.endswith("?") and check.why


TAUGHT: Final = {  # words in the steps that a first game needs
    "salamandra": ("Divinity", "faith", "Temple", "Spellbook"),
    "grand-austria-hotel": ("staff", "fee", "After round 7", "objectives"),
    "high-season": ("After round 7",),
    "lords-of-waterdeep": ("After round 8",),
}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_first_lesson_teaches_what_the_first_game_needs(game: str) -> None:
    each = next(each for spec, each in LESSONS if spec.id == game)
    told = " ".join(f"{step.title} {step.text}" for step in each.steps)
    assert all(word in told for word in TAUGHT[game])


def test_no_good_card_is_sent_away_in_the_first_lesson() -> None:
    """The Concierge gives 3 points per blue guest: the host keeps and hires her."""
    spec, each = next(pair for pair in LESSONS if pair[0].id == "grand-austria-hotel")
    assert "card:28" not in each.steps[0].hopes
    table = lesson.played(spec, each, len(each.steps))
    assert "Concierge" in {card["name"] for card in table.view["you"]["staff"]}
