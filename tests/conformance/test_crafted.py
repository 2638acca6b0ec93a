"""Tests of hand-edited position lines: refused with a sentence, or played on without an error."""

import json
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.saved import load_text
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tests.conformance.crafted import lines, tried

pytestmark = pytest.mark.check
CRAFTED: Final = 240  # lines per game; python -m tests.conformance.crafted tries more


def test_a_crafted_line_is_refused_or_can_be_played_on(spec: GameSpec) -> None:
    bad, found = tried(spec.id, 11, CRAFTED)
    assert not bad, "\n".join(found.values())


def test_a_line_of_a_real_game_is_never_refused(spec: GameSpec) -> None:
    random = Random(3)
    for line in islice(lines(spec, 3, 9), 40):
        table = Table.at(json.dumps(line), lambda _: spec, random.randrange(1000))
        assert table.over or table.question


def refused(line: dict[str, Any]) -> str:
    with pytest.raises(Fault) as found:
        Table.at(json.dumps(line), games.find)
    assert str(found.value).count(". ") == 0, "one sentence"
    return str(found.value)


@pytest.mark.parametrize(
    ("game", "part", "value"),
    [("salamandra", "round", 10**15), ("grand-austria-hotel", "rolls", 1 << 31), ("high-season", "money", -1)],
)
def test_a_number_out_of_bounds_is_refused_before_any_rule_reads_it(
    game: str, part: str, value: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = games.find(game)
    line = next(lines(spec, 1, 5))
    line["position"][part] = value
    monkeypatch.setattr("tableforone.kernel.trial.settle", lambda p, words: pytest.fail("a rule was run"))
    assert f"cannot be “{value}”" in refused(line)


def test_a_save_with_such_a_start_is_refused_too() -> None:
    spec = games.find("salamandra")
    line = next(lines(spec, 1, 5))
    saved = json.loads(Table.at(json.dumps(line), games.find).to_json())
    saved["start"]["round"] = 10**15
    with pytest.raises(Fault, match=f"cannot be “{10**15}”"):
        load_text(json.dumps(saved), games.find)


@pytest.mark.parametrize(
    ("frame", "told"),
    [
        (["turn", 99], "“turn” with “nth” = 99; it must be from 1 to 4"),
        (["turn", "x"], "“turn” with “nth” = x; it must be from 1 to 4"),
        (["turn"], "“turn” with 0 arguments; it needs nth"),
        (["turn", 1, 2], "“turn” with 2 arguments; it needs nth"),
        (["dance"], "which is not a frame"),
        ([{}], "which is not a frame"),
    ],
)
def test_a_frame_is_checked_against_its_word(frame: list[Any], told: str) -> None:
    line = next(lines(games.find("high-season"), 1, 5))
    line["position"]["stack"].append(frame)
    assert told in refused(line)
