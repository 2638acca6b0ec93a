"""Rooms: preparing (6.1), occupying (6.2), full lines and groups (6.3, 6.4)."""

from typing import Final

from tableforone.kernel.frames import YOU

from . import cards
from . import numbers as n
from .cards import COLOUR_ROOMS, IN_COLUMN, IN_ROW, NOT_COLUMN_1, NOT_COLUMN_7, OCCUPY_WITH, PREPARE_WITH
from .emperor import advance, is_first
from .money import earn
from .position import HighSeason

FLOOR_ANSWERS: Final[list[list[int]]] = [  # floor (from 0) << 7 | rooms of the floor as bits
    [n.ROOM + 7 * floor + nth for nth in range(1, 8) if rooms >> nth - 1 & 1]
    for floor in range(4)
    for rooms in range(128)
]


def list_rooms(rooms: int, answers: list[int]) -> None:
    """Add these rooms to the answers."""
    answers += FLOOR_ANSWERS[rooms >> 1 & 127]  # room 1 is bit 1
    answers += FLOOR_ANSWERS[1 << 7 | rooms >> 8 & 127]
    if rooms >> 15:
        answers += FLOOR_ANSWERS[2 << 7 | rooms >> 15 & 127]
        answers += FLOOR_ANSWERS[3 << 7 | rooms >> 22]


# --- what is possible


def maids(p: HighSeason) -> int:
    """The rooms that hired chambermaids prepare for free (6.1.1)."""
    return cards.MAID_ROOMS[(p.hotels[YOU] << 3 | p.strip) << 2 | p.staff & 3]


def preparable(p: HighSeason, colour: int, discount: int, krones: int) -> int:
    """The closed rooms of a colour, next to an open one, that these krones can prepare (6.1)."""
    opened = p.prepared | p.occupied[YOU]
    near = opened << 7 | opened >> 7 | (opened & NOT_COLUMN_7) << 1 | (opened & NOT_COLUMN_1) >> 1  # 1.4
    payable = PREPARE_WITH[krones + discount]
    if p.staff & 3:
        payable |= maids(p)
    found = near & ~opened & payable
    return found if colour == n.ANY else found & COLOUR_ROOMS[p.hotels[YOU] << 2 | colour]


def occupiable(p: HighSeason, colour: int, discount: int, krones: int) -> int:
    """The prepared rooms of a colour that these krones can occupy (6.2)."""
    return p.prepared & COLOUR_ROOMS[p.hotels[YOU] << 2 | colour] & OCCUPY_WITH[krones + discount]


def prepare_price(p: HighSeason, room: int, discount: int) -> int:
    """The cost to prepare this room: by floor, less the discount; free with a chambermaid (6.1)."""
    return 0 if maids(p) >> room & 1 else max(0, cards.PREPARE_COST[cards.FLOOR[room]] - discount)


def occupy_price(room: int, discount: int) -> int:
    """The cost to occupy this room: by floor, less the discount, at least 0 (2.1, 6.2)."""
    return max(0, cards.OCCUPY_COST[cards.FLOOR[room]] - discount)


# --- your actions


def prepare_room(p: HighSeason, room: int, discount: int) -> None:
    """Prepare a room for its floor's cost, or for free with a chambermaid (6.1)."""
    price = prepare_price(p, room, discount)
    p.money -= price
    p.prepared |= 1 << room
    if p.heard is not None:
        p.heard.append(("prepare", YOU, room, p.hotels[YOU], price))


def occupy_room(p: HighSeason, room: int, discount: int) -> None:
    """Occupy a prepared room (6.2)."""
    price = occupy_price(room, discount)
    p.money -= price
    if p.heard is not None:
        p.heard.append(("occupy", YOU, room, p.hotels[YOU], price))
    occupy(p, YOU, room)


# --- effects, for you and for Ralph


def occupy(p: HighSeason, who: int, room: int) -> None:
    """Cross out a room: row and column, then the group, then the door bonus (6.2.1-6.2.4)."""
    occupied = p.occupied[who] | 1 << room
    p.occupied[who] = occupied
    empty = ~occupied
    if not IN_ROW[room] & empty:
        complete_line(p, who, cards.ROW_OF[room])
    if not IN_COLUMN[room] & empty:
        complete_line(p, who, cards.COLUMN_OF[room])
    at = p.hotels[who] << 5 | room
    group = cards.GROUP[at]
    if not group & empty:
        complete_group(p, who, cards.COLOUR[at], group.bit_count())
    if who == YOU:
        p.prepared &= ~(1 << room)
        if room > 7:  # 6.2.4
            p.pending.append(n.DOOR + room)


def complete_line(p: HighSeason, who: int, line: int) -> None:
    """A row or column is full: points only for the first (6.3)."""
    vp = cards.LINE_VP[line] if is_first(p, who, line) else 0
    if p.heard is not None:
        p.heard.append(("line", who, line, vp))


def complete_group(p: HighSeason, who: int, colour: int, size: int) -> None:
    """A group is full: its reward at once (6.4); Ralph's red groups count like blue (9.6.8)."""
    if p.heard is not None:
        p.heard.append(("group", who, colour, size))
    if colour == n.YELLOW:
        advance(p, who, cards.GROUP_STEPS[size])
    elif colour == n.RED and who == YOU:  # blue points are computed in scoring
        earn(p, cards.GROUP_KRONES[size])
