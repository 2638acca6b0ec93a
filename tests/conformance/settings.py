"""What does a game's settings.toml ask for?  Golden games and perft positions, with their set-ups."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tableforone.kernel.spec import GameSpec, Setup
from tests.conformance.shelf import folder_of, importable


class Golden(NamedTuple):
    """A whole game to be kept as text."""

    spec: GameSpec
    name: str
    setup: Setup
    seed: int
    player: str

    def __str__(self) -> str:
        return f"{self.spec.id} {self.name}"

    @property
    def path(self) -> Path:
        return folder_of(self.spec) / "golden" / f"{self.name}.txt"


class Perft(NamedTuple):
    """A position, and how many ways lead on from it, answer by answer."""

    spec: GameSpec
    name: str
    setup: Setup
    seed: int
    after: int
    nodes: list[int]

    def __str__(self) -> str:
        return f"{self.spec.id} {self.name}"


def settings_of(spec: GameSpec) -> dict[str, list[dict[str, Any]]]:
    """The tables of a game's settings.toml (none while the file is missing: a test of its own says so)."""
    path = folder_of(spec) / "settings.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def _setup(spec: GameSpec, table: dict[str, Any]) -> Setup:
    return spec.setup(table.get("level"), table.get("modules", ()), table.get("options"))


def golden_games() -> list[Golden]:
    """The golden games of all games."""
    return [
        Golden(spec, table["name"], _setup(spec, table), table["seed"], table.get("player", "random"))
        for spec in importable()
        for table in settings_of(spec).get("golden", [])
    ]


def perft_positions(spec: GameSpec) -> list[Perft]:
    """The perft positions of one game, in the order of the file."""
    return [
        Perft(spec, table["name"], _setup(spec, table), table["seed"], table["after"], table["nodes"])
        for table in settings_of(spec).get("perft", [])
    ]
