"""How are ballrooms, rows and dancers called?"""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted

from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.dancing import ballroom

PLACES: Final = ("left", "middle", "right")
HER_ROWS: Final = ("bottom row", "middle row", "top row", "balcony")


def less(discount: int) -> str:
    if discount >= 99:
        return " without champagne"
    return f" for {discount} champagne less" if discount else ""


def row_name(room: int, row: int, balcony: int) -> str:
    return f"the balcony of {at.NAMES[room]}" if balcony else f"the {at.ROW_NAMES[row]} row of {at.NAMES[room]}"


def where_name(p: Hotels, where: int) -> str:
    return row_name(p.ball[at.ROOM + ballroom(where)], at.row_of(where), int(where == at.BALCONY))


def where_in_full(p: Hotels, where: int, discount: int) -> str:
    """A place with its cost and its bonus."""
    cost = max(0, at.cost_of(p, where) - discount)
    bonus = at.BONUS[p.ball[at.ROOM + ballroom(where)]][at.row_of(where)]
    return f"{where_name(p, where)} ({f'{cost} champagne' if cost else 'free'}; {names.effects_in_words(bonus)})"


EFFECTS: Final[dict[int, Callable[[Frame], str]]] = {
    m.SEND: lambda f: f"send {counted(f[1], 'dancer')}{less(f[2])}",
    m.AREA: lambda f: "take the dancer from the rehearsal room",
}
