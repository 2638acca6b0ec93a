"""Find the turn: every puzzle can be played, the best turn is found in any order, the answer has its reason."""

from datetime import date, timedelta

import pytest

from tableforone import games
from tableforone.kernel.speech import speaking
from tableforone.pages import puzzle
from tableforone.puzzles import Puzzle, reason_of
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
    """Today's puzzle, whatever day it is: one of each game."""
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
