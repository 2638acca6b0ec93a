"""Additional hooks of module 1."""

from typing import Final

from ....rules.moments import Happening, Parts

DANCER_SENT: Final[Happening[Parts]] = Happening()  # (parts): more may be added
ROW_BONUS: Final[Happening[Parts]] = Happening()  # (parts): the bonus of a row
BALLROOM_SCORED: Final[Happening[int, int]] = Happening()  # (the player's dancers, the opponent's)
