"""Ballroom scoring of module 1, after the Emperor's visits, for both sides (14.8, 14.9, 21.7)."""

from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import TABLE, Frame, tell

from ....rules.cards import SCORING_ROUND
from ....rules.gains import score
from ....rules.moments import Happening
from ....rules.position import Hotels
from ...common.rules import numbers as m
from .places import HERS, MINE, ROOM, ROWS, rows_of

# a hook for other modules: (the player's dancers, the opponent's)
BALLROOM_SCORED: Final[Happening[int, int]] = Happening()
RULES: Final[list[Data]] = [row["scoring"] for row in ROWS]
NOBODY_THERE: Final[list[int]] = [row["no_dancer"] for row in ROWS]


def points(room: int, own: list[int], other: list[int]) -> int:
    """The points of one side in a ballroom, from both sides' dancers by row.

    >>> points(0, [1, 0, 1], [0, 0, 0]), points(1, [2, 1, 0], [1, 1, 0]), points(1, [1, 1, 0], [2, 1, 0])
    (6, 11, 6)
    """
    dancers, theirs = sum(own), sum(other)
    rule = RULES[room]
    if not dancers:
        return NOBODY_THERE[room]
    if rule["score"] == "dancers_times_highest_row":  # 14.8.1
        return dancers * max(row + 1 for row in range(3) if own[row])
    if rule["score"] == "row_majority":  # 14.8.2
        return sum(rank(own[row], other[row], rule["first"], rule["second"]) for row in range(3))
    if rule["score"] == "table":  # 14.8.3
        table: list[int] = rule["vp"]
        return table[min(dancers, len(table) - 1)]
    if rule["score"] == "rank":  # 14.8.4
        first, second = rule["two_players"]
        return rank(dancers, theirs, first, second)
    pair: int = rule["vp"]
    return dancers // 2 * pair  # 14.8.5


def rank(own: int, other: int, first: int, second: int) -> int:
    """Points for most and second most; a tie shares both, rounded down (14.8.6)."""
    if not own:
        return 0
    if own == other:
        return (first + second) // 2
    return first if own > other else second


def score_ballroom(p: Hotels, place: int) -> None:
    room = p.ball[ROOM + place]
    own, other = rows_of(p, place, MINE), rows_of(p, place, HERS)
    mine, hers = points(room, own, other), points(room, other, own)
    tell(p, ("ballroom", TABLE, room, sum(own), mine, sum(other), hers))
    score(p, mine, m.FOR_BALLROOMS)
    p.his_points[m.FOR_BALLROOMS] += hers
    BALLROOM_SCORED.happen(p, sum(own), sum(other))


def round_ends(p: Hotels) -> None:
    """Score left, middle, right after the Emperor's visit in round 3, 5, 7."""
    place = SCORING_ROUND[p.round]
    if place >= 0:
        p.stack.append((m.BALL_SCORING, place))


def run_scoring(p: Hotels, frame: Frame) -> None:
    score_ballroom(p, frame[1])
