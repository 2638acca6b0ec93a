"""RULES.md of every game: each numbered rule has a test or a reason, and what code cites exists."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tableforone.kernel.rules import NUMBERED, rules_of
from tableforone.kernel.spec import GameSpec
from tests.conformance.shelf import folder_of
from tools.lint.tree import Finding, Tree

TEST_NAME: Final = re.compile(r"test_(s?\d+(?:_\d+)*)(?:_|$)")
RULE: Final = re.compile(r"S?\d+(?:\.\d+)+")
CITING: Final = re.compile(rf"#[#: ]*({RULE.pattern}.*)")  # ``# 7.5.1, 7.5.2: why``; other comments may have any number
OF_PROGRAMMERS: Final = re.compile(r"`[^`]*`|[a-z]+_[a-z]+|\w+\.toml|PROVENANCE|pseudo-?code|boolean")
DRAWING: Final = re.compile(r"```.*?```", re.DOTALL)


def check(tree: Tree) -> Iterator[Finding]:
    for spec in tree.specs:
        rules = rules_of(spec.folder)
        yield from without_test(tree, spec, rules)
        yield from wrong_reasons(tree, spec, rules)
        yield from of_programmers(tree, spec)
        yield from wrongly_cited(tree, spec, rules)
        yield from without_golden_games(tree, spec)


def without_test(tree: Tree, spec: GameSpec, rules: dict[str, str]) -> Iterator[Finding]:
    path = spec.folder / "RULES.md"
    done = tested(tree, spec, set(rules)) | grouping(tree, spec, rules) | not_applicable(tree, spec).keys()
    lines = {match[1]: n for n, line in enumerate(tree.text(path).splitlines(), 1) if (match := NUMBERED.match(line))}
    for rule in rules:
        if rule not in done:
            yield tree.finding(path, lines.get(rule, 1), f"no test is named after {rule}")


def tested(tree: Tree, spec: GameSpec, rules: set[str]) -> set[str]:
    """The rules that tests are named after: ``test_20_5_3_ties`` is for 20.5.3."""
    files = [path for path in tree.files(folder_of(spec), suffix=".py") if path.name.startswith("test_")]
    names = [node.name for path in files for node in tree.nodes(path) if isinstance(node, ast.FunctionDef)]
    return {rule for name in names if (rule := rule_of(name, rules))}


def rule_of(name: str, rules: set[str]) -> str:
    """The longest leading number of the name that is a rule; the rest is text (``_2_coins``)."""
    match = TEST_NAME.match(name)
    parts = match[1].upper().split("_") if match else []
    numbers = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((number for number in numbers if number in rules), "")


def grouping(tree: Tree, spec: GameSpec, rules: dict[str, str]) -> set[str]:
    """Headings without their own text, above numbered rules."""
    lines = tree.text(spec.folder / "RULES.md").splitlines()
    headings = {match[1]: line[match.end() :] for line in lines if line[0:1] == "#" and (match := NUMBERED.match(line))}
    parents = {rule.rpartition(".")[0] for rule in rules}
    return {rule for rule in parents & headings.keys() if rules[rule] == headings[rule].strip()}


def reasons(spec: GameSpec) -> Path:
    return folder_of(spec) / "not_applicable.toml"


def not_applicable(tree: Tree, spec: GameSpec) -> dict[str, str]:
    return tomllib.loads(tree.text(reasons(spec))) if tree.exists(reasons(spec)) else {}


def wrong_reasons(tree: Tree, spec: GameSpec, rules: dict[str, str]) -> Iterator[Finding]:
    done = tested(tree, spec, set(rules))
    for rule, reason in not_applicable(tree, spec).items():
        line = next(n for n, text in enumerate(tree.text(reasons(spec)).splitlines(), 1) if rule in text)
        if rule not in rules:
            yield tree.finding(reasons(spec), line, f"there is no rule {rule}")
        if not reason.strip():
            yield tree.finding(reasons(spec), line, f"there is no reason for {rule}")
        if rule in done:
            yield tree.finding(reasons(spec), line, f"{rule} has a test, so it applies")


def of_programmers(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    """Files, fields and code belong in PROVENANCE.md; a map in a code block is a drawing."""
    path = spec.folder / "RULES.md"
    text = DRAWING.sub(lambda drawing: re.sub(r"[^\n]", " ", drawing[0]), tree.text(path))
    for found in OF_PROGRAMMERS.finditer(text):
        yield tree.at(path, found.start(), f"{found[0]}: rules speak to players")


def wrongly_cited(tree: Tree, spec: GameSpec, rules: dict[str, str]) -> Iterator[Finding]:
    for path in tree.files(spec.folder, suffix=".py"):
        for comment in CITING.finditer(tree.text(path)):
            for number in RULE.findall(comment[1]):
                if number not in rules:
                    yield tree.at(path, comment.start(), f"there is no rule {number}")


def without_golden_games(tree: Tree, spec: GameSpec) -> Iterator[Finding]:
    path = folder_of(spec) / "settings.toml"
    settings: dict[str, Any] = tomllib.loads(tree.text(path)) if tree.exists(path) else {}
    for name, what in (("golden", "golden game"), ("perft", "perft position")):
        if not settings.get(name):
            yield tree.finding(path, 1, f"no {what} is named")
