"""Scoring: units for points, end-of-game staff (20.11), final scoring and result (12, 20.10)."""

from collections.abc import Iterable

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Frame, tell
from tableforone.kernel.spec import Result, ScoreLine

from . import boards, cards, decks, moments
from . import numbers as n
from .numbers import NOBODY
from .position import Hotels


def units(p: Hotels, per: int, side: int) -> int:
    """The number of units this side has for a scoring word (appendix A; for Leopold 20.11.1)."""
    occupied = p.occupied if side == YOU else his_occupied(p)
    board = p.board if side == YOU else n.NIGHT
    if per == n.OCCUPIED:
        return occupied.bit_count()
    if per == n.STAFF_PLAYED:
        return p.staff.bit_count() if side == YOU else len(p.his_staff)
    if per == n.ROOM_TILE:
        return p.rooms.bit_count() if side == YOU else p.his_rooms.bit_count()
    if per == n.GROUP_FULL:
        return full(occupied, boards.GROUPS[board])
    if per == n.FLOOR_FULL:
        return full(occupied, boards.FLOORS)
    if per == n.COLUMN_FULL:
        return full(occupied, boards.COLUMNS)
    if per == n.EMPEROR_SPACE:
        return p.emperor if side == YOU else p.his_emperor
    if per == n.OBJECTIVE_CLAIMED:
        return sum(1 for spot in (p.claimed if side == YOU else p.his_claimed) if spot)
    masks = boards.COLOUR_MASK[board]
    reds = (occupied & masks[n.RED]).bit_count()
    blues = (occupied & masks[n.BLUE]).bit_count()
    yellows = (occupied & masks[n.YELLOW]).bit_count()
    if per == n.OCCUPIED_RED:
        return reds
    if per == n.OCCUPIED_BLUE:
        return blues
    if per == n.OCCUPIED_YELLOW:
        return yellows
    if per == n.COLOUR_SET:
        return min(reds, blues, yellows)
    return moments.UNITS[per](p, side)


def his_occupied(p: Hotels) -> int:
    """His tiles, except those reserved for their guests (23.2.2)."""
    return p.his_rooms & ~moments.HIS_VACANT.add_up(p) if p.modules else p.his_rooms


def full(occupied: int, sets: list[int]) -> int:
    """How many of these sets of spaces are fully occupied."""
    many = 0
    for spaces in sets:
        if occupied & spaces == spaces:
            many += 1
    return many


def end_card_points(p: Hotels, card: int, side: int) -> int:
    """The value of an end-of-game staff card for a side (12.2, 20.11.1).

    The Secretary copies the other side's best card.
    """
    if cards.STAFF_SCORING[card] == n.COPY_OPPONENT_END:
        others = end_staff(p, OPPONENT if side == YOU else YOU)
        return max(
            (end_card_points(p, other, side) for other in others if cards.STAFF_SCORING[other] != n.COPY_OPPONENT_END),
            default=0,
        )
    return cards.STAFF_SCORES[card] * units(p, cards.STAFF_SCORING[card], side)


def end_staff(p: Hotels, side: int) -> list[int]:
    """The end-of-game staff cards that a side has in play."""
    if side == OPPONENT:
        return list(p.his_staff)
    return bits(p.staff & decks.ALL_END_STAFF_IN[p.modules])


def end_points(p: Hotels, side: int) -> int:
    """The value of all end-of-game staff of a side."""
    total = 0
    for card in end_staff(p, side):
        total += end_card_points(p, card, side)
    return total


def room_points(occupied: int) -> int:
    """1, 2, 3, 4 points for each occupied room on floor 1, 2, 3, 4 (12.3)."""
    total = 0
    for floor in range(4):
        total += boards.ROOM_POINTS[floor] * (occupied & boards.FLOORS[floor]).bit_count()
    return total


def run_final(p: Hotels, frame: Frame) -> None:
    """The final scoring (12, 20.10.2)."""
    p.points[n.FOR_END_STAFF] = end_points(p, YOU)
    p.points[n.FOR_ROOMS] = room_points(p.occupied)
    p.points[n.FOR_MONEY] = p.money
    p.points[n.FOR_ITEMS] = sum(p.kitchen)
    p.points[n.FOR_CAFE] = -5 * (len(p.cafe) - p.cafe.count(NOBODY))
    p.his_points[n.FOR_END_STAFF] = end_points(p, OPPONENT)
    p.his_points[n.FOR_ROOMS] = room_points(his_occupied(p))
    if p.modules:
        moments.FINAL.happen(p)
    tell(p, ("final", TABLE, sum(p.points), sum(p.his_points), p.modules))


def breakdown(p: Hotels, accounts: Iterable[int]) -> list[ScoreLine]:
    """The score lines for these accounts; empty accounts are left out."""
    both = [ScoreLine(n.ACCOUNTS[each], p.points[each], p.his_points[each]) for each in accounts]
    return [line for line in both if line.mine or line.theirs]


def finale(p: Hotels) -> list[ScoreLine]:
    """The score lines that only the final scoring adds (12)."""
    lines = breakdown(p, (n.FOR_END_STAFF, n.FOR_ROOMS, n.FOR_MONEY, n.FOR_ITEMS, n.FOR_CAFE))
    if p.modules:
        moments.FINAL_LINES.happen(p, lines)
    return lines


def result(p: Hotels) -> Result:
    """The player wins with more points than the opponent; otherwise the opponent wins (20.10.3)."""
    mine, his = sum(p.points), sum(p.his_points)
    lines = tuple(breakdown(p, range(len(n.ACCOUNTS))))
    opponent = n.OPPONENTS[decks.OPPONENT_IN[p.modules]]
    if mine > his:
        return Result("won", mine, his, lines, "won")
    return Result("lost", mine, his, lines, f"lost-to-{opponent.lower()}")


def scores(p: Hotels) -> tuple[int, int | None]:
    return sum(p.points), sum(p.his_points)
