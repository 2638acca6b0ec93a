"""Tests that every piece on a table explains itself, and that every drawing has a name."""

import re
from random import Random
from typing import Final

import pytest

from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.pages import explain, tabletop
from tableforone.pages.looks import look_of
from tests.conformance.shelf import importable
from tests.conformance.test_lessons import shown

DRAWN: Final = [spec for spec in importable() if look_of(spec).has_table and not spec.companion_of]
MACHINERY: Final = re.compile(r"[a-z]_[a-z]|[{}<>\[\]]")


def without_a_name(spec: GameSpec, page: str) -> set[str]:
    """The drawings on a table that the game does not name (by the ids of its sprite)."""
    boards = page[page.index("<main") : page.index("</main>")]
    drawn = set(re.findall(r'(?:icons\.svg|"#i)(?:#|-)([\w-]+)"', boards))
    return drawn - look_of(spec).symbols.keys() if look_of(spec).symbols else set()


@pytest.mark.parametrize("modules", ["none", "all"])
@pytest.mark.parametrize("spec", DRAWN, ids=lambda spec: spec.id)
def test_every_piece_and_drawing_of_a_table_has_a_name(spec: GameSpec, modules: str) -> None:
    chosen = list(spec.modules) if modules == "all" else []
    if modules == "all" and not chosen:
        return
    table, random, rules = Table(spec, spec.setup(None, chosen), 3), Random(3), rules_of(spec.folder)
    for number in range(2000):
        if number % 10 == 0 or table.over:
            page = shown(tabletop.template_of(spec), tabletop.playing("x", table))
            for things in set(re.findall(r'data-thing="([^"]+)"', page)):
                told = explain.explained(table, things.split())
                assert told.name and told.text, things
                assert set(told.rules) <= rules.keys() and not MACHINERY.search(" ".join(told[:4])), (things, told)
            assert not without_a_name(spec, page)
        if number % 10 == 0 and (turn := tabletop.last_turn(table)) is not None:
            page = shown(tabletop.template_of(spec), tabletop.watching("x", table, turn, 1))
            assert not without_a_name(spec, page) - {"u-log", "u-rules", "u-why"}, (
                "the shell draws these beside their words"
            )
        if table.over:
            break
        table.answer(random.choice(table.legal))
    assert table.over


@pytest.mark.parametrize("spec", DRAWN, ids=lambda spec: spec.id)
def test_pieces_can_be_asked_about(spec: GameSpec) -> None:
    page = shown(tabletop.template_of(spec), tabletop.playing("x", Table(spec, spec.setup(), 3)))
    assert 'data-thing="' in page and "data-ask" in page
