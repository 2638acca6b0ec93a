"""Tests of the table of Grand Austria Hotel: clickable pieces, ruled-out candidates, no secrets."""

import re
from collections import Counter
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

import tableforone
from tableforone.games.grand_austria_hotel.rules import cards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.pages import tabletop
from tests.web import test_tables as tables
from tests.web.test_browser import inspect
from tests.web.test_tables import board_of, drawn
from tests.web.window import Window

GAME: Final = "grand-austria-hotel"
KINDS: Final = {
    "guest",
    "die",
    "boost",
    "card",
    "room",
    "kitchen",
    "table",
    "serve",
    "move",
    "emperor",
    "turn",
    "staff",
}
MODULES: Final = [(), tuple(tableforone.games.find(GAME).modules)]
random_game = partial(tables.random_game, GAME, level="hard")


@pytest.mark.check
@pytest.mark.parametrize("modules", MODULES, ids=["base", "modules"])
def test_every_answer_that_points_at_a_piece_is_on_the_board(modules: tuple[str, ...]) -> None:
    """Play until every kind of answer was met; common kinds are checked only a few times."""
    wanted = KINDS | {"entrance", "ball", "ballroom", "area", "item", "rival-table"} if modules else KINDS
    seen: Counter[str] = Counter()
    for table in (table for seed in range(1, 200) for table in random_game(seed, modules)):
        things = [table.spec.thing(table.position, answer) for answer in table.legal]
        kinds = {thing.partition(":")[0] for thing in things}
        if all(seen[kind] > 40 for kind in kinds):
            continue
        seen.update(kinds)
        board = board_of(drawn(tabletop.playing("x", table)))
        clickable = set(re.findall(r'form="answer" name="answer" value="(\d+)"', board))
        for answer, thing in zip(table.legal, things, strict=True):
            assert not thing or str(answer) in clickable, thing
        if seen.keys() >= wanted:
            return
    raise AssertionError(f"only {seen}")


def test_a_guest_is_struck_out_only_when_the_cafe_is_full_or_one_was_taken() -> None:
    struck = 0
    for table in (table for seed in range(6) for table in random_game(seed)):
        shown = tabletop.playing("x", table)
        if shown["board"].grouped and "Take a guest" in [kind.name for kind in shown["board"].closed]:
            struck += 1
            tables_taken = all(seat["id"] for seat in shown["view"]["you"]["cafe"])
            assert tables_taken or table.position.stack[-1][2] & n.GUEST_TAKEN
    assert struck


def test_whatever_is_reconstructed_wears_a_star() -> None:
    shown = tabletop.playing("x", next(random_game(6, ("ballrooms", "celebrities"))))
    page = drawn(shown)
    for piece in (*shown["view"]["ballrooms"], *shown["view"]["lounge"]):
        assert re.search(rf">{piece['name'].split()[-1]}<span class=\"ours\"|{piece['name']}<span class=\"ours\"", page)
    shown["view"]["lounge"][0]["reconstructed"] = []
    assert drawn(shown).count('class="ours"') == page.count('class="ours"') - 1


def test_in_his_turn_candidates_are_struck_out_where_they_lie() -> None:
    checked = set()
    for table in random_game(5):
        asked = table.questions[-1] if table.questions else -1
        for step in tabletop.steps_of(table, asked) if asked >= 0 else []:
            page = drawn(tabletop.watching("x", table, asked, step.number))
            assert "<button class" not in board_of(page), "nothing is to be clicked"
            assert page.count('class="card instruction"') == 2
            if step.choice is not None:
                pieces = board_of(page)
                assert len(re.findall(r'class="[^"]* selected"', pieces)) == 1
                assert len(re.findall(r'class="[^"]* struck"', pieces)) == step.candidates - 1
                checked.add(step.decision)
        if checked >= {"guest", "room", "green room", "die", "objective"}:
            return
    raise AssertionError(f"only {checked}")


def test_no_hidden_card_reaches_the_page() -> None:
    """At the start: of all guests only the five in the queue, of all staff only the ten drawn."""
    table = tableforone.new(GAME, seed=4)
    page = drawn(tabletop.playing("x", table))
    shown = [guest["name"] for guest in table.view["queue"]] + [card["name"] for card in table.view["you"]["hand"]]
    for name in [row["name"] for row in (*cards.GUEST_ROWS, *cards.STAFF_ROWS)]:
        hidden = not any(name in visible for visible in shown)
        assert not (hidden and re.search(rf"\b{re.escape(name)}\b", page)), name


def test_cards_drawn_lie_on_the_table_until_they_are_under_the_deck() -> None:
    for seed in range(1, 100):
        for table in random_game(seed):
            if table.view["you"]["offer"]:
                page = drawn(tabletop.playing("x", table))
                assert 'id="p-drawn"' in page and 'href="#p-drawn"' in page
                return
    raise AssertionError("no card was drawn to choose from")


def test_a_guest_moves_in_from_the_café_or_into_the_room() -> None:
    for seed in range(1, 6):
        for table in random_game(seed):
            question = table.question
            assert question is not None
            moves = [a for a, t in zip(question.answers, question.things, strict=True) if t.startswith("move:")]
            if moves:
                board = board_of(drawn(tabletop.playing("x", table)))
                for answer in moves:
                    assert board.count(f'name="answer" value="{answer}"') == 2
                return
    raise AssertionError("nobody could move in")


@pytest.mark.parametrize("window", ["desktop", "phone"], indirect=True)
def test_the_opening_is_played_by_touching_pieces(window: Window) -> None:
    """Four discarded cards, a guest, three rooms, the first dice; answers are on the marked tab."""
    page = window.page
    window.sit_down(GAME, seed="3")
    window.touch_first(12)
    expect(page.locator(".turn-tile.now")).to_have_count(1)
    inspect(window)
