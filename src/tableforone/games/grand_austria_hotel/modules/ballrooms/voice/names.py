"""Names in module 1 (Vienna Ballrooms)."""

from typing import Final

from tableforone.kernel.meanings import Meaning

from ....rules.position import Hotels
from ....voice import m, names
from ...common.rules import numbers as w
from ..rules import places as at
from ..rules.dancing import ballroom

PLACES: Final = ("left", "middle", "right")  # as selectors in messages
ROWS: Final = (*at.ROW_NAMES, "balcony")


def ballroom_name(room: int) -> Meaning:
    return m(f"ballroom-{at.ROWS[room]['id']}")


def ballroom_text(room: int) -> Meaning:
    """How a ballroom scores."""
    return m(f"ballroom-{at.ROWS[room]['id']}-text")


def row_name(row: int) -> Meaning:
    """A row of a ballroom, or the balcony."""
    return m("ballroom-row", row=ROWS[row])


def row_of(room: int, row: int, balcony: int) -> Meaning:
    """A row of this ballroom."""
    return m("row-of", row="balcony" if balcony else ROWS[row], room=ballroom_name(room))


def where_name(p: Hotels, where: int) -> Meaning:
    return row_of(p.ball[at.ROOM + ballroom(where)], at.row_of(where), int(where == at.BALCONY))


def where_in_full(p: Hotels, where: int, discount: int) -> Meaning:
    """A place with its cost and bonus."""
    cost = max(0, at.cost_of(p, where) - discount)
    bonus = at.BONUS[p.ball[at.ROOM + ballroom(where)]][at.row_of(where)]
    return m("where-in-full", where=where_name(p, where), n=cost, bonus=names.effects_in_words(bonus))


EFFECTS: Final[names.Effects] = {
    w.SEND: lambda f: m("effect-send", n=f[1], off=names.off(f[2])),
    w.AREA: lambda f: m("effect-area"),
}
