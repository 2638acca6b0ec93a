"""Tests of the pages of a house with many games: they read what changed, and show a part."""

from typing import Any

import pytest

import tableforone
from tableforone.pages import history, lobby
from tableforone.store.rows import summary_of
from tableforone.store.store import Store
from tests.web.conftest import Visitor

MANY = lobby.LISTED + 20


@pytest.fixture
def house(app: Any) -> list[str]:
    """Many games in progress, and as many finished ones; their names."""
    made = []
    for seed in range(MANY):
        for moves in (1, 99):
            table = tableforone.new("stones", seed=seed)
            while not table.over and len(table.questions) < moves:
                table.answer(table.legal[0])
            made.append(app.app.state.sittings.create(table))
    return made


class Reads:
    """How often the store was asked for all games, and how many rows it read again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lists = self.rows = 0
        summaries = Store.summaries

        def listed(store: Store) -> Any:
            self.lists += 1
            return summaries(store)

        def read(*given: Any) -> Any:
            self.rows += 1
            return summary_of(*given)

        monkeypatch.setattr(Store, "summaries", listed)
        monkeypatch.setattr("tableforone.store.store.summary_of", read)

    def since(self) -> tuple[int, int]:
        found = self.lists, self.rows
        self.lists = self.rows = 0
        return found


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Reads:
    return Reads(monkeypatch)


def test_a_page_asks_for_all_games_once_and_reads_what_changed(
    visitor: Visitor, app: Any, house: list[str], reads: Reads
) -> None:
    sittings = app.app.state.sittings
    visitor.see("/")
    assert reads.since() == (1, 2 * MANY)
    for path in ("/", "/history"):
        visitor.see(path)
        assert reads.since() == (1, 0), path
    with sittings.at(house[0]) as table:
        number, answer = len(table.journal), table.legal[0]
    visitor.see(f"/tables/{house[0]}")
    visitor.submit(f"/tables/{house[0]}/answers", question=number, answer=answer)
    sittings.delete(house[1])
    reads.since()
    visitor.see("/")
    assert reads.since() == (1, 1)
    assert len(sittings.summaries()) == 2 * MANY - 1


def test_what_another_program_changes_is_seen(visitor: Visitor, app: Any, house: list[str]) -> None:
    sittings = app.app.state.sittings
    before = {each.id: each for each in sittings.summaries()}
    with Store(sittings.folder) as other:
        table = other.load(house[0])
        table.answer(table.legal[0])
        other.append(house[0], table)
        added = other.create(tableforone.new("stones", seed=5))
        other.delete(house[1])
    after = {each.id: each for each in sittings.summaries()}
    assert after.keys() == before.keys() - {house[1]} | {added}
    assert after[house[0]].entries > before[house[0]].entries
    with Store(sittings.folder) as fresh:
        assert fresh.summaries() == sittings.summaries()


def test_the_first_page_lists_a_part_and_links_to_the_rest(visitor: Visitor, house: list[str]) -> None:
    page = visitor.see("/")
    assert page.count("seatwrap") == lobby.LISTED
    assert f"{MANY - lobby.AT_ONCE} more games in progress" in page
    assert f'<a class="btn" href="/?every=1">Show all {MANY} games in progress</a>' in page
    every = visitor.see("/?every=1")
    assert every.count("seatwrap") == MANY and "Show all" not in every
    assert 'more-tables" open' in every


def test_the_history_draws_the_last_games_and_counts_all(
    visitor: Visitor, house: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "DRAWN", 30)
    monkeypatch.setattr(history, "LISTED", 20)
    page = visitor.see("/history")
    assert page.count("<title>") - 1 <= 30 < MANY
    assert "These are the last 30 games." in page and f"<b>{MANY}</b>" in page
    assert page.count('class="r num figures"') == 20
