"""Tests of the table of Lords of Waterdeep: clickable pieces, ruled-out offers, no secrets."""

import re
from collections import Counter
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

import tableforone
from tableforone.games.lords_of_waterdeep.voice.names import CARD_NAMES, LORD_NAMES, QUEST_NAMES
from tableforone.pages import tabletop
from tests.web import test_tables as tables
from tests.web.test_browser import inspect
from tests.web.test_tables import board_of, drawn
from tests.web.window import Window

GAME: Final = "lords-of-waterdeep"
KINDS: Final = {"space", "quest", "card", "supply", "cube", "his-cube", "type"}
DECISIONS: Final = {"space", "fallback", "tile", "cube", "quest"}
random_game = partial(tables.random_game, GAME)


@pytest.mark.check
def test_every_answer_that_points_at_a_piece_is_on_the_board() -> None:
    """Each kind of question a few times, in many games."""
    asked: Counter[str] = Counter()
    kinds = set()
    for seed in range(1, 25):
        for table in random_game(seed):
            question = table.question
            assert question is not None
            word = table.spec.words[table.position.stack[-1][0]].name
            asked[word] += 1
            if asked[word] > 3:
                continue
            board = board_of(drawn(tabletop.playing("x", table)))
            clickable = set(re.findall(r'form="answer" name="answer" value="(\d+)"', board))
            for answer, thing in zip(question.answers, question.things, strict=True):
                kinds.add(thing.partition(":")[0])
                assert not thing or str(answer) in clickable, f"{question.text}: {thing}"
    assert kinds >= KINDS
    assert len(asked) > 12, asked


def test_in_his_turn_candidates_are_struck_out_where_they_lie() -> None:
    checked: Counter[str] = Counter()
    for seed in range(1, 40):
        for table in random_game(seed):
            asked = table.questions[-1] if table.questions else -1
            for step in tabletop.steps_of(table, asked) if asked >= 0 else []:
                if step.choice is None or step.candidates < 2:
                    continue
                checked[step.decision] += 1
                if checked[step.decision] > 4:
                    continue
                board = board_of(drawn(tabletop.watching("x", table, asked, step.number)))
                assert "<button class" not in board, "nothing is to be clicked"
                assert len(re.findall(r'class="[^"]* selected"', board)) == 1
                assert len(re.findall(r'class="[^"]* struck"', board)) == step.candidates - 1
        if set(checked) >= DECISIONS:
            return
    raise AssertionError(f"only {checked}")


def test_the_plan_told_beforehand_is_what_pseudo_does_if_nothing_changes() -> None:
    """S7: the space that the view announces is his choice if an answer changes nothing for him."""
    agreed = 0
    for table in random_game(6):
        plan = table.view["pseudo"]["plan"]
        if not plan.startswith("he goes to"):
            continue
        told = table.copy()
        told.answer(told.legal[0])
        chosen = [event for event in told.events[-1] if event[0] == "decide" and event[2] in ("space", "fallback")]
        sentence = table.spec.tell(chosen[0]) if chosen else ""
        agreed += sentence.removeprefix("Pseudo chooses ") == plan.removeprefix("he goes to ")
    assert agreed > 5


def test_no_hidden_card_reaches_the_page() -> None:
    """At the start: only face-up or dealt quests, your two cards and your lord are named."""
    table = tableforone.new(GAME, seed=4)
    view = table.view
    page = drawn(tabletop.playing("x", table))
    shown = [quest["name"] for quest in view["inn"] + view["player"]["quests"] + view["pseudo"]["quests"]]
    shown += [card["name"] for card in view["player"]["hand"]] + [view["lord"]["name"]]
    for name in map(str, (*QUEST_NAMES, *CARD_NAMES, *LORD_NAMES)):
        hidden = not any(name in visible for visible in shown)
        assert not (hidden and re.search(rf"\b{re.escape(name)}\b", page)), name


def test_a_tab_has_its_dot_only_where_an_answer_lies() -> None:
    for table in random_game(2):
        if table.question and table.question.text.startswith("Complete a quest?"):
            page = drawn(tabletop.playing("x", table))
            assert re.findall(r'<a href="#(p-\w+)" class="has"', page) == ["p-mine"]
            return
    raise AssertionError("no quest could be completed")


@pytest.mark.parametrize("window", ["desktop", "phone"], indirect=True)
def test_the_first_agents_are_placed_by_touching_the_city(window: Window) -> None:
    page = window.page
    window.sit_down(GAME, seed="3")
    window.touch_first(8)
    expect(page.locator("#p-city .pawn.me").or_(page.locator("#p-city .pawn.they")).first).to_be_attached()
    inspect(window)
