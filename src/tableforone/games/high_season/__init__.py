"""High Season: Grand Hotel Roll & Write against Ralph."""

from typing import Final

from tableforone.kernel import collecting

GAME: Final = collecting.game(
    __name__, id="high-season", title="High Season: Grand Hotel Roll & Write", version=1, opponents=("Ralph",)
)
