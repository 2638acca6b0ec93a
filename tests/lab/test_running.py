"""Tests of running studies: the same games on any workers, and nothing lost when one is killed."""

import errno
import os
import signal
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Iterable, Iterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any, Final

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.kernel.faults import Fault
from tableforone.lab.counting import count
from tableforone.lab.folder import CHUNKS, STUDY, TABLE, Folder
from tableforone.lab.parquet import write_table
from tableforone.lab.playing import GameRow, Task, chunks, play, rows, task
from tableforone.lab.running import Progress, Spread, run
from tableforone.lab.spreading import Played, here, in_processes
from tableforone.lab.study import Study, study_of
from tableforone.players.simulation import simulate
from tableforone.store import DiskFull

TEXT: Final = 'game = "high-season"\nplayer = "random"\ngames = 120\nseed = 5\n[axes]\nlevel = ["1", "5"]\n'
needs_kills = pytest.mark.skipif(os.name != "posix", reason="no SIGKILL here")


def study(each: int = 120) -> Study:
    return study_of(TEXT, Path(), "test", each)


def played(path: Path, spread: Spread = here, each: int = 120) -> Folder:
    folder = Folder.begun(path, study(each))
    run(folder, spread, 1, lambda progress: None)
    return folder


def results(folder: Folder) -> dict[str, bytes]:
    """All bytes of the results."""
    write_table(folder)
    files = [*sorted((folder.path / CHUNKS).iterdir()), folder.path / TABLE]
    return {path.name: path.read_bytes() for path in files}


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return results(played(tmp_path_factory.mktemp("reference") / "study"))


def test_the_games_are_those_of_simulate(tmp_path: Path) -> None:
    folder = played(tmp_path / "study")
    found = count(folder)
    for nth, cell in enumerate(folder.study.cells):
        same = simulate(games.find(cell.game), cell.setup, cell.player, 120, 5)
        counted = found.counts[nth]
        assert (counted.games, counted.won, counted.drawn) == (120, same.wins, same.draws)
        assert counted.score / 120 == pytest.approx(same.mean_score, abs=1e-5)
        assert counted.decisions == same.decisions


def test_both_cells_are_dealt_the_same_games(tmp_path: Path) -> None:
    folder = played(tmp_path / "study")
    seeds: dict[int, list[int]] = {0: [], 1: []}
    for chunk in folder.kept():
        seeds[chunk.nth] += [row.seed for row in folder.rows(chunk)]
    assert seeds[0] == seeds[1] == list(range(5, 125))


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_any_number_of_processes_gives_the_same_bytes(
    tmp_path: Path, reference: dict[str, bytes], workers: int
) -> None:
    assert results(played(tmp_path / "study", partial(in_processes, workers=workers))) == reference


@needs_kills
def test_killed_workers_lose_nothing_and_change_nothing(tmp_path: Path, reference: dict[str, bytes]) -> None:
    killed: list[int] = []

    def murderous(tasks: Iterable[Task]) -> Iterator[Played]:
        for part in in_processes(tasks, 2):
            yield part
            for child in active_children()[:1]:
                if len(killed) < 2 and child.pid and child.pid not in killed:
                    killed.append(child.pid)
                    os.kill(child.pid, signal.SIGKILL)

    assert results(played(tmp_path / "study", murderous)) == reference
    assert killed


def _dies(line: Any) -> None:
    os._exit(9)


@needs_kills
def test_workers_that_always_die_are_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.lab.spreading._work", _dies)
    monkeypatch.setattr("tableforone.lab.spreading.MOST_DEATHS", 1)
    with pytest.raises(Fault, match="keep ending"):
        played(tmp_path / "study", partial(in_processes, workers=2))


@needs_kills
def test_a_killed_program_goes_on_where_it_was(tmp_path: Path, reference: dict[str, bytes]) -> None:
    file = tmp_path / "test.toml"
    file.write_text(TEXT, encoding="utf-8")
    out = tmp_path / "study"
    command = [sys.executable, "-m", "tableforone", "study", str(file), "--out", str(out), "--workers", "1"]
    first = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while first.poll() is None and not list((out / CHUNKS).glob("0*")):
        time.sleep(0.005)
    first.kill()
    first.wait()
    before = {path.name: path.stat().st_mtime_ns for path in (out / CHUNKS).glob("0*")}
    assert main(command[3:]) == 0
    assert {name: (out / CHUNKS / name).stat().st_mtime_ns for name in before} == before
    assert results(Folder.at(out)) == reference


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path, reference: dict[str, bytes]) -> None:
    played(tmp_path / "study", each=50)
    asked: list[Task] = []

    def counting(tasks: Iterable[Task]) -> Iterator[Played]:
        for one in tasks:
            asked.append(one)
            yield one.chunk, play(one)

    folder = played(tmp_path / "study", counting)
    assert sum(one.chunk.stop - one.chunk.start for one in asked) == 140
    assert results(folder) == reference


def test_progress_is_told_with_the_time_left(tmp_path: Path) -> None:
    heard: list[Progress] = []
    run(Folder.begun(tmp_path / "study", study(25)), here, 1, heard.append)
    assert [progress.done for progress in heard] == [0, 10, 20, 30, 40, 45, 50]
    assert heard[0].left is None
    assert all((progress.left or 0) >= 0 for progress in heard)
    assert heard[-1].words == "50 of 50 games"


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    """The same rows are used repeatedly; a study ten times as long needs no more memory."""
    packed = play(Task(*_task()))

    def quick(tasks: Iterable[Task]) -> Iterator[Played]:
        for one in tasks:
            yield one.chunk, packed

    def peak(chunks: int) -> int:
        folder = Folder.begun(tmp_path / str(chunks), study(10 * chunks))
        tracemalloc.start()
        run(folder, quick, 1, lambda progress: None)
        count(folder)
        write_table(folder)
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(1)
    assert peak(20) < peak(2) * 1.5 + 100_000


def _task() -> tuple[Any, ...]:
    asked = study(10)
    return tuple(task(asked, next(chunks(asked))))


def test_rows_come_back_as_they_went_in() -> None:
    found = rows(play(Task(*_task())))
    assert len(found) == 10
    assert all(isinstance(row, GameRow) and sum(line[1] for line in row.lines) == row.score for row in found)


# --- folders


def test_a_folder_of_another_study_is_refused(tmp_path: Path) -> None:
    Folder.begun(tmp_path / "study", study())
    other = study_of(TEXT.replace('"5"', '"4"'), Path(), "test")
    before = (tmp_path / "study" / STUDY).read_bytes()
    with pytest.raises(Fault, match=r"has another study .* Choose another folder with --out"):
        Folder.begun(tmp_path / "study", other)
    assert (tmp_path / "study" / STUDY).read_bytes() == before


def test_a_folder_with_other_things_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(Fault, match="is not empty and has no study"):
        Folder.begun(tmp_path, study())
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_other_rules_are_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Folder.begun(tmp_path / "study", study())
    monkeypatch.setattr("tableforone.lab.folder.digest_of", lambda game, player: "another")
    with pytest.raises(Fault, match="rules or players have changed"):
        Folder.begun(tmp_path / "study", study())


def test_a_study_is_played_by_one_at_a_time(tmp_path: Path) -> None:
    folder = Folder.begun(tmp_path / "study", study())
    with folder.alone(), pytest.raises(Fault, match="already being played"), Folder.at(folder.path).alone():
        pass


def test_a_full_disk_leaves_no_half_of_a_chunk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, room = Folder.begun(tmp_path / "study", study()), [1]  # space for one chunk

    def full(handle: int) -> None:
        room[0] -= 1
        if room[0] < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(DiskFull, match=r"The games are saved\. Make room, then continue"):
        run(folder, here, 1, lambda progress: None)
    assert [path.name for path in (folder.path / CHUNKS).iterdir()] == [chunk.name for chunk in folder.kept()[:1]]
    with pytest.raises(DiskFull):
        write_table(folder)
    assert sorted(path.name for path in folder.path.iterdir()) == [CHUNKS, STUDY]


def test_a_damaged_chunk_is_named(tmp_path: Path) -> None:
    folder = played(tmp_path / "study")
    chunk = folder.kept()[0]
    (folder.path / CHUNKS / chunk.name).write_bytes(b"nonsense")
    with pytest.raises(Fault, match=r"000-.* is damaged. Delete it"):
        count(folder)


# --- the command


def test_the_command_writes_report_and_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "test.toml"
    file.write_text(TEXT, encoding="utf-8")
    assert main(["study", str(file), "--games", "60", "--workers", "1", "--data", str(tmp_path / "data")]) == 0
    out = tmp_path / "data" / "studies" / "test"
    assert (out / "report.html").is_file()
    printed = capsys.readouterr()
    assert str(out / "games.parquet") in printed.out
    assert "120 of 120 games" in printed.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nothing.toml"], "cannot be read"),
        (["test.toml", "--workers", "0"], "At least one worker"),
        (["test.toml", "--games", "0"], "from 1 to"),
        (["test.toml", "--address", "here:1"], "Add --on ray"),
    ],
)
def test_bad_usage_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("test.toml").write_text(TEXT, encoding="utf-8")
    assert main(["study", *arguments, "--out", "out"]) == 2
    assert says in capsys.readouterr().err


def test_without_pyarrow_the_report_is_written_and_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("test.toml").write_text(TEXT, encoding="utf-8")
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        without.setitem(sys.modules, "pyarrow.parquet", None)
        assert main(["study", "test.toml", "--games", "2", "--workers", "1", "--out", "out"]) == 2
    told = capsys.readouterr()
    assert told.out.endswith("report.html\n")
    assert Path("out/report.html").is_file() and not Path("out/games.parquet").exists()
    assert told.err.endswith(f'run the command again: {sys.executable} -m pip install "tableforone[lab]"\n')
    assert main(["study", "test.toml", "--games", "2", "--workers", "1", "--out", "out"]) == 0
    assert Path("out/games.parquet").is_file()
