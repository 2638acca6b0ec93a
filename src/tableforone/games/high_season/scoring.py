"""How many points?  Section 8 for you, 9.8 for Ralph."""

from typing import Final

from tableforone.games.high_season.cards import (
    BLUE,
    COLOUR_ROOMS,
    COLOUR_SETS,
    COMPLETE_COLUMNS,
    COMPLETE_GROUPS,
    COMPLETE_ROWS,
    EXTRA_VP,
    FLOOR_ROOMS,
    FLOOR_VP,
    GROUP_VP,
    GROUPS,
    KRONES_PER_VP,
    LINE_ROOMS,
    LINE_VP,
    LOAN_VP,
    RED,
    ROOMS_OF_COLOUR,
    ROOMS_ON_FLOORS,
    ROW_FIRST_VP,
    ROW_PENALTY,
    ROWS,
    STAFF_HIRED,
    STAFF_SCORE,
    STAFF_SCORE_OF,
    STAFF_VP,
    STRIPS,
    YELLOW,
)
from tableforone.games.high_season.position import RALPH, YOU, HighSeason
from tableforone.kernel.spec import Line, Result

OUTCOMES: Final = ("draw", "won", "lost")  # by the sign of the margin


def room_points(p: HighSeason, who: int) -> int:
    """Occupied rooms by floor (8.2.3)."""
    return sum(FLOOR_VP[floor] * (p.occupied[who] & FLOOR_ROOMS[floor]).bit_count() for floor in range(1, 5))


def group_points(p: HighSeason, who: int) -> int:
    """Blue groups; for Ralph red ones too (8.2.2, 9.8.1)."""
    hotel = p.hotels[who]
    counted = COLOUR_ROOMS[hotel << 2 | BLUE]
    if who == RALPH:
        counted |= COLOUR_ROOMS[hotel << 2 | RED]
    occupied = p.occupied[who] & counted
    return sum(GROUP_VP[group.bit_count()] for group in GROUPS[hotel] if not group & ~occupied)


def line_points(p: HighSeason, who: int) -> int:
    """Rows and columns won as the first (8.2.6)."""
    return sum(LINE_VP[line] for line in range(len(LINE_VP)) if p.firsts[who] >> line & 1)


def emperor_points(p: HighSeason, who: int) -> int:
    """First to fill a row, extra spaces, penalties (8.2.4)."""
    points = p.track[who * 4 + 3] * EXTRA_VP
    for row in range(3):
        if p.firsts[who] >> (15 + row) & 1:
            points += ROW_FIRST_VP[row]
        if p.missed[who] >> row & 1:
            points += ROW_PENALTY[row]
    return points


def money_points(p: HighSeason) -> int:
    """Krones left (8.2.5)."""
    return p.money // KRONES_PER_VP


def loan_points(p: HighSeason) -> int:
    """Loans taken (8.2.7)."""
    return sum(LOAN_VP[: p.loans])


def complete_lines(p: HighSeason, first: int, last: int) -> int:
    """How many of these rows or columns of yours are full, first or not."""
    return sum(1 for line in range(first, last) if not LINE_ROOMS[line] & ~p.occupied[YOU])


def member_points(p: HighSeason, member: int) -> int:
    """An end-of-game member (2.3)."""
    kind, vp, of = STAFF_SCORE[member], STAFF_VP[member], STAFF_SCORE_OF[member]
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    if kind == ROOMS_OF_COLOUR:
        return vp * (occupied & COLOUR_ROOMS[hotel << 2 | of]).bit_count()
    if kind == ROOMS_ON_FLOORS:
        return vp * (occupied & of).bit_count()
    if kind == COMPLETE_ROWS:
        return vp * complete_lines(p, 0, 4) + of * complete_lines(p, 4, ROWS)
    if kind == COMPLETE_COLUMNS:
        return vp * complete_lines(p, ROWS, len(LINE_ROOMS))
    if kind == COMPLETE_GROUPS:
        return vp * sum(1 for group in GROUPS[hotel] if not group & ~occupied)
    if kind == STAFF_HIRED:
        return vp * p.staff.bit_count()
    if kind == COLOUR_SETS:
        return vp * min((occupied & COLOUR_ROOMS[hotel << 2 | colour]).bit_count() for colour in (BLUE, RED, YELLOW))
    return 0


def staff_points(p: HighSeason) -> int:
    """All hired end-of-game members (8.2.1)."""
    return sum(member_points(p, STRIPS[p.strip][place]) for place in range(6) if p.staff >> place & 1)


def lines(p: HighSeason) -> list[Line]:
    """The breakdown, in the order of 8.2; what Ralph never scores is None (9.8.2)."""
    return [
        Line("staff", staff_points(p), None),
        Line("groups", group_points(p, YOU), group_points(p, RALPH)),
        Line("rooms", room_points(p, YOU), room_points(p, RALPH)),
        Line("Emperor", emperor_points(p, YOU), emperor_points(p, RALPH)),
        Line("money", money_points(p), None),
        Line("rows and columns", line_points(p, YOU), line_points(p, RALPH)),
        Line("loans", loan_points(p), None),
    ]


def scores(p: HighSeason) -> tuple[int, int | None]:
    """The points if the game ended now: yours and Ralph's."""
    if p.hotels[RALPH] < 0 or p.hotels[YOU] < 0:
        return (0, 0)
    mine = staff_points(p) + group_points(p, YOU) + room_points(p, YOU) + emperor_points(p, YOU)
    mine += money_points(p) + line_points(p, YOU) + loan_points(p)
    return (mine, group_points(p, RALPH) + room_points(p, RALPH) + emperor_points(p, RALPH) + line_points(p, RALPH))


def result(p: HighSeason) -> Result:
    """The higher score wins; equal scores are a draw (8.3, 9.8.4)."""
    parts = lines(p)
    mine = sum(line.mine for line in parts)
    theirs = sum(line.theirs for line in parts if line.theirs is not None)
    outcome = OUTCOMES[(mine > theirs) - (mine < theirs)]
    ending = {"won": "You beat Ralph", "lost": "Ralph wins", "draw": "Neither of you wins: a draw"}[outcome]
    return Result(outcome, mine, theirs, tuple(parts), f"{ending}, {mine} to {theirs} points.")
