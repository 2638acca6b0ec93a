"""The views of module 5 (Would You Like Some More?): pieces and symbols."""

from typing import Final

from tableforone.kernel.bits import bits

from ...face import things
from ...face.symbols import Brought, Symbols, shown
from ...rules import cards
from ...rules import numbers as n
from ...voice import t
from ..common.rules import numbers as w
from ..common.rules.tally import READY

THINGS: Final[things.Things] = {
    w.TAKE_FED: things.numbered("guest"),
    w.AFTER_ACTION: things.numbered("staff"),
    w.PAY_ITEM: lambda p, f, a: f"item:{n.ITEMS[a - 1]}",
}

SHOWN: Final[Symbols] = {w.TAKE_FED: lambda f: shown("guest", f[1], t("note-order-filled"))}
BRINGS: Final[Brought] = [
    (w.AFTER_ACTION, lambda p, frame: {card: cards.STAFF_EFFECTS[card] for card in bits(p.tally[READY])})
]
