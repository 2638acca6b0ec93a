"""What lies in ``p.ball``?  Each number named once."""

from typing import Final

from tableforone.kernel.fields import Field, Number

from ....rules.own_cards import MOST
from . import places as at

PLACES: Final = ("left", "middle", "right")
WHERES: Final = [*[f"{place} {row}" for place in PLACES for row in at.ROW_NAMES], "balcony"]


def ball() -> list[Field]:
    return [
        *[Number(f"{place} ballroom", "which it is", -1, of=at.NAMES) for place in PLACES],
        Number("rehearsal room", "which board", -1, MOST - 1),
        *[Number(f"area {area}", "dancers that stand there", 0, at.DANCERS) for area in range(1, at.AREAS + 1)],
        *[Number(f"yours {where}", "your dancers", 0, at.DANCERS) for where in WHERES],
        *[Number(f"hers {where}", "Elisabeth's dancers", 0, at.DANCERS) for where in WHERES],
        Number("hers left", "dancers beside her hotel", 0, at.DANCERS),
        Number("double", "1 + where two dancers share a space, or 0", 0, at.WHERES),
    ]
