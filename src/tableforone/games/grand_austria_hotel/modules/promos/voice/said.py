"""What do the promotional cards say?"""

from typing import Final

from tableforone.kernel.grammar import upfirst

from ....rules import numbers as n
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ...module import Voice
from ..rules.cards import BY_ROUND


def say_two_rooms(p: Hotels, answer: int) -> str:
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    card = p.cafe[table]
    rooms = f"{names.room(p, space)} and {names.room(p, space + 1)}"
    return f"Move {names.guest(card)} into {rooms}: {names.points_of(guest_points(p, card))}"


def say_schulze(p: Hotels, answer: int) -> str:
    return "Give Mr. Schulze an item: 1 point, 1 Emperor space, and you may play a staff card at its cost"


VOICE: Final = Voice(
    parts={
        m.ANTOINETTE: lambda f: (
            f"{BY_ROUND[1]}, {BY_ROUND[4]} or {BY_ROUND[6]} points by the round, and send a dancer for 1 champagne less"
        ),
        m.SCORE_BALLROOM: lambda f: "score the current ballroom for everybody",
        m.FILL_WINE: lambda f: "fill the wine orders of your guests",
    },
    questions={m.SCHULZE: lambda p, f: "Which item does Mr. Schulze get?"},
    answers={m.SCHULZE: lambda p, f, a: upfirst(n.ITEMS[a - 1])},
)
