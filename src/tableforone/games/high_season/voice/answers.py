"""Answers as sentences with price and bonus; also answers of chance events."""

from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame
from tableforone.kernel.spec import Answers, Label, briefly, done, said, told
from tableforone.kernel.speech import Deed

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.agenda import can_use, effect_of, member_of
from ..rules.position import HighSeason
from ..rules.rooms import occupy_price, prepare_price
from ..rules.staff import awake, hire_price
from . import SPEECH, names, t

deed: Final = SPEECH.deed


def deed_of(p: HighSeason, frame: Frame, a: int) -> Deed:
    """What an answer of yours does."""
    if a == n.LOAN:
        return deed("say-loan", "", "loan", nth=p.loans + 1, n=cards.LOAN_KRONES, vp=cards.LOAN_VP[p.loans])
    if frame[0] == n.TURN:
        return turn(p, a)
    if frame[0] == n.AGENDA:
        return pending(p, a)
    if a == n.DECLINE:
        if frame[0] == n.MORE:
            return deed("say-stop", "did-stop")
        return deed("say-decline", "", "declined", item=names.item_name(frame[1], member_of(p, frame[1])))
    if a == n.STEPS:
        return deed("say-advance", "", "steps", "steps_lost", n=p.strength)
    if a == n.KRONES:
        return deed("say-gain", "", "krones", n=p.strength)
    discount = discount_of(p, frame)
    return hire(p, a - n.STAFF - 1, discount) if a > n.STAFF else open_room(p, a - n.ROOM, discount)


def turn(p: HighSeason, a: int) -> Deed:
    """Taking a die or passing."""
    if a > n.PASS:
        return deed("say-pass", "", "pass", die=a - n.PASS, n=cards.PASS_KRONES)
    die = a - n.TAKE
    member = awake(p, die)
    if member >= 0:
        what = names.action(die, p.dice[die] + cards.STAFF_STRENGTH[member])
        about = {"member": names.staff_name(member), "help": names.helps(member)}
        return deed("say-take-helped", "", "take", die=die, action=what, **about)
    what = names.action(die, p.dice[die])
    if die != 6:
        return deed("say-take", "", "take", die=die, action=what)
    paid = p.money >= cards.FEE
    return deed("say-take-paid" if paid else "say-take-borrowed", "", "take", die=die, action=what, n=cards.FEE)


def pending(p: HighSeason, item: int) -> Deed:
    """Using a pending item, or giving it up."""
    if item == n.MAIN:
        return deed("say-main", "did-main", die=p.die, action=names.action(p.die, p.strength))
    about = {"item": names.item_name(item, member_of(p, item)), "effect": names.effect(effect_of(p, item))}
    if not can_use(p, item):
        return deed("say-forfeit", "", "lost", **about)
    again = item >= n.EXTRA and item & 1 and twice_the_same(p, item)
    return deed("say-use-again" if again else "say-use", "did-use", "bonus", **about)


def twice_the_same(p: HighSeason, item: int) -> bool:
    """Whether this item's member has the same effect twice."""
    return len(set(cards.STAFF_ONCE[member_of(p, item)])) == 1


def discount_of(p: HighSeason, frame: Frame) -> int:
    """The discount of the open choice (a prepare action has none)."""
    if frame[0] == n.MORE:
        return 0
    return p.strength if frame[1] == n.MAIN else effect_of(p, frame[1]) >> 7


def hire(p: HighSeason, place: int, discount: int) -> Deed:
    member = cards.STRIPS[p.strip][place]
    about = {"member": names.staff_name(member), "effect": names.staff_effect(member)}
    return deed("say-hire", "", "hire", **about, n=hire_price(member, discount))


def open_room(p: HighSeason, room: int, discount: int) -> Deed:
    """Preparing a room, or occupying a prepared one."""
    about = {"room": names.room_name(p.hotels[YOU], room), "number": room, "n": room_price(p, room, discount)}
    if not p.prepared >> room & 1:
        return deed("say-prepare", "", "prepare", **about)
    door = cards.DOOR_BONUS[p.hotels[YOU] << 5 | room]
    if not door:
        return deed("say-occupy", "", "occupy", **about)
    return deed("say-occupy-door", "", "occupy", **about, effect=names.effect(door))


def room_price(p: HighSeason, room: int, discount: int) -> int:
    """The cost of the open choice for this room: occupying if prepared, else preparing."""
    if p.prepared >> room & 1:
        return occupy_price(room, discount)
    if p.stack[-1][0] == n.MORE or p.stack[-1][1] == n.MAIN:
        discount = 0  # strength does not reduce preparation costs (5.1)
    return prepare_price(p, room, discount)


MINE: Final = (n.TURN, n.FEE_DUE, n.AGENDA, n.USE, n.MORE)  # your words
ANSWERS: Final[Answers] = {
    **dict.fromkeys(MINE, deed_of),
    n.HOTEL: lambda p, f, a: t("say-hotel", whose=names.person(f[1]), hotel=a + 1),
    n.STRIP: lambda p, f, a: t("say-strip", strip=a + 1),
    n.ROLL: lambda p, f, a: t("say-roll", dice=names.dice(a)),
    n.FLIP: lambda p, f, a: deed("say-flip", "", "card", id=solo_cards.CARD_IDS[a], card=names.card_face(p.faces[a])),
    n.EXPOSE: lambda p, f, a: t("say-expose", preference=names.preference(a)),
}
say: Final = said(ANSWERS)
did: Final = done(ANSWERS)
brief: Final = briefly(ANSWERS)
told_by: Final = told(ANSWERS)


# --- short labels


def label(p: HighSeason, a: Answer) -> Label:
    """A short label beside the answer's piece: what it is, and its cost or gain."""
    frame = p.stack[-1]
    if frame[0] not in (n.AGENDA, n.USE, n.MORE) or a < n.ROOM:
        return Label(say(p, a))
    about = deed_of(p, frame, a).data
    if frame[0] != n.AGENDA:
        name = str(about["member"]) if a > n.STAFF else t("label-room", room=a - n.ROOM)
        return Label(name, t("price", n=about["n"]))
    if a == n.MAIN:
        return Label(t("label-main", die=p.die), str(about["action"]))
    key = "label-item" if can_use(p, a) else "label-forfeit"
    return Label(t(key, item=about["item"]), str(about["effect"]))
