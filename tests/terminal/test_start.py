"""Tests of choosing a game step by step when the command line does not name one."""

from pathlib import Path

import pytest

from tableforone import games
from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tableforone.store import Store
from tableforone.terminal.console import Console
from tests.terminal.conftest import Play
from tests.toy import TOY


def test_play_alone_lists_the_games_and_asks(play: Play, tmp_path: Path) -> None:
    out = play("stones", "long", "2", argv=("play",))
    assert "1  Stones, against Old Tom" in out
    assert "Which level? (Enter: 1)" in out
    assert "Level: long" in out
    with Store(tmp_path / "data") as store:
        assert store.tables()[0].level == "long"


def test_enter_takes_the_default(play: Play) -> None:
    assert "Level: short" in play("1", "", argv=("play",))


@pytest.mark.parametrize("lines", [(), ("quit",), ("9",), ("1",), ("1", "quit")])
def test_leaving_before_the_game_begins_leaves_nothing_behind(
    play: Play, tmp_path: Path, lines: tuple[str, ...]
) -> None:
    play(*lines, argv=("play",))
    with Store(tmp_path / "data") as store:
        assert store.tables() == []


def test_modules_and_options_are_asked_too(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    side = Option("side", ("night", "day"), "night")
    modules = ("moss", "fog")
    monkeypatch.setattr(games, "_extra", {"toy": GameSpec(**{**TOY.__dict__, "options": (side,), "modules": modules})})
    out = play("1", "1", "fog", "", "day", argv=("play",))
    assert "Which side of the board? (Enter: 1)" in out
    assert "3  Fog: wet stones" in out  # by its name
    assert "Module: Fog (wet stones)" in out
    assert "Which side of the board? Day" in out


@pytest.fixture
def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class AtATerminal(Console):
        def __init__(self) -> None:
            super().__init__()
            self.interactive = True  # type: ignore[misc]

    monkeypatch.setattr("tableforone.commands.playing.Console", AtATerminal)


@pytest.mark.usefixtures("at_a_terminal")
def test_an_unfinished_game_is_offered(play: Play) -> None:
    play("2")
    out = play("", argv=("play", "toy"))
    assert "Your game of Stones, level long, is not finished (last played" in " ".join(out.split())
    assert "What happened last:" in out


@pytest.mark.usefixtures("at_a_terminal")
def test_a_new_game_can_be_started_instead(play: Play) -> None:
    play("2")
    out = play("new", argv=("play", "toy"))
    assert "What happened last:" not in out
    assert "7 stones: how many" in out


@pytest.mark.usefixtures("at_a_terminal")
@pytest.mark.parametrize("argv", [("play", "toy", "--seed", "4"), ("play", "toy", "--level", "short")])
def test_it_is_not_offered_when_a_new_game_was_described(play: Play, argv: tuple[str, ...]) -> None:
    play("2")
    assert "unfinished" not in play(argv=argv)


@pytest.mark.usefixtures("at_a_terminal")
def test_quitting_at_the_offer_starts_nothing(play: Play, tmp_path: Path) -> None:
    play("2")
    play("quit", argv=("play", "toy"))
    with Store(tmp_path / "data") as store:
        assert len(store.tables()) == 1


def test_behind_a_pipe_nothing_is_offered(play: Play) -> None:
    play("2")
    assert "unfinished" not in play(argv=("play", "toy"))
