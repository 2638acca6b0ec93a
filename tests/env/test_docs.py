"""Tests that every public name of the environments is documented, and their pages are current."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tableforone.env
from tableforone import games
from tableforone.env.dictionary import observation, page
from tableforone.env.sight import Sight

MODULES = sorted(Path(tableforone.env.__file__).parent.glob("*.py"))
DICTIONARY = Path(__file__).parents[2] / "docs" / "dictionary"
PAGES = sorted(path.stem for path in DICTIONARY.glob("*.md"))


def public(node: ast.AST, where: str) -> Iterator[tuple[str, ast.AST]]:
    """Public classes, functions and methods."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef) and not child.name.startswith("_"):
            yield f"{where}.{child.name}", child
            if isinstance(child, ast.ClassDef):
                yield from public(child, f"{where}.{child.name}")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_public_name_has_a_docstring(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(module)
    names = list(public(module, path.stem))
    bare = [name for name, node in names if not ast.get_docstring(node)]  # type: ignore[arg-type]
    assert bare == []


def test_every_game_has_a_page() -> None:
    assert sorted(game for game in games.ids() if "games" in games.find(game).folder.parts) == PAGES


@pytest.mark.parametrize("game", PAGES)
def test_the_page_of_a_game_is_that_of_today(game: str) -> None:
    """`make dictionary` writes them."""
    assert (DICTIONARY / f"{game}.md").read_text(encoding="utf-8") == page(games.find(game))


@pytest.mark.parametrize("game", PAGES)
def test_a_page_tells_every_number_once(game: str) -> None:
    spec = games.find(game)
    sight = Sight(spec)
    rows = [row.split(" | ") for row in observation(spec, sight)]
    numbers = [tuple(map(int, row[0].removeprefix("| ").split("–"))) for row in rows]
    assert [n for ends in numbers for n in range(ends[0], ends[-1] + 1)] == list(range(sight.size))
    assert len({row[1] for row in rows}) == len(rows)
