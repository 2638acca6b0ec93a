"""Which games are there?  Every folder here that exports ``GAME``; it is imported when it is first asked for."""

from functools import cache
from importlib import import_module
from pathlib import Path

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec

_extra: dict[str, GameSpec] = {}


def register(spec: GameSpec) -> None:
    """Put a game from elsewhere on the shelf (the tests' toy game does this)."""
    _extra[spec.id] = spec


def ids() -> list[str]:
    """The ids of all games, sorted."""
    here = Path(__file__).parent
    folders = [path.name for path in here.iterdir() if (path / "__init__.py").is_file()]
    return sorted([folder.replace("_", "-") for folder in folders] + list(_extra))


def find(game: str) -> GameSpec:
    """The game of this id; a Fault lists what there is."""
    if game in _extra:
        return _extra[game]
    if game not in ids():
        raise Fault(f"There is no game {game!r}. Games: {', '.join(ids())}.")
    return _imported(game)


@cache
def _imported(game: str) -> GameSpec:
    spec: GameSpec = import_module(f"{__name__}.{game.replace('-', '_')}").GAME
    return spec


def all_games() -> list[GameSpec]:
    """Every game on the shelf."""
    return [find(game) for game in ids()]
