"""Plain versions of fast functions, room by room and card by card; tests compare both."""

from tableforone.games.high_season.rules import cards
from tableforone.games.high_season.rules import numbers as n
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.rooms import occupy_price, prepare_price
from tableforone.games.high_season.rules.staff import hire_price
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU


def neighbours(room: int) -> list[int]:
    """The adjacent rooms, across the staircase but not through the outer walls (1.4)."""
    beside = [other for other in (room - 1, room + 1) if 1 <= other <= 28 and cards.FLOOR[other] == cards.FLOOR[room]]
    return beside + [other for other in (room - 7, room + 7) if 1 <= other <= 28]


def can_prepare(p: HighSeason, room: int, colour: int, discount: int, krones: int) -> bool:
    """Whether this room is closed, of the colour, next to an open one and affordable to prepare."""
    opened = bits(p.prepared | p.occupied[YOU])
    if room in opened or not any(other in opened for other in neighbours(room)):
        return False
    return is_coloured(p, room, colour) and prepare_price(p, room, discount) <= krones


def can_occupy(p: HighSeason, room: int, colour: int, discount: int, krones: int) -> bool:
    """Whether this room is prepared, of the colour and affordable to occupy."""
    return room in bits(p.prepared) and is_coloured(p, room, colour) and occupy_price(room, discount) <= krones


def is_coloured(p: HighSeason, room: int, colour: int) -> bool:
    return colour in (n.ANY, cards.COLOUR[p.hotels[YOU] << 5 | room])


def can_hire(p: HighSeason, place: int, discount: int, krones: int) -> bool:
    """Whether this place is not hired yet and affordable."""
    return not p.staff >> place & 1 and hire_price(cards.STRIPS[p.strip][place], discount) <= krones


def helpers(p: HighSeason, die: int) -> list[int]:
    """The hired members tied to this die; never two on a strip."""
    hired = [member for place, member in enumerate(cards.STRIPS[p.strip]) if p.staff >> place & 1]
    return [member for member in hired if cards.STAFF_DIE[member] == die]
