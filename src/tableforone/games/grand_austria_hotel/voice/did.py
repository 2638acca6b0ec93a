"""Your moves as sentences for the log."""

from typing import Final

from tableforone.kernel.frames import Answer, Frame

from ..rules import numbers as n
from ..rules.actions import can_take, two_items
from ..rules.edition import guest_points, staff_costs
from ..rules.guests import guest_cost, surcharge
from ..rules.hotel import room_cost
from ..rules.items import first_needed, serve_cost
from ..rules.moments import kind_of
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from . import names, t
from .answers import WHEN, Said, SaidInTurn, die_in_full, extra_cost, say

FACES: Final = 6  # of a die


def did(p: Hotels, answer: Answer) -> str:
    """The sentence for a move made in this position."""
    frame = p.stack[-1]
    word = frame[0]
    if answer == n.DECLINE and word in DECLINED:
        return t(DECLINED[word])
    return DID[word](p, frame, answer) if word in DID else t("did-chose", answer=say(p, answer))


def did_in_turn(p: Hotels, frame: Frame, answer: int) -> str:
    kind = kind_of(answer)
    return IN_TURN[kind](p, answer - kind) if kind in IN_TURN else t("did-chose", answer=say(p, answer))


def did_move(p: Hotels, move: int) -> str:
    guest, space = p.cafe[move // 20], move % 20
    return t("did-move", guest=names.guest_name(guest), room=names.room(p, space), points=guest_points(p, guest))


def did_guest(p: Hotels, place: int, cost: int) -> str:
    return t("did-guest", guest=names.guest_name(p.queue[place]), n=cost)


def did_die(p: Hotels, face: int, boost: bool) -> str:
    if not can_take(p, face, int(boost)):
        return t("did-die-lost", face=face)
    power, cost, _ = die_in_full(p, face, boost)
    return t("did-die", face=face, action=names.action(face), strength=power, n=cost)


def did_hire(p: Hotels, card: int, discount: int) -> str:
    return t("did-hire", name=names.staff_name(card), n=max(0, staff_costs(p)[card] - discount))


def did_room(key: str) -> Said:
    return lambda p, f, a: t(key, room=names.room(p, a - 1), n=room_cost(p, a - 1, f[2]))


def did_lose(key: str) -> Said:
    return lambda p, f, a: t(key, room=names.room(p, a))


def did_staff(key: str) -> Said:
    return lambda p, f, a: t(key, name=names.staff_name(a))


def did_serve(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
    return t("did-serve", item=names.ITEMS[kind], guest=names.guest_name(p.cafe[table]))


def did_receive(p: Hotels, frame: Frame, answer: int) -> str:
    kind = first_needed(p, frame)
    if answer:
        return t("did-give", item=names.ITEMS[kind], guest=names.guest_name(p.cafe[answer - 1]))
    return t("did-kitchen", item=names.ITEMS[kind], n=frame[1 + kind])


def did_part(p: Hotels, frame: Frame, answer: int) -> str:
    key, part = ("did-part", answer) if answer < n.DO_WITHOUT else ("did-without", answer - n.DO_WITHOUT)
    return t(key, effect=names.effect(frame[1 + part]))


def did_extra(p: Hotels, frame: Frame, face: int) -> str:
    if face > FACES:  # a module lets a die be moved first
        return t("did-chose", answer=say(p, face))
    return t("did-extra", face=face, action=names.action(face), strength=p.dice[face], n=extra_cost(p, face))


def did_item(offset: int) -> Said:
    return lambda p, f, a: t("did-spend" if offset else "did-item", item=names.ITEMS[a - offset])


DECLINED: Final = {
    n.EMPEROR: "did-no-emperor",
    n.HIRE: "did-no-hire",
    n.PICK: "did-no-hire",
    n.PREPARE: "did-no-prepare",
    n.OCCUPY: "did-no-occupy",
    n.PREPARE_OCCUPY: "did-no-prepare",
    n.TAKE_GUEST: "did-no-guest",
    n.FILL_ORDER: "did-no-order",
    n.EXTRA_ACTION: "did-no-extra",
    n.SERVE: "did-no-serve",
    n.SPEND: "did-no-spend",
}

IN_TURN: Final[SaidInTurn] = {
    n.END: lambda p, _: t("did-end"),
    n.PASS: lambda p, _: t("did-pass"),
    n.GUEST: lambda p, place: did_guest(p, place, guest_cost(p, place) + surcharge(p, place)),
    n.DIE: lambda p, face: did_die(p, face, False),
    n.BOOSTED: lambda p, face: did_die(p, face, True),
    n.SERVE_NOW: lambda p, _: t("did-serve-now", n=serve_cost(p)),
    n.CLAIM: lambda p, place: t("did-claim", letter="ABC"[place], points=free_spot(p, place)),
    n.USE: lambda p, card: t("did-use", name=names.staff_name(card)),
    n.MOVE: did_move,
}

DID: Final[dict[int, Said]] = {
    n.TURN: did_in_turn,
    n.KEEP_SIX: did_staff("did-discard"),
    n.RETURN_HAND: did_staff("did-return"),
    n.UNDER: did_staff("did-under"),
    n.REMOVE_END_STAFF: did_staff("did-lose-staff"),
    n.FIRST_GUEST: lambda p, f, a: did_guest(p, a - 1, 0),
    n.TAKE_GUEST: lambda p, f, a: did_guest(p, a - 1, surcharge(p, a - 1)),
    n.WHEN: lambda p, f, a: t("did-when", name=names.staff_name(f[1]), when=WHEN[a]),
    n.TWO_ITEMS: lambda p, f, a: t("did-items", items=names.effect(two_items(f, a))),
    n.FUNDS: lambda p, f, a: t("did-funds", spaces=a, n=f[1] - a),
    n.ANY_ACTION: lambda p, f, a: t("did-any-action", action=names.action(a)),
    n.EXTRA_ACTION: did_extra,
    n.STAFF_ACTION: lambda p, f, a: did_hire(p, a, f[1]),
    n.HIRE: lambda p, f, a: did_hire(p, a, f[2]),
    n.PICK: lambda p, f, a: did_hire(p, a, f[1]),
    n.SERVE: did_serve,
    n.PARTS: did_part,
    n.EMPEROR: lambda p, f, a: t("did-emperor", n=f[1]),
    n.RECEIVE: did_receive,
    n.ANY_ITEMS: did_item(0),
    n.OTHER_ITEMS: did_item(0),
    n.SPEND: did_item(1),
    n.PREPARE: did_room("did-prepare"),
    n.PREPARE_OCCUPY: did_room("did-prepare-occupy"),
    n.OCCUPY: lambda p, f, a: t("did-occupy", room=names.room(p, a - 1)),
    n.FILL_ORDER: lambda p, f, a: t("did-order", guest=names.guest_name(p.cafe[a - 1])),
    n.WAIVE: lambda p, f, a: t("did-waive" if a else "did-penalty"),
    n.REMOVE_VACANT: did_lose("did-lose-vacant"),
    n.REMOVE_OCCUPIED: did_lose("did-lose-occupied"),
}  # for other answers, the text of the choice is used
