"""Tests of the table of a game outside the package: pieces, ruled-out boxes, every window."""

import re
from collections import Counter
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from tableforone.pages import tabletop
from tests.web import test_tables as tables
from tests.web.test_browser import inspect
from tests.web.test_tables import board_of, drawn
from tests.web.window import Window

GAME: Final = "yacht"
random_game = partial(tables.random_game, GAME)


def test_every_answer_is_on_the_board() -> None:
    seen: Counter[str] = Counter()
    for table in random_game(3):
        question = table.question
        assert question is not None
        board = board_of(drawn(tabletop.playing("x", table)))
        clickable = re.findall(r'form="answer" name="answer" value="(\d+)"', board)
        assert set(map(int, clickable)) == set(question.answers)
        seen.update({thing.partition(":")[0] for thing in question.things})
    assert seen.keys() == {"die", "cup", "box"}


def test_in_his_turn_boxes_are_struck_out_where_they_stand() -> None:
    seen = set()
    for table in random_game(5):
        for step in tabletop.steps_of(table, table.questions[-1]) if table.questions else []:
            board = board_of(drawn(tabletop.watching("x", table, table.questions[-1], step.number)))
            assert "<button class" not in board, "nothing is to be clicked"
            left = len(step.trace[0][1]) if step.trace else 1
            assert len(re.findall(r'class="berth open struck"', board)) == left - 1
            assert len(re.findall(r'class="berth open selected"', board)) == 1 or not step.trace
            seen.add(step.decision)
    assert seen == {"course", "fill"}


@pytest.mark.parametrize("window", ["desktop", "tablet dark", "phone dark"], indirect=True)
def test_a_turn_is_played_by_touching_dice_cup_and_box(window: Window) -> None:
    page = window.page
    window.sit_down(GAME, level="gale")
    dice = page.locator("main .cast")
    expect(dice).to_have_count(5)
    window.click("main .cast")
    expect(dice).to_have_count(4)
    inspect(window)
    window.click("main .cup")
    expect(dice).to_have_count(5)
    page.locator(".kinds label", has_text="Fill a box").click()
    window.after(lambda: page.locator("main button.berth").last.click())
    assert window.mode == "turn"
    inspect(window)
