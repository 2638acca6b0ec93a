"""Tests of whole companion games in the terminal, with answers typed as a person types them."""

import io
import re
from pathlib import Path

import pytest

from tableforone.cli import main
from tableforone.kernel.companion import entry_of
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.terminal.companion import is_numbered, pad
from tests.companion.shelf import AT_HOME, begun


def typed(table: Table) -> str:
    """The last answer as typed: its number in the list, its own number, or dice of each face."""
    before = table.copy()
    before.undo()
    question, answer = before.question, table.journal[table.questions[-1]]
    assert question is not None
    if entry_of(before) == "faces":
        return " ".join(map(str, answer))
    keys = [key for key, _ in pad(before)]
    if answer in keys:
        return str(keys.index(answer) + 1)
    place = question.answers.index(answer) if answer in question.answers else alike(before, answer)
    entry, many = entry_of(before), len(question.words)
    if entry == "number" and many > 1 and " " in question.words[place]:
        return question.words[place]
    if (entry == "number" and many > 1) or (is_numbered(before) and many > 1):
        return " ".join(re.findall(r"-?\d+", question.words[place].replace("−", "-"))) or ","
    return str(place + 1)


def alike(table: Table, answer: object) -> int:
    """The number of a listed card with the same text."""
    words = table.question.words if table.question else []
    return words.index(table.spec.say(table.position, answer))


@pytest.mark.parametrize("spec", AT_HOME, ids=lambda spec: spec.id)
def test_a_whole_game_is_told_in_lines(
    spec: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, teller = begun(spec, seed=0)
    lines: list[str] = []
    while not table.over:
        teller.tell(table, ahead=False)
        lines.append(typed(table))
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    chosen = [f"--option={name}={value}" for name, value in table.setup.options.items() if value]
    level = ["--level", table.setup.level] if table.setup.level else []
    assert main(["companion", spec.id, "--seed", "0", *level, *chosen]) == 0
    printed = capsys.readouterr()
    assert not printed.err
    assert "Set up the table" in printed.out and "\n  * " in printed.out
    assert table.result
    assert f"\n{table.result.sentence}\n" in printed.out, printed.out[-800:]
