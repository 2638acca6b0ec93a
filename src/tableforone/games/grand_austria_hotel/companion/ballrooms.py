"""Ballrooms in the companion: the lowest row with a free space, and your dancers where needed.

The number of spaces in a row is not entered.  The edition has more than enough; where a row is
full, your dancers fill it.
"""

from typing import Final

from tableforone.kernel.asking import is_noted, note, note_member, noted
from tableforone.kernel.frames import Frame

from ..modules.ballrooms.rules import places as at
from ..modules.ballrooms.rules import scoring
from ..rules.position import Hotels
from . import numbers as c
from .quiet import quietly

PLENTY: Final = at.DANCERS  # spaces in a row: she has no more dancers than that
ROWS: Final = 3  # also an answer: no row has a free space
NUMBERS: Final = ((PLENTY,) * ROWS, (0,) * ROWS, (0, 1, 1))  # of the edition: rows with enough space
MOST: Final = 11  # answers: you may have up to 10 dancers in a row


def answer_lowest(p: Hotels, frame: Frame, lowest: int) -> None:
    place: int = frame[1]
    for row in range(ROWS):
        where = place * ROWS + row
        p.ball[at.MINE + where] = PLENTY - p.ball[at.HERS + where] if row < lowest else 0
    note_member(p, c.FRESH, place)


# --- scoring


def unsure_dancers(p: Hotels, place: int) -> Frame | None:
    """The question about your dancers, if her points depend on them (14.8).

    Depending on the scoring rule: row by row, all together, or none.
    """
    rule, hers = scoring.RULES[p.ball[at.ROOM + place]]["score"], at.rows_of(p, place, at.HERS)
    if rule == "rank" and any(hers):
        return (c.DANCERS, place, -1) if not noted(p, c.DANCED) else None
    asked = [row for row in range(ROWS) if hers[row] and not is_noted(p, c.DANCED, row)]
    return (c.DANCERS, place, asked[0]) if asked and rule == "row_majority" else None


def answer_dancers(p: Hotels, frame: Frame, many: int) -> None:
    place, row = frame[1], max(0, frame[2])
    p.ball[at.MINE + place * ROWS + row] = many
    note_member(p, c.DANCED, row)


def run_scoring(p: Hotels, frame: Frame) -> list[int] | None:
    """Score as usual, once the needed numbers of your dancers are known (14.9, 21.7)."""
    place: int = frame[1]
    if not noted(p, c.DANCED):
        p.ball[at.MINE : at.MINE + at.WHERES] = [0] * at.WHERES
    wanted = unsure_dancers(p, place)
    if wanted is not None:
        p.stack += [frame, wanted]
        return None
    quietly(p, lambda: scoring.score_ballroom(p, place))
    p.ball[at.MINE : at.MINE + at.WHERES] = [0] * at.WHERES
    note(p, c.DANCED, 0)
    note(p, c.FRESH, 0)
    return None
