"""Tests that nothing written to a deleted file is acknowledged."""

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tableforone
from tableforone.kernel.table import Table
from tableforone.store import Gone, Store
from tableforone.store.database import FILE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="open files cannot be removed there")

Loss = Callable[[Path], object]


def replaced(folder: Path) -> None:
    """A backup program restored yesterday's file."""
    shutil.copy(folder / FILE, folder / "yesterday")
    (folder / "yesterday").replace(folder / FILE)


def made_anew(folder: Path) -> None:
    """Another program found no tables and created a new file."""
    shutil.rmtree(folder)
    Store(folder).close()


LOSSES: list[Loss] = [
    shutil.rmtree,
    lambda folder: folder.rename(folder.with_name("elsewhere")),
    lambda folder: (folder / FILE).unlink(),
    lambda folder: (folder / FILE).rename(folder / "elsewhere"),
    lambda folder: (folder / f"{FILE}-wal").unlink(),
    replaced,
    made_anew,
]
NAMES = ["removed", "moved", "file removed", "file moved", "log removed", "replaced", "made anew"]


@pytest.fixture
def table() -> Table:
    return tableforone.new("toy", level="long", seed=3)


@pytest.mark.parametrize("loss", LOSSES, ids=NAMES)
def test_an_answer_is_not_acknowledged(tmp_path: Path, table: Table, loss: Loss) -> None:
    folder = tmp_path / "data"
    with Store(folder) as store:
        name = store.create(table)
        loss(folder)
        table.answer(1)
        with pytest.raises(Gone, match="was removed or replaced while the program was running"):
            store.append(name, table)
        with pytest.raises(Gone):
            store.create(table)
        with pytest.raises(Gone):
            store.delete(name)


@pytest.mark.parametrize("loss", LOSSES, ids=NAMES)
def test_nor_one_that_was_being_written_at_that_moment(
    tmp_path: Path, table: Table, loss: Loss, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"

    def now() -> str:
        loss(folder)
        return "2026-05-01T10:00:00.000000+00:00"

    with Store(folder) as store:
        name = store.create(table)
        table.answer(1)
        monkeypatch.setattr("tableforone.store.store._now", now)
        with pytest.raises(Gone):
            store.append(name, table)


def test_what_is_refused_is_not_written_to_the_folder_that_was_moved_away(tmp_path: Path, table: Table) -> None:
    with Store(tmp_path / "data") as store:
        name = store.create(table)
        kept = store.export(name)
        (tmp_path / "data").rename(tmp_path / "elsewhere")
        table.answer(1)
        with pytest.raises(Gone):
            store.append(name, table)
    with Store(tmp_path / "elsewhere") as store:
        assert store.export(name) == kept


def test_ghosts_are_not_listed(tmp_path: Path, table: Table) -> None:
    with Store(tmp_path / "data") as store:
        name = store.create(table)
        shutil.rmtree(tmp_path / "data")
        for read in (store.tables, store.results, store.summaries, store.confirm, lambda: store.load(name)):
            with pytest.raises(Gone):
                read()


def test_the_sentence_can_be_said_without_a_path_of_the_machine(tmp_path: Path) -> None:
    with Store(tmp_path / "data") as store:
        shutil.rmtree(tmp_path / "data")
        with pytest.raises(Gone) as gone:
            store.tables()
    assert str(gone.value).startswith(f"{tmp_path / 'data' / FILE} was removed")
    assert gone.value.plain.startswith(f"{FILE} was removed")


def test_the_way_there_may_change_as_long_as_the_file_is_the_same(
    tmp_path: Path, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another working folder, a link to the folder, other programs: the file is still the same."""
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    with Store(Path("link")) as store:
        name = store.create(table)
        monkeypatch.chdir("/")
        for _ in range(3):
            with Store(tmp_path / "data") as other:
                other.create(table)
            table.undo() if table.questions else table.answer(1)
            store.append(name, table)
        os.sync()
        assert store.load(name).record == table.record
