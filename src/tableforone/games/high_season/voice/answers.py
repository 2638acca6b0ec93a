"""Answers as sentences with price and bonus; also answers of chance events."""

from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame
from tableforone.kernel.spec import Answers, Label, said

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.agenda import can_use, effect_of, member_of
from ..rules.position import HighSeason
from ..rules.rooms import occupy_price, prepare_price
from ..rules.staff import awake, hire_price
from . import names, t


def say_loan(p: HighSeason, frame: Frame, a: int) -> str:
    return t("say-loan", nth=p.loans + 1, n=cards.LOAN_KRONES, vp=cards.LOAN_VP[p.loans])


def say_use(p: HighSeason, frame: Frame, a: int) -> str:
    if a == n.LOAN:
        return say_loan(p, frame, a)
    if a == n.DECLINE:
        if frame[0] == n.MORE:
            return t("say-stop")
        return t("say-decline", item=names.item_name(frame[1], member_of(p, frame[1])))
    if a == n.STEPS:
        return t("say-advance", n=p.strength)
    if a == n.KRONES:
        return t("say-gain", n=p.strength)
    discount = discount_of(p, frame)
    return say_hire(p, a - n.STAFF - 1, discount) if a > n.STAFF else say_room(p, a - n.ROOM, discount)


def say_turn(p: HighSeason, frame: Frame, a: int) -> str:
    if a == n.LOAN:
        return say_loan(p, frame, a)
    if a > n.PASS:
        return t("say-pass", die=a - n.PASS, n=cards.PASS_KRONES)
    die = a - n.TAKE
    member = awake(p, die)
    if member >= 0:
        what = names.action(die, p.dice[die] + cards.STAFF_STRENGTH[member])
        return t("say-take-helped", die=die, action=what, member=names.staff_name(member), help=names.helps(member))
    what = names.action(die, p.dice[die])
    if die != 6:
        return t("say-take", die=die, action=what)
    return t("say-take-paid" if p.money >= cards.FEE else "say-take-borrowed", die=die, action=what, n=cards.FEE)


def say_item(p: HighSeason, frame: Frame, item: int) -> str:
    if item == n.LOAN:
        return say_loan(p, frame, item)
    if item == n.MAIN:
        return t("say-main", die=p.die, action=names.action(p.die, p.strength))
    key = "say-use"
    if not can_use(p, item):
        key = "say-forfeit"
    elif item >= n.EXTRA and item & 1 and twice_the_same(p, item):
        key = "say-use-again"
    return t(key, item=names.item_name(item, member_of(p, item)), effect=names.effect(effect_of(p, item)))


def twice_the_same(p: HighSeason, item: int) -> bool:
    """Whether this item's member has the same effect twice."""
    return len(set(cards.STAFF_ONCE[member_of(p, item)])) == 1


def discount_of(p: HighSeason, frame: Frame) -> int:
    """The discount of the open choice (a prepare action has none)."""
    if frame[0] == n.MORE:
        return 0
    return p.strength if frame[1] == n.MAIN else effect_of(p, frame[1]) >> 7


def say_hire(p: HighSeason, place: int, discount: int) -> str:
    member = cards.STRIPS[p.strip][place]
    return t(
        "say-hire", member=names.staff_name(member), n=hire_price(member, discount), effect=names.staff_effect(member)
    )


def say_room(p: HighSeason, room: int, discount: int) -> str:
    name, price = names.room_name(p.hotels[YOU], room), room_price(p, room, discount)
    if not p.prepared >> room & 1:
        return t("say-prepare", room=name, n=price)
    door = cards.DOOR_BONUS[p.hotels[YOU] << 5 | room]
    if not door:
        return t("say-occupy", room=name, n=price)
    return t("say-occupy-door", room=name, n=price, effect=names.effect(door))


def room_price(p: HighSeason, room: int, discount: int) -> int:
    """The cost of the open choice for this room: occupying if prepared, else preparing."""
    if p.prepared >> room & 1:
        return occupy_price(room, discount)
    if p.stack[-1][0] == n.MORE or p.stack[-1][1] == n.MAIN:
        discount = 0  # strength does not reduce preparation costs (5.1)
    return prepare_price(p, room, discount)


ANSWERS: Final[Answers] = {
    n.HOTEL: lambda p, f, a: t("say-hotel", whose=names.person(f[1]), hotel=a + 1),
    n.STRIP: lambda p, f, a: t("say-strip", strip=a + 1),
    n.ROLL: lambda p, f, a: t("say-roll", dice=names.dice(a)),
    n.FLIP: lambda p, f, a: t("say-flip", id=solo_cards.CARD_IDS[a], card=names.card_face(p.faces[a])),
    n.EXPOSE: lambda p, f, a: t("say-expose", preference=names.preference(a)),
    n.TURN: say_turn,
    n.FEE_DUE: say_loan,
    n.AGENDA: say_item,
    n.USE: say_use,
    n.MORE: say_use,
}
say: Final = said(ANSWERS)


# --- short labels


def label(p: HighSeason, a: Answer) -> Label:
    """A short label beside the answer's piece: what it is, and its cost or gain."""
    frame = p.stack[-1]
    if frame[0] == n.AGENDA and a >= n.MAIN:
        return label_item(p, a)
    if frame[0] not in (n.USE, n.MORE) or a < n.ROOM:
        return Label(say(p, a))
    discount = discount_of(p, frame)
    if a > n.STAFF:
        member = cards.STRIPS[p.strip][a - n.STAFF - 1]
        return Label(names.staff_called(member), t("price", n=hire_price(member, discount)))
    room = a - n.ROOM
    return Label(t("label-room", room=room), t("price", n=room_price(p, room, discount)))


def label_item(p: HighSeason, item: int) -> Label:
    if item == n.MAIN:
        return Label(t("label-main", die=p.die), names.action_text(p.die, p.strength))
    name = names.item_name(item, member_of(p, item))
    key = "label-item" if can_use(p, item) else "label-forfeit"
    return Label(t(key, item=name), names.effect_text(effect_of(p, item)))
