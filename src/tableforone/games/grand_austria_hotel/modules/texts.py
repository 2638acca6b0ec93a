"""What do the modules say and show?  Importing this lays their texts in."""

from typing import Final

from tableforone.games.grand_austria_hotel.modules.some_more import text as some_more

TEXTS: Final = (some_more,)
