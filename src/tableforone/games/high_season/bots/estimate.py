"""The estimate of the final margin, for the greedy player.

The points as if the game ended now, plus the expected value of what is in progress:

- krones buy rooms;
- prepared rooms will be occupied, limited by the turns left;
- a started group, row or column is worth part of its reward;
- marks that the Emperor's next visit needs are worth part of the penalty;
- what is pending in this turn, mainly the die just taken, is worth its best use.

All of this becomes less towards the end of the game.
"""

from math import sqrt
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.sums import added

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import effect_of
from ..rules.effects import unpacked
from ..rules.flow import turn_of
from ..rules.position import HighSeason
from ..rules.rooms import occupiable, occupy_price, preparable, prepare_price
from ..rules.scoring import member_points, money_points, scores
from ..rules.staff import hirable, hire_price

KRONE: Final = 0.45  # early in the game; a third of a point at the end
STEP_WORTH: Final = 1.1
PREPARED: Final = 0.6  # share of the room's value
# value of a group, relative to a blue one of its size
BY_COLOUR: Final[list[float]] = [1.0, 0.6, 0.7]
STAFF_WORTH: Final = 1.1  # points per krone of a permanent member's price, early in the game
MEMBER_WORTH: Final = 0.95  # the same for an end-of-game member who has not scored yet
BONUS_WORTH: Final = 0.6  # share of a pending bonus's best use


def estimate(p: HighSeason) -> float:
    """Your points minus Ralph's now, plus the value of what is in progress."""
    if p.hotels[YOU] < 0 or p.hotels[OPPONENT] < 0 or p.strip < 0:
        return 0.0
    mine, his = scores(p)
    if not p.stack:
        return mine - his
    left = turns_left(p) / (2 * cards.ROUNDS)
    worth = mine - money_points(p) + p.money * krone(left)
    worth += sqrt(left) * (begun(p) + prepared_worth(p)) + left * staff_worth(p)
    return worth + track_worth(p) + pending_worth(p, left) - his


def turns_left(p: HighSeason) -> float:
    return 2 * (cards.ROUNDS - p.round) + (4 - turn_of(p)) / 2


def krone(left: float) -> float:
    return 1 / 3 + (KRONE - 1 / 3) * min(1.0, 2 * left)


# --- the table


def begun(p: HighSeason) -> float:
    """Groups and lines in progress: their reward times the square of the completed share."""
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    won = p.firsts[YOU] | p.firsts[OPPONENT]
    worth = 0.0
    for group in cards.GROUPS[hotel]:
        done, size = (group & occupied).bit_count(), group.bit_count()
        if 0 < done < size:
            colour = cards.COLOUR[hotel << 5 | group.bit_length() - 1]
            worth += BY_COLOUR[colour] * cards.GROUP_VP[size] * (done / size) ** 2
    for line, members in enumerate(cards.LINE_ROOMS):
        done, size = (members & occupied).bit_count(), members.bit_count()
        if 0 < done < size and not won >> line & 1:
            worth += 0.7 * cards.LINE_VP[line] * (done / size) ** 2
    return worth


def room_worth(p: HighSeason, room: int) -> float:
    """The value of occupying this room: points, its door, its share of group, row and column."""
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    won = p.firsts[YOU] | p.firsts[OPPONENT]
    worth = cards.FLOOR_VP[cards.FLOOR[room]] + (1.0 if cards.DOOR_BONUS[hotel << 5 | room] else 0.0)
    group = cards.GROUP[hotel << 5 | room]
    done, size = (group & occupied).bit_count(), group.bit_count()
    worth += BY_COLOUR[cards.COLOUR[hotel << 5 | room]] * cards.GROUP_VP[size] * (2 * done + 1) / size**2
    for line in (cards.ROW_OF[room], cards.COLUMN_OF[room]):
        if not won >> line & 1:
            done, size = (cards.LINE_ROOMS[line] & occupied).bit_count(), cards.LINE_ROOMS[line].bit_count()
            worth += 0.7 * cards.LINE_VP[line] * (2 * done + 1) / size**2
    return worth


def prepared_worth(p: HighSeason) -> float:
    worths = sorted([room_worth(p, room) for room in bits(p.prepared)], reverse=True)
    return PREPARED * added(worths[: max(1, round(turns_left(p) / 2))])


def staff_worth(p: HighSeason) -> float:
    """Permanent members keep working; end-of-game members will score more than now."""
    strip = cards.STRIPS[p.strip]
    return added([member_promise(strip[place]) for place in bits(p.staff)])


def member_promise(member: int) -> float:
    if cards.STAFF_TIMING[member] == n.PERMANENT:
        return STAFF_WORTH * cards.STAFF_COST[member]
    if cards.STAFF_TIMING[member] == n.ENDGAME:
        return MEMBER_WORTH * cards.STAFF_COST[member]
    return 0.0


def track_worth(p: HighSeason) -> float:
    """The value of leading in rows, minus possible penalties of the visits to come."""
    worth = 0.0
    for row, last in enumerate(cards.TRACK_VISIT):
        if p.round > last:
            continue
        marks = p.track[row]
        if not (p.firsts[YOU] | p.firsts[OPPONENT]) >> (n.EMPEROR_RACE + row) & 1:
            worth += 0.5 * cards.TRACK_FIRST_VP[row] * marks / cards.TRACK_SPACES[row]
        missing = max(0, cards.TRACK_NEEDED[row] - marks) / cards.TRACK_NEEDED[row]
        worth += cards.TRACK_PENALTY[row] * missing + 0.35 * marks
    return worth


# --- pending in this turn


def pending_worth(p: HighSeason, left: float) -> float:
    """The value of the best use of the die just taken, and most of each bonus's best use."""
    worth = 0.0
    for frame in p.stack[-2:]:
        if frame[0] == n.USE:
            worth += item_worth(p, frame[1], left)
        elif frame[0] == n.MORE:
            worth += prepare_best(p, n.ANY, 0, frame[1], left)
    return worth + added([item_worth(p, item, left) for item in p.pending])


def item_worth(p: HighSeason, item: int, left: float) -> float:
    if item == n.MAIN:
        return main_worth(p, left)
    effect = unpacked(effect_of(p, item))
    if effect.kind == n.GAIN:
        return effect.krones * krone(left) + effect.steps * STEP_WORTH
    if effect.kind == n.PREPARE:
        return BONUS_WORTH * prepare_best(p, effect.colour, effect.discount, 1, left)
    if effect.kind == n.OCCUPY:
        return BONUS_WORTH * occupy_best(p, effect.colour, effect.discount, left)
    return BONUS_WORTH * hire_best(p, effect.discount, left)


def main_worth(p: HighSeason, left: float) -> float:
    options, strength = cards.SPACE_OPTIONS[p.die], p.strength
    worths = [0.0]
    if options & n.MAY_STEP:
        worths.append(strength * STEP_WORTH)
    if options & n.MAY_EARN:
        worths.append(strength * krone(left))
    if options & n.MAY_PREPARE:
        worths.append(prepare_best(p, n.ANY, 0, strength, left))
    if options & n.MAY_OCCUPY:
        worths.append(occupy_best(p, n.ANY, strength, left))
    if options & n.MAY_HIRE:
        worths.append(hire_best(p, strength, left))
    return max(worths)


def occupy_best(p: HighSeason, colour: int, discount: int, left: float) -> float:
    """The value of the best affordable room, beyond being prepared and minus its price."""
    part = 1 - PREPARED * sqrt(left)
    best = 0.0
    for room in bits(occupiable(p, colour, discount, p.money)):
        best = max(best, part * room_worth(p, room) - occupy_price(room, discount) * krone(left))
    return best


def prepare_best(p: HighSeason, colour: int, discount: int, rooms: int, left: float) -> float:
    """The value of the best rooms to prepare, one by one, as far as the krones last."""
    worths: list[float] = []
    for room in bits(preparable(p, colour, discount, p.money)):
        price = prepare_price(p, room, discount)
        worths.append(PREPARED * sqrt(left) * room_worth(p, room) - price * krone(left))
    wanted = max(0, min(rooms, round(turns_left(p) / 2) + 1 - p.prepared.bit_count()))
    return added(sorted([worth for worth in worths if worth > 0], reverse=True)[:wanted])


def hire_best(p: HighSeason, discount: int, left: float) -> float:
    best = 0.0
    for place in bits(hirable(p, discount, p.money)):
        member = cards.STRIPS[p.strip][place]
        price = hire_price(member, discount) * krone(left)
        once = STAFF_WORTH * cards.STAFF_COST[member] if cards.STAFF_TIMING[member] == n.ONCE else 0.0
        now = member_points(p, member)
        best = max(best, once + now + left * member_promise(member) - price)
    return best
