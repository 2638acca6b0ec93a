"""What is a position of Yacht made of?"""

from typing import Final

from tableforone.kernel.fields import Layout, MemberSets, Number, Numbers

from . import cards

POSITION: Final = Layout(
    "Sheet",
    "One game: the sheet between you, and the dice of the turn.",
    (
        Number("weather", "the level", of=cards.LEVELS),
        Number("round", "the round, from 1"),
        Number("turn", "whose dice they are", of=("you", "the captain")),
        Number("throws", "throws made in this turn"),
        Numbers("dice", "how many dice on the table show each face; the others are in the cup", (0, 0, 0, 0, 0, 0)),
        MemberSets("held", "the boxes you have filled, and those the captain has", cards.BOXES, (0, 0)),
        Numbers("points", "what each box was filled with", (0,) * len(cards.BOXES)),
    ),
)
