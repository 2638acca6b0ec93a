"""Additional hooks of module 1."""

from typing import Final

from ....rules.moments import Happening, Parts

DANCER_SENT: Final[Happening[Parts]] = Happening("dancer sent")  # (parts): more may be added
ROW_BONUS: Final[Happening[Parts]] = Happening("row bonus")  # (parts): the bonus of a row
BALLROOM_SCORED: Final[Happening[int, int]] = Happening("ballroom scored")  # (the player's dancers, the opponent's)
