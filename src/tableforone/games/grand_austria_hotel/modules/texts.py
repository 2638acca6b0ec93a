"""What do the modules say, show and value?  Importing this lays it in."""

from typing import Final

from tableforone.games.grand_austria_hotel.modules.ballrooms import features as dancers
from tableforone.games.grand_austria_hotel.modules.ballrooms import text as ballrooms
from tableforone.games.grand_austria_hotel.modules.celebrities import text as celebrities
from tableforone.games.grand_austria_hotel.modules.promos import text as promos
from tableforone.games.grand_austria_hotel.modules.some_more import text as some_more
from tableforone.games.grand_austria_hotel.modules.unique_hotels import text as unique_hotels

TEXTS: Final = (ballrooms, dancers, celebrities, promos, some_more, unique_hotels)
