"""Questions as text, one sentence for each word."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Questions, asked

from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import m, t
from .names import PEOPLE, PLACE_NAMES, amount, points

DRAWN_FOR: Final = ("pseudo", "you", "both")


def ask_place(p: Waterdeep, frame: Frame) -> str:
    occasion: int = frame[1]
    if occasion == n.FROM_HARBOR:
        return t("ask-place-harbor", place=PLACE_NAMES[frame[2]])
    if occasion == n.AMBASSADOR:
        return t("ask-place-ambassador")
    key = "ask-place-extra" if occasion == n.EXTRA else "ask-place"
    return t(key, round=p.round, n=p.pool[YOU])


def ask_trade(p: Waterdeep, frame: Frame) -> str:
    key = "ask-let-give" if frame[1] == YOU else "ask-pay"
    return t(key, what=amount(frame[3], frame[4]), points=points(frame[5]))


def ask_drawn_quest(p: Waterdeep, frame: Frame) -> str:
    target: int = frame[1]
    if target >= n.TO_INN:
        return t("ask-new-quest", place=target - n.TO_INN + 1)
    return t("ask-drawn-quest", to=DRAWN_FOR[target])


QUESTIONS: Final[Questions] = {
    n.DRAW_TILE: m("ask-drawn-tile"),
    n.DRAW_LORD: m("ask-lord"),
    n.DRAW_QUEST: ask_drawn_quest,
    n.DRAW_CARD: lambda p, f: t("ask-drawn-card", who=PEOPLE[f[1]]),
    n.SEEK_QUEST: m("ask-sought-quest"),
    n.LOT: m("ask-lot"),
    n.PLACE: ask_place,
    n.COMPLETE: m("ask-complete"),
    n.COMPLETE_TAKEN: lambda p, f: t("ask-complete-taken", points=points(f[3])),
    n.GAIN_ANY: lambda p, f: t("ask-gain-any", n=f[3]),
    n.RETURN_ANY: lambda p, f: t("ask-return-any", n=f[3]),
    n.EXCHANGE: m("ask-exchange"),
    n.CHOOSE_ONE: m("ask-favor"),
    n.STEAL: m("ask-steal"),
    n.OPPONENT_MAY_GIVE: ask_trade,
    n.PLAY_INTRIGUE: lambda p, f: t("ask-may-play" if f[3] else "ask-play"),
    n.TAKE_QUEST: m("ask-take-quest"),
    n.NAME_TYPE: m("ask-type"),
    n.DRAFT_QUESTS: m("ask-draft"),
    n.DISCARD_QUEST: lambda p, f: t("ask-discard-quest", points=points(f[3])),
    n.OPPONENT_MAY_DISCARD: lambda p, f: t("ask-let-discard", points=points(f[3])),
    n.COPY_SPACE: m("ask-copy"),
    n.RETURN_AGENT: m("ask-return-agent"),
    n.ASSIGN_TO_HALL: m("ask-hall-agent"),
    n.BUY_TILE: lambda p, f: t("ask-buy", n=p.my[n.GOLD]),
    n.TAKE_TILE: m("ask-take-tile"),
    n.DISCARD_TILE: m("ask-discard-tile"),
}
ask: Final = asked(QUESTIONS)
