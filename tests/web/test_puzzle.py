"""Tests of puzzles: each can be played, moves count in any order, the answer has its reason.

A costly decision of a reviewed game is a puzzle for its player.
"""

import json
import re
from datetime import date, timedelta
from html import unescape
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.speech import speaking
from tableforone.kernel.table import Table
from tableforone.pages import puzzle
from tableforone.players import make
from tableforone.puzzles import OwnPuzzle, Puzzle, own_puzzle, reason_of
from tableforone.store.reports import puzzle_in, reviewed
from tests.web.conftest import Visitor, token_of

KNOWN = puzzle.all_puzzles()


def test_there_is_another_puzzle_every_day_of_a_month() -> None:
    days = [puzzle.puzzle_of(date(2026, 11, 16) + timedelta(n)) for n in range(31)]
    assert len({str(one) for one in days}) == 31
    assert len({one.game for one in days[:7] if one}) >= 3, "the games take turns"


@pytest.mark.parametrize("nth", range(0, len(KNOWN), 7))
def test_the_best_turn_of_a_puzzle_can_be_played(nth: int) -> None:
    one = KNOWN[nth]
    table = one.table()
    for answer in one.line:
        assert answer in table.legal
        table.answer(answer)
    assert one.points >= 4 and one.reason


@pytest.mark.parametrize("nth", range(len(KNOWN)))
def test_a_reason_is_said_in_the_language_of_the_reader(nth: int) -> None:
    one = KNOWN[nth]
    spec = games.find(one.game)
    assert reason_of(spec, one.reason).endswith(".")
    with speaking("en-XA"):
        said = reason_of(spec, one.reason)
    outside, depth = "", 0
    for letter in said:
        depth += letter == "⟦"
        outside += letter if not depth else ""
        depth -= letter == "⟧"
    assert not outside.strip(), "words that are no message"


def started(visitor: Visitor) -> str:
    lobby = visitor.get("/").text
    assert "Find the turn" in lobby
    visitor.post("/puzzle", data={"token": token_of(lobby)})
    page = visitor.get("/").text
    assert "Continue" in page
    again = visitor.post("/puzzle", data={"token": token_of(page)})
    return str(again.headers.get("location") or again.url.path)


@pytest.fixture(params=sorted({one.game for one in KNOWN}))
def today(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Today's puzzles, independent of the date: one of each game."""
    one = next(one for one in KNOWN if one.game == request.param)
    monkeypatch.setattr(puzzle, "puzzle_of", lambda day: one)
    return one


def test_a_puzzle_is_found_or_shown(visitor: Visitor, today: Puzzle) -> None:
    address = started(visitor)
    table = visitor.get(address).text
    assert "Check my turn" in table and "data-hint " not in table
    assert "Make your moves first" in visitor.get(f"{address}/puzzle").text
    shown = visitor.get(f"{address}/puzzle?shown=1").text
    assert "The best turn" in shown and f"about {today.points} points more" in shown
    number = len(today.table().journal)
    line = ",".join(map(str, today.line))
    token = token_of(table)
    visitor.post(f"{address}/line", data={"token": token, "question": str(number), "answers": line})
    assert "You found it!" in visitor.get(f"{address}/puzzle").text


def test_another_turn_is_not_the_answer(visitor: Visitor, today: Puzzle) -> None:
    address = started(visitor)
    table = today.table()
    other = next(answer for answer in table.legal if answer != today.line[0])
    token = token_of(visitor.get(address).text)
    visitor.post(f"{address}/answers", data={"token": token, "question": str(len(table.journal)), "answer": str(other)})
    page = visitor.get(f"{address}/puzzle").text
    assert "You found it!" not in page and "Your moves" in page
    assert f"about {today.points} points more" in page


def begun(one: Puzzle, day: str) -> Table:
    table = one.table()
    table.mark = f"{puzzle.MARK}{day}"
    return table


@pytest.mark.parametrize("nth", range(0, len(KNOWN), 20))
def test_a_puzzle_that_was_begun_is_known_on_any_day(visitor: Visitor, app: Any, nth: int) -> None:
    """Another version has other puzzles on the same day."""
    one, other = KNOWN[nth], next(each for each in KNOWN if each.game != KNOWN[nth].game)
    day = next(
        date(2026, 1, 1) + timedelta(n)
        for n in range(len(KNOWN))
        if puzzle.puzzle_of(date(2026, 1, 1) + timedelta(n)) == other
    )
    name = app.app.state.sittings.create(begun(one, str(day)))
    shown = visitor.see(f"/tables/{name}/puzzle?shown=1")
    assert "The best turn" in shown and f"about {one.points} points more" in shown
    assert reason_of(games.find(one.game), one.reason)[:20] in unescape(shown)


def test_a_puzzle_of_another_version_has_a_sentence(visitor: Visitor, app: Any, today: Puzzle) -> None:
    for game in sorted({one.game for one in KNOWN}):
        table = tableforone.new(game, seed=77)
        table.mark = f"{puzzle.MARK}{date.today()}"
        name = app.app.state.sittings.create(table)
        page = visitor.get(f"/tables/{name}/puzzle")
        assert page.status_code == 422 and "This version of the app does not have this puzzle" in page.text
        visitor.see(f"/tables/{name}")


def test_a_table_with_the_mark_of_the_day_does_not_take_its_place(visitor: Visitor, app: Any, today: Puzzle) -> None:
    sittings = app.app.state.sittings
    other = next(one for one in KNOWN if one.game != today.game)
    planted = sittings.create(begun(other, str(date.today())))
    assert "Find the turn</button>" in re.sub(r"\s*<svg.*?</svg>", "", visitor.see("/"), flags=re.DOTALL)
    address = visitor.submit("/puzzle").url.path
    assert address != f"/tables/{planted}"
    with sittings.at(address.rpartition("/")[2]) as table:
        assert table.journal == today.table().journal


def test_a_puzzle_undone_to_before_its_start_asks_for_moves(visitor: Visitor, app: Any, today: Puzzle) -> None:
    name = started(visitor).rpartition("/")[2]
    visitor.see(f"/tables/{name}")
    visitor.submit(f"/tables/{name}/undo", question=len(today.table().journal))
    with app.app.state.sittings.at(name) as table:
        assert len(table.journal) < len(today.table().journal)
    assert "Make your moves first" in visitor.see(f"/tables/{name}/puzzle")


# --- from reviewed games

ROOM = ("occupy", 0, 25, 1, 2)


def finished() -> tuple[Table, OwnPuzzle]:
    """A game, and a decision in it for which another answer is reported as better."""
    table = tableforone.new("high-season", seed=1)
    chance = make("random", table.spec, 0)
    while not table.over:
        table.answer(chance(table.position, table.legal))
    for number in table.questions[9:]:
        early = OwnPuzzle(number, (), 5, ()).table(table)
        others = [answer for answer in early.legal if answer != table.journal[number]]
        if others:
            why = (("reason-often", {"event": ROOM, "times": 7, "games": 8, "less": 0}),)
            return table, OwnPuzzle(number, (others[0],), 5, why)
    raise AssertionError


def test_the_costliest_decision_of_a_reviewed_game_is_a_puzzle(visitor: Visitor, app: Any) -> None:
    table, own = finished()
    sittings = app.app.state.sittings
    name = sittings.create(table)
    lobby = visitor.see("/")
    assert "From your own game" not in lobby
    kept = visitor.submit(f"/tables/{name}/reviewed", puzzle=json.dumps(own._asdict()))
    assert kept.status_code == 200 and "is now a puzzle" in kept.text
    assert reviewed(sittings.folder) == {name}
    lobby = visitor.see("/")
    assert lobby.count("From your own game of High Season") == 1

    address = visitor.submit("/puzzle", game=name).url.path
    page = visitor.see(address)
    assert "Check my turn" in page and "data-hint " not in page
    said = table.spec.say(table.position_at(own.number), table.journal[own.number])
    with sittings.at(address.rpartition("/")[2]) as posed:
        assert posed.position.key() == table.position_at(own.number).key()
        assert len(posed.record) == own.number, "nothing tells what was played"
    assert "Continue" in visitor.see("/")
    visitor.submit(f"{address}/answers", question=own.number, answer=table.journal[own.number])
    missed = visitor.see(f"{address}/puzzle")
    assert "You found it!" not in missed and "Your moves" in missed and said[:12].lower() in missed.lower()
    assert "about 5 points more" in missed and "You occupy room 25" in missed and f"/tables/{name}/review" in missed
    assert "From your own game" not in visitor.see("/"), "it was tried"

    sittings.delete(name)
    assert not reviewed(sittings.folder)
    assert visitor.get(f"{address}/puzzle", follow_redirects=False).status_code == 303
    visitor.see("/")
    assert visitor.submit("/puzzle", game=name).status_code == 422


def test_an_own_puzzle_is_found(visitor: Visitor, app: Any) -> None:
    table, own = finished()
    name = app.app.state.sittings.create(table)
    visitor.see("/")
    visitor.submit(f"/tables/{name}/reviewed", puzzle=json.dumps(own._asdict()))
    address = visitor.submit("/puzzle", game=name).url.path
    visitor.see(address)
    visitor.submit(f"{address}/answers", question=str(own.number), answer=str(own.line[0]))
    assert "You found it!" in visitor.see(f"{address}/puzzle")


def test_a_review_without_a_costly_decision_counts_and_poses_nothing(visitor: Visitor, app: Any) -> None:
    table, own = finished()
    sittings = app.app.state.sittings
    name = sittings.create(table)
    visitor.see("/")
    assert "is now a puzzle" not in visitor.submit(f"/tables/{name}/reviewed", puzzle="").text
    assert reviewed(sittings.folder) == {name} and puzzle_in(sittings.folder, name) == {}
    assert "From your own game" not in visitor.see("/")
    for wrong in ({}, {"line": [1]}, own._asdict() | {"line": [9999]}, own._asdict() | {"number": 99_999}):
        assert own_puzzle(table, wrong) is None
        if wrong:
            assert visitor.submit(f"/tables/{name}/reviewed", puzzle=json.dumps(wrong)).status_code == 422
    unfit = own._asdict() | {"reason": [["no-such-message", {}]]}
    assert visitor.submit(f"/tables/{name}/reviewed", puzzle=json.dumps(unfit)).status_code == 422
    assert puzzle_in(sittings.folder, name) == {} == puzzle_in(sittings.folder, "../tables")
