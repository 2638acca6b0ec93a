"""Test that the digests of 100 games of every game are unchanged."""

import pytest

from tableforone import games
from tests.conformance.digests import FEW, digest, recorded


@pytest.mark.parametrize("game", recorded(FEW))
def test_the_games_are_what_they_were(game: str) -> None:
    assert digest(games.find(game), FEW) == recorded(FEW)[game], "if the rules were meant to change: digests --write"
