"""Effect symbols of module 5 (Would You Like Some More?)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame

from ....face.symbols import Brought, Symbols, shown
from ....rules import cards
from ....rules.position import Hotels
from ....voice import t
from ...common.rules import numbers as m
from ...common.rules.tally import READY

SHOWN: Final[Symbols] = {m.TAKE_FED: lambda f: shown("guest", f[1], t("note-order-filled"))}


def of_flips(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    return {card: cards.STAFF_EFFECTS[card] for card in bits(p.tally[READY])}


BRINGS: Final[Brought] = [(m.AFTER_ACTION, of_flips)]
