"""Answer texts of module 1 (Vienna Ballrooms)."""

from typing import Final

from tableforone.kernel.spec import Label

from ....rules import cards
from ....rules.edition import guest_points
from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import Labelled, LabelledInTurn, Said, SaidInTurn
from ...common.rules import numbers as w
from ..rules import places as at
from ..rules.dancing import ballroom, split
from .names import ballroom_name, row_name, where_in_full, where_name


def say_area(p: Hotels, answer: int) -> str:
    left, bonus = p.ball[at.AREA_LEFT + answer - 1], at.boards(p)[p.ball[at.BOARD]][answer - 1][1:]
    return t("say-area", area=answer, n=left, bonus=names.effects_in_words(bonus))


def say_ball(p: Hotels, move: int) -> str:
    table, where = divmod(move, 20)
    card = p.cafe[table]
    return t(
        "say-ball",
        guest=names.guest_name(card),
        colour=names.COLOURS[cards.GUEST_COLOUR[card]],
        table=table + 1,
        where=where_in_full(p, where, 0),
        points=names.points_of(guest_points(p, card)),
        reward=names.reward_in_words(card),
    )


IN_TURN: Final[SaidInTurn] = {w.BALL: say_ball}
ANSWERS: Final[dict[int, Said]] = {
    w.SEND: lambda p, f, a: t("say-send", where=where_in_full(p, a - 1, f[2])),
    w.AREA: lambda p, f, a: say_area(p, a),
    w.REVEAL_BALLROOM: lambda p, f, a: str(ballroom_name(a)),
    w.REVEAL_REHEARSAL: lambda p, f, a: t("say-rehearsal", number=a + 1),
    w.REMOVE_DANCER: lambda p, f, a: t("say-lose-dancer", where=where_name(p, a)),
    w.THREE_ITEMS: lambda p, f, a: t("say-items", items=names.effect(split(f, a))),
}
DECLINED: Final[dict[int, str]] = {w.SEND: "say-no-dancer"}


# --- short labels


def label_where(p: Hotels, where: int) -> Label:
    if where == at.BALCONY:
        return Label(t("label-balcony"))
    return Label(str(ballroom_name(p.ball[at.ROOM + ballroom(where)])), str(row_name(at.row_of(where))))


def label_ball(p: Hotels, move: int) -> Label:
    """A guest in the café and the destination."""
    table, where = divmod(move, 20)
    guest = names.guest_name(p.cafe[table])
    if where == at.BALCONY:
        return Label(t("label-to-balcony", guest=guest))
    room = ballroom_name(p.ball[at.ROOM + ballroom(where)])
    return Label(t("label-to-ball", guest=guest, room=room), str(row_name(at.row_of(where))))


LABELS_IN_TURN: Final[LabelledInTurn] = {w.BALL: label_ball}
LABELS: Final[dict[int, Labelled]] = {
    w.SEND: lambda p, f, a: label_where(p, a - 1),
    w.REMOVE_DANCER: lambda p, f, a: label_where(p, a),
}
