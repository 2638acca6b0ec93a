"""What is asked?  The open question in one sentence."""

from tableforone.kernel.frames import YOU

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import effect_of, member_of
from ..rules.position import HighSeason
from .names import action_question, effect_text, item_name, krones


def ask(p: HighSeason) -> str:
    frame = p.stack[-1]
    word = frame[0]
    money = f"You have {krones(p.money)}" if p.money else "You have no krones"
    if word == n.TURN:
        return f"Round {p.round}: take a die or pass? {money}."
    if word == n.USE:
        return ask_use(p, frame[1], money)
    if word == n.AGENDA:
        return f"Several things are pending: which one next? {money}."
    if word == n.MORE:
        return f"Prepare another room (up to {frame[1]} more), or stop? {money}."
    if word == n.FEE_DUE:
        return f"A 6 costs {krones(cards.FEE)} and you have none: take a loan to pay."
    return ask_chance(p)


def ask_use(p: HighSeason, item: int, money: str) -> str:
    if item == n.MAIN:
        return f"{action_question(p.die, p.strength)} {money}."
    return f"The {item_name(item, member_of(p, item))}: {effect_text(effect_of(p, item))}? {money}."


def ask_chance(p: HighSeason) -> str:
    frame = p.stack[-1]
    word = frame[0]
    if word == n.HOTEL:
        return "Which hotel board do you get?" if frame[1] == YOU else "Which hotel board does Ralph get?"
    if word == n.STRIP:
        return "Which staff strip do you get?"
    if word == n.ROLL:
        return f"Round {p.round}: what do the ten dice show (how many 1s, 2s, ... 6s)?"
    if word == n.FLIP:
        return "Which card does Ralph flip?"
    return "Which preference side is on top of Ralph's deck now?"
