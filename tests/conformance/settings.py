"""Reads a game's settings.toml: its golden games and perft positions, with their set-ups."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tableforone.kernel.frames import Position
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tests.conformance.play import position_after
from tests.conformance.shelf import folder_of, importable


class Golden(NamedTuple):
    """A whole game that is recorded as text."""

    spec: GameSpec
    wanted: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.spec.id} {self.wanted['name']}"

    @property
    def setup(self) -> Setup:
        return _setup(self.spec, self.wanted)

    @property
    def seed(self) -> int:
        return int(self.wanted["seed"])

    @property
    def player(self) -> str:
        return str(self.wanted.get("player", "random"))

    @property
    def path(self) -> Path:
        return folder_of(self.spec) / "golden" / f"{self.wanted['name']}.txt"


class Perft(NamedTuple):
    """A position and its node counts by depth."""

    spec: GameSpec
    wanted: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.spec.id} {self.wanted['name']}"

    @property
    def start(self) -> Position:
        """The position itself."""
        setup = _setup(self.spec, self.wanted)
        return position_after(self.spec, setup, self.wanted["seed"], self.wanted["after"])

    @property
    def nodes(self) -> list[int]:
        """The counts in the file, by depth."""
        return list(self.wanted["nodes"])


def settings_of(spec: GameSpec) -> dict[str, list[dict[str, Any]]]:
    """The tables of a game's settings.toml; none if it is missing (another test reports that)."""
    path = folder_of(spec) / "settings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _setup(spec: GameSpec, table: dict[str, Any]) -> Setup:
    return spec.setup(table.get("level"), table.get("modules", ()), table.get("options"))


def golden_games() -> list[Golden]:
    """The golden games of all games."""
    return [Golden(spec, wanted) for spec in importable() for wanted in settings_of(spec).get("golden", [])]


def perft_positions(spec: GameSpec) -> list[Perft]:
    """The perft positions of one game, in the order of the file."""
    return [Perft(spec, wanted) for wanted in settings_of(spec).get("perft", [])]
