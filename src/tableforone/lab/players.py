"""Who plays a study?  The built-in players, by their names."""

from tableforone.kernel.spec import GameSpec
from tableforone.players import Choose, make


def check_player(player: str, spec: GameSpec) -> str:
    """The player as it is written in a study; a Fault where there is none of this name."""
    chooser(player, spec, 0)
    return player


def chooser(player: str, spec: GameSpec, seed: int) -> Choose:
    """The player for the game of this seed."""
    return make(player, spec, seed)
