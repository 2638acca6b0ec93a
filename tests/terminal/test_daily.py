"""Tests of the daily deal in the terminal, and of warnings for new players."""

import io
from datetime import date
from pathlib import Path

import pytest

from tableforone import cli, games
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import daily
from tableforone.store import Store

DAY = daily.deal_of(date(2026, 11, 17))


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    monkeypatch.setattr(daily, "deal_of", lambda day: DAY)
    assert cli.main(["daily"]) == 0
    return " ".join(capsys.readouterr().out.split())


def test_the_deal_of_a_day_is_one_table_and_ends_with_a_text_to_share(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    said(monkeypatch, capsys, "1", "quit")
    out = said(monkeypatch, capsys, "quit")
    assert "What happened last" in out or "> quit" in out
    with Store(tmp_path) as store:
        assert [summary.mark for summary in store.tables()] == [DAY.mark]
    out = said(monkeypatch, capsys, *["1"] * 400)
    assert "17 November 2026" in out and "streak 1" in out
    with Store(tmp_path) as store:
        assert len(store.tables()) == 1


def warned(spec: GameSpec) -> Table:
    """A game at a question with a warning."""
    table = Table(spec, spec.setup(), 1)
    while not (table.question and spec.careful(table.view, table.question.things)):
        table.answer(table.legal[0])
    return table


def test_warnings_are_on_in_a_first_game_and_can_be_switched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEFORONE_DATA", str(tmp_path))
    with Store(tmp_path) as store:
        name = store.create(warned(games.find("grand-austria-hotel")))
    monkeypatch.setattr("sys.stdin", io.StringIO("warnings\nwarnings\n"))
    assert cli.main(["play", "--resume", name]) == 0
    first, off, on = capsys.readouterr().out.split("> warnings")
    assert "Warning: " in first and "Warning: " not in off and "Warning: " in on
