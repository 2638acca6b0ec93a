"""What may be answered with the promotional cards?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import Label

from ....rules import numbers as n
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import label_move, label_table
from ...common.rules import numbers as m


def label_two_rooms(p: Hotels, answer: int) -> Label:
    return label_move(p, *divmod(answer - m.TWO_ROOMS, 20))


def label_schulze(p: Hotels, answer: int) -> Label:
    return label_table(p, answer - m.SCHULZES)


def say_two_rooms(p: Hotels, answer: int) -> str:
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    card = p.cafe[table]
    rooms = f"{names.room(p, space)} and {names.room(p, space + 1)}"
    return f"Move {names.guest(card)} into {rooms}: {names.points_of(guest_points(p, card))}"


def say_schulze(p: Hotels, answer: int) -> str:
    return "Give Mr. Schulze an item: 1 point, 1 Emperor space, and you may play a staff card at its cost"


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {m.SCHULZE: lambda p, f, a: upfirst(n.ITEMS[a - 1])}
