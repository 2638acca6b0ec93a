"""The toy game on the shelf, for the time of one test."""

import pytest

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.toy import TOY


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    monkeypatch.setattr(games, "_extra", {TOY.id: TOY})
    return TOY
