"""Tests that the store keeps what it was given."""

import sqlite3
from itertools import count
from pathlib import Path
from threading import Barrier, Thread

import pytest

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import PERSON
from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.store.folder import data_folder
from tableforone.store.store import ID_LENGTH
from tests.toy import TOY


def played(answers: int, seed: int = 3) -> Table:
    table = tableforone.new("toy", level="long", seed=seed)
    for _ in range(answers):
        table.answer(table.legal[0])
    return table


def test_every_answer_is_there_after_opening_again(tmp_path: Path) -> None:
    table = played(0)
    with Store(tmp_path) as store:
        name = store.create(table)
        while not table.over:
            table.answer(table.legal[0])
            store.append(name, table)
    with Store(tmp_path) as store:
        assert store.load(name).to_json() == table.to_json()


def test_take_backs_are_entries_too_and_nothing_is_removed(tmp_path: Path) -> None:
    table = played(3)
    with Store(tmp_path) as store:
        name = store.create(table)
        table.undo(2)
        store.append(name, table)
        again = store.load(name)
        assert (again.record, again.takebacks, again.reveals_taken_back) == (table.record, 2, 2)
        assert again.can_redo


def test_an_export_is_the_text_of_the_table(tmp_path: Path) -> None:
    table = played(2)
    table.undo()
    with Store(tmp_path) as store:
        name = store.create(table)
        assert store.export(name) == table.to_json()
        copy = store.import_text(store.export(name))
        assert copy != name
        assert store.export(copy) == table.to_json()


def test_an_id_is_short_and_does_not_repeat(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        names = {store.create(played(0)) for _ in range(20)}
    assert len(names) == 20
    assert all(len(name) == ID_LENGTH and name.isalnum() for name in names)


def test_the_list_shows_each_table_the_last_played_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr("tableforone.store.store._now", lambda: f"2026-05-01T10:00:{next(ticks):02}.000000+00:00")
    with Store(tmp_path) as store:
        first, second = store.create(played(1, seed=2**64 - 1)), store.create(played(1))
        table = store.load(first)
        table.answer(table.legal[0])
        store.append(first, table)
        summary, other = store.tables()
    assert (summary.id, other.id) == (first, second)
    assert (summary.game, summary.level, summary.modules, summary.options) == ("toy", "long", (), {})
    assert (summary.seed, summary.entries, summary.over) == (2**64 - 1, 4, False)
    assert summary.created < summary.changed


def test_tables_of_one_moment_are_listed_the_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.store.store._now", lambda: "2026-05-01T10:00:00.000000+00:00")
    with Store(tmp_path) as store:
        names = [store.create(played(1)) for _ in range(6)]
        assert [summary.id for summary in store.tables()] == names[::-1]


def test_results_are_the_finished_games_and_deleting_deletes_them(tmp_path: Path) -> None:
    table = played(0)
    while not table.over:
        table.answer(table.legal[0])
    result = table.result
    assert result
    with Store(tmp_path) as store:
        name, unfinished = store.create(table), store.create(played(1))
        assert [(s.id, s.over, s.outcome, s.score, s.opponent) for s in store.results()] == [
            (name, True, result.outcome, result.score, result.opponent)
        ]
        store.delete(name)
        assert store.results() == []
        assert [s.id for s in store.tables()] == [unfinished]
        assert store._connection.execute("SELECT count(*) FROM entry WHERE game = ?", (name,)).fetchone()[0] == 0


def test_a_result_taken_back_is_no_result(tmp_path: Path) -> None:
    table = played(0)
    while not table.over:
        table.answer(table.legal[0])
    with Store(tmp_path) as store:
        name = store.create(table)
        table.undo()
        store.append(name, table)
        assert store.results() == []
        assert store.tables()[0].takebacks == 1


@pytest.mark.parametrize("act", ["load", "export", "delete"])
def test_an_unknown_table_is_a_fault(tmp_path: Path, act: str) -> None:
    with Store(tmp_path) as store, pytest.raises(Fault, match="There is no game “nowhere”"):
        getattr(store, act)("nowhere")


def test_appending_to_a_deleted_table_is_a_fault(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        name = store.create(played(1))
        store.delete(name)
        with pytest.raises(Fault, match="There is no game"):
            store.append(name, played(1))


def test_the_journal_cannot_be_changed(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        store.create(played(1))
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            store._connection.execute("UPDATE entry SET entry = '{}'")


def test_of_two_programs_the_second_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with Store(tmp_path) as one, Store(tmp_path) as other:
        name = one.create(played(1))
        mine, theirs = one.load(name), other.load(name)
        mine.answer(1)
        one.append(name, mine)
        theirs.answer(2)
        with pytest.raises(Fault, match="continued elsewhere"):
            other.append(name, theirs)
        assert other.export(name) == mine.to_json()


def test_on_a_full_disk_nothing_is_acknowledged_and_nothing_changes(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        table = played(1)
        name = store.create(table)
        before = store.export(name)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count={pages}")
        with pytest.raises(Fault, match="full"):
            for _ in range(2000):
                table.undo(len(table.questions)) if table.over else table.answer(table.legal[0])
                store.append(name, table)
                before = store.export(name)
        assert store.export(name) == before
        store._connection.execute("PRAGMA max_page_count=1000000")
        store.append(name, table)  # everything not stored yet
        assert store.export(name) == table.to_json()


def test_races_between_writers_lose_nothing_acknowledged(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        name = store.create(played(0))
    acknowledged: list[list[tuple[object, str]]] = []
    unexpected: list[BaseException] = []
    together = Barrier(4)

    def write(answer: int) -> None:
        try:
            with Store(tmp_path) as store:
                together.wait()
                for _ in range(25):
                    table = store.load(name)
                    table.undo(len(table.questions)) if table.over else table.answer(
                        table.legal[answer % len(table.legal)]
                    )
                    try:
                        store.append(name, table)
                    except Fault as fault:
                        assert "continued elsewhere" in str(fault)
                    else:
                        acknowledged.append(table.record[:])
        except BaseException as error:
            unexpected.append(error)

    writers = [Thread(target=write, args=(n,)) for n in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert unexpected == []
    with Store(tmp_path) as store:
        final = store.load(name).record
    assert acknowledged
    assert all(final[: len(record)] == record for record in acknowledged)


def test_one_store_serves_several_threads(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        names: list[str] = []

        def play() -> None:
            table = played(0)
            name = store.create(table)
            while not table.over:
                table.answer(table.legal[0])
                store.append(name, table)
            names.append(name)

        players = [Thread(target=play) for _ in range(6)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        assert len({store.export(name) for name in names}) == 1
        assert len(names) == len(store.results()) == 6


def test_many_programs_may_make_the_database_at_once(tmp_path: Path) -> None:
    together = Barrier(8)
    names: list[str] = []

    def begin() -> None:
        together.wait()
        with Store(tmp_path / "new") as store:
            names.append(store.create(played(1)))

    programs = [Thread(target=begin) for _ in range(8)]
    for program in programs:
        program.start()
    for program in programs:
        program.join()
    with Store(tmp_path / "new") as store:
        assert sorted(s.id for s in store.tables()) == sorted(names)
    assert len(names) == 8


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    assert data_folder() == tmp_path


def test_else_it_is_the_systems_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TABLEFORONE_DATA", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tableforone"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert data_folder() == Path.home() / ".local" / "share" / "tableforone"


def test_who_answers_chance_and_where_a_game_began_survive_a_reload(tmp_path: Path) -> None:
    table = Table(TOY, TOY.setup("long"), 3, chance=PERSON)
    table.answer(2)
    later = Table.at(Table(TOY, TOY.setup("long"), 3).line, games.find, 5)
    later.answer(1)
    with Store(tmp_path) as store:
        names = [store.create(table), store.create(later)]
    with Store(tmp_path) as store:
        assert [store.load(name).to_json() for name in names] == [table.to_json(), later.to_json()]
        assert store.load(names[0]).chance == PERSON
        assert store.load(names[0]).waits_for_chance
