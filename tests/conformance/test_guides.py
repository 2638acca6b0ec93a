"""Are the rules for people whole?  Rules that exist, drawings that are there, figures that show something."""

import re
from pathlib import Path
from typing import Final

import pytest

from tableforone import pages
from tableforone.kernel.rules import rules_of
from tableforone.kernel.spec import GameSpec
from tableforone.pages import guide, render
from tests.conformance.shelf import importable

TOLD: Final = [spec for spec in importable() if guide.guide_of(spec).chapter]
ALL: Final = pytest.mark.parametrize("spec", TOLD, ids=lambda spec: spec.id)
ICONS: Final = (Path(pages.__file__).parent / "static" / "icons.svg").read_text(encoding="utf-8")
DRAWINGS: Final = set(re.findall(r'<symbol id="([\w-]+)"', ICONS))


@ALL
def test_a_guide_names_rules_and_drawings_that_exist(spec: GameSpec) -> None:
    for chapter in guide.guide_of(spec).chapter:
        assert set(chapter.rules) <= rules_of(spec.folder).keys(), chapter.name
        named = {*render.DRAWING.findall(" ".join([*chapter.text, *chapter.rows, *chapter.sheet])), chapter.icon}
        assert named <= DRAWINGS, named - DRAWINGS
        assert chapter.text or chapter.rows, chapter.name
        assert chapter.apart or chapter.sheet or chapter.rows, f"{chapter.name} has nothing for the sheet to print"
        assert chapter.rules, f"{chapter.name} has no fine print"


@ALL
def test_every_figure_of_a_guide_is_drawn(spec: GameSpec) -> None:
    for chapter in guide.guide_of(spec).chapter:
        if chapter.figure:
            context = guide.drawn_from(spec) | {"spec": spec, "figure": chapter.figure}
            assert len(render.rendered(f"{spec.id}/guide.html", context).strip()) > 200, chapter.figure
