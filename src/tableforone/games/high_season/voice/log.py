"""Events as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE

from ..rules import cards, solo_cards
from ..rules import numbers as n
from . import m, names, t, why


def tell(event: Event) -> str:
    return why.tell_decision(event) if event[0] == DECIDE else TELLERS[event[0]](*event[1:])


def tell_line(who: int, line: int, vp: int) -> str:
    key = "tell-line-first" if vp else "tell-line"
    return t(key, who=names.person(who), line=names.line_name(line), points=m("points", n=cards.LINE_VP[line]))


def tell_bonus(who: int, item: int, code: int, member: int) -> str:
    if code & 7 == n.GAIN:  # a gain has its own sentence
        return t("tell-use", item=names.item_name(item, member))
    return t("tell-use-for", item=names.item_name(item, member), effect=names.effect(code))


TELLERS: Final[dict[str, Callable[..., str]]] = {
    "hotel": lambda who, whose, board: t("tell-hotel", whose=names.person(whose), hotel=board + 1),
    "strip": lambda who, strip: t("tell-strip", strip=strip + 1),
    "round": lambda who, number: t("tell-round", round=number, who="you" if number % 2 else "ralph"),
    "dice": lambda who, *counts: t("tell-dice", dice=names.dice(counts)),
    "take": lambda who, die, strength: t("tell-take", die=die, strength=strength, action=names.action(die, strength)),
    "pass": lambda who, die: t("tell-pass", die=die),
    "fee": lambda who, fee: t("tell-fee", n=fee),
    "loan": lambda who, nth: t("tell-loan", nth=nth, vp=cards.LOAN_VP[nth - 1]),
    "krones": lambda who, many: t("tell-krones", n=many),
    "awake": lambda who, member: t("tell-awake", member=names.staff_name(member)),
    "prepare": lambda who, room, hotel, price: t("tell-prepare", room=names.room_name(hotel, room), n=price),
    "occupy": lambda who, room, hotel, price: t("tell-occupy", room=names.room_name(hotel, room), n=price),
    "hire": lambda who, member, price: t("tell-hire", member=names.staff_name(member), n=price),
    "line": tell_line,
    "group": lambda who, colour, size: t(
        "tell-group", who=names.person(who), colour=n.COLOURS[colour], n=size, reward=names.reward(who, colour, size)
    ),
    "steps": lambda who, steps, row, marks: t("tell-steps", who=names.person(who), n=steps),
    "steps_lost": lambda who, steps: t("tell-steps-lost", who=names.person(who), n=steps),
    "step_bonus": lambda who, bonus, code: t("tell-step-bonus", item=names.step_name(bonus)),
    "row_filled": lambda who, row, vp: t("tell-row-filled", who=names.person(who), row=row + 1, n=vp),
    "bonus": tell_bonus,
    "declined": lambda who, item, code, member: t(
        "tell-declined", item=names.item_name(item, member), effect=names.effect(code)
    ),
    "lost": lambda who, item, code, member: t("tell-lost", item=names.item_name(item, member)),
    "visit": lambda who, whose, row, marks, penalty: t(
        "tell-visit", who=names.person(whose), row=row + 1, n=marks, needed=cards.TRACK_NEEDED[row], penalty=penalty
    ),
    "card": lambda who, card, face, top: t(
        "tell-card", id=solo_cards.CARD_IDS[card], card=names.card_face(face), preference=names.preference(top)
    ),
}
