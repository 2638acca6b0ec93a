"""Tests of a lesson in the terminal, played by typing the numbers the host names."""

import io
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.kernel import lesson
from tableforone.store.database import FILE

LESSONS = [(spec.id, each.id) for spec in games.all_games() for each in lesson.lessons(spec)]
WAITS = re.compile(r"\(Choose (\d+)")


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_host_leads_through_a_lesson(
    game: str, name: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", f"{tmp_path}/data")
    monkeypatch.setenv("COLUMNS", "100")
    told, out, said = 0, "", ""
    steps = lesson.find(games.find(game), name).steps
    free = [step.title for step in steps if not step.hopes]  # any answer is accepted
    for _ in range(80):  # the lesson is left after every answer, then continued
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        assert main(["lesson", game, name]) == 0
        out = " ".join(capsys.readouterr().out.split())
        if "Host: You can play this now" in out:
            break
        waits = WAITS.findall(out)
        told += bool(waits)
        said = f"{waits[-1]}\n" if waits else "1\n"
        assert waits or "Host [" not in out.rpartition("> ")[0][-600:] or any(title in out for title in free), out[
            -900:
        ]
    assert "What you learned" in out and "To check yourself" in out and told >= len(steps) - len(free)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["lesson", game, name]) == 0  # starts again, because it is finished
    assert "Host: You can play this now" not in " ".join(capsys.readouterr().out.split())


def test_a_game_without_lessons_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "grand-austria-hotel", "nothing"]) == 2
    assert "“nothing” is not a lesson of Grand Austria Hotel. Lessons: first, waltz." in capsys.readouterr().err


def test_a_lesson_that_cannot_be_opened_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path / "data"))
    game, name = LESSONS[0]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["lesson", game, name]) == 0
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as connection:
        connection.execute("DROP TRIGGER entry_is_final")
        assert connection.execute("UPDATE entry SET entry = '[999]' WHERE n = 0").rowcount == 1
        connection.commit()
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["lesson", game, name]) == 0
    assert "Host [" in capsys.readouterr().out
