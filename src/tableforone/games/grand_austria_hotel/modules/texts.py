"""What do the modules say and show?  Importing this lays their texts in."""

from typing import Final

from tableforone.games.grand_austria_hotel.modules.celebrities import text as celebrities
from tableforone.games.grand_austria_hotel.modules.some_more import text as some_more
from tableforone.games.grand_austria_hotel.modules.unique_hotels import text as unique_hotels

TEXTS: Final = (celebrities, some_more, unique_hotels)
