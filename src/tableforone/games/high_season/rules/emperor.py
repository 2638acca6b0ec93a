"""The Emperor track: marks, the first to fill a row (7.1), visits (7.2)."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, tell

from . import cards
from . import numbers as n
from .cards import ACTIVE_ROW, BONUS_AT, TRACK_SPACES
from .position import HighSeason

# row << 3 | space: whether it has a bonus or is the last of its row
SAYS_SOMETHING: Final[list[bool]] = [
    at < 3 << 3 and (BONUS_AT[at] >= 0 or at & 7 == TRACK_SPACES[at >> 3]) for at in range(32)
]


def advance(p: HighSeason, who: int, steps: int) -> None:
    """Mark spaces on the Emperor track, one by one, starting in the active row (7.1.1)."""
    track = p.track
    row = ACTIVE_ROW[p.round]  # 7.1.2: earlier rows are closed
    if p.heard is not None:
        tell_steps(p, who, row, steps)
    at = who * 4 + row
    while steps:
        space = track[at] + 1
        if space <= TRACK_SPACES[row]:
            track[at] = space
            steps -= 1
            if SAYS_SOMETHING[row << 3 | space]:
                mark(p, who, row, space)
        elif row < 3:
            row += 1
            at += 1
        else:
            tell(p, ("steps_lost", who, steps))
            return


def tell_steps(p: HighSeason, who: int, row: int, steps: int) -> None:
    """Tell how many spaces are marked, with the active row and the marks of all rows before."""
    marks = p.track[who * 4 : who * 4 + 4]
    left = sum([TRACK_SPACES[below] - marks[below] for below in range(row, 4)])
    if left:
        tell(p, ("steps", who, min(steps, left), row, tuple(marks)))


def mark(p: HighSeason, who: int, row: int, space: int) -> None:
    """Mark a space: its bonus (7.1.3), and points for the first to fill the row (7.1.4)."""
    bonus = BONUS_AT[row << 3 | space]
    if bonus >= 0 and who == YOU:  # 9.5.2: Ralph gains no bonuses here
        p.pending.append(n.STEP + bonus)
        if p.heard is not None:
            p.heard.append(("step_bonus", YOU, bonus, cards.STEP_BONUS[p.hotels[YOU] * 7 + bonus]))
    if space == TRACK_SPACES[row]:
        vp = cards.TRACK_FIRST_VP[row] if is_first(p, who, n.EMPEROR_RACE + row) else 0
        if p.heard is not None:
            p.heard.append(("row_filled", who, row, vp))


def is_first(p: HighSeason, who: int, race: int) -> bool:
    """Record who was first in a row, column or Emperor row; False if the other side was."""
    if (p.firsts[YOU] | p.firsts[OPPONENT]) >> race & 1:
        return False
    p.firsts[who] |= 1 << race
    return True


def visit(p: HighSeason, row: int) -> None:
    """The Emperor checks a row of both tracks (7.2)."""
    for who in (YOU, OPPONENT):
        marks = p.track[who * 4 + row]
        short = marks < cards.TRACK_NEEDED[row]
        if short:
            p.missed[who] |= 1 << row
        if p.heard is not None:
            p.heard.append(("visit", TABLE, who, row, marks, cards.TRACK_PENALTY[row] if short else 0))
