"""Test that all sets of modules, levels and entrances play as recorded by ``waltz_games``."""

import pytest

from tests.games.grand_austria_hotel.waltz_games import KEPT, WaltzGame, games, line

LINES = KEPT.read_text(encoding="utf-8").splitlines()


def test_the_table_has_a_line_for_every_game() -> None:
    assert [kept.split(":")[0] for kept in LINES] == [str(game) for game in games()]
    assert len(LINES) == 8 * 3 + 8 * 3 * 4


@pytest.mark.parametrize(("game", "kept"), list(zip(games(), LINES, strict=False)), ids=str)
def test_the_game_is_what_it_was(game: WaltzGame, kept: str) -> None:
    assert line(game) == kept
