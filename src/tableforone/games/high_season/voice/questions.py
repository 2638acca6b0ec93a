"""What is asked?  By word: the open question in one sentence."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Questions, asked

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import effect_of, member_of
from ..rules.position import HighSeason
from .names import action_question, effect_text, item_name, krones


def money(p: HighSeason) -> str:
    return f"You have {krones(p.money)}." if p.money else "You have no krones."


def ask_use(p: HighSeason, frame: Frame) -> str:
    item = frame[1]
    if item == n.MAIN:
        return f"{action_question(p.die, p.strength)} {money(p)}"
    return f"The {item_name(item, member_of(p, item))}: {effect_text(effect_of(p, item))}? {money(p)}"


QUESTIONS: Final[Questions] = {
    n.TURN: lambda p, f: f"Round {p.round}: take a die or pass? {money(p)}",
    n.USE: ask_use,
    n.AGENDA: lambda p, f: f"Several things are pending: which one next? {money(p)}",
    n.MORE: lambda p, f: f"Prepare another room (up to {f[1]} more), or stop? {money(p)}",
    n.FEE_DUE: lambda p, f: f"A 6 costs {krones(cards.FEE)} and you have none: take a loan to pay.",
    n.HOTEL: lambda p, f: f"Which hotel board {'do you' if f[1] == YOU else 'does Ralph'} get?",
    n.STRIP: "Which staff strip do you get?",
    n.ROLL: lambda p, f: f"Round {p.round}: what do the ten dice show (how many 1s, 2s, ... 6s)?",
    n.FLIP: "Which card does Ralph flip?",
    n.EXPOSE: "Which preference side is on top of Ralph's deck now?",
}
ask: Final = asked(QUESTIONS)
