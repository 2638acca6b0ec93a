"""Tests that every numbered rule has a test, and that every rule the code cites exists."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tableforone import games
from tableforone.kernel.rules import NUMBERED, rules_of
from tableforone.kernel.spec import GameSpec
from tests.conformance.shelf import folder_of, setups, variety

TEST_NAME: Final = re.compile(r"test_(s?\d+(?:_\d+)*)(?:_|$)")
RULE: Final = re.compile(r"S?\d+(?:\.\d+)+")
# ``# 7.5.1, 7.5.2: why``; other comments may have any number
CITING: Final = re.compile(rf"#[#: ]*({RULE.pattern}.*)")


@pytest.mark.parametrize("game", games.ids())
def test_every_game_on_the_shelf_can_be_imported(game: str) -> None:
    assert games.find(game).id == game


def rules_tested(folder: Path, rules: set[str]) -> set[str]:
    """The rules that tests are named after: ``test_20_5_3_ties`` is for 20.5.3."""
    return {rule for name in functions(folder) if (rule := _rule_of(name, rules))}


@cache
def functions(folder: Path) -> list[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("test_*.py"))]
    return [node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def _rule_of(name: str, rules: set[str]) -> str:
    """The longest leading number of the name that is a rule; the rest is text (``_2_coins``)."""
    match = TEST_NAME.match(name)
    parts = match[1].upper().split("_") if match else []
    numbers = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((number for number in numbers if number in rules), "")


def grouping(spec: GameSpec) -> set[str]:
    """Headings without their own text, above numbered rules."""
    rules = rules_of(spec.folder)
    lines = (spec.folder / "RULES.md").read_text(encoding="utf-8").splitlines()
    headings = {match[1]: line[match.end() :] for line in lines if line[0:1] == "#" and (match := NUMBERED.match(line))}
    parents = {rule.rpartition(".")[0] for rule in rules}
    return {rule for rule in parents & headings.keys() if rules[rule] == headings[rule].strip()}


def not_applicable(spec: GameSpec) -> dict[str, str]:
    path = folder_of(spec) / "not_applicable.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def test_every_rule_has_a_test_or_a_reason(spec: GameSpec) -> None:
    rules = rules_of(spec.folder)
    missing = rules.keys() - rules_tested(folder_of(spec), set(rules)) - grouping(spec) - not_applicable(spec).keys()
    assert not missing, f"no test is named after {sorted(missing, key=list(rules).index)}"


def test_every_reason_is_given_for_a_rule_that_is_not_tested(spec: GameSpec) -> None:
    rules, excused = set(rules_of(spec.folder)), not_applicable(spec)
    assert excused.keys() <= rules, f"no such rules: {excused.keys() - rules}"
    assert all(reason.strip() for reason in excused.values())
    assert not excused.keys() & rules_tested(folder_of(spec), rules), "these are tested, so they apply"


def test_the_rules_speak_to_players(spec: GameSpec) -> None:
    """Files, fields and code belong in PROVENANCE.md; a map in a code block is a drawing."""
    text = (spec.folder / "RULES.md").read_text(encoding="utf-8")
    words = "".join(text.split("```")[::2])
    assert not re.findall(r"`[^`]*`|[a-z]+_[a-z]+|\w+\.toml|PROVENANCE|pseudo-?code|boolean", words)


def test_every_rule_cited_in_a_comment_exists(spec: GameSpec) -> None:
    rules = rules_of(spec.folder)
    wrong = [
        f"{path.name} cites {number}: {comment}"
        for path in sorted(spec.folder.rglob("*.py"))
        for comment in CITING.findall(path.read_text(encoding="utf-8"))
        for number in RULE.findall(comment)
        if number not in rules
    ]
    assert not wrong, wrong


def test_every_game_names_its_golden_games_and_perft_positions(spec: GameSpec) -> None:
    settings = tomllib.loads((folder_of(spec) / "settings.toml").read_text(encoding="utf-8"))
    assert settings.get("golden"), "settings.toml names no golden game"
    assert settings.get("perft"), "settings.toml names no perft position"


def test_most_set_ups_can_be_played(spec: GameSpec) -> None:
    assert len(setups(spec, variety(spec) * 4)) * 2 >= variety(spec) * 4


def test_the_facts_of_a_game_are_in_order(spec: GameSpec) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", spec.id)
    assert spec.version >= 1
    assert spec.opponents
    assert spec.default_level in (spec.levels or ("",))
    assert not {*spec.modules} & {*spec.refused_modules}
    for option in spec.options:
        assert option.is_file or option.default in option.choices, option.name
