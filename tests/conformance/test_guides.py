"""Tests of the quick references: their rules, drawings and figures exist."""

from typing import Final

import pytest

from tableforone.kernel.lesson import lessons, played
from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec
from tableforone.pages import guide, render
from tableforone.pages.companion import symbols
from tests.conformance.shelf import importable

TOLD: Final = [spec for spec in importable() if guide.guide_of(spec).chapter]
ALL: Final = pytest.mark.parametrize("spec", TOLD, ids=lambda spec: spec.id)


@ALL
def test_a_guide_names_rules_and_drawings_that_exist(spec: GameSpec) -> None:
    for chapter in guide.guide_of(spec).chapter:
        assert set(chapter.rules) <= rules_of(spec.folder).keys(), chapter.name
        named = {*render.DRAWING.findall(" ".join([*chapter.text, *chapter.rows, *chapter.sheet])), chapter.icon}
        assert named <= symbols(), named - symbols()
        assert chapter.text or chapter.rows, chapter.name
        assert chapter.apart or chapter.sheet or chapter.rows, f"{chapter.name} has nothing for the sheet to print"
        assert chapter.rules, f"{chapter.name} has no fine print"


@ALL
def test_every_figure_is_drawn(spec: GameSpec) -> None:
    wanted = [(guide.drawn_from(spec), chapter.figure) for chapter in guide.guide_of(spec).chapter]
    for each in lessons(spec):
        at = guide.shown_at(played(spec, each, len(each.steps)))
        wanted += [(at, card.figure) for card in each.learned]
    for context, figure in wanted:
        if figure:
            drawn = render.rendered(f"{spec.id}/guide.html", context | {"spec": spec, "figure": figure})
            assert len(drawn.strip()) > 150, figure
