"""Environments for learning players: Gymnasium, PettingZoo, and batches (``tableforone[env]``).

>>> import gymnasium, tableforone.env
>>> env = gymnasium.make("TableForOne/HighSeason-v0", level="3")
>>> observation, info = env.reset(seed=7)
>>> env.unwrapped.say(int(info["action_mask"].argmax()))
'Take your first loan: 2 krones now, −2 points at the end'
"""

from tableforone import games
from tableforone.env.voice import t
from tableforone.kernel.faults import install

try:
    import gymnasium

    from tableforone.env.gym import TableEnv
    from tableforone.env.many import ManyTables
    from tableforone.env.zoo import TableAEC
except ImportError as missing:
    told = t("needs-env", package=str(missing.name), command=install("env"))
    raise ImportError(told, name=missing.name) from None

__all__ = ["ManyTables", "TableAEC", "TableEnv", "id_of", "register"]


def id_of(game: str) -> str:
    """The id of a game's Gymnasium environment.

    >>> id_of("high-season")
    'TableForOne/HighSeason-v0'
    """
    return f"TableForOne/{''.join(word.capitalize() for word in game.split('-'))}-v0"


def register() -> None:
    """Register every game with Gymnasium."""
    for game in games.ids():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point="tableforone.env.gym:TableEnv",
                vector_entry_point="tableforone.env.many:ManyTables",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
