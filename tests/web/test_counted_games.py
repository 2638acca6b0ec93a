"""Tests that a lesson counts in no statistics, whose store may be older than this rule."""

import re
from random import Random

import pytest
from fastapi import FastAPI

from tableforone import games
from tableforone.kernel import lesson
from tableforone.kernel.actions import Give
from tableforone.kernel.speech import speaking, translations
from tableforone.kernel.table import Table
from tableforone.pages import daily, lobby, strength
from tableforone.pages.voice import t
from tableforone.store import Sittings, Summary
from tableforone.store.summary import LESSON, PUZZLE, SHARED
from tableforone.terminal.telling import table_line
from tests.web.conftest import Visitor

GAME = "salamandra"


def finished(sittings: Sittings, mark: str) -> str:
    """The id of a whole game at a table with this mark."""
    spec = games.find(GAME)
    table = Table(spec, spec.setup(), 1, mark=mark)
    name, lots = sittings.create(table), Random(1)
    while not table.over:
        table = sittings.play(name, Give(lots.choice(table.legal)))
    return name


def figures(page: str) -> list[str]:
    return re.findall(r'<li class="card stat"><b>(\d+)</b>', page)


def test_a_finished_lesson_is_listed_and_counts_in_no_figure(visitor: Visitor, inner: FastAPI) -> None:
    sittings = inner.state.sittings
    taught = finished(sittings, f"{LESSON}first")
    page = visitor.see("/history")
    assert figures(page) == ["0", "0", "0", "0"]
    assert f'href="/tables/{taught}/result"' in page and ">lesson</span>" in page
    assert "tally" not in page and "chart" not in page
    assert 'class="plainly"' not in visitor.see(f"/tables/{taught}/result")
    assert set(re.findall(r'class="stamp( none)?"', visitor.see("/"))) == {" none"}
    assert visitor.api("GET", "/results").json() == []
    own = finished(sittings, "")
    page = visitor.see("/history")
    assert figures(page)[0] == "1" and page.count('/result" aria-label') == 3  # two rows and one mark of the plot
    assert t("result-first", opponent="Rudolph") in visitor.see(f"/tables/{own}/result").replace("&#39;", "'")
    assert [one["id"] for one in visitor.api("GET", "/results").json()] == [own]


def test_a_finished_lesson_is_followed_by_a_game_to_win(visitor: Visitor, inner: FastAPI) -> None:
    finished(inner.state.sittings, f"{LESSON}first")
    house = [spec for spec in games.all_games() if spec.id == GAME]
    found = lobby.recommended(house, inner.state.sittings.finished())
    assert found and not found.taught
    assert strength.strength_of(inner.state.sittings.finished() * 5, GAME) is None


@pytest.mark.parametrize(
    ("mark", "counts"),
    [
        ("", True),
        ("daily:2026-03-04", True),
        (f"{LESSON}first", False),
        (f"{PUZZLE}2026-03-04", False),
        (f"{SHARED}x", False),
    ],
)
def test_only_games_played_alone_from_the_start_count(mark: str, counts: bool) -> None:
    rest = ("2026-03-04T12:00:00+00:00", "2026-03-04T12:30:00+00:00", 9, "won", 30, 20, 0, 0, "", mark)
    summary = Summary("x", GAME, "1", (), {}, 1, *rest)
    assert summary.counts is counts
    assert not summary._replace(outcome=None).counts
    assert ("(lesson)" in table_line(summary)) is mark.startswith(LESSON)


@pytest.mark.parametrize("language", ["en", *translations()])
def test_what_next_promises_the_time_of_the_lesson(language: str) -> None:
    house = [spec for spec in games.all_games() if spec.folder.parent == daily.HOUSE]
    with speaking(language):
        first = lobby.recommended(house, [])
        assert first and first.taught and first.spec.id == "high-season"
        assert re.findall(r"\d+", first.why) == ["8"]
        for spec in house:
            for each in lesson.lessons(spec):
                assert re.findall(r"\d+", each.about) == [str(each.minutes)]


def test_the_first_page_says_how_long_the_lesson_takes(visitor: Visitor) -> None:
    assert "in about 8 minutes" in visitor.see("/")
