"""Which engines are in use?  The kernel's and each game's, compiled or plain: the same games, faster or slower."""

import sys
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from tableforone import games
from tableforone.kernel import frames
from tableforone.kernel.spec import GameSpec


class Engine(NamedTuple):
    """Whose it is, whether it is compiled, and where it lies."""

    name: str
    compiled: bool
    file: str


def engines() -> list[Engine]:
    """The kernel's, then those of the games on the shelf."""
    return [_engine("kernel", frames), *(_of_game(spec) for spec in games.all_games())]


def said(found: list[Engine]) -> list[str]:
    """In words, a line each."""
    lines = [f"{each.name}: {'compiled' if each.compiled else 'plain Python'} ({each.file})" for each in found]
    if all(each.compiled for each in found):
        return lines
    return [
        *lines,
        "Plain engines play the same games, some six times slower. Where there is a C compiler `make play` builds"
        " compiled ones in the background and plays with them from its next start; `make fast` builds them at once and"
        " says how other commands use them.",
    ]


def _engine(name: str, module: ModuleType) -> Engine:
    file = str(module.__file__)
    return Engine(name, Path(file).suffix != ".py", file)


def _of_game(spec: GameSpec) -> Engine:
    return _engine(spec.id, sys.modules[type(spec.start(spec.setup())).__module__])
