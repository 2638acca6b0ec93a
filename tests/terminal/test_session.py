"""Tests of whole games in the terminal, without other instructions."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import tableforone
from tableforone.cli import main
from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.store import Store
from tableforone.terminal import Console, Session
from tests.terminal.conftest import Play
from tests.toy import TAKE, TOY


def questions(out: str) -> list[str]:
    """The number of stones at each question."""
    return re.findall(r"^(\d+) stones: how many", out, re.MULTILINE)


def after(*answers: int) -> Table:
    """The same game without a terminal."""
    table = tableforone.new("toy", level="long", seed=3)
    for answer in answers:
        table.answer(answer)
    return table


def stones(*answers: int) -> str:
    return str(after(*answers).view["stones"])


def to_the_end() -> list[str]:
    """The input for taking as many stones as possible."""
    table = after()
    while not table.over:
        table.answer(table.legal[-1])
    return [str(table.journal[number]) for number in table.questions]


def test_a_whole_game_ends_with_result_breakdown_and_mark(play: Play) -> None:
    out = play(*to_the_end(), "")
    assert re.search(r"^You (win 1–0|lose 0–1)\.$", out, re.MULTILINE)
    assert re.search(r"^ +you  Old Tom$", out, re.MULTILINE)
    assert re.search(r"^  last stone +\d +\d$", out, re.MULTILINE)
    assert re.search(r"^  total +\d +\d$", out, re.MULTILINE)
    assert "Played without undo." in out
    assert "--resume" not in out


def test_before_the_game_it_says_what_was_chosen_and_how_to_answer(play: Play) -> None:
    out = play()
    assert "Stones: you against Old Tom" in out
    assert "Level: long" in out
    assert "Seed: 3" in out
    assert "Type the number of a choice" in out
    assert out.index("Type the number") < out.index("11 stones") < out.index("11 stones: how many do you take?")


def test_what_is_reconstructed_is_said_before_the_game(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful = GameSpec(**{**TOY.__dict__, "reconstructed": lambda setup: ["The stones are guessed."]})
    monkeypatch.setattr("tableforone.games._extra", {"toy": doubtful})
    assert "no printed source was found:\n  - The stones are guessed." in play()


def test_options_modules_and_files_are_named_before_the_game(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    options = (Option("side", ("night", "day"), "night"), Option("deck", is_file=True))
    rich = GameSpec(**{**TOY.__dict__, "options": options, "modules": ("moss",)})
    monkeypatch.setattr("tableforone.games._extra", {"toy": rich})
    (tmp_path / "deck.toml").write_text("cards = 3")
    deck = f"deck={tmp_path / 'deck.toml'}"
    out = play(argv=("play", "toy", "--modules", "moss", "--option", "side=day", "--option", deck))
    assert "Module: Moss (stones with moss)" in out
    assert "Which side of the board? Day (the harder one)" in out
    assert "Deck: from your own file (cards of your own)" in out
    with Store(tmp_path / "data") as store:
        assert store.tables()[0].options == {"side": "day", "deck": "cards = 3"}


def test_answers_by_number_by_words_and_by_a_part_of_them(play: Play) -> None:
    for said in ("2", "take 2", "TAKE 2", "ake 2"):
        assert questions(play(said)) == ["11", stones(2)]


def test_an_ambiguous_part_lists_what_it_fits_and_changes_nothing(play: Play) -> None:
    out = play("take", "table")
    assert "This matches 2 choices" in out
    assert questions(out) == ["11", "11"]


@pytest.mark.parametrize(
    "said", ["0", "3", "99999999999999999999", "-1", "bogus", "\x1b[2J", "undo x", "why x", "why 0", "rules 99", "save"]
)
def test_what_is_no_answer_is_refused_in_a_sentence(play: Play, said: str, tmp_path: Path) -> None:
    out = play(said, "table")
    assert set(questions(out)) == {"11"}
    assert "\x1b" not in out
    with Store(tmp_path / "data") as store:
        assert store.tables()[0].entries == 0


@pytest.mark.parametrize("command", ["undo", "redo", "why", "undo 5"])
def test_what_is_not_possible_yet_is_said(play: Play, command: str) -> None:
    out = play(command)
    assert re.search("othing to|has not decided", out)


def test_undo_and_redo(play: Play, tmp_path: Path) -> None:
    out = play("1", "2", "undo 2", "redo", "undo")
    assert questions(out) == ["11", stones(1), stones(1, 2), "11", stones(1), "11"]
    assert "2 moves undone." in out
    with Store(tmp_path / "data") as store:
        assert store.tables()[0].takebacks == 3


def test_take_backs_are_marked_at_the_end(play: Play) -> None:
    out = play("2", "undo", *to_the_end())
    assert "1 move was undone, with 1 reveal of cards or dice." in out


def test_the_end_can_be_taken_back_too(play: Play) -> None:
    out = play(*to_the_end(), "undo")
    assert "You win" in out or "You lose" in out
    assert questions(out)[-1] == questions(out)[-2]


def test_why_tells_in_three_layers(play: Play) -> None:
    out = play("1", "why")
    taken, left = (1, 2) if after(1).journal[1] == 1 else (2, 1)
    assert f"Old Tom takes {taken}. [why 1]" in out
    told = out[out.index("> why") :]
    parts = (f"Old Tom takes {taken}.", "Candidates, rule by rule:", "The rules:")
    sentence, rows, rules = (told.index(part) for part in parts)
    assert sentence < rows < rules
    assert f"still in: {taken} stones" in told
    assert f"ruled out: {left} stones" in told
    assert "1.1  He takes as many stones as the die shows" in told


def test_why_n_explains_the_decision_of_that_number(play: Play) -> None:
    out = play("1", "1", "1", "why 1", "why 9")
    first = re.search(r"(Old Tom takes \d\.) \[why 1\]", out)
    assert first
    assert out[out.index("> why 1") :].split("\n")[2] == first[1]
    assert "The opponent has made 3 decisions so far. Choose 1 to 3." in out


def test_log_tells_everything_since_the_beginning(play: Play) -> None:
    out = play("1", "1", "log")
    told = out[out.index("> log") :]
    assert re.findall(r"\[why (\d)\]", told) == ["1", "2"]
    assert re.findall(r"^take 1$|why \d", told, re.MULTILINE) == ["take 1", "why 1", "take 1", "why 2"]
    assert "Nothing has happened yet." in play("log")


def test_rules_shows_headings_or_one_rule(play: Play) -> None:
    out = play("rules", "rules 1.1", "rules 7")
    assert "1  Old Tom" in out
    assert "1.1  He takes as many" in out
    assert "“7” is not a rule of Stones. Sections: 1." in out


def test_the_table_is_drawn_when_the_opponent_has_moved(play: Play) -> None:
    out = play("2")
    assert [line for line in out.splitlines() if re.fullmatch(r"\d+ stones", line)] == [
        "11 stones",
        f"{stones(2)} stones",
    ]


def test_save_writes_a_file_that_loads(play: Play, tmp_path: Path) -> None:
    out = play("2", f"save {tmp_path / 'my game.json'}")
    assert "Written to" in out
    assert tableforone.load((tmp_path / "my game.json").read_text()).journal[0] == 2


def test_saving_where_it_cannot_be_written_says_so_and_the_game_goes_on(play: Play, tmp_path: Path) -> None:
    out = play(f"save {tmp_path / 'nowhere' / 'game.json'}", f"save {tmp_path}", "2")
    assert " ".join(out.split()).count("cannot be written:") == 2
    assert questions(out) == ["11", stones(2)]


def test_help_lists_every_command(play: Play) -> None:
    out = play("help")
    for command in ("undo", "redo", "why", "log", "rules", "table", "save FILE", "quit"):
        assert command in out


@pytest.mark.parametrize("last", [(), ("quit",), ("QUIT",)])
def test_the_end_of_the_input_keeps_the_game_and_it_can_be_resumed(play: Play, last: tuple[str, ...]) -> None:
    out = play("2", *last)
    found = re.search(r"tableforone play --resume (\w+)", out)
    assert found
    again = play("1", argv=("play", "--resume", found[1]))
    assert "What happened last:" in again
    assert questions(again)[0] == questions(out)[-1]
    assert len(questions(again)) == 2


def test_enter_asks_again_where_there_is_a_choice(play: Play) -> None:
    assert questions(play("")) == ["11", "11"]


def test_enter_takes_the_only_answer(play: Play) -> None:
    seed = next(seed for seed in range(100) if one_stone_left(seed))
    moves = ["1"] * len(one_stone_left(seed))
    assert "You win" in play(*moves, "", argv=("play", "toy", "--seed", str(seed)))


def one_stone_left(seed: int) -> list[int]:
    """The questions answered with 1 until one stone is left; empty if that never happens."""
    table = tableforone.new("toy", seed=seed)
    while len(table.legal) > 1:
        table.answer(1)
    return [] if table.over else table.questions


def test_an_answer_that_cannot_be_stored_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Store(tmp_path) as store:
        table = tableforone.new("toy", seed=3)
        name = store.create(table)
        elsewhere = store.load(name)
        elsewhere.answer(1)
        store.append(name, elsewhere)
        lines = iter(["2", "table"])
        monkeypatch.setattr("builtins.input", lambda prompt: next(lines, "quit"))
        session = Session(Console(), store, name, table)
        session.play()
        assert session.table.record == elsewhere.record
        assert store.export(name) == elsewhere.to_json()
    assert "continued elsewhere" in capsys.readouterr().out


def test_no_colour_without_a_terminal(play: Play) -> None:
    assert "\x1b" not in play("2", "why", "2")


@pytest.mark.parametrize(("environment", "colour"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colour_only_in_a_terminal_and_where_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], colour: bool
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert Console().colour is colour


def test_when_the_tables_are_removed_no_answer_counts_and_the_game_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["1", "remove", "2", "undo", f"save {tmp_path / 'game.json'}", "quit"])

    def typed(prompt: str) -> str:
        line = next(lines)
        if line == "remove":
            shutil.rmtree(tmp_path / "data")
            line = next(lines)
        return line

    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("builtins.input", typed)
    assert main(["play", "toy", "--level", "long", "--seed", "3"]) == 2
    printed = capsys.readouterr()
    assert " ".join(printed.out.split()).count("was removed or replaced while the program was running") == 2
    assert "Type save FILE to write this game" in printed.out
    assert "Your game is saved" not in printed.out
    assert "was removed or replaced" in printed.err
    saved = tableforone.load((tmp_path / "game.json").read_text())
    assert [saved.journal[number] for number in saved.questions] == [1]
    assert saved.takebacks == 0


def test_where_the_rules_fail_nothing_changes_and_the_game_goes_on(
    play: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def raises(p: Any, frame: Any, answer: int) -> None:
        p.stones = 1
        if answer == 2:
            raise KeyError("a mistake of ours")
        works(p, frame, answer)

    works: Any = TOY.words[TAKE].answer
    monkeypatch.setattr(TOY.words[TAKE], "answer", raises)
    printed = " ".join(play("2", "table", "1").split())
    assert "The program failed (KeyError). Nothing was changed." in printed
    assert "11 stones" in printed.partition("Nothing was changed")[2]
    (report,) = (tmp_path / "data" / "crashes").iterdir()
    assert report.name in printed.replace(" ", "")
    assert json.loads(report.read_text())["answer"] == 2


def test_a_table_that_cannot_be_shown_goes_back_with_undo(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(p: Any) -> str:
        if p.stones < 11:
            raise KeyError("a mistake of ours")
        return asks(p)

    asks = TOY.ask
    monkeypatch.setitem(TOY.__dict__, "ask", ask)
    printed = " ".join(play("2", "undo", "quit").split())
    told, _, after = printed.partition("The program fails when it shows this game (KeyError).")
    assert "Type undo to go back" in after
    assert "1 move undone." in after
    assert "11 stones: how many do you take?" in after
    with Store(Path(os.environ["TABLEFORONE_DATA"])) as store:
        (kept,) = store.tables()
        assert kept.takebacks == 1
    assert "11 stones: how many do you take?" in told


def test_a_resumed_table_that_cannot_be_shown_goes_back_too(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    play("2", "quit")
    with Store(Path(os.environ["TABLEFORONE_DATA"])) as store:
        (kept,) = store.tables()
    draws = TOY.draw
    monkeypatch.setitem(TOY.__dict__, "draw", lambda view: draws(view) if view["stones"] == 11 else 1 // 0)
    printed = " ".join(play("undo", "quit", argv=("play", "--resume", kept.id)).split())
    assert "The program fails when it shows this game (ZeroDivisionError)." in printed
    assert "1 move undone." in printed
