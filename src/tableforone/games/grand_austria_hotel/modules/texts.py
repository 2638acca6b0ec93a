"""What do the modules say, show and value?  Importing this lays it in."""

from typing import Final

from .ballrooms.bots import estimate as dancers
from .ballrooms.voice import text as ballrooms
from .celebrities.voice import text as celebrities
from .promos.voice import text as promos
from .some_more.voice import text as some_more
from .unique_hotels.voice import text as unique_hotels

TEXTS: Final = (ballrooms, dancers, celebrities, promos, some_more, unique_hotels)
