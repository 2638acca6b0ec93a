"""What does an answer say?  Yours in full, with price and bonus; those of dice, boards and cards too."""

from typing import Final

from tableforone.kernel.frames import YOU, Answer, Frame
from tableforone.kernel.grammar import counted, upfirst
from tableforone.kernel.spec import Answers, Label, said

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.agenda import can_use, effect_of, member_of
from ..rules.position import HighSeason
from ..rules.rooms import occupy_price, prepare_price
from ..rules.staff import awake, hire_price
from .names import (
    ORDINALS,
    action_text,
    card_text,
    dice_text,
    effect_text,
    help_text,
    item_name,
    krones,
    preference_text,
    room_name,
    staff_text,
)


def say_loan(p: HighSeason, frame: Frame, a: int) -> str:
    vp = -cards.LOAN_VP[p.loans]
    return f"Take your {ORDINALS[p.loans + 1]} loan: {krones(cards.LOAN_KRONES)} now, −{vp} points at the end"


def say_use(p: HighSeason, frame: Frame, a: int) -> str:
    if a == n.LOAN:
        return say_loan(p, frame, a)
    if a == n.DECLINE:
        more = frame[0] == n.MORE
        return "Stop preparing" if more else f"Decline the {item_name(frame[1], member_of(p, frame[1]))}"
    if a == n.STEPS:
        return f"Advance {counted(p.strength, 'space')} on the Emperor track"
    if a == n.KRONES:
        return f"Gain {krones(p.strength)}"
    discount = discount_of(p, frame)
    return say_hire(p, a - n.STAFF - 1, discount) if a > n.STAFF else say_room(p, a - n.ROOM, discount)


def say_turn(p: HighSeason, frame: Frame, a: int) -> str:
    if a == n.LOAN:
        return say_loan(p, frame, a)
    if a > n.PASS:
        return f"Pass: remove a {a - n.PASS} and gain {krones(cards.PASS_KRONES)}"
    die = a - n.TAKE
    member = awake(p, die)
    strength = p.dice[die] + (cards.STAFF_STRENGTH[member] if member >= 0 else 0)
    borrowed = " (with a loan)" if p.money < cards.FEE else ""
    fee = f"pay {krones(cards.FEE)}{borrowed}, then " if die == 6 and member < 0 else ""
    helper = f"; {cards.STAFF_NAMES[member]}: {help_text(member)}" if member >= 0 else ""
    return f"Take a {die}: {fee}{action_text(die, strength)}{helper}"


def say_item(p: HighSeason, frame: Frame, item: int) -> str:
    if item == n.LOAN:
        return say_loan(p, frame, item)
    if item == n.MAIN:
        return f"Do the main action of your {p.die}: {action_text(p.die, p.strength)}"
    name = item_name(item, member_of(p, item))
    if not can_use(p, item):
        return f"Give up the {name} (nothing fits it now): {effect_text(effect_of(p, item))}"
    nth = " again" if item >= n.EXTRA and item & 1 and twice_the_same(p, item) else ""
    return f"Use the {name}{nth}: {effect_text(effect_of(p, item))}"


def twice_the_same(p: HighSeason, item: int) -> bool:
    """Has the member of this item one effect, two times?"""
    return len(set(cards.STAFF_ONCE[member_of(p, item)])) == 1


def discount_of(p: HighSeason, frame: Frame) -> int:
    """The discount of the open choice (a prepare action has none)."""
    if frame[0] == n.MORE:
        return 0
    return p.strength if frame[1] == n.MAIN else effect_of(p, frame[1]) >> 7


def say_hire(p: HighSeason, place: int, discount: int) -> str:
    member = cards.STRIPS[p.strip][place]
    return f"Hire the {cards.STAFF_NAMES[member]} for {krones(hire_price(member, discount))}; {staff_text(member)}"


def say_room(p: HighSeason, room: int, discount: int) -> str:
    name, price = room_name(p.hotels[YOU], room), krones(room_price(p, room, discount))
    if p.prepared >> room & 1:
        door = cards.DOOR_BONUS[p.hotels[YOU] << 5 | room]
        bonus = f"; its door: {effect_text(door)}" if door else ""
        return f"Occupy {name} for {price}{bonus}"
    return f"Prepare {name} for {price}"


def room_price(p: HighSeason, room: int, discount: int) -> int:
    """What the open choice costs for this room: occupying it, if it is prepared, or preparing it."""
    if p.prepared >> room & 1:
        return occupy_price(room, discount)
    if p.stack[-1][0] == n.MORE or p.stack[-1][1] == n.MAIN:
        discount = 0  # strength lowers no preparation cost (5.1)
    return prepare_price(p, room, discount)


ANSWERS: Final[Answers] = {
    n.HOTEL: lambda p, f, a: f"{'You get' if f[1] == YOU else 'Ralph gets'} hotel {a + 1}",
    n.STRIP: lambda p, f, a: f"You get staff strip {a + 1}",
    n.ROLL: lambda p, f, a: f"The dice show {dice_text(a)}",
    n.FLIP: lambda p, f, a: f"Ralph flips card {solo_cards.CARD_IDS[a]}: {card_text(p.faces[a])}",
    n.EXPOSE: lambda p, f, a: f"The card on top of the deck shows {preference_text(a)}",
    n.TURN: say_turn,
    n.FEE_DUE: say_loan,
    n.AGENDA: say_item,
    n.USE: say_use,
    n.MORE: say_use,
}
say: Final = said(ANSWERS)


# --- for those who look


def label(p: HighSeason, a: Answer) -> Label:
    """An answer in short, beside its piece: what it is, and what it costs or brings."""
    frame = p.stack[-1]
    if frame[0] == n.AGENDA and a >= n.MAIN:
        return label_item(p, a)
    if frame[0] not in (n.USE, n.MORE) or a < n.ROOM:
        return Label(say(p, a))
    discount = discount_of(p, frame)
    if a > n.STAFF:
        member = cards.STRIPS[p.strip][a - n.STAFF - 1]
        return Label(cards.STAFF_NAMES[member], free_or(hire_price(member, discount)))
    return Label(f"Room {a - n.ROOM}", free_or(room_price(p, a - n.ROOM, discount)))


def label_item(p: HighSeason, item: int) -> Label:
    if item == n.MAIN:
        return Label(f"Main action of your {p.die}", action_text(p.die, p.strength))
    name, effect = item_name(item, member_of(p, item)), effect_text(effect_of(p, item))
    return Label(upfirst(name) if can_use(p, item) else f"Give up the {name}", effect)


def free_or(price: int) -> str:
    return krones(price) if price else "free"
