"""Salamandra for one player against Rudolph."""

from typing import Final

from tableforone.kernel import collecting

from .rules.actions import was_offered

GAME: Final = collecting.game(
    __name__, id="salamandra", title="Salamandra", version=1, opponents=("Rudolph",), formerly=was_offered
)
