"""Tests of the table of High Season: clickable pieces, ruled-out rooms, no secrets."""

import re
from collections import Counter
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from tableforone.games.high_season.rules.solo_cards import CARD_IDS
from tableforone.pages import tabletop
from tests.web import test_tables as tables
from tests.web.test_browser import inspect
from tests.web.test_tables import board_of, drawn
from tests.web.window import Window

GAME: Final = "high-season"
KINDS: Final = {"die", "pass", "main", "prepare", "occupy", "door", "emperor", "krones", "staff", "loan", ""}
random_game = partial(tables.random_game, GAME, level="5")


@pytest.mark.check
def test_every_answer_that_points_at_a_piece_is_on_the_board() -> None:
    """Play until every kind of answer was met; common kinds are checked only a few times."""
    seen: Counter[str] = Counter()
    for table in (table for seed in range(1, 1000) for table in random_game(seed)):
        things = [table.spec.thing(table.position, answer) for answer in table.legal]
        kinds = {thing.partition(":")[0] for thing in things}
        if all(seen[kind] > 20 for kind in kinds):
            continue
        seen.update(kinds)
        board = board_of(drawn(tabletop.playing("x", table)))
        clickable = set(re.findall(r'form="answer" name="answer" value="(\d+)"', board))
        for answer, thing in zip(table.legal, things, strict=True):
            assert not thing or str(answer) in clickable, thing
        if seen.keys() >= KINDS:
            return
    raise AssertionError(f"only {seen}")


def test_what_is_always_offered_is_never_the_first_kind() -> None:
    """Declining and loans are the last kinds, so that the question's own answers light up first."""
    grouped = 0
    for table in random_game(33):
        page = drawn(tabletop.playing("x", table))
        kinds = re.findall(r'id="kind-\d+"( checked)?>.*?</svg> ([^<]+) <small>', page)
        if kinds:
            grouped += 1
            assert kinds[0][0] and kinds[0][1] not in ("Loan", "No, thank you")
    assert grouped > 10


def test_a_loan_is_struck_out_only_when_all_are_taken() -> None:
    struck = 0
    for table in (table for seed in range(4) for table in random_game(seed)):
        shown = tabletop.playing("x", table)
        if shown["board"].closed:
            struck += 1
            assert all(loan["taken"] for loan in shown["view"]["you"]["loans"])
    assert struck


def test_in_his_turn_dice_and_rooms_are_struck_out_where_they_lie() -> None:
    seen = set()
    for table in random_game(5):
        asked = table.questions[-1] if table.questions else -1
        for step in tabletop.steps_of(table, asked) if asked >= 0 else []:
            board = board_of(drawn(tabletop.watching("x", table, asked, step.number)))
            assert "<button class" not in board, "nothing is to be clicked"
            assert board.count("pref-card") == 2 and board.count("action-card") == 2
            kind = "space" if step.decision.startswith("die") else "his"
            assert len(re.findall(rf'class="{kind}[^"]* struck"', board)) == step.candidates - (step.choice is not None)
            assert len(re.findall(rf'class="{kind}[^"]* selected"', board)) == (step.choice is not None)
            seen.add(step.decision.partition(",")[0])
    assert seen == {"die", "room of a colour", "room of any colour"}


def test_the_walk_is_drawn_up_to_the_room_he_takes() -> None:
    for table in random_game(5):
        asked = table.questions[-1] if table.questions else -1
        for step in tabletop.steps_of(table, asked) if asked >= 0 else []:
            if step.decision.startswith("room") and step.choice is not None:
                board = board_of(drawn(tabletop.watching("x", table, asked, step.number)))
                path = table.spec.view(step.position)["ralph"]["deck"]["preference"]["path"]
                place = path.index(step.choice % 32) + 1
                assert f"he stops at place {place} of his zig-zag" in board
                assert board.count('class="stepno later"') == 28 - place
                return
    raise AssertionError("Ralph took no room")


def test_no_hidden_card_reaches_the_page() -> None:
    """Only revealed cards of Ralph are named; of the next one only its open side is shown."""
    for table in random_game(7):
        page = drawn(tabletop.playing("x", table))
        words, deck = set(re.findall(r"\w+", page)), table.view["ralph"]["deck"]
        for card in CARD_IDS:
            assert card in deck["used"] or card not in words, card


def test_a_room_shows_its_price_and_what_its_door_gives() -> None:
    for table in random_game(33):
        question = table.question
        assert question is not None
        if "occupy" in {thing.partition(":")[0] for thing in question.things}:
            page = drawn(tabletop.playing("x", table))
            bar = page[page.index('id="question"') :]
            assert re.search(r"Room \d+ <small>(occupy, )?(free|\d krones?)</small>", bar)
            return
    raise AssertionError("no room could be occupied")


@pytest.mark.parametrize("window", ["desktop", "phone dark"], indirect=True)
def test_the_first_round_is_played_by_touching_pieces(window: Window) -> None:
    page = window.page
    window.sit_down(GAME, seed="3")
    watched = False
    for _ in range(14):
        if window.mode == "turn" and not watched and page.locator(".his-plan.walk").count():
            inspect(window)
            watched = True
        window.touch_first(1)
    assert watched, "Ralph walked through his rooms"
    expect(page.locator(".turn-tile.now")).to_have_count(1)
    inspect(window)
