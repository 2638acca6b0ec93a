"""Tests of the numbers of the history page: finished games, streak, and the table of wins and losses."""

import re

import pytest
from fastapi import FastAPI

from tableforone import games
from tableforone.store import Summary
from tests.web.conftest import Visitor


def game(day: int, outcome: str, mine: int, theirs: int) -> Summary:
    """A finished game of March."""
    when = (f"2026-03-{day:02}T12:00:00+00:00", f"2026-03-{day:02}T12:30:00+00:00")
    options = games.find("salamandra").setup().options
    return Summary(f"day{day}", "salamandra", "1", (), options, 1, *when, 9, outcome, mine, theirs, 0, 0)


def test_the_history_adds_up_its_games(visitor: Visitor, inner: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    played = [game(1, "won", 50, 20), game(2, "lost", 10, 40), game(3, "won", 30, 20), game(4, "won", 34, 20)]
    monkeypatch.setattr(inner.state.sittings, "summaries", lambda: played[::-1])  # the latest first
    page = visitor.see("/history")
    assert re.findall(r'<li class="card stat"><b>(\d+)</b>', page) == [
        "4",
        "3",
        "2",
        "0",
    ]  # the last: reveals taken back
    (row,) = re.findall(r'<tr><th scope="row">Salamandra.*?</th>(.*?)</tr>', page)
    assert re.findall(r"<td>(.*?)</td>", row) == ["3", "0", "1", "75%", "50", "31.0"]
    assert re.findall(r"/tables/(\w+)/result", page)[:4] == ["day4", "day3", "day2", "day1"]
