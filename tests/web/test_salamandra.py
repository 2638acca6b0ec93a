"""Tests of the table of Salamandra: every answer on a piece, ruled-out candidates, no secrets.

Moves are made on the map itself, with mouse, finger and keyboard.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import tableforone
from tableforone.games.salamandra.rules import numbers as n
from tableforone.games.salamandra.rules.position import Salamandra
from tableforone.kernel.frames import settle
from tableforone.kernel.story import log
from tableforone.kernel.table import Table
from tableforone.pages import tabletop
from tableforone.players import players
from tests.games.salamandra.glade import glade, grove, lay, own, stand
from tests.web.test_browser import inspect
from tests.web.test_tables import board_of, check_markup, drawn, weight
from tests.web.window import Window

GAME: Final = "salamandra"
QUESTIONS: Final = {"act", "choose_cell", "option", "spellbook", "send", "harvest", "recycle"}
CLICKS: Final = re.compile(r'(?:data-answer|form="answer" name="answer" value)="(\d+)"')


def game(seed: int, player: str = "greedy") -> Iterator[Table]:
    """A built-in player's game, yielded before every answer."""
    table = tableforone.new(GAME, seed=seed)
    choose = players.make(player, table.spec, seed)
    while not table.over:
        yield table
        table.answer(choose(table.position, table.legal))


def table_with(p: Salamandra, *more: Any) -> Table:
    """A table with this position and one more frame on its stack."""
    table = tableforone.new(GAME, seed=1)
    p.stack += more
    # crafted: some invariants do not hold
    table.position, table._answers = p, settle(p, table.spec.words)
    return table


def assert_all_on_the_board(table: Table) -> None:
    """Every answer that points at a piece is on one; only 'no more recycling' points at none."""
    question = table.question
    assert question is not None
    page = drawn(tabletop.playing("x", table))
    check_markup(page)
    touchable = set(CLICKS.findall(board_of(page)))
    for answer, words, thing in zip(question.answers, question.words, question.things, strict=True):
        assert thing or words == "Stop recycling"
        assert not thing or str(answer) in touchable, f"{words}: {thing}"


def test_every_answer_lies_on_a_piece() -> None:
    asked: Counter[str] = Counter()
    for seed in (1, 2):
        for table in game(seed):
            name = table.spec.words[table.position.stack[-1][0]].name
            asked[name] += 1
            if asked[name] < 9 or name == "act":
                assert_all_on_the_board(table)
    assert set(asked) >= QUESTIONS, asked


def rare() -> Iterator[Table]:
    """Questions that games seldom ask."""
    p = glade()
    p.stock[n.LEAF], p.stock[n.FLOWER] = 1, 1
    yield table_with(p, (n.PAY_ANY,))
    p = glade()
    grove(p, "G03", 0, -1)
    grove(p, "G06", 0, 0)
    yield table_with(p, (n.PICK_GROVE,))
    p = glade()
    stand(p, "F01 top", "F02 left", tired=True)
    yield table_with(p, (n.REACTIVATE,))
    yield table_with(glade(), (n.FREE_BUILDING,))
    p = glade()
    own(p, "E02", "B06")
    stand(p, "F01 top", "F03 left", "F03 right")
    p.stock[:] = [9, 1, 0, 0, 1, 1]
    yield table_with(p, (n.ACT,))  # both halves of the Temple, conversions, buying
    p = glade()
    stand(p, "F02 top", "F03 left")
    p.ready, p.stock[:] = 0, [1, 0, 0, 0, 0, 1]
    yield table_with(p, (n.ACT,))  # few answers: a piece with several opens a menu


def test_rare_questions_lie_on_the_board_too() -> None:
    kinds = set()
    for table in rare():
        assert_all_on_the_board(table)
        assert table.question is not None
        kinds |= {thing.partition(":")[0] for thing in table.question.things}
    assert kinds >= {"stock", "grove", "wake", "build", "white", "black", "convert", "buy", "rest", "work", "druid"}


def test_kinds_come_in_the_order_of_a_turn() -> None:
    """Placing is first and passing last, whatever their order in the rules."""
    p = glade()
    stand(p, "F01 top")
    p.stock[:] = [9, 0, 1, 0, 0, 0]
    page = drawn(tabletop.playing("x", table_with(p, (n.ACT,))))
    names = re.findall(r'name="kind".*?</svg> (.*?) <small>', page)
    assert names == ["Place", "Build", "Harvest", "Rest", "Buy"]


def test_kinds_that_are_not_possible_are_struck_out_with_the_rule() -> None:
    p = glade()
    stand(p, "F01 top")
    p.stock[:] = [9, 0, 1, 0, 0, 0]
    page = drawn(tabletop.playing("x", table_with(p, (n.ACT,))))
    struck = re.findall(r'<label title="[^"]*(\(.*?\))\."><input type="radio" name="kind" disabled>(.*?)<', page)
    assert struck == [("(7.7.1)", "White Temple"), ("(7.7.1)", "Black Temple"), ("(7.8.1)", "Pass")]


def test_in_rudolphs_turn_candidates_are_struck_out_where_they_lie() -> None:
    checked: Counter[str] = Counter()
    for seed in range(1, 9):
        for table in game(seed):
            asked = table.questions[-1] if table.questions else -1
            for step in tabletop.steps_of(table, asked) if asked >= 0 else []:
                checked[step.decision] += 1
                if checked[step.decision] > 4 or step.choice is None:
                    continue
                board = board_of(drawn(tabletop.watching("x", table, asked, step.number)))
                assert not CLICKS.search(board), "nothing is to be clicked"
                assert len(re.findall(r'class="[^"]* selected"', board)) == 1
                assert len(re.findall(r'class="[^"]* struck"', board)) == step.candidates - 1
                assert ("order-card" in board) == (step.decision != "spellbook"), "his card in force is shown"
        if set(checked) == {"tile", "spot", "spellbook"}:
            return
    raise AssertionError(f"only {checked}")


def test_the_map_shows_every_piece_that_lies_on_it() -> None:
    for table in game(3):
        view = table.view
        board = board_of(drawn(tabletop.playing("x", table)))
        assert len(re.findall(r'class="tile-g', board)) == len(view["fields"])
        assert len(re.findall(r'class="grove-g', board)) == len(view["groves"])
        assert len(re.findall(r'href="#s-his"', board)) == view["rudolph"]["on_fields"] + 1, "and one in the legend"
        assert len(re.findall(r'href="#s-flag"', board)) == len(view["rudolph"]["will_gather"])
        mine = re.findall(r'<use href="#s-(me|tired)(?:-go)?"/></g>', board)
        assert len(mine) == view["you"]["active"] + view["you"]["flipped"]


def test_no_face_down_piece_reaches_the_page() -> None:
    """At the start: of all tiles and cards only those face up."""
    table = tableforone.new(GAME, seed=4)
    page = drawn(tabletop.playing("x", table))
    page = page[page.index("<main") :]
    seen = str(table.view) + " ".join(line.text for line in log(table))
    ids = [
        f"{letter}{number:02}"
        for letter, count in (("F", 24), ("G", 30), ("B", 12), ("E", 12))
        for number in range(1, count)
    ]
    for name in (*ids, *(f"S{half}{number}" for half in "WB" for number in range(1, 9))):
        assert name in seen or not re.search(rf"\b{name}\b", page), name


def test_a_crowded_page_is_light_enough() -> None:
    heaviest = max(weight(drawn(tabletop.playing("x", table)), GAME) for table in game(4))
    assert heaviest <= 150_000


def test_a_tab_has_its_dot_only_where_an_answer_lies() -> None:
    p = glade()
    stand(p, "F01 top", "F02 left", tired=True)
    page = drawn(tabletop.playing("x", table_with(p, (n.REACTIVATE,))))
    assert re.findall(r'<a href="#(p-\w+)" class="has"', page) == ["p-fields"]


def test_a_wide_map_is_drawn_whole() -> None:
    p = glade()
    lay(p, "F05", 2, -1)
    lay(p, "F06", -3, 1)
    page = drawn(tabletop.playing("x", table_with(p)))
    left, top, width, height = map(int, re.findall(r'map c6 r3" viewBox="(\S+) (\S+) (\S+) (\S+)"', page)[0])
    assert left < -3 * 120 - 60 and left + width > 2 * 120 + 60
    assert top < -120 - 60 and top + height > 120 + 60


@pytest.mark.parametrize("window", ["desktop", "phone"], indirect=True)
def test_the_first_turns_are_played_by_touching_the_map(window: Window) -> None:
    page = window.page
    window.sit_down(GAME, seed="5")  # a deal with enough answers to be sorted by kind
    chance = random.Random(3)
    for _ in range(3):
        spots = page.locator(".map .sp.legal[data-answer]:visible")
        window.after(lambda spots=spots: spots.nth(chance.randrange(spots.count())).click())
    expect(page.locator(".map .touch")).to_have_count(3)
    page.locator(".kinds label", has_text="Rest").click()
    window.after(lambda: page.locator(".map .twin:visible").first.click())
    expect(page.locator('.map use[href="#s-tired"]')).to_have_count(1)
    inspect(window)


@pytest.mark.parametrize("window", ["desktop"], indirect=True)
def test_an_apprentice_opens_its_menu_by_keyboard(window: Window) -> None:
    page = window.page
    window.sit_down(GAME, seed="3")
    window.after(lambda: page.locator(".map .sp.legal[data-answer]").first.click())
    page.locator(".map .touch").focus()
    page.keyboard.press("Enter")
    menu = page.locator(".menu:popover-open")
    expect(menu.get_by_role("button", name="Rest for 1 crystal")).to_be_visible()
    window.after(lambda: menu.get_by_role("button", name="Rest for 1 crystal").click())
    expect(page.locator('.map use[href="#s-tired"]')).to_have_count(1)
