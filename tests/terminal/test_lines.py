"""Tests that lines fit the window, and that explanations say what the rows did."""

import re
from collections.abc import Callable

import pytest

from tableforone import games
from tableforone.kernel.rules import headings_of
from tableforone.kernel.spec import Result
from tableforone.kernel.speech import speaking, translations
from tableforone.kernel.table import Table
from tableforone.kernel.why import Explanation, Struck
from tableforone.terminal.answers import chosen, list_answers, matching
from tableforone.terminal.console import Console
from tableforone.terminal.telling import ending, explained, rule_lines
from tests.toy import TOY

Capture = pytest.CaptureFixture[str]


@pytest.fixture(params=[50, 80, 120])
def console(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Console:
    monkeypatch.setenv("COLUMNS", str(request.param))
    return Console()


def test_running_text_keeps_its_indentation_and_fits(console: Console, capsys: Capture) -> None:
    console.say("  - " + "word " * 60, hang=2)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("  - word")
    assert all(line.startswith("    word") for line in lines[1:])
    assert all(len(line) <= console.width for line in lines)


def test_a_drawing_stays_as_it_is_unless_it_is_too_wide(console: Console, capsys: Capture) -> None:
    console.show(["A   B   C", "  floor 1 " + "room " * 30])
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "A   B   C"
    assert all(len(line) <= console.columns for line in rest)
    assert all(line.startswith("      room") for line in rest[1:])


def test_nothing_printed_can_steer_the_terminal(capsys: Capture) -> None:
    Console().say("red \x1b[31m alert \x07")
    Console().show(["\x1b]0;title\x07", "\x9b31m"])
    assert not set(capsys.readouterr().out) & set("\x1b\x07\x9b")


STEERING = [*range(32), *range(127, 160), 0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)]


@pytest.mark.parametrize("say", [Console.say, lambda console, text: console.show([text])])
def test_no_character_that_steers_or_turns_text_is_printed(
    say: Callable[[Console, str], None], capsys: Capture
) -> None:
    for code in STEERING:
        say(Console(), f"left{chr(code)}right")
        (line,) = capsys.readouterr().out.split("\n")[:-1]
        assert line in ("left right", "left\ufffdright"), hex(code)
    say(Console(), "Žofie Müller, 40 %, שלום, 你好")
    assert capsys.readouterr().out == "Žofie Müller, 40 %, שלום, 你好\n"


def test_many_short_answers_stand_in_columns_in_reading_order(console: Console, capsys: Capture) -> None:
    list_answers(console, [f"room {n}" for n in range(1, 31)])
    out = capsys.readouterr().out
    assert out.split() == [part for n in range(1, 31) for part in (str(n), "room", str(n))]
    assert len(out.splitlines()) < 30
    assert all(len(line) <= console.columns for line in out.splitlines())


def test_long_answers_stand_below_each_other(console: Console, capsys: Capture) -> None:
    list_answers(console, ["a long answer with many words that is wider than half a window of eighty"] * 8)
    assert sum(line.lstrip()[:1].isdigit() for line in capsys.readouterr().out.splitlines()) == 8


def test_a_whole_answer_wins_over_a_longer_one_that_contains_it() -> None:
    assert matching(["pass", "pass and wait"], "Pass") == [0]
    assert matching(["pass", "pass and wait"], "wait pass") == [1]


def test_of_many_that_fit_some_are_listed(capsys: Capture) -> None:
    assert chosen(Console(), [f"room {n}" for n in range(20)], "room") is None
    out = capsys.readouterr().out
    assert "This matches 20 choices" in out
    assert "and 11 more" in out


def test_an_explanation_says_what_each_row_did() -> None:
    rows = [
        Struck("1.1", "The red ones.", ["A", "B", "C"], []),
        Struck("1.2", "The large ones.", ["A", "B", "C"], ["A", "B", "C"]),
        Struck("1.3", "The left one.", ["A, red", "B", "C, blue"], ["B"]),
        Struck("1.4", "Only what is allowed.", ["B"], []),
    ]
    lines = explained(Explanation("Nobody is taken.", rows, {"1.3": "**Ruling:** from *left* to right.", "1.4": ""}))
    assert lines == [
        "Nobody is taken.",
        "",
        "Candidates, rule by rule:",
        "  1.1  The red ones.",
        "      No candidate matches, so this rule is skipped.",
        "  1.2  The large ones.",
        "      All 3 match.",
        "  1.3  The left one.",
        "      still in: B",
        "      ruled out: A, red; C, blue",
        "  1.4  Only what is allowed.",
        "      No candidate matches.",
        "",
        "The rules:",
        "  1.3  Ruling: from left to right.",
    ]


def test_a_decision_without_a_choice_says_so() -> None:
    assert explained(Explanation("He takes the last one.", [], {}))[-1] == "There was only one candidate."


def test_the_result_is_said_once() -> None:
    table = Table(TOY, TOY.setup("long"), 3)
    lost = Result("lost", 23, 64, (), sentence="Old Tom wins, 64 to 23.")
    assert ending(table, lost)[:2] == ["Old Tom wins, 64 to 23.", ""]
    assert ending(table, lost._replace(sentence=""))[:2] == ["You lose 23–64.", ""]


@pytest.mark.parametrize("language", ["en", *translations()])
def test_rules_are_printed_without_marks(language: str) -> None:
    with speaking(language):
        for spec in games.all_games():
            for number in headings_of(spec.folder):
                for line in rule_lines(spec, number):
                    assert not re.search(r"[*`|]|\]\(", line), line


def test_the_headings_of_the_rules_are_short() -> None:
    assert rule_lines(games.find("grand-austria-hotel"), "")[-1] == "25  List of rulings"
