"""Tests of daily backups: made in the background, and named when they are needed."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from time import time

import pytest

import tableforone
from tableforone.kernel.faults import Fault
from tableforone.kernel.table import Table
from tableforone.store import Store, backups
from tableforone.store.backups import copies
from tableforone.store.database import FILE
from tableforone.store.faults import Damaged

Day = Callable[[int], None]


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    """``day(3)``: today becomes the third of May."""

    def comes(number: int) -> None:
        monkeypatch.setattr(backups, "_today", lambda: f"2026-05-{number:02}")

    comes(1)
    return comes


def begin(store: Store) -> tuple[str, Table]:
    table = tableforone.new("toy", level="long", seed=3)
    return store.create(table), table


def days(folder: Path) -> list[str]:
    return [copy.day[-2:] for copy in copies(folder / FILE)]


def play(folder: Path) -> None:
    """Start one more table after the daily backup, a little later each time."""
    with Store(folder) as store:
        store._backups.finish()
        begin(store)
    later(folder)


def later(folder: Path) -> None:
    """Make all backups 10 seconds older."""
    for copy in copies(folder / FILE):
        old = copy.path.stat().st_mtime - 10
        os.utime(copy.path, (old, old))


def test_the_first_opening_of_a_day_copies_what_is_there(tmp_path: Path, day: Day) -> None:
    play(tmp_path)
    assert days(tmp_path) == []  # nothing to copy yet
    day(2)
    with Store(tmp_path) as store:
        store._backups.finish()
        begin(store)
        kept = store.export(store.tables()[1].id)
    (copy,) = copies(tmp_path / FILE)
    assert (copy.day, copy.tables, copy.whole) == ("2026-05-02", 1, True)
    assert [path.name for path in (tmp_path / "backups").iterdir()] == ["tables-2026-05-02.sqlite3"]
    (tmp_path / "other").mkdir()
    copy.path.rename(tmp_path / "other" / FILE)
    with Store(tmp_path / "other") as store:
        assert [store.export(summary.id) for summary in store.tables()] == [kept]


def test_one_copy_a_day_and_none_where_nothing_was_played(tmp_path: Path, day: Day) -> None:
    for number in (1, 2, 2, 2):
        day(number)
        play(tmp_path)
    assert days(tmp_path) == ["02"]
    os.utime(tmp_path / FILE, (time() - 5, time() - 5))  # last played some seconds ago
    day(3)
    Store(tmp_path).close()
    assert days(tmp_path) == ["03", "02"]
    for number in (4, 5):
        day(number)
        Store(tmp_path).close()
    assert days(tmp_path) == ["03", "02"]


def test_seven_are_kept(tmp_path: Path, day: Day) -> None:
    for number in range(1, 13):
        day(number)
        play(tmp_path)
    assert days(tmp_path) == ["12", "11", "10", "09", "08", "07", "06"]
    assert [copy.tables for copy in copies(tmp_path / FILE)] == [11, 10, 9, 8, 7, 6, 5]


def test_an_app_that_is_never_stopped_copies_at_the_first_answer_of_a_day(tmp_path: Path, day: Day) -> None:
    with Store(tmp_path) as store:
        name, table = begin(store)
        day(2)
        table.answer(1)
        store.append(name, table)
        store._backups.finish()
        assert days(tmp_path) == ["02"]
        later(tmp_path)
        day(3)
        table.answer(1)
        store.append(name, table)
        store._backups.finish()
        assert days(tmp_path) == ["03", "02"]


def test_no_answer_waits_for_a_copy(tmp_path: Path, day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def slow(path: Path, today: str) -> None:
        begun.set()
        assert go_on.wait(20)

    monkeypatch.setattr(backups, "make_copy", slow)
    with Store(tmp_path) as store:
        name, table = begin(store)
        day(2)
        table.answer(1)
        store.append(name, table)
        assert begun.wait(20)
        table.answer(1)
        store.append(name, table)  # while the backup is being made
        assert store.export(name) == table.to_json()
        go_on.set()


@pytest.mark.parametrize("trouble", [OSError(28, "No space left on device"), sqlite3.OperationalError("locked")])
def test_a_copy_that_fails_spoils_nothing(
    tmp_path: Path, day: Day, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    play(tmp_path)
    day(2)

    def fails(folder: Path) -> None:
        raise trouble

    monkeypatch.setattr(backups, "synced", fails)
    play(tmp_path)
    with Store(tmp_path) as store:
        assert len(store.tables()) == 2
    assert not list((tmp_path / "backups").glob(".*"))


def test_an_empty_database_pushes_out_no_copy(tmp_path: Path, day: Day) -> None:
    for number in (1, 2):
        day(number)
        play(tmp_path)
    with Store(tmp_path) as store:
        for summary in store.tables():
            store.delete(summary.id)
        for number in range(3, 12):
            day(number)
            later(tmp_path)
            store.tables()
            store._backups.finish()
    assert days(tmp_path) == ["02"]


def test_a_damaged_database_pushes_out_no_copy(tmp_path: Path, day: Day) -> None:
    for number in (1, 2):
        day(number)
        play(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.execute("DROP TABLE entry")
    with pytest.raises(Fault, match="damaged"):
        backups.make_copy(tmp_path / FILE, "2026-05-03")
    assert days(tmp_path) == ["02"]
    assert len(list((tmp_path / "backups").iterdir())) == 1


def test_what_was_left_half_made_is_swept_away(tmp_path: Path, day: Day) -> None:
    play(tmp_path)
    (tmp_path / "backups").mkdir()
    old, new = (tmp_path / "backups" / f".{name}.part" for name in ("old", "new"))
    for part in (old, new):
        part.write_text("half")
    os.utime(old, (time() - 7200, time() - 7200))
    day(2)
    play(tmp_path)
    assert (old.exists(), new.exists()) == (False, True)
    assert days(tmp_path) == ["02"]


def test_the_sentence_about_a_damaged_file_names_the_copies(
    tmp_path: Path, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in (1, 2, 3, 4):
        day(number)
        play(tmp_path)
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    (tmp_path / "backups" / "tables-2026-05-03.sqlite3").write_bytes(b"no database either")
    with pytest.raises(Damaged) as damage:
        Store(tmp_path)
    assert "Backups: 2026-05-04, 2026-05-02." in str(damage.value)
    assert "Restore the latest with: tableforone restore 2026-05-04 and the same --data" in str(damage.value)
    assert str(tmp_path) not in damage.value.plain
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    with pytest.raises(Damaged, match=r"tableforone restore 2026-05-04$"):
        Store(tmp_path)


def test_without_a_copy_the_sentence_says_so(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database" * 1000)
    with pytest.raises(Damaged, match="It has no backup yet"):
        Store(tmp_path)
    (tmp_path / "backups").write_text("not even a folder")
    with pytest.raises(Damaged, match="It has no backup yet"):
        Store(tmp_path)


def test_a_copy_of_a_day_to_come_stops_nothing(tmp_path: Path, day: Day) -> None:
    """The clock was wrong for a while."""
    for number in (1, 20, 21):
        day(number)
        play(tmp_path)
    for copy in copies(tmp_path / FILE):
        os.utime(copy.path, (time() + 10**7, time() + 10**7))
    for number in range(2, 12):
        day(number)
        play(tmp_path)
    assert days(tmp_path) == ["11", "10", "09", "08", "07", "06", "05"]


def test_a_copy_made_while_the_clock_was_wrong_does_not_stop_the_next(tmp_path: Path, day: Day) -> None:
    for number in (1, 2):
        day(number)
        play(tmp_path)
    (copy,) = copies(tmp_path / FILE)
    os.utime(copy.path, (time() + 10**7, time() + 10**7))
    day(3)
    play(tmp_path)
    assert days(tmp_path) == ["03", "02"]


def test_a_copy_holds_the_decks(tmp_path: Path, day: Day) -> None:
    play(tmp_path)
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "toy.toml").write_text("x = 1", encoding="utf-8")
    day(2)
    play(tmp_path)
    (copy,) = copies(tmp_path / FILE)
    assert copy.decks == 1
    with closing(sqlite3.connect(copy.path)) as look:
        assert backups.decks_in(look) == {"toy.toml": b"x = 1"}


def test_a_deck_alone_is_worth_a_copy(tmp_path: Path, day: Day) -> None:
    for number in (1, 2):
        day(number)
        play(tmp_path)
    before = time() - 10**6
    for path in [*tmp_path.glob("tables.*"), *(tmp_path / "backups").iterdir()]:
        os.utime(path, (before, before))
    day(3)
    Store(tmp_path).close()
    assert days(tmp_path) == ["02"]
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "toy.toml").write_text("x = 1", encoding="utf-8")
    day(4)
    Store(tmp_path).close()
    assert days(tmp_path) == ["04", "02"]


def test_looking_at_copies_leaves_nothing_beside_them(tmp_path: Path, day: Day) -> None:
    for number in (1, 2):
        day(number)
        play(tmp_path)
    before = {path: path.read_bytes() for path in (tmp_path / "backups").iterdir()}
    copies(tmp_path / FILE)
    assert {path: path.read_bytes() for path in (tmp_path / "backups").iterdir()} == before
