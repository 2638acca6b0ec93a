"""The list of games: every folder here that exports ``GAME``, and those in TABLEFORONE_GAMES.

A game is imported when it is first needed.
"""

import os
import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from tableforone.kernel.companion import SUFFIX, at_home
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

ELSEWHERE: Final = "TABLEFORONE_GAMES"  # folders of more games, separated as in PATH

_extra: dict[str, GameSpec] = {}


def register(spec: GameSpec) -> None:
    """Add a game that has no folder of its own, such as the tests' toy game."""
    _extra[spec.id] = spec


def ids() -> list[str]:
    """The ids of all games, sorted."""
    here = Path(__file__).parent
    # The offline site has only compiled files.
    folders = [path.name for path in here.iterdir() if any(path.glob("__init__.py*"))]
    return sorted({folder.replace("_", "-") for folder in folders} | _extra.keys() | _elsewhere().keys())


def find(game: str) -> GameSpec:
    """Return the game with this id, or its companion if the id ends in ``-companion``.

    For an unknown id, raise a Fault that lists the known ones.
    """
    if game in _extra:
        return _extra[game]
    if game.endswith(SUFFIX) and game not in ids():
        return at_home(find(game.removesuffix(SUFFIX)))
    if game not in ids():
        raise Fault(m("no-game", game=clipped(game), games=ids()))
    return _imported(game)


def _elsewhere() -> dict[str, Path]:
    named = [Path(folder) for folder in os.environ.get(ELSEWHERE, "").split(os.pathsep) if folder]
    return {folder.name.replace("_", "-"): folder for folder in named}


def _imported(game: str) -> GameSpec:
    folder = _elsewhere().get(game)
    if folder is None:
        return _of_the_package(game)
    found = _tried(folder)
    if isinstance(found, GameSpec):
        return found
    raise Fault(m("game-broken", variable=ELSEWHERE, folder=folder.name, why=found))


@cache
def _of_the_package(game: str) -> GameSpec:
    module: Any = import_module(f"{__name__}.{game.replace('-', '_')}")
    spec: GameSpec = module.GAME
    return spec


@cache
def _tried(folder: Path) -> GameSpec | str:
    """The game in this folder; or what is wrong with it, as it is code of a person."""
    try:
        module: Any = _from_elsewhere(folder)
        spec = module.GAME
        if not isinstance(spec, GameSpec):
            raise TypeError("GAME is not a GameSpec")
        return spec
    except Fault:
        raise
    except Exception as error:
        sys.modules.pop(_name(folder), None)
        return clipped(" ".join(f"{type(error).__name__}: {error}".split()))


def _from_elsewhere(folder: Path) -> object:
    """Import a package from a folder that is not on the import path."""
    name = _name(folder)
    found = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    if found is None or found.loader is None or not (folder / "__init__.py").is_file():
        raise Fault(m("no-game-folder", variable=ELSEWHERE, folder=str(folder)))
    module = sys.modules[name] = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def _name(folder: Path) -> str:
    return f"tableforone_{folder.name}"


def known() -> dict[str, GameSpec]:
    """Return all games and their companions by id."""
    shelf = all_games()
    homes = [at_home(spec) for spec in shelf if spec.companion is not None]
    return {spec.id: spec for spec in [*shelf, *homes]}


def all_games() -> list[GameSpec]:
    """Return all games, without those from elsewhere that are broken."""
    left_out = _broken()
    return [find(game) for game in ids() if game not in left_out]


def broken() -> list[Fault]:
    """What is wrong with the games from elsewhere that are left out."""
    return list(_broken().values())


def _broken() -> dict[str, Fault]:
    found = {}
    for game in _elsewhere():
        try:
            find(game)
        except Fault as fault:
            found[game] = fault
    return found
