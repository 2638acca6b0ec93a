"""Answer texts of the promo cards."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import label_move, label_table, say_item
from ...common.rules import numbers as w


def label_two_rooms(p: Hotels, answer: int) -> Label:
    return label_move(p, *divmod(answer - w.TWO_ROOMS, 20))


def label_schulze(p: Hotels, answer: int) -> Label:
    return label_table(p, answer - w.SCHULZES)


def say_two_rooms(p: Hotels, answer: int) -> str:
    table, space = divmod(answer - w.TWO_ROOMS, 20)
    card = p.cafe[table]
    return t(
        "say-two-rooms",
        guest=names.guest_name(card),
        first=names.room(p, space),
        second=names.room(p, space + 1),
        points=names.points_of(guest_points(p, card)),
    )


def say_schulze(p: Hotels, answer: int) -> str:
    return t("say-schulze")


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {w.SCHULZE: say_item("say-to-schulze", 1)}
