"""Tests of a game from elsewhere whose code is broken: it is left out and named, and all else works."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tableforone import games
from tableforone.cli import main
from tableforone.kernel.faults import Fault
from tests.web.conftest import Visitor

BROKEN = {
    "def (": "SyntaxError",
    "import no_such_module": "ModuleNotFoundError",
    "x = 1": "AttributeError",
    "GAME = 5": "TypeError",
    "1 / 0": "ZeroDivisionError",
}


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Bring a game with this code."""

    def bring(code: str) -> None:
        folder = tmp_path / "checkers"
        folder.mkdir()
        (folder / "__init__.py").write_text(code)
        monkeypatch.setenv(games.ELSEWHERE, os.pathsep.join([os.environ.get(games.ELSEWHERE, ""), str(folder)]))

    return bring


@pytest.mark.parametrize("code", BROKEN)
def test_a_broken_game_is_left_out_and_named(
    visitor: Visitor, brought: Callable[[str], None], capsys: pytest.CaptureFixture[str], code: str
) -> None:
    before = [spec.id for spec in games.all_games()]
    brought(code)
    assert [spec.id for spec in games.all_games()] == before
    page = visitor.see("/")
    assert "The game in the folder checkers is left out" in page and BROKEN[code] in page
    for path in ("/history", "/rules", "/settings", "/rivals", "/studies"):
        visitor.see(path)
    visitor.sit_down()
    with pytest.raises(Fault, match="The game in the folder checkers is left out"):
        games.find("checkers")
    assert visitor.get("/games/checkers/new").status_code == 422
    assert main(["games"]) == 0
    said = capsys.readouterr()
    assert "The game in the folder checkers is left out" in said.err and "salamandra" in said.out


def test_a_folder_without_a_game_is_named_too(visitor: Visitor, brought: Callable[[str], None], tmp_path: Path) -> None:
    brought("")
    (tmp_path / "checkers" / "__init__.py").unlink()
    assert "there is no game: the folder needs a file __init__.py" in visitor.see("/")
