"""The fields of a position."""

from typing import Final

from tableforone.kernel.fields import Layout, MemberSets, Number, Numbers

from . import cards
from . import numbers as n

POSITION: Final = Layout(
    "Sheet",
    (
        Number("weather", of=cards.LEVELS),
        Number("round", 1, len(cards.BOXES) // 2),
        Number("turn", of=("you", "the captain")),
        Number("throws", 0, max(n.THROWS, *cards.HIS_THROWS)),
        Numbers("dice", 0, n.DICE, count=6),
        MemberSets("held", cards.BOXES, (0, 0)),
        Numbers("points", 0, max(cards.POINTS), count=len(cards.BOXES)),
    ),
)
