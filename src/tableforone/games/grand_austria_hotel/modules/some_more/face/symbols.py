"""Effect symbols of module 5 (Would You Like Some More?)."""

from typing import Final

from tableforone.kernel.bits import bits

from ....face.symbols import Brought, Symbols, shown
from ....rules import cards
from ....voice import t
from ...common.rules import numbers as m
from ...common.rules.tally import READY

SHOWN: Final[Symbols] = {m.TAKE_FED: lambda f: shown("guest", f[1], t("note-order-filled"))}
BRINGS: Final[Brought] = [
    (m.AFTER_ACTION, lambda p, frame: {card: cards.STAFF_EFFECTS[card] for card in bits(p.tally[READY])})
]
