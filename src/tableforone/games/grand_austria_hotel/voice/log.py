"""Events as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE

from ..rules import cards
from . import names, t, why

Events = dict[str, Callable[..., str]]  # by kind


def tell(event: Event) -> str:
    """An event as one sentence; "" if another sentence already covers it."""
    kind = event[0]
    if kind == DECIDE:
        decided, _ = why.DECISIONS[event[2]]
        return decided(*event[3:])
    return EVENTS[kind](*event[2:]) if kind in EVENTS else ""


def told_die(face: int, power: int, cost: int, lost: int) -> str:
    if lost:
        return t("tell-die-lost", face=face)
    return t("tell-die", face=face, action=names.action(face), strength=power, n=cost)


def told_his_room(card: int, number: int, colour: int, points: int, on_space: int, modules: int) -> str:
    room, guest = names.space(number, colour), names.guest_name(card)
    return t("tell-his-room", who=names.who(modules), n=points, more=on_space, guest=guest, room=room)


def told_his_objective(objective: int, progress: int, spot: int, modules: int) -> str:
    about = names.objective(objective)
    return t("tell-his-objective", who=names.who(modules), objective=about, progress=progress, n=spot)


def told_visit(mine: int, theirs: int, retreat: int, modules: int) -> str:
    scored = cards.EMPEROR_POINTS[theirs]
    return t("tell-visit", who=names.who(modules), n=scored, theirs=theirs, mine=mine, retreat=retreat)


EVENTS: Final[Events] = {
    "round": lambda number, leopold_starts, modules: t(
        "tell-round", n=number, first=names.who(modules) if leopold_starts else "you"
    ),
    "roll": lambda *counts: t("tell-roll", dice=names.dice(counts)),
    "dustbin": lambda left: t("tell-dustbin", n=left),
    "pass": lambda number: t("tell-pass", n=number),
    "instruction": lambda card, level, modules: t(
        "tell-instruction", who=names.whose(card), card=card, text=names.instruction(card, level, modules)
    ),
    "his room": told_his_room,
    "his emperor": lambda many, at, over, modules: t(
        "tell-his-emperor", who=names.who(modules), n=many, at=at, over=over
    ),
    "his staff": lambda card, modules: t("tell-his-staff", who=names.who(modules), name=names.staff_name(card)),
    "his objective": told_his_objective,
    "arrive": lambda card: t("tell-arrive", **names.guest_data(card)),
    "take": lambda card, place: t("tell-take", **names.guest_data(card), place=place + 1),
    "pay": lambda cost, left: t("tell-pay", n=cost, left=left),
    "die": told_die,
    "extra": lambda face, power: t("tell-extra", face=face, strength=power),
    "money": lambda gain, now: t("tell-money", n=gain, now=now),
    "points": lambda points, account: t(
        "tell-score" if points > 0 else "tell-lose", n=abs(points), account=names.account(account)
    ),
    "emperor": lambda many, at: t("tell-emperor", n=many, at=at),
    "kitchen": lambda *counts: t("tell-kitchen", items=names.items(counts)),
    "put": lambda card, kind, short: t("tell-put", guest=names.guest_name(card), item=names.ITEMS[kind], n=short),
    "filled": lambda card: t("tell-filled", guest=names.guest_name(card)),
    "prepare": lambda number, colour, cost, points: t(
        "tell-prepare", room=names.space(number, colour), price=names.price(cost), n=points
    ),
    "occupy": lambda number, colour: t("tell-occupy", room=names.space(number, colour)),
    "leave": lambda card, number: t("tell-leave", **names.guest_data(card)),
    "draw": lambda card: t("tell-draw", name=names.staff_name(card)),
    "hire": lambda card, cost: t("tell-hire", name=names.staff_name(card), price=names.price(cost)),
    "use": lambda card: t("tell-use", name=names.staff_name(card)),
    "claim": lambda objective, spot: t("tell-claim", objective=names.objective(objective)),
    "emperor visits": told_visit,
    "reward": lambda tile: t("tell-reward", reward=names.tile_reward(tile)),
    "penalty": lambda tile: t("tell-penalty", penalty=names.tile_penalty(tile)),
    "waived": lambda tile: t("tell-waived"),
    "remove room": lambda number: t("tell-remove-room", place=names.place(number)),
    "remove staff": lambda card: t("tell-remove-staff", name=names.staff_name(card)),
    "spend": lambda kind, count: t("tell-spend", n=count, item=names.ITEMS[kind]),
    "retreat": lambda many, at: t("tell-retreat", n=many, at=at),
    "final": lambda mine, theirs, modules: t("tell-final", who=names.who(modules), mine=mine, theirs=theirs),
}  # modules add theirs
