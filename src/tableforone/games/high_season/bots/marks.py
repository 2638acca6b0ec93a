"""Additional inputs for a net that combine several fields: groups, lines, staff, rooms."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU

from ..rules import cards
from ..rules.position import HighSeason
from ..rules.scoring import scores
from . import estimate as e

TURNS: Final = 0
MONEY: Final = TURNS + 16
DIE: Final = MONEY + 8 * 20
STAFF: Final = DIE + 7 * 8
TIMED_STAFF: Final = STAFF + 8 * 6
GROUP: Final = TIMED_STAFF + 8 * 6 * 8
OF_GROUP: Final = 25  # occupied and prepared rooms, up to four each
KINDS: Final = 3 * 5
TIMES: Final = 3
HIS_GROUP: Final = GROUP + KINDS * OF_GROUP * TIMES
LINE: Final = HIS_GROUP + KINDS * 5 * TIMES
HIS_LINE: Final = LINE + 15 * 32
READY: Final = HIS_LINE + 15 * 8
COLOUR: Final = READY + 3 * 4 * TIMES
HIS_COLOUR: Final = COLOUR + 3 * 16
FLOOR: Final = HIS_COLOUR + 3 * 16
DOOR: Final = FLOOR + 2 * 4 * 8
DOORS: Final = 8
MISSING: Final = DOOR + DOORS * 4 * TIMES
CHEAP: Final = MISSING + 3 * 8
MARKS: Final = CHEAP + 8 * 8
# fields with too little information
OVERLOOKED: Final = frozenset({"faces"})
# few features: a net of twice the width still fits into its file
NET_WIDTH: Final = 256


def standing(p: HighSeason) -> tuple[int, int]:
    """Points if the game ended now."""
    return scores(p) if p.strip >= 0 else (0, 0)


def marks(p: HighSeason) -> list[int]:
    if p.hotels[YOU] < 0 or p.hotels[OPPONENT] < 0 or p.strip < 0:
        return []
    turns = int(e.turns_left(p))
    found: list[int] = [TURNS + min(15, turns), MONEY + p.round * 20 + min(19, p.money)]
    found.append(DIE + p.die * 8 + min(7, p.strength))
    for place in bits(p.staff):
        found.append(STAFF + p.strip * 6 + place)
        found.append(TIMED_STAFF + (p.strip * 6 + place) * 8 + p.round)
    groups(p, found)
    lines(p, found)
    rooms(p, found)
    for row in range(3):
        if p.round <= cards.TRACK_VISIT[row]:
            found.append(MISSING + row * 8 + min(7, max(0, cards.TRACK_NEEDED[row] - p.track[row])))
    return found


def groups(p: HighSeason, found: list[int]) -> None:
    """Groups by colour and size: occupied and prepared rooms, and how many are alike."""
    for who in range(2):
        occupied, hotel = p.occupied[who], p.hotels[who]
        first, states = (GROUP, OF_GROUP) if who == YOU else (HIS_GROUP, 5)
        times = [0] * (KINDS * states)
        for group in cards.GROUPS[hotel]:
            state = min(4, (group & occupied).bit_count())
            if who == YOU:
                state = state * 5 + min(4, (group & p.prepared).bit_count())
            if state:
                colour = cards.COLOUR[hotel << 5 | group.bit_length() - 1]
                kind = (colour * 5 + min(4, group.bit_count())) * states + state
                found.append(first + kind * TIMES + min(TIMES - 1, times[kind]))
                times[kind] += 1


def lines(p: HighSeason, found: list[int]) -> None:
    """Rows and columns that neither side has filled yet."""
    won = p.firsts[YOU] | p.firsts[OPPONENT]
    for line in range(len(cards.LINE_ROOMS)):
        if not won >> line & 1:
            rooms_of = cards.LINE_ROOMS[line]
            here, ready = (rooms_of & p.occupied[YOU]).bit_count(), (rooms_of & p.prepared).bit_count()
            found.append(LINE + line * 32 + min(7, here) * 4 + min(3, ready))
            found.append(HIS_LINE + line * 8 + min(7, (rooms_of & p.occupied[OPPONENT]).bit_count()))


def rooms(p: HighSeason, found: list[int]) -> None:
    hotel, his = p.hotels[YOU], p.hotels[OPPONENT]
    times = [0] * 12
    doors = [0] * (DOORS * 4)
    for room in bits(p.prepared):
        kind = cards.COLOUR[hotel << 5 | room] * 4 + cards.FLOOR[room] - 1
        found.append(READY + kind * TIMES + min(TIMES - 1, times[kind]))
        times[kind] += 1
        bonus = cards.DOOR_BONUS[hotel << 5 | room]
        if bonus:
            door = (bonus & DOORS - 1) * 4 + cards.FLOOR[room] - 1
            found.append(DOOR + door * TIMES + min(TIMES - 1, doors[door]))
            doors[door] += 1
    for colour in range(3):
        mine = (p.occupied[YOU] & cards.COLOUR_ROOMS[hotel << 2 | colour]).bit_count()
        found.append(COLOUR + colour * 16 + min(15, mine))
        theirs = (p.occupied[OPPONENT] & cards.COLOUR_ROOMS[his << 2 | colour]).bit_count()
        found.append(HIS_COLOUR + colour * 16 + min(15, theirs))
    for who in range(2):
        for floor in range(1, 5):
            many = (p.occupied[who] & cards.FLOOR_ROOMS[floor]).bit_count()
            found.append(FLOOR + (who * 4 + floor - 1) * 8 + min(7, many))
    payable = p.prepared & cards.OCCUPY_WITH[min(63, p.money)]
    found.append(CHEAP + min(7, payable.bit_count()) * 8 + min(7, p.prepared.bit_count()))
