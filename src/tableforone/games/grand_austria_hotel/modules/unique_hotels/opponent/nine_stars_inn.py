"""The entrance Nine Stars Inn: tokens for objective symbols, points at the visits (23.3)."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from ....rules import cards
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.entrances import lines_completed

ROW: Final = at.HIS_ROWS[at.NINE_STARS_INN]
MOST: Final[int] = ROW["max_tokens"]
IN_A_ROW: Final[int] = ROW["track_columns"]
ROW_POINTS: Final[list[int]] = ROW["row_vp"]


def his(p: Hotels) -> bool:
    return p.unique[at.HIS] == at.NINE_STARS_INN


def add_star(p: Hotels) -> None:
    """Add a token for an objective symbol on his card (23.3.2)."""
    if his(p):
        p.unique[at.STARS] = min(MOST, p.unique[at.STARS] + 1)
        tell(p, ("star", OPPONENT, p.unique[at.STARS], p.modules))


def remove_stars(p: Hotels, space: int, group: int, complete: bool, parts: list[Frame]) -> None:
    """Remove a token for each floor and column that the player completes (23.3.3)."""
    lines = len(lines_completed(p, space)) if his(p) else 0
    if lines and p.unique[at.STARS]:
        gone = min(lines, p.unique[at.STARS])
        p.unique[at.STARS] -= gone
        tell(p, ("stars gone", YOU, gone, p.unique[at.STARS]))


def track_points(tokens: int) -> int:
    """The points of the lowest row with a token.

    >>> [track_points(n) for n in (0, 1, 3, 4, 6, 7, 9)]
    [0, 5, 5, 10, 10, 15, 15]
    """
    return ROW_POINTS[(tokens - 1) // IN_A_ROW] if tokens else 0


def round_ends(p: Hotels) -> None:
    if his(p) and cards.SCORING_ROUND[p.round] >= 0:
        p.stack.append((m.STARS,))


def run_stars(p: Hotels, frame: Frame) -> None:
    """Score at the end of every Emperor scoring (23.3.4)."""
    points = track_points(p.unique[at.STARS])
    p.his_points[m.FOR_ENTRANCE] += points
    tell(p, ("stars scored", OPPONENT, p.unique[at.STARS], points, p.modules))
