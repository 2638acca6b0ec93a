"""The view: everything that the player may see."""

from typing import Any

from tableforone.kernel.frames import OPPONENT, YOU

from ..opponent import rows
from ..rules import cards, scoring
from ..rules import numbers as n
from ..rules.position import Sheet
from ..voice import names


def view(p: Sheet) -> dict[str, Any]:
    whole = sum(p.dice) == n.DICE
    return {
        "round": p.round,
        "turn": p.turn,
        "throws": p.throws,
        "most_throws": cards.HIS_THROWS[p.weather] if p.turn else n.THROWS,
        "his_throws": cards.HIS_THROWS[p.weather],
        "dice": [face for face, count in enumerate(p.dice, 1) for _ in range(count)],
        "cup": n.DICE - sum(p.dice),
        "boxes": [_box(p, box, whole) for box in range(len(cards.BOXES))],
        "scores": list(scoring.scores(p)),
        "crew": [(p.held[who] & n.NUMBER_BOXES).bit_count() for who in (YOU, OPPONENT)],
        "crew_points": [scoring.crew(p.held[who]) for who in (YOU, OPPONENT)],
    }


def _box(p: Sheet, box: int, whole: bool) -> dict[str, Any]:
    holder = next((who for who in (YOU, OPPONENT) if p.held[who] >> box & 1), -1)
    return {
        "name": str(names.BOXES[box]),
        "par": cards.PARS[box],
        "shows": cards.SHOWS[box],
        "holder": holder,
        "points": p.points[box],
        "worth": scoring.worth(p, p.turn, box) if whole and holder < 0 else 0,
        "misses": rows.missing(p.dice, box),
    }
