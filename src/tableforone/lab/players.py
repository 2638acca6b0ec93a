"""Who plays a study?  The built-in players by their names, those that think ahead with their budget: "search 200"."""

from tableforone.kernel.spec import GameSpec
from tableforone.players import Choose, budget_of, make


def check_player(player: str, spec: GameSpec) -> str:
    """The player as it is written in a study; a Fault where there is none of this name."""
    chooser(player, spec, 0)
    return player


def chooser(player: str, spec: GameSpec, seed: int) -> Choose:
    """The player for the game of this seed."""
    name, _, budget = player.partition(" ")
    return make(name, spec, seed, budget_of(budget) if budget else None)


def minds_the_clock(player: str) -> bool:
    """Does it think for so long, and not so far?  Then another machine may play otherwise."""
    _, _, budget = player.partition(" ")
    return bool(budget) and budget_of(budget).seconds > 0
