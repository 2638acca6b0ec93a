"""Lords of Waterdeep against Pseudo: the base game for one person and the scripted opponent."""

from typing import Final

from tableforone.kernel import collecting

__all__ = ["GAME"]

GAME: Final = collecting.game(
    __name__,
    id="lords-of-waterdeep",
    title="Lords of Waterdeep",
    version=1,
    opponents=("Pseudo",),
    finale_is_told=True,
)
