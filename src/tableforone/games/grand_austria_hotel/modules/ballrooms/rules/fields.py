"""The fields of module 1 (Vienna Ballrooms) in a position."""

from typing import Final

from tableforone.kernel.fields import Field, Number

from ....rules.own_cards import MOST
from . import places as at

PLACES: Final = ("left", "middle", "right")
WHERES: Final = [*[f"{place} {row}" for place in PLACES for row in at.ROW_NAMES], "balcony"]


def ball() -> list[Field]:
    return [
        *[Number(f"{place} ballroom", -1, of=at.NAMES) for place in PLACES],
        Number("rehearsal room", -1, MOST - 1),  # board number
        # number of dancers
        *[Number(f"area {area}", 0, at.DANCERS) for area in range(1, at.AREAS + 1)],
        *[Number(f"yours {where}", 0, at.DANCERS) for where in WHERES],
        *[Number(f"hers {where}", 0, at.DANCERS) for where in WHERES],
        Number("hers left", 0, at.DANCERS),  # dancers beside her hotel
        Number("double", 0, at.WHERES),  # 1 + where two dancers share a space, or 0
    ]
