"""What is a position of Yacht made of?"""

from typing import Final

from tableforone.kernel.fields import Layout, MemberSets, Number, Numbers

from . import cards
from . import numbers as n

POSITION: Final = Layout(
    "Sheet",
    "One game: the sheet between you, and the dice of the turn.",
    (
        Number("weather", "the level", of=cards.LEVELS),
        Number("round", "the round", 1, len(cards.BOXES) // 2),
        Number("turn", "whose dice they are", of=("you", "the captain")),
        Number("throws", "throws made in this turn", 0, max(n.THROWS, *cards.HIS_THROWS)),
        Numbers("dice", "how many dice on the table show each face; the others are in the cup", 0, n.DICE, count=6),
        MemberSets("held", "the boxes you have filled, and those the captain has", cards.BOXES, (0, 0)),
        Numbers("points", "what each box was filled with", 0, max(cards.POINTS), count=len(cards.BOXES)),
    ),
)
