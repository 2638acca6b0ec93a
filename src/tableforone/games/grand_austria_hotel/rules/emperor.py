"""What does the Emperor do?  Scoring, retreat, reward or penalty at the end of rounds 3, 5 and 7 (10, 20.10.1)."""

from typing import Final

from tableforone.kernel.frames import Frame

from . import moments
from .cards import (
    ALL_END_STAFF,
    EMPEROR_POINTS,
    ON_REWARD,
    RETREAT,
    REWARD_FROM,
    SCORING_ROUND,
    STAFF_EFFECTS,
    TILE_PENALTY,
    TILE_REWARD,
    UP_TO_FLOOR,
    WAIVE_COST,
    WAIVE_PENALTY,
)
from .edition import guest_order
from .gains import pay, push_parts, score
from .numbers import (
    FOR_EMPEROR,
    FOR_PENALTIES,
    KINDS,
    PENALTY,
    REMOVE_END_STAFF,
    REMOVE_OCCUPIED,
    REMOVE_VACANT,
    RETURN_HAND,
    WAIVE,
)
from .position import NOBODY, Hotels
from .rooms import answers_of, highest_floor
from .scoring import PLAYER, STAFF_PLAYED, units

# The numbers of the penalties, as listed in cards.PENALTIES.
PAY_MONEY: Final = 0
EMPTY_KITCHEN: Final = 1
EMPTY_KITCHEN_AND_GUESTS: Final = 2
RETURN_CARDS: Final = 3
VACANT_ROOMS: Final = 4
LOSE_POINTS: Final = 5
OCCUPIED_ROOMS: Final = 6
LOSE_PER_STAFF: Final = 7
END_STAFF_CARD: Final = 8


def emperor_scoring(p: Hotels) -> None:
    """Both score and retreat; only the player is rewarded or punished (10.1-10.3, 20.10.1)."""
    place = SCORING_ROUND[p.round]
    if place < 0:
        return
    if p.heard is not None:
        p.heard.append(("emperor visits", p.emperor, p.his_emperor, RETREAT[p.round], p.modules))
    score(p, EMPEROR_POINTS[p.emperor], FOR_EMPEROR)
    p.his_points[FOR_EMPEROR] += EMPEROR_POINTS[p.his_emperor]
    p.emperor = max(0, p.emperor - RETREAT[p.round])
    p.his_emperor = max(0, p.his_emperor - RETREAT[p.round])
    tile = p.tiles[place]
    if p.emperor >= REWARD_FROM:
        reward(p, tile)
    elif p.emperor == 0:
        p.stack.append((WAIVE, tile))


def reward(p: Hotels, tile: int) -> None:
    if p.heard is not None:
        p.heard.append(("reward", tile))
    parts = list(TILE_REWARD[tile])
    for card in ON_REWARD:
        if p.staff >> card & 1:
            parts.extend(STAFF_EFFECTS[card])  # also when the reward is declined (10.5)
    push_parts(p, parts)


def ask_waive(p: Hotels, frame: Frame) -> list[int] | None:
    """The Conference Manager may pay a krone to ignore the penalty (8.8)."""
    if p.staff & WAIVE_PENALTY and p.money >= WAIVE_COST:
        return [0, 1]
    p.stack.append((PENALTY, frame[1]))
    return None


def answer_waive(p: Hotels, frame: Frame, waived: int) -> None:
    if waived:
        p.money -= WAIVE_COST
        if p.heard is not None:
            p.heard.append(("waived", frame[1]))
    else:
        p.stack.append((PENALTY, frame[1]))


def run_penalty(p: Hotels, frame: Frame) -> list[int] | None:
    """The penalty of a tile; the printed loss of points only where the first part is impossible (10.6)."""
    tile: int = frame[1]
    kind, n, instead = TILE_PENALTY[tile]
    if p.heard is not None:
        p.heard.append(("penalty", tile))
    if kind == PAY_MONEY:
        if p.money >= n:
            pay(p, n)
        else:
            score(p, -instead, FOR_PENALTIES)
    elif kind == EMPTY_KITCHEN or kind == EMPTY_KITCHEN_AND_GUESTS:
        empty_kitchen(p)
        if kind == EMPTY_KITCHEN_AND_GUESTS:
            empty_orders(p)
    elif kind == RETURN_CARDS:
        punish(p, len(p.hand) >= n, (RETURN_HAND, n), instead)
    elif kind == VACANT_ROOMS:
        punish(p, (p.rooms & ~p.occupied).bit_count() >= n, (REMOVE_VACANT, n), instead)
    elif kind == LOSE_POINTS:
        score(p, -n, FOR_PENALTIES)
    elif kind == OCCUPIED_ROOMS:
        p.stack.append((REMOVE_OCCUPIED, 4, 2))
    elif kind == LOSE_PER_STAFF:
        score(p, -n * units(p, STAFF_PLAYED, PLAYER), FOR_PENALTIES)
    elif kind == END_STAFF_CARD:
        punish(p, p.staff & ALL_END_STAFF != 0, (REMOVE_END_STAFF,), instead)
    else:
        moments.PENALTIES[kind](p, tile)
    return None


def punish(p: Hotels, possible: bool, frame: Frame, instead: int) -> None:
    if possible:
        p.stack.append(frame)
    else:
        score(p, -instead, FOR_PENALTIES)


def empty_kitchen(p: Hotels) -> None:
    """Dishes and drinks, not champagne (10.6.2)."""
    p.kitchen[:4] = [0, 0, 0, 0]


def empty_orders(p: Hotels) -> None:
    """What lies on the guests' orders goes back to the supply, champagne excepted (10.6.1, 10.6.2)."""
    for table in range(len(p.cafe)):
        guest = p.cafe[table]
        if guest != NOBODY:
            for kind in range(4):
                p.needs[table * KINDS + kind] = guest_order(p, guest)[kind]
            p.short[table] = sum(p.needs[table * KINDS : table * KINDS + KINDS])


def ask_return_hand(p: Hotels, frame: Frame) -> list[int] | None:
    return p.hand[:] if frame[1] else None


def answer_return_hand(p: Hotels, frame: Frame, card: int) -> None:
    p.hand.remove(card)
    p.under.append(card)
    p.stack.append((RETURN_HAND, frame[1] - 1))


def ask_remove_vacant(p: Hotels, frame: Frame) -> list[int] | None:
    """Each from the highest floor that has a vacant room at that time (10.6.1)."""
    return answers_of(highest_floor(p.rooms & ~p.occupied), 0) if frame[1] else None


def answer_remove_vacant(p: Hotels, frame: Frame, space: int) -> None:
    remove_room(p, space)
    p.stack.append((REMOVE_VACANT, frame[1] - 1))


def ask_remove_occupied(p: Hotels, frame: Frame) -> list[int] | None:
    """One of the highest floor with an occupied room, then one of the next lower floor with one (10.6.1)."""
    return (answers_of(highest_floor(p.occupied & UP_TO_FLOOR[frame[1]]), 0) or None) if frame[2] else None


def answer_remove_occupied(p: Hotels, frame: Frame, space: int) -> None:
    remove_room(p, space)
    p.stack.append((REMOVE_OCCUPIED, space // 5, frame[2] - 1))


def remove_room(p: Hotels, space: int) -> None:
    p.rooms &= ~(1 << space)
    p.occupied &= ~(1 << space)
    if p.heard is not None:
        p.heard.append(("remove room", space))


def ask_remove_end_staff(p: Hotels, frame: Frame) -> list[int] | None:
    return answers_of(p.staff & ALL_END_STAFF, 0)


def answer_remove_end_staff(p: Hotels, frame: Frame, card: int) -> None:
    p.staff &= ~(1 << card)
    if p.heard is not None:
        p.heard.append(("remove staff", card))
