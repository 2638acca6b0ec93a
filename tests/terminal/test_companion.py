"""Tests of companion tables in the terminal."""

from pathlib import Path

import pytest

from tableforone import games
from tableforone.cli import main
from tests.terminal.conftest import Play

RALPH = ("companion", "high-season", "--level", "2", "--seed", "3")


@pytest.fixture
def ralph(play: Play, monkeypatch: pytest.MonkeyPatch) -> Play:
    """A companion table with Ralph; only his game is installed."""
    monkeypatch.setattr(games, "ids", lambda: ["high-season"])
    return lambda *lines: " ".join(play(*lines, argv=RALPH).split())


def test_the_table_is_laid_and_his_move_is_what_hands_do(ralph: Play) -> None:
    out = ralph("3", "2 2 2 2 1 1", "", "2 3 4", "why", "quit")
    assert "2 Leave Ralph’s cards in the box." in out
    assert "* Remove one die from space 2 of the action board [why 1]" in out
    assert "* Cross out room 5 on Ralph’s sheet" in out
    assert "Candidates, rule by rule" in out
    assert "play --resume" in out


def test_what_cannot_be_is_one_sentence_and_changes_nothing(ralph: Play) -> None:
    wrong = ("6 6 6", "change 1 -1", "change 999 1", "cards none", "correct 77")
    out = ralph("3", "55", "1177", "many", "2 2 2 2 1 1", "", *wrong)
    assert "You entered 2 dice, but 10 are rolled." in out
    assert "“1177” is not a roll: a die shows 1 to 6." in out
    assert "“many” is not a roll. Type 10 digits, or 6 numbers." in out
    assert "“6 6 6” is not possible here" in out
    assert "Emperor row 1 is 0 and can be 0 to 5." in out
    assert "His board has" in out
    assert "Type cards app or cards mine" in out
    assert "Type correct and the number of an entry" in out


def test_a_fact_told_wrong_is_corrected(ralph: Play) -> None:
    out = ralph(
        "3", "2 2 2 2 1 1", "", "2 3 4", "", "entries", "correct 6", "1 3 4", "replay", "correct 6", "2 3 4", "keep"
    )
    assert "6 turn 1: Which space has the most dice" in out
    assert "Turn 1 would change: Ralph removes a 1. The hand comes from the left" in out
    assert "space 1 is the first in the pointer’s direction" in out
    assert "“correct" not in out


def test_a_game_without_a_companion_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["companion", "checkers", "--data", str(tmp_path)]) == 2
    assert "“checkers” is not a game here" in capsys.readouterr().err
    assert main(["companion", "high-season", "--cards", "nobody", "--data", str(tmp_path)]) == 2
    assert "“nobody” is not a choice of option cards. Choices: app, mine." in capsys.readouterr().err
