"""Your moves as sentences for the log."""

from typing import Final

from tableforone.kernel.frames import YOU, Answer

from ..rules import cards
from ..rules import numbers as n
from ..rules.agenda import can_use, effect_of, member_of
from ..rules.position import HighSeason
from ..rules.staff import awake, hire_price
from . import t
from .answers import discount_of, room_price
from .names import action, effect, item_name, room_name, staff_name

CHANCES: Final = (n.HOTEL, n.STRIP, n.ROLL, n.FLIP, n.EXPOSE)


def did(p: HighSeason, a: Answer) -> str:
    """The sentence for a move made in this position."""
    frame = p.stack[-1]
    word = frame[0]
    if word in CHANCES:
        return ""
    if a == n.LOAN:
        return t("did-loan", nth=p.loans + 1, krones=cards.LOAN_KRONES)
    if word == n.TURN:
        return did_in_turn(p, a)
    if word == n.AGENDA:
        return did_item(p, a)
    if a == n.DECLINE:
        return t("did-stop") if word == n.MORE else t("did-decline", item=item_name(frame[1], member_of(p, frame[1])))
    if a == n.STEPS:
        return t("did-steps", n=p.strength)
    if a == n.KRONES:
        return t("did-krones", n=p.strength)
    discount = discount_of(p, frame)
    if a > n.STAFF:
        member = cards.STRIPS[p.strip][a - n.STAFF - 1]
        return t("did-hire", name=staff_name(member), n=hire_price(member, discount))
    room = a - n.ROOM
    key = "did-occupy" if p.prepared >> room & 1 else "did-prepare"
    return t(key, room=room_name(p.hotels[YOU], room), n=room_price(p, room, discount))


def did_in_turn(p: HighSeason, a: int) -> str:
    if a > n.PASS:
        return t("did-pass", die=a - n.PASS, n=cards.PASS_KRONES)
    die = a - n.TAKE
    member = awake(p, die)
    strength = p.dice[die] + (cards.STAFF_STRENGTH[member] if member >= 0 else 0)
    return t("did-die", die=die, action=action(die, strength))


def did_item(p: HighSeason, item: int) -> str:
    if item == n.MAIN:
        return t("did-main", die=p.die, action=action(p.die, p.strength))
    key = "did-use" if can_use(p, item) else "did-forfeit"
    return t(key, item=item_name(item, member_of(p, item)), effect=effect(effect_of(p, item)))
