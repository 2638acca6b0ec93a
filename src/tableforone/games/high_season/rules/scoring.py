"""Scoring: section 8 for you, 9.8 for Ralph."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.spec import Result, ScoreLine

from . import cards
from . import numbers as n
from .position import HighSeason

OUTCOMES: Final = ("draw", "won", "lost")  # by the sign of the margin


def room_points(p: HighSeason, who: int) -> int:
    """Points for occupied rooms, by floor (8.2.3)."""
    points = 0  # not sum(): a computer player asks for this thousands of times a second
    for floor in range(1, 5):
        points += cards.FLOOR_VP[floor] * (p.occupied[who] & cards.FLOOR_ROOMS[floor]).bit_count()
    return points


def group_points(p: HighSeason, who: int) -> int:
    """Points for blue groups; for Ralph also red ones (8.2.2, 9.8.1)."""
    hotel = p.hotels[who]
    counted = cards.COLOUR_ROOMS[hotel << 2 | n.BLUE]
    if who == OPPONENT:
        counted |= cards.COLOUR_ROOMS[hotel << 2 | n.RED]
    vacant = ~(p.occupied[who] & counted)
    points = 0
    for group in cards.GROUPS[hotel]:
        if not group & vacant:
            points += cards.GROUP_VP[group.bit_count()]
    return points


def line_points(p: HighSeason, who: int) -> int:
    """Points for rows and columns that this side filled first (8.2.6)."""
    return sum(cards.LINE_VP[line] for line in range(len(cards.LINE_VP)) if p.firsts[who] >> line & 1)


def emperor_points(p: HighSeason, who: int) -> int:
    """Points for filling a row first, extra spaces, and penalties (8.2.4)."""
    points = p.track[who * 4 + 3] * cards.EXTRA_VP
    for row in range(3):
        if p.firsts[who] >> (n.EMPEROR_RACE + row) & 1:
            points += cards.TRACK_FIRST_VP[row]
        if p.missed[who] >> row & 1:
            points += cards.TRACK_PENALTY[row]
    return points


def money_points(p: HighSeason) -> int:
    """Points for krones left (8.2.5)."""
    return p.money // cards.KRONES_PER_VP


def loan_points(p: HighSeason) -> int:
    """Points lost for loans (8.2.7)."""
    return sum(cards.LOAN_VP[: p.loans])


def complete_lines(p: HighSeason, first: int, last: int) -> int:
    """The number of your full rows or columns in this range, first or not."""
    return sum(1 for line in range(first, last) if not cards.LINE_ROOMS[line] & ~p.occupied[YOU])


def member_points(p: HighSeason, member: int) -> int:
    """Points for an end-of-game member (2.3)."""
    kind, vp, of = cards.STAFF_SCORE[member], cards.STAFF_VP[member], cards.STAFF_SCORE_OF[member]
    occupied, hotel = p.occupied[YOU], p.hotels[YOU]
    if kind == n.ROOMS_OF_COLOUR:
        return vp * (occupied & cards.COLOUR_ROOMS[hotel << 2 | of]).bit_count()
    if kind == n.ROOMS_ON_FLOORS:
        return vp * (occupied & of).bit_count()
    if kind == n.COMPLETE_ROWS:
        return vp * complete_lines(p, 0, 4) + of * complete_lines(p, 4, cards.ROWS)
    if kind == n.COMPLETE_COLUMNS:
        return vp * complete_lines(p, cards.ROWS, len(cards.LINE_ROOMS))
    if kind == n.COMPLETE_GROUPS:
        return vp * sum(1 for group in cards.GROUPS[hotel] if not group & ~occupied)
    if kind == n.STAFF_HIRED:
        return vp * p.staff.bit_count()
    if kind == n.COLOUR_SETS:
        colours = (n.BLUE, n.RED, n.YELLOW)
        return vp * min((occupied & cards.COLOUR_ROOMS[hotel << 2 | colour]).bit_count() for colour in colours)
    return 0


def staff_points(p: HighSeason) -> int:
    """Points for all hired end-of-game members (8.2.1)."""
    return sum(member_points(p, cards.STRIPS[p.strip][place]) for place in range(6) if p.staff >> place & 1)


def breakdown(p: HighSeason) -> list[ScoreLine]:
    """The score lines in the order of 8.2; None for what Ralph never scores (9.8.2)."""
    return [
        ScoreLine("staff", staff_points(p), None),
        ScoreLine("groups", group_points(p, YOU), group_points(p, OPPONENT)),
        ScoreLine("rooms", room_points(p, YOU), room_points(p, OPPONENT)),
        ScoreLine("emperor", emperor_points(p, YOU), emperor_points(p, OPPONENT)),
        ScoreLine("money", money_points(p), None),
        ScoreLine("lines", line_points(p, YOU), line_points(p, OPPONENT)),
        ScoreLine("loans", loan_points(p), None),
    ]


def scores(p: HighSeason) -> tuple[int, int]:
    """The points if the game ended now: yours and Ralph's."""
    if p.hotels[OPPONENT] < 0 or p.hotels[YOU] < 0:
        return (0, 0)
    return (both_score(p, YOU) + staff_points(p) + money_points(p) + loan_points(p), both_score(p, OPPONENT))


def both_score(p: HighSeason, who: int) -> int:
    """Points from the sources that you and Ralph share (9.8.1)."""
    return group_points(p, who) + room_points(p, who) + emperor_points(p, who) + line_points(p, who)


def result(p: HighSeason) -> Result:
    """The higher score wins; equal scores are a draw (8.3, 9.8.4)."""
    return compared(*scores(p), tuple(breakdown(p)))


def compared(mine: int, theirs: int, parts: tuple[ScoreLine, ...]) -> Result:
    outcome = OUTCOMES[(mine > theirs) - (mine < theirs)]
    return Result(outcome, mine, theirs, parts, outcome)
