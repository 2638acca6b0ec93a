"""How does it stand?  A guess at the final margin, for a player who looks one step ahead.

The points as if the game ended now, and what is likely to come of what lies there: krones buy rooms; prepared rooms
will be occupied, as many as there are turns left; a started group, row or column is worth part of its reward; marks
that the Emperor's next visit needs are worth part of the penalty; and what is still pending in this turn, the die just
taken above all, is worth the best that can be done with it.  All of it fades towards the end of the game.
"""

from math import sqrt
from typing import Final

from tableforone.games.high_season.cards import (
    COLOUR,
    COLUMN_OF,
    ENDGAME,
    FLOOR,
    FLOOR_VP,
    FREE,
    GAIN,
    GROUP,
    GROUP_VP,
    GROUPS,
    LINE_ROOMS,
    LINE_VP,
    MAY_EARN,
    MAY_HIRE,
    MAY_OCCUPY,
    MAY_PREPARE,
    MAY_STEP,
    OCCUPY,
    OCCUPY_COST,
    PERMANENT,
    PREPARE,
    PREPARE_COST,
    ROUNDS,
    ROW_FIRST_VP,
    ROW_NEEDED,
    ROW_OF,
    ROW_PENALTY,
    ROW_SPACES,
    SPACE_OPTIONS,
    STAFF_COST,
    STAFF_TIMING,
    STRIPS,
)
from tableforone.games.high_season.cards import DOOR as DOOR_BONUS
from tableforone.games.high_season.means import effect_of, hirable, maids, occupiable, preparable
from tableforone.games.high_season.position import MAIN, MORE, RALPH, USE, YOU, HighSeason, turn_of
from tableforone.games.high_season.scoring import member_points, money_points, scores

KRONE: Final = 0.45  # early in the game; at the end a third of a point
STEP_WORTH: Final = 1.1
PREPARED: Final = 0.6  # of what the room will bring
BY_COLOUR: Final = (1.0, 0.6, 0.7)  # a group's worth against a blue one of its size
STAFF_WORTH: Final = 1.1  # points for each krone of the price of a permanent member, early in the game
MEMBER_WORTH: Final = 0.95  # the same for a member who scores at the end and has not scored yet
BONUS_WORTH: Final = 0.6  # of the best that a pending bonus can do


def estimate(p: HighSeason) -> float:
    """Your points less Ralph's, now, with the worth of what is begun."""
    if p.hotels[YOU] < 0 or p.hotels[RALPH] < 0 or p.strip < 0:
        return 0.0
    mine, his = scores(p)
    if not p.stack:
        return mine - (his or 0)
    left = turns_left(p) / (2 * ROUNDS)
    worth = mine - money_points(p) + p.money * krone(left)
    worth += sqrt(left) * (begun(p) + prepared_worth(p)) + left * staff_worth(p)
    return worth + track_worth(p) + pending_worth(p, left) - (his or 0)


def turns_left(p: HighSeason) -> float:
    return 2 * (ROUNDS - p.round) + (4 - turn_of(p)) / 2


def krone(left: float) -> float:
    return 1 / 3 + (KRONE - 1 / 3) * min(1.0, 2 * left)


# --- what lies there


def begun(p: HighSeason) -> float:
    """Groups and lines in progress: their reward times the square of the part that is done."""
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    won = p.firsts[YOU] | p.firsts[RALPH]
    worth = 0.0
    for group in GROUPS[hotel]:
        done, size = (group & occupied).bit_count(), group.bit_count()
        if 0 < done < size:
            worth += BY_COLOUR[COLOUR[hotel << 5 | group.bit_length() - 1]] * GROUP_VP[size] * (done / size) ** 2
    for line, members in enumerate(LINE_ROOMS):
        done, size = (members & occupied).bit_count(), members.bit_count()
        if 0 < done < size and not won >> line & 1:
            worth += 0.7 * LINE_VP[line] * (done / size) ** 2
    return worth


def room_worth(p: HighSeason, room: int) -> float:
    """What occupying this room would bring: points, its door, and its part of group, row and column."""
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    won = p.firsts[YOU] | p.firsts[RALPH]
    worth = FLOOR_VP[FLOOR[room]] + (1.0 if DOOR_BONUS[hotel << 5 | room] else 0.0)
    group = GROUP[hotel << 5 | room]
    done, size = (group & occupied).bit_count(), group.bit_count()
    worth += BY_COLOUR[COLOUR[hotel << 5 | room]] * GROUP_VP[size] * (2 * done + 1) / size**2
    for line in (ROW_OF[room], COLUMN_OF[room]):
        if not won >> line & 1:
            done, size = (LINE_ROOMS[line] & occupied).bit_count(), LINE_ROOMS[line].bit_count()
            worth += 0.7 * LINE_VP[line] * (2 * done + 1) / size**2
    return worth


def rooms_of(mask: int) -> list[int]:
    return [room for room in range(1, 29) if mask >> room & 1]


def prepared_worth(p: HighSeason) -> float:
    worths = sorted((room_worth(p, room) for room in rooms_of(p.prepared)), reverse=True)
    return PREPARED * sum(worths[: max(1, round(turns_left(p) / 2))])


def staff_worth(p: HighSeason) -> float:
    """Permanent members work on; members who score at the end will score more than now."""
    worth = 0.0
    strip = STRIPS[p.strip]
    for place in range(6):
        if p.staff >> place & 1:
            worth += member_promise(p, strip[place])
    return worth


def member_promise(p: HighSeason, member: int) -> float:
    if STAFF_TIMING[member] == PERMANENT:
        return STAFF_WORTH * STAFF_COST[member]
    if STAFF_TIMING[member] == ENDGAME:
        return MEMBER_WORTH * STAFF_COST[member]
    return 0.0


def track_worth(p: HighSeason) -> float:
    """Rows on the way to be filled first, less the penalties that the visits still to come may bring."""
    worth = 0.0
    for row, last in enumerate((3, 5, 7)):
        if p.round > last:
            continue
        marks = p.track[row]
        if not (p.firsts[YOU] | p.firsts[RALPH]) >> (15 + row) & 1:
            worth += 0.5 * ROW_FIRST_VP[row] * marks / ROW_SPACES[row]
        missing = max(0, ROW_NEEDED[row] - marks) / ROW_NEEDED[row]
        worth += ROW_PENALTY[row] * missing + 0.35 * marks
    return worth


# --- what is pending in this turn


def pending_worth(p: HighSeason, left: float) -> float:
    """The best that can be done with the die just taken, and most of the best of every bonus."""
    worth = 0.0
    for frame in p.stack[-2:]:
        if frame[0] == USE:
            worth += item_worth(p, frame[1], left)
        elif frame[0] == MORE:
            worth += prepare_best(p, 3, 0, frame[1], left)
    return worth + sum(item_worth(p, item, left) for item in p.pending)


def item_worth(p: HighSeason, item: int, left: float) -> float:
    if item == MAIN:
        return main_worth(p, left)
    code = effect_of(p, item)
    kind, colour, discount = code & 7, code >> 3 & 15, code >> 7
    if kind == GAIN:
        return colour * krone(left) + discount * STEP_WORTH
    if kind == PREPARE:
        return BONUS_WORTH * prepare_best(p, colour, discount, 1, left)
    if kind == OCCUPY:
        return BONUS_WORTH * occupy_best(p, colour, discount, left)
    return BONUS_WORTH * hire_best(p, discount, left)


def main_worth(p: HighSeason, left: float) -> float:
    options, strength = SPACE_OPTIONS[p.die], p.strength
    worths = [0.0]
    if options & MAY_STEP:
        worths.append(strength * STEP_WORTH)
    if options & MAY_EARN:
        worths.append(strength * krone(left))
    if options & MAY_PREPARE:
        worths.append(prepare_best(p, 3, 0, strength, left))
    if options & MAY_OCCUPY:
        worths.append(occupy_best(p, 3, strength, left))
    if options & MAY_HIRE:
        worths.append(hire_best(p, strength, left))
    return max(worths)


def occupy_best(p: HighSeason, colour: int, discount: int, left: float) -> float:
    """The best room that can be paid: what it brings beyond its being prepared, less its price."""
    part = 1 - PREPARED * sqrt(left)
    best = 0.0
    for room in rooms_of(occupiable(p, colour, discount, p.money)):
        price = max(0, OCCUPY_COST[FLOOR[room]] - discount)
        best = max(best, part * room_worth(p, room) - price * krone(left))
    return best


def prepare_best(p: HighSeason, colour: int, discount: int, rooms: int, left: float) -> float:
    """The best rooms that can be prepared, one by one, as far as the krones go."""
    free = maids(p)
    worths = []
    for room in rooms_of(preparable(p, colour, discount, p.money)):
        price = 0 if discount == FREE or free >> room & 1 else max(0, PREPARE_COST[FLOOR[room]] - discount)
        worths.append(PREPARED * sqrt(left) * room_worth(p, room) - price * krone(left))
    wanted = max(0, min(rooms, round(turns_left(p) / 2) + 1 - p.prepared.bit_count()))
    return sum(sorted((worth for worth in worths if worth > 0), reverse=True)[:wanted])


def hire_best(p: HighSeason, discount: int, left: float) -> float:
    best = 0.0
    places = hirable(p, discount, p.money)
    for place in range(6):
        if places >> place & 1:
            member = STRIPS[p.strip][place]
            price = max(0, STAFF_COST[member] - discount) * krone(left)
            once = STAFF_WORTH * STAFF_COST[member] if STAFF_TIMING[member] not in (PERMANENT, ENDGAME) else 0.0
            now = member_points(p, member)
            best = max(best, once + now + left * member_promise(p, member) - price)
    return best
