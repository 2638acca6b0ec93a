"""Does every piece explain itself, and has every drawing a name?  A walk over the tables of every game."""

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


@pytest.mark.parametrize("modules", ["none", "all"])
@pytest.mark.parametrize("spec", DRAWN, ids=lambda spec: spec.id)
def test_every_piece_and_drawing_of_a_table_has_a_name(spec: GameSpec, modules: str) -> None:
    chosen = list(spec.modules) if modules == "all" else []
    if modules == "all" and not chosen:
        pytest.skip("no modules")
    table, random, number = Table(spec, spec.setup(None, chosen), 3), Random(3), 0
    rules, symbols = rules_of(spec.folder), look_of(spec).symbols
    while not table.over and number < 90:
        if number % 10 == 0:
            page = shown(tabletop.template_of(spec), tabletop.playing("x", table))
            for things in set(re.findall(r'data-thing="([^"]+)"', page)):
                told = explain.explained(table, things.split())
                assert told.name and told.text, things
                assert set(told.rules) <= rules.keys() and not MACHINERY.search(" ".join(told[:4])), (things, told)
            drawn = set(re.findall(r"icons\.svg#([\w-]+)", page[page.index("<main") : page.index("</main>")]))
            assert not symbols or drawn <= symbols.keys(), drawn - symbols.keys()
        table.answer(random.choice(table.legal))
        number += 1


@pytest.mark.parametrize("spec", DRAWN, ids=lambda spec: spec.id)
def test_pieces_can_be_asked_about(spec: GameSpec) -> None:
    page = shown(tabletop.template_of(spec), tabletop.playing("x", Table(spec, spec.setup(), 3)))
    assert 'data-thing="' in page and "data-ask" in page
