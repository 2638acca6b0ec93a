"""Tests of what each command does."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone import games
from tableforone.cli import main
from tableforone.coach.review import Moment, Review
from tableforone.commands import looking_back
from tableforone.kernel.spec import Result, ScoreLine
from tableforone.kernel.speech import languages, speaking
from tableforone.terminal.telling import breakdown
from tests.cli.conftest import Run
from tests.toy import TAKE, TOY


def stored(run: Run) -> str:
    """The id of a stored table with one answer on it."""
    run("play", "toy", "--seed", "5", typed="1\n")
    return str(json.loads(run("tables", "--json").out)[0]["id"])


def saved(path: Path, answers: int = 2) -> Path:
    table = tableforone.new("toy", level="long", seed=3)
    for _ in range(answers):
        table.answer(table.legal[0])
    path.write_text(table.to_json())
    return path


def test_games_lists_levels_modules_and_options(run: Run) -> None:
    out = run("games").out
    assert "toy: Stones, against Old Tom" in out
    assert "levels: short, long (default short)" in out
    assert "module moss" in out
    assert "option side=night | day (default night): which side" in out
    assert "option deck=FILE" in out


def test_games_as_json(run: Run) -> None:
    (game,) = json.loads(run("games", "--json").out)
    assert game["id"] == "toy"
    assert game["levels"] == ["short", "long"]
    assert game["refused_modules"] == {"rain": "It is for two."}
    assert [option["name"] for option in game["options"]] == ["side", "deck"]


def test_tables_lists_what_was_played(run: Run) -> None:
    assert "No saved games yet" in run("tables").out
    name = stored(run)
    line = run("tables").out
    assert line.startswith(name)
    assert "Stones, short: in progress, 2 entries" in line
    (summary,) = json.loads(run("tables", "--json").out)
    assert (summary["id"], summary["entries"], summary["over"], summary["seed"]) == (name, 2, False, 5)


def test_tables_live_in_the_folder_that_is_named(run: Run, tmp_path: Path) -> None:
    run("play", "toy", "--data", str(tmp_path / "other"), typed="1\n")
    assert json.loads(run("tables", "--json", "--data", str(tmp_path / "other")).out)
    assert json.loads(run("tables", "--json").out) == []


def test_export_and_import_are_a_round_trip(run: Run, tmp_path: Path) -> None:
    name = stored(run)
    file = tmp_path / "game.json"
    assert run("export", name, str(file)).code == 0
    ran = run("import", str(file))
    assert ran.code == 0
    other = next(table["id"] for table in json.loads(run("tables", "--json").out) if table["id"] != name)
    assert other in ran.out
    again = tmp_path / "again.json"
    run("export", other, str(again))
    assert again.read_text() == file.read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again.json", "data", "game.json"]


def test_a_file_option_passes_the_text_of_the_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text("cards = 'äöü'", encoding="utf-8")
    run("play", "toy", "--option", f"deck={tmp_path / 'deck.toml'}", typed="1\n")
    (summary,) = json.loads(run("tables", "--json").out)
    assert summary["options"] == {"side": "night", "deck": "cards = 'äöü'"}


def test_replay_tells_the_game_and_that_it_agrees(run: Run, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json")
    ran = run("replay", str(file))
    assert ran.code == 0
    assert "Old Tom takes" in ran.out
    assert "Next:" in ran.out
    assert ran.out.splitlines()[-1].startswith("The file agrees with the rules: 4 entries, fingerprint ")


def test_replay_check_says_only_whether_it_agrees(run: Run, tmp_path: Path) -> None:
    assert len(run("replay", str(saved(tmp_path / "game.json")), "--check").out.splitlines()) == 1


def test_replay_of_a_finished_game_shows_the_result(run: Run, tmp_path: Path) -> None:
    table = tableforone.new("toy", seed=3)
    while not table.over:
        table.answer(table.legal[0])
    (tmp_path / "game.json").write_text(table.to_json())
    ran = run("replay", str(tmp_path / "game.json"))
    assert "last stone" in ran.out
    data = json.loads(run("replay", str(tmp_path / "game.json"), "--json").out)
    assert table.result
    assert (data["over"], data["outcome"], data["score"]) == (True, table.result.outcome, table.result.score)


def test_a_saved_game_with_other_words_agrees(run: Run, tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json")
    file.write_text(file.read_text().replace('"said": "take 1"', '"said": "take 9"', 1))
    ran = run("replay", str(file), "--check")
    assert ran.code == 0
    assert ran.out.splitlines()[1] == "The wording of 1 of 4 entries has changed since. The game is the same."
    assert json.loads(run("replay", str(file), "--check", "--json").out)["reworded"] == 1


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ('"answer": 1, "said": "take 1"', '"answer": 7', "entry 1 does not fit"),
        ('{"answer": 1, "said": "take 1"}', '{"undo": 4}', "entry 1 does not fit"),
        ('"digest": "', '"digest": "0', "its fingerprint is"),
    ],
)
def test_replay_ends_with_1_and_the_first_difference(
    run: Run, tmp_path: Path, old: str, new: str, difference: str
) -> None:
    file = saved(tmp_path / "game.json")
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    ran = run("replay", str(file), "--check")
    assert ran.code == 1
    assert f"The file does not agree with the rules: {difference}" in ran.out
    ran = run("replay", str(file), "--check", "--json")
    assert ran.code == 1
    assert difference in json.loads(ran.out)["difference"]


def test_rules_show_headings_a_rule_and_those_under_it(run: Run) -> None:
    assert run("rules", "toy").out == "1  Old Tom\n"
    assert run("rules", "toy", "1").out.startswith("1  Old Tom\n1.1  He takes")
    assert run("rules", "toy", "1.1").out.startswith("1.1  He takes")


def test_simulate_prints_one_json_object_on_the_last_line(run: Run) -> None:
    ran = run("simulate", "toy", "--level", "long", "--games", "20", "--seed", "7", "--workers", "1", "--json")
    data = json.loads(ran.out.splitlines()[-1])
    assert (data["game"], data["level"], data["games"], data["seed"], data["player"]) == (
        "toy",
        "long",
        20,
        7,
        "random",
    )
    assert ran.err == ""


def test_simulate_for_people(run: Run) -> None:
    out = run("simulate", "toy", "--player", "greedy", "--games", "20", "--workers", "1").out
    assert "toy short, player greedy, 20 games from seed 0" in out
    assert "% won (95% range" in out


def test_simulate_shows_progress_on_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("simulate", "toy", "--games", "20", "--workers", "1").err == "", "nothing in a pipe"
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    lines = run("simulate", "toy", "--games", "20", "--workers", "1").err.split("\r\x1b[K")
    assert lines[:2] == ["", "0 of 20 games"], "before the first game"
    assert re.fullmatch(r"1 of 20 games, about \d+ seconds? left \([\d,]+\.\d\d games per second\)", lines[2])
    assert lines[-2].startswith("20 of 20 games (")
    assert lines[-1] == "", "the line is cleared in the end"


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argv, word in (
        (["--version"], tableforone.__version__),
        (["--help"], "simulate"),
        (["play", "--help"], "--resume"),
    ):
        with pytest.raises(SystemExit) as leaving:
            main(argv)
        assert leaving.value.code == 0
        assert word in capsys.readouterr().out


def test_an_interrupt_keeps_the_game_and_ends_with_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "toy")
    assert ran.code == 130
    assert "Your game is saved." in ran.out
    assert len(json.loads(run("tables", "--json").out)) == 1


def test_a_failure_of_ours_is_a_sentence_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tableforone.games.all_games", lambda: 1 // 0)
    ran = run("games")
    assert ran.code == 70
    assert ran.err.startswith("tableforone: The program failed (ZeroDivisionError: ")
    assert ran.err.count("\n") == 1


def test_a_closed_pipe_is_no_reason_to_complain(tmp_path: Path) -> None:
    environment = {**os.environ, "TABLEFORONE_DATA": str(tmp_path)}
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, "-m", "tableforone", "tables"]
    done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, env=environment, check=False)
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_a_saved_game_is_looked_back_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tableforone.new("yacht", seed=2)
    while not table.over:
        table.answer(table.legal[0])
    saved = tmp_path / "game.json"
    saved.write_text(table.to_json(), encoding="utf-8")
    assert main(["review", str(saved), "--games", "1"]) == 0
    assert "Your moves cost" in capsys.readouterr().out
    assert main(["review", str(saved), "--games", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert abs(told["start"] + told["luck"] - told["cost"] - told["end"]) < 1e-9
    table.undo()
    saved.write_text(table.to_json(), encoding="utf-8")
    assert main(["review", str(saved)]) == 2
    assert "The game is not over" in capsys.readouterr().err


def test_numbers_below_zero_have_a_minus_sign_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    table = tableforone.new("lords-of-waterdeep", seed=1)
    lost = Review((Moment(0, 1, "?", "!", -12.0, -108.0), Moment(1, 2, "?", "!", -108.0, -90.0)), -12.0, -90.0, 0.0, 8)
    lines = (ScoreLine("quests", -90, None), ScoreLine("gold", 3, 0))
    for language in languages():
        with speaking(language):
            looking_back._tell(table, lost._replace(in_points=True))
            said = capsys.readouterr().out + "\n".join(breakdown("Pseudo", Result("lost", -108, -4, lines)))
        assert all(number in said for number in ("−12", "−108", "−90", "−4")), language
        assert not re.search(r"(?<![\w-])-\d", said), language


@pytest.mark.parametrize("more", [("--check",), ("--json",), ()])
def test_replay_of_a_game_at_which_the_rules_fail_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    file = saved(tmp_path / "game.json")

    def raises(p: Any, frame: Any, answer: int) -> None:
        p.stones = -5
        raise KeyError("a mistake of ours")

    monkeypatch.setattr(TOY.words[TAKE], "answer", raises)
    ran = run("replay", str(file), *more)
    assert ran.code == 1
    assert ran.err == ""
    assert "the program fails at entry 1 (KeyError)." in ran.out


@pytest.mark.parametrize("part", ["scores", "tell"])
def test_replay_of_a_game_that_cannot_be_told_is_one_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    file = saved(tmp_path / "game.json")
    monkeypatch.setitem(games.find("toy").__dict__, part, lambda *given: 1 // 0)
    codes = {}
    for more in ("--check", "--json", "--"):
        ran = run("replay", str(file), *([] if more == "--" else [more]))
        codes[more] = ran.code
        assert len((ran.out + ran.err).splitlines()) == 1 or more != "--check"
    expected = {"scores": {"--check": 1, "--json": 2, "--": 1}, "tell": {"--check": 0, "--json": 0, "--": 2}}
    assert codes == expected[part]
