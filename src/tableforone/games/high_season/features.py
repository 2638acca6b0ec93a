"""How does it stand?  A guess at the final margin, for a player who looks one step ahead.

The points as if the game ended now, and what is likely to come of what lies there: krones buy rooms, prepared rooms
will be occupied, a started group, row or column is worth part of its reward, Emperor marks short of what the next visit
needs are worth part of the penalty; all of it fading towards the end of the game.
"""

from typing import Final

from tableforone.games.high_season.cards import (
    COLOUR,
    FLOOR_ROOMS,
    FLOOR_VP,
    GROUP_VP,
    GROUPS,
    LINE_ROOMS,
    LINE_VP,
    ROUNDS,
    ROW_NEEDED,
    ROW_PENALTY,
    STAFF_COST,
    STAFF_TIMING,
    STRIPS,
)
from tableforone.games.high_season.position import RALPH, YOU, HighSeason
from tableforone.games.high_season.scoring import scores

KRONE: Final = 0.55
PREPARED: Final = 0.55  # of the room's points, plus what it saves
BY_COLOUR: Final = (1.0, 0.7, 0.8)  # a group's worth against a blue one of its size
PERMANENT: Final = 0.8  # points per krone of a permanent member's price, early in the game


def estimate(p: HighSeason) -> float:
    """Your points less Ralph's, now, with the worth of what is begun."""
    if p.hotels[YOU] < 0 or p.hotels[RALPH] < 0 or p.strip < 0:
        return 0.0
    mine, his = scores(p)
    left = max(0, ROUNDS - p.round + (4 - p.turn) / 4) / ROUNDS if p.stack else 0.0
    worth = krones_worth(p) + begun(p) + prepared_worth(p) + permanent_worth(p)
    return mine - (his or 0) + left * worth - visit_risk(p)


def krones_worth(p: HighSeason) -> float:
    return KRONE * min(p.money, 14) + 0.1 * max(0, p.money - 14)


def prepared_worth(p: HighSeason) -> float:
    return sum(PREPARED * (0.5 + FLOOR_VP[f]) * (p.prepared & FLOOR_ROOMS[f]).bit_count() for f in range(1, 5))


def begun(p: HighSeason) -> float:
    """Groups and lines in progress: their reward times the square of the part that is done."""
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    won = p.firsts[YOU] | p.firsts[RALPH]
    worth = 0.0
    for group in GROUPS[hotel]:
        done, size = (group & occupied).bit_count(), group.bit_count()
        if 0 < done < size:
            worth += BY_COLOUR[COLOUR[hotel << 5 | group.bit_length() - 1]] * GROUP_VP[size] * (done / size) ** 2
    for line, rooms in enumerate(LINE_ROOMS):
        done, size = (rooms & occupied).bit_count(), rooms.bit_count()
        if 0 < done < size and not won >> line & 1:
            worth += 0.7 * LINE_VP[line] * (done / size) ** 2
    return worth


def permanent_worth(p: HighSeason) -> float:
    strip = STRIPS[p.strip]
    hired = [strip[place] for place in range(6) if p.staff >> place & 1]
    return sum(PERMANENT * STAFF_COST[member] for member in hired if STAFF_TIMING[member] == 0)


def visit_risk(p: HighSeason) -> float:
    """Expected penalties of the visits still to come: the fewer marks are missing, the smaller."""
    risk = 0.0
    for row, last in enumerate((3, 5, 7)):
        if p.round <= last and p.stack:
            missing = max(0, ROW_NEEDED[row] - p.track[row])
            risk += -ROW_PENALTY[row] * missing / ROW_NEEDED[row] * (1.0 if p.round >= last - 1 else 0.6)
    return risk
