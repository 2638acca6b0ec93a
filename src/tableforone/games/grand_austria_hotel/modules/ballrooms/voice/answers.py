"""What may be answered with module 1?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.grammar import counted, upfirst
from tableforone.kernel.spec import Label

from ....rules.cards import GUEST_NAME
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.dancing import ballroom, split
from .names import where_in_full, where_name


def say_area(p: Hotels, answer: int) -> str:
    left, bonus = p.ball[at.AREA_LEFT + answer - 1], at.boards(p)[p.ball[at.BOARD]][answer - 1][1:]
    return f"Area {answer} ({counted(left, 'dancer')} left; empty: {names.effects_in_words(bonus)})"


def say_three_items(p: Hotels, frame: Frame, answer: int) -> str:
    return upfirst(names.items(split(frame, answer)))


def say_ball(p: Hotels, answer: int) -> str:
    table, where = divmod(answer - m.BALL, 20)
    card = p.cafe[table]
    pays = f"{names.points_of(guest_points(p, card))}; {names.reward_in_words(card)}"
    return f"Send {names.guest(card)} at table {table + 1} to {where_in_full(p, where, 0)}: {pays}"


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.SEND: lambda p, f, a: upfirst(where_in_full(p, a - 1, f[2])),
    m.AREA: lambda p, f, a: say_area(p, a),
    m.REVEAL_BALLROOM: lambda p, f, a: at.NAMES[a],
    m.REVEAL_REHEARSAL: lambda p, f, a: f"Rehearsal room {a + 1}",
    m.REMOVE_DANCER: lambda p, f, a: f"One in {where_name(p, a)}",
    m.THREE_ITEMS: say_three_items,
}


DECLINED: Final[dict[int, str]] = {m.SEND: "Send no (further) dancer"}


# --- for those who look


def label_where(p: Hotels, where: int) -> Label:
    if where == at.BALCONY:
        return Label("balcony")
    return Label(at.NAMES[p.ball[at.ROOM + ballroom(where)]], at.ROW_NAMES[at.row_of(where)])


def label_ball(p: Hotels, answer: int) -> Label:
    """A guest of the café and where it goes."""
    table, where = divmod(answer - m.BALL, 20)
    there = label_where(p, where)
    room = "the balcony" if where == at.BALCONY else there.text
    return Label(f"{GUEST_NAME[p.cafe[table]]} to {room}", there.note)


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {
    m.SEND: lambda p, f, a: label_where(p, a - 1),
    m.REMOVE_DANCER: lambda p, f, a: label_where(p, a),
}
