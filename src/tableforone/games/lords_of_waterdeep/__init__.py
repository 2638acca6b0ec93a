"""Lords of Waterdeep: the base game for one player against Pseudo."""

from typing import Final

from tableforone.kernel import collecting

GAME: Final = collecting.game(
    __name__, id="lords-of-waterdeep", title="Lords of Waterdeep", version=1, opponents=("Pseudo",), finale_is_told=True
)
