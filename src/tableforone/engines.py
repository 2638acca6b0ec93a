"""The engines in use: the kernel's and each game's, compiled or plain Python."""

import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tableforone import games
from tableforone.kernel import frames
from tableforone.kernel.spec import GameSpec


class Engine(NamedTuple):
    """The owner of an engine, whether it is compiled, and its file."""

    name: str
    compiled: bool
    file: str


def engines() -> list[Engine]:
    """The engine of the kernel, then those of the games."""
    return [_engine("kernel", frames), *(_of_game(spec) for spec in games.all_games())]


def _engine(name: str, module: ModuleType) -> Engine:
    file = str(module.__file__)
    return Engine(name, Path(file).suffix != ".py", file)


def _of_game(spec: GameSpec) -> Engine:
    return _engine(spec.id, sys.modules[type(spec.start(spec.setup())).__module__])
