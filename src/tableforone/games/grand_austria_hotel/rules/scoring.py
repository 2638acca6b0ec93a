"""What is it worth?  Requirements of objectives (9), end-of-game staff (12.2, 20.11), final scoring (12)."""

from typing import Final

from tableforone.kernel.frames import Frame

from . import moments
from .cards import (
    ALL_END_STAFF,
    COLOUR_MASK,
    COLUMNS,
    FLOORS,
    GROUPS,
    OBJECTIVE_N,
    OBJECTIVE_TEST,
    ROOM_POINTS,
    STAFF_SCORES,
    STAFF_SCORING,
)
from .numbers import BLUE, FOR_CAFE, FOR_END_STAFF, FOR_ITEMS, FOR_MONEY, FOR_ROOMS, RED, YELLOW
from .position import NOBODY, Hotels

PLAYER: Final = 0
LEOPOLD: Final = 1
NIGHT: Final = 0  # his hotel always shows the night side (20.2.2)

# The numbers of the scoring words, as listed in cards.SCORING.
OCCUPIED: Final = 0
OCCUPIED_RED: Final = 1
OCCUPIED_BLUE: Final = 2
OCCUPIED_YELLOW: Final = 3
ROOM_TILE: Final = 4
GROUP_FULL: Final = 5
FLOOR_FULL: Final = 6
COLUMN_FULL: Final = 7
COLOR_SET: Final = 8
STAFF_PLAYED: Final = 9
OBJECTIVE_CLAIMED: Final = 10
EMPEROR_SPACE: Final = 11
COPY_OPPONENT_END: Final = 13


def units(p: Hotels, per: int, side: int) -> int:
    """How many units of a scoring word this side has (appendix A; for Leopold 20.11.1)."""
    occupied = p.occupied if side == PLAYER else his_occupied(p)
    board = p.board if side == PLAYER else NIGHT
    if per == OCCUPIED:
        return occupied.bit_count()
    if per == STAFF_PLAYED:
        return p.staff.bit_count() if side == PLAYER else len(p.his_staff)
    if per == ROOM_TILE:
        return p.rooms.bit_count() if side == PLAYER else p.his_rooms.bit_count()
    if per == GROUP_FULL:
        return full(occupied, GROUPS[board])
    if per == FLOOR_FULL:
        return full(occupied, FLOORS)
    if per == COLUMN_FULL:
        return full(occupied, COLUMNS)
    if per == EMPEROR_SPACE:
        return p.emperor if side == PLAYER else p.his_emperor
    if per == OBJECTIVE_CLAIMED:
        return sum(1 for spot in (p.claimed if side == PLAYER else p.his_claimed) if spot)
    masks = COLOUR_MASK[board]
    reds = (occupied & masks[RED]).bit_count()
    blues = (occupied & masks[BLUE]).bit_count()
    yellows = (occupied & masks[YELLOW]).bit_count()
    if per == OCCUPIED_RED:
        return reds
    if per == OCCUPIED_BLUE:
        return blues
    if per == OCCUPIED_YELLOW:
        return yellows
    if per == COLOR_SET:
        return min(reds, blues, yellows)
    n: int = moments.UNITS[per](p, side)
    return n


def his_occupied(p: Hotels) -> int:
    """His tiles, but for those that wait for their guests (23.2.2)."""
    return p.his_rooms & ~moments.HIS_VACANT.add_up(p) if p.modules else p.his_rooms


def full(occupied: int, sets: list[int]) -> int:
    """How many of these sets of spaces are fully occupied."""
    n = 0
    for spaces in sets:
        if occupied & spaces == spaces:
            n += 1
    return n


def end_card_points(p: Hotels, card: int, side: int) -> int:
    """What an end-of-game staff card is worth to a side (12.2, 20.11.1); the Secretary copies the other's best."""
    if STAFF_SCORING[card] == COPY_OPPONENT_END:
        others = end_staff(p, LEOPOLD if side == PLAYER else PLAYER)
        return max(
            (end_card_points(p, other, side) for other in others if STAFF_SCORING[other] != COPY_OPPONENT_END),
            default=0,
        )
    return STAFF_SCORES[card] * units(p, STAFF_SCORING[card], side)


def end_staff(p: Hotels, side: int) -> list[int]:
    """The end-of-game staff cards a side has in play."""
    if side == LEOPOLD:
        return p.his_staff
    mask = p.staff & ALL_END_STAFF
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def end_points(p: Hotels, side: int) -> int:
    """What all of a side's end-of-game staff is worth."""
    total = 0
    for card in end_staff(p, side):
        total += end_card_points(p, card, side)
    return total


def meets(p: Hotels, objective: int) -> bool:
    """Does the player meet the requirement of an objective now (9.1, 9.3)?"""
    test = OBJECTIVE_TEST[objective]
    wanted = OBJECTIVE_N[objective]
    n = wanted[0]
    if test == 0:
        return p.money >= n
    if test == 1:
        return p.rooms.bit_count() >= n
    if test == 2:
        return p.staff.bit_count() >= n
    if test == 3:
        return p.emperor >= n
    if test == 4:
        return full(p.occupied, FLOORS) >= n
    if test == 5:
        return full(p.occupied, GROUPS[p.board]) >= n
    if test == 6:
        return full(p.occupied, COLUMNS) >= n
    masks = COLOUR_MASK[p.board]
    if test == 7:
        return full(p.occupied, masks[:3]) > 0
    if test > 8:
        return bool(moments.MEETS[test](p, objective))
    occupied = p.occupied
    return (
        (occupied & masks[BLUE]).bit_count() >= wanted[1]
        and (occupied & masks[RED]).bit_count() >= wanted[2]
        and (occupied & masks[YELLOW]).bit_count() >= wanted[3]
    )


def room_points(occupied: int) -> int:
    """1, 2, 3, 4 points for each occupied room on floor 1, 2, 3, 4 (12.3)."""
    total = 0
    for floor in range(4):
        total += ROOM_POINTS[floor] * (occupied & FLOORS[floor]).bit_count()
    return total


def run_final(p: Hotels, frame: Frame) -> list[int] | None:
    """The final scoring (12, 20.10.2)."""
    p.points[FOR_END_STAFF] = end_points(p, PLAYER)
    p.points[FOR_ROOMS] = room_points(p.occupied)
    p.points[FOR_MONEY] = p.money
    p.points[FOR_ITEMS] = sum(p.kitchen)
    p.points[FOR_CAFE] = -5 * (len(p.cafe) - p.cafe.count(NOBODY))
    p.his_points[FOR_END_STAFF] = end_points(p, LEOPOLD)
    p.his_points[FOR_ROOMS] = room_points(his_occupied(p))
    if p.modules:
        moments.FINAL.happen(p)
    if p.heard is not None:
        p.heard.append(("final", sum(p.points), sum(p.his_points), p.modules))
    return None
