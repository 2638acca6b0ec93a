"""Tests of the strength page: from reviewed games, beside computer players, with a range."""

from collections.abc import Sequence
from typing import Any

import pytest

from tableforone import games
from tableforone.pages import strength
from tableforone.store import Summary
from tableforone.store.reports import keep_review
from tests.web.conftest import Visitor

GAME = "grand-austria-hotel"


def played(scores: Sequence[int], mark: str = "", modules: tuple[str, ...] = ()) -> list[Summary]:
    return [
        Summary(str(n), GAME, "easy", modules, {}, n, "", f"2026-01-{n + 1:02}", 9, "won", score, 99, 0, 0, mark=mark)
        for n, score in enumerate(scores)
    ]


def test_strength_is_the_mean_of_the_last_games_with_a_range() -> None:
    found = strength.strength_of(played([300, 140, 160, *([150] * 10)]), GAME)
    assert found is not None and found.games == 12
    assert found.points == 150 and found.low < 150 < found.high
    assert strength.strength_of(played([150]), GAME) is None
    assert strength.strength_of(played([150, 160], mark="lesson:1"), GAME) is None
    assert strength.strength_of(played([150, 160], modules=("ballrooms",)), GAME) is None


def test_the_suggested_level_is_the_one_won_about_half_the_time() -> None:
    spec = games.find(GAME)
    known = strength.partners(GAME)
    assert [one.name for one in known][:4] == ["Anni", "Bruno", "Clemens", "Dora"]
    assert [one.points for one in known] == sorted(one.points for one in known)
    weak, strong = (strength.suggested(spec, points) for points in (known[0].points, known[-1].points))
    assert weak is not None and strong is not None
    assert weak.level == "easy" and strong.level == "hard"
    for fit in strength.fits(spec, known[2].points):
        others = [one.levels[fit.level][0] for one in known]
        assert min(others) <= fit.chance <= max(others)


def test_the_page_and_the_lobby_show_it(visitor: Visitor, app: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = visitor.get("/rivals").text
    assert "Review 2 finished games" in empty and "Anni" in empty and "You play like" not in empty
    games_played = played([130, 150, 140, 145, 155, 160])
    monkeypatch.setattr("tableforone.store.sittings.Sittings.summaries", lambda self: games_played[::-1])
    assert "You play like" not in visitor.get("/rivals").text, "games that were not reviewed do not count"
    for one in games_played:
        keep_review(app.app.state.sittings.folder, one.id, {})
    page = visitor.get("/rivals").text
    assert "You play like a 147" in page and "Range 138–155, from your last 6 reviewed games" in page
    lobby = visitor.get("/").text
    assert "you play like a 147 (range 138–155)" in lobby
    assert f"/games/{GAME}/new?level=easy" in lobby or f"/games/{GAME}/new?level=medium" in lobby
