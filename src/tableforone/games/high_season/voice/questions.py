"""Questions as text, one sentence for each word."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Questions, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import effect_of, member_of
from ..rules.position import HighSeason
from . import t
from .names import effect, item_name, person


def ask_use(p: HighSeason, frame: Frame) -> str:
    item = frame[1]
    if item == n.MAIN:
        return t("ask-main", die=p.die, n=p.strength, money=p.money)
    return t("ask-item", item=item_name(item, member_of(p, item)), effect=effect(effect_of(p, item)), money=p.money)


QUESTIONS: Final[Questions] = {
    n.TURN: lambda p, f: t("ask-turn", round=p.round, money=p.money),
    n.USE: ask_use,
    n.AGENDA: lambda p, f: t("ask-agenda", money=p.money),
    n.MORE: lambda p, f: t("ask-more", n=f[1], money=p.money),
    n.FEE_DUE: lambda p, f: t("ask-fee", n=cards.FEE),
    n.HOTEL: lambda p, f: t("ask-hotel", whose=person(f[1])),
    n.STRIP: lambda p, f: t("ask-strip"),
    n.ROLL: lambda p, f: t("ask-roll", round=p.round),
    n.FLIP: lambda p, f: t("ask-flip"),
    n.EXPOSE: lambda p, f: t("ask-expose"),
}
ask: Final = asked(QUESTIONS)
