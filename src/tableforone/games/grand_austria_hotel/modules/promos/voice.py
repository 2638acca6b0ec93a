"""All texts of the promo cards."""

from typing import Final

from tableforone.kernel.spec import Questions
from tableforone.kernel.speech import Deed

from ...rules.position import Hotels
from ...voice import m, names, t
from ...voice.answers import LabelledInTurn, Said, SaidInTurn, deed, label_move, label_table, spend_item, worth_of
from ...voice.names import Effects
from ..common.rules import numbers as w
from .rules.cards import BY_ROUND

EFFECTS: Final[Effects] = {
    w.ANTOINETTE: lambda f: m("effect-antoinette", early=BY_ROUND[1], middle=BY_ROUND[4], late=BY_ROUND[6]),
    w.SCORE_BALLROOM: lambda f: m("effect-score-ballroom"),
    w.FILL_WINE: lambda f: m("effect-fill-wine"),
}

QUESTIONS: Final[Questions] = {w.SCHULZE: lambda p, f: t("ask-schulze")}


def move_into_two(p: Hotels, move: int) -> Deed:
    table, space = divmod(move, 20)
    about = worth_of(p, p.cafe[table])
    return deed("say-two-rooms", "", "leave", **about, first=names.room(p, space), second=names.room(p, space + 1))


IN_TURN: Final[SaidInTurn] = {w.TWO_ROOMS: move_into_two, w.SCHULZES: lambda p, _: deed("say-schulze", "did-schulze")}
LABELS_IN_TURN: Final[LabelledInTurn] = {
    w.TWO_ROOMS: lambda p, move: label_move(p, *divmod(move, 20)),
    w.SCHULZES: label_table,
}
ANSWERS: Final[dict[int, Said]] = {w.SCHULZE: spend_item("say-to-schulze")}
