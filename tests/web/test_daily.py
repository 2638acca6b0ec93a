"""Tests of the daily deal: one per date, the same for everyone, and streaks."""

from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
from fastapi import FastAPI

from tableforone import games
from tableforone.kernel.actions import Give
from tableforone.kernel.table import Table
from tableforone.pages import daily
from tableforone.pages.lobby import recommended
from tableforone.store import Summary
from tests.web.conftest import HERE, HOST, Straight, Visitor, application

DAY = date(2026, 3, 4)


def played(day: date, outcome: str = "won", game: str = "salamandra", level: str = "1") -> Summary:
    mark = daily.MARK + day.isoformat()
    rest = ("2026-03-04T12:00:00+00:00", "2026-03-04T12:30:00+00:00", 9, outcome, 30, 20, 0, 0, "", mark)
    options = games.find(game).setup().options
    return Summary("x", game, level, (), options, 1, *rest)


def test_a_date_has_one_deal_and_the_games_take_turns() -> None:
    deals = [daily.deal_of(DAY + timedelta(n)) for n in range(8)]
    assert [deal.spec.id for deal in deals[:4]] == [deal.spec.id for deal in deals[4:]]
    assert len({deal.spec.id for deal in deals}) == 4 and len({deal.seed for deal in deals}) == 8
    assert deals[0].seed == daily.deal_of(DAY).seed


def test_days_in_a_row_end_with_a_missed_one() -> None:
    results = [played(DAY - timedelta(n), "lost" if n == 1 else "won") for n in (5, 2, 1, 0)]
    done = daily.outcomes(results)
    assert daily.row(list(done), DAY) == 3 and daily.row(list(done), DAY + timedelta(1)) == 3
    assert daily.row(list(done), DAY + timedelta(2)) == 0 and daily.longest(list(done)) == 3
    text = daily.share_text(results[-1], games.find("salamandra"), results)
    assert text.splitlines()[2:] == ["I beat Rudolph 30–20", "Last seven days □■□□■▨■ · streak 3"]
    assert [day.state for day in daily.week(done, DAY)][:4] == ["won", "lost", "won", "later"]


def test_the_first_result_of_a_day_counts() -> None:
    first, again = played(DAY, "lost"), played(DAY, "won")
    assert daily.outcomes([first, again]) == {DAY: first}
    assert [day.state for day in daily.week(daily.outcomes([first, again]), DAY)][2] == "lost"


def test_the_way_through_the_house_goes_from_short_to_long_and_from_easy_to_hard() -> None:
    house = [spec for spec in games.all_games() if spec.folder.parent == daily.HOUSE]
    first = recommended(house, [])
    assert first and first.taught and first.spec.id == "high-season"
    lost = recommended(house, [played(DAY, "lost", "high-season", "3")])
    assert lost and not lost.taught and lost.spec.id == "high-season"
    then = recommended(house, [played(DAY, "won", "high-season", "3")])
    assert then and then.taught and then.spec.id != "high-season"
    every = [played(DAY, "won", spec.id, level) for spec in house for level in spec.levels or ("",)]
    assert recommended(house, every) is None


def friends(deal: daily.Deal, *, over: bool) -> Table:
    """A friend's table of this deal, played to its end or for a few moves."""
    table, lots = deal.table(), Random(3)
    while not table.over and (over or len(table.questions) < 4):
        table.answer(lots.choice(table.legal))
    return table


def opened(visitor: Visitor, text: str) -> str:
    """The name of the table of this file, opened on the first page."""
    visitor.see("/")
    came = visitor.post("/tables/import", data={"token": visitor.token}, files={"file": ("game.json", text.encode())})
    return str(came.headers["location"]).rpartition("/")[2]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> daily.Deal:
    """A deal of the shortest game for every day."""
    deal = daily.deal_of(DAY)._replace(spec=games.find("high-season"), day=date.today(), seed=77)
    monkeypatch.setattr(daily, "deal_of", lambda day: deal)
    return deal


def test_a_friends_finished_deal_is_not_mine(visitor: Visitor, inner: FastAPI, short: daily.Deal) -> None:
    name = opened(visitor, friends(short, over=True).to_json())
    page = visitor.see("/")
    assert 'Play<span class="sr">' in page and "Share your result" not in page
    sittings = inner.state.sittings
    assert sittings.results() == [] and daily.outcomes(sittings.results()) == {}
    assert f"/tables/{name}" in visitor.see("/history")  # it can be watched
    visitor.see(f"/tables/{name}/replay")
    mine = visitor.submit("/daily", follow=False).headers["location"].rpartition("/")[2]
    with sittings.at(mine) as table:
        assert mine != name and table.record == short.table().record


def test_a_friends_half_played_deal_is_an_ordinary_game(visitor: Visitor, inner: FastAPI, short: daily.Deal) -> None:
    theirs = friends(short, over=False)
    name = opened(visitor, theirs.to_json())
    with inner.state.sittings.at(name) as table:
        assert table.mark == "" and table.journal == theirs.journal
    assert visitor.submit("/daily", follow=False).headers["location"] != f"/tables/{name}"


def test_a_mark_alone_does_not_make_a_game_the_deal_of_the_day(
    visitor: Visitor, inner: FastAPI, short: daily.Deal
) -> None:
    planted = inner.state.sittings.create(short._replace(seed=78).table())
    assert 'Play<span class="sr">' in visitor.see("/")
    assert visitor.submit("/daily", follow=False).headers["location"] != f"/tables/{planted}"


def test_my_own_archive_keeps_my_days(visitor: Visitor, inner: FastAPI, tmp_path: Path, short: daily.Deal) -> None:
    inner.state.sittings.create(friends(short, over=True))
    packed = visitor.get("/history/file").content
    with (
        application(tmp_path / "other") as app,
        Visitor(base_url=f"http://{HOST}", transport=Straight(app, HERE)) as there,
    ):
        there.see("/")
        there.post("/tables/import", data={"token": there.token}, files={"file": ("all.zip", packed)})
        assert list(daily.outcomes(app.app.state.sittings.results())) == [short.day]


def test_the_deal_of_the_day_is_one_table_and_can_be_shared(
    visitor: Visitor, inner: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    deals = [daily.deal_of(DAY + timedelta(n)) for n in range(4)]
    deal = next(each for each in deals if each.spec.id == "salamandra")
    monkeypatch.setattr(daily, "deal_of", lambda day: deal)
    assert "Today’s deal" in visitor.see("/")
    first = visitor.submit("/daily", follow=False).headers["location"]
    assert visitor.submit("/daily", follow=False).headers["location"] == first
    name, sittings, lots = first.rpartition("/")[2], inner.state.sittings, Random(1)
    with sittings.at(name) as table:
        assert (table.seed, table.mark) == (deal.seed, deal.mark)
    while not table.over:
        table = sittings.play(name, Give(lots.choice(table.legal)))
    assert "Table for One · " in visitor.see(f"{first}/result")
    page = visitor.see("/")
    assert 'id="share"' in page and ("You won" in page or "You lost" in page)
