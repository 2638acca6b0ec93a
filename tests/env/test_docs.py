"""Tests that the pages of docs/dictionary are current and complete."""

from pathlib import Path

import pytest

from tableforone import games
from tableforone.env.dictionary import observation, page
from tableforone.env.sight import Sight

DICTIONARY = Path(__file__).parents[2] / "docs" / "dictionary"
PAGES = sorted(path.stem for path in DICTIONARY.glob("*.md"))


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
