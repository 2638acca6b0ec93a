"""What happened?  An event in one sentence."""

from typing import Any, Final

from tableforone.kernel.frames import OPPONENT, Event
from tableforone.kernel.grammar import counted, does
from tableforone.kernel.rows import DECIDE

from ..rules import cards, solo_cards
from ..rules import numbers as n
from . import why
from .names import (
    ORDINALS,
    action_text,
    card_text,
    dice_text,
    effect_text,
    group_reward,
    item_name,
    krones,
    line_name,
    owner,
    preference_text,
    room_name,
    staff_text,
    step_name,
)

ECHOES: Final = frozenset(
    {"take", "occupy", "prepare", "pass", "hire", "loan", "declined"}
)  # what only says again what the player has just answered


def tell(event: Event) -> str:
    kind = event[0]
    if kind == DECIDE:
        return why.tell_decision(event)
    teller = TELLERS.get(kind)
    if teller is None:
        raise ValueError(f"no sentence for {event!r}")
    return str(teller(*event[1:]))


def who_does(who: int, verb: str) -> str:
    """You or Ralph with a verb.

    >>> who_does(0, "fill"), who_does(1, "fill")
    ('You fill', 'Ralph fills')
    """
    return f"{owner(who)} {does(verb) if who == OPPONENT else verb}"


def tell_line(who: int, line: int, vp: int) -> str:
    if vp:
        are = "is" if who == OPPONENT else "are"
        return f"{owner(who)} {are} the first to fill {line_name(line)}: {counted(vp, 'point')}."
    first = "you were first and have" if who == OPPONENT else "Ralph was first and has"
    return f"{who_does(who, 'fill')} {line_name(line)}, but {first} its {counted(cards.LINE_VP[line], 'point')}."


def tell_group(who: int, colour: int, size: int) -> str:
    group = f"a {n.COLOURS[colour]} group of {size} rooms"
    return f"{who_does(who, 'complete')} {group}: {group_reward(who, colour, size)}."


def tell_visit(who: int, whose: int, row: int, marks: int, penalty: int) -> str:
    has, needs = ("Ralph has", "needs") if whose == OPPONENT else ("you have", "need")
    found = f"{has} {counted(marks, 'mark')} in row {row + 1} and {needs} {cards.TRACK_NEEDED[row]}"
    return f"The Emperor visits: {found}{f': −{-penalty} points' if penalty else ', which is enough'}."


def tell_filled(who: int, row: int, vp: int) -> str:
    return f"{who_does(who, 'fill')} Emperor row {row + 1}{f' first: {vp} points' if vp else ', but not first'}."


def tell_steps(who: int, steps: int) -> str:
    return f"{who_does(who, 'mark')} {counted(steps, 'space')} on the Emperor track."


def tell_steps_lost(who: int, steps: int) -> str:
    loser = "Ralph loses" if who == OPPONENT else "you lose"
    return f"The track is full: {loser} {counted(steps, 'step')}."


def tell_bonus(who: int, item: int, code: int, member: int) -> str:
    effect = "" if code & 7 == n.GAIN else f": {effect_text(code)}"  # a gain is told when it comes
    return f"You use the {item_name(item, member)}{effect}."


def tell_declined(who: int, item: int, code: int, member: int) -> str:
    return f"You decline the {item_name(item, member)} ({effect_text(code)})."


def tell_lost(who: int, item: int, code: int, member: int) -> str:
    effect = "" if item == n.MAIN else f" ({effect_text(code)})"
    return f"The {item_name(item, member)}{effect} is lost: nothing fits it now."


def tell_card(who: int, card: int, face: int, preference: int) -> str:
    name = f"{solo_cards.CARD_IDS[card]} ({card_text(face)})"
    return f"Ralph flips card {name}; the next card shows {preference_text(preference)}."


def tell_hire(who: int, member: int, price: int) -> str:
    return f"You hire the {cards.STAFF_NAMES[member]} for {krones(price)}: {staff_text(member)}."


TELLERS: Final[dict[str, Any]] = {
    "hotel": lambda who, whose, board: f"{who_does(whose, 'get')} hotel {board + 1}.",
    "strip": lambda who, strip: f"You get staff strip {strip + 1}.",
    "round": lambda who, number: f"Round {number}: {'you start' if number % 2 else 'Ralph starts'}.",
    "dice": lambda who, *counts: f"The dice show {dice_text(counts)}.",
    "take": lambda who, die, strength: f"You take a {die} with strength {strength}: {action_text(die, strength)}.",
    "pass": lambda who, die: f"You pass and remove a {die}.",
    "fee": lambda who, fee: f"You pay the fee of {krones(fee)}.",
    "loan": lambda who, nth: f"You take your {ORDINALS[nth]} loan (−{-cards.LOAN_VP[nth - 1]} points at the end).",
    "krones": lambda who, many: f"You gain {krones(many)}." if many else "Your money track is full: you gain nothing.",
    "awake": lambda who, member: f"Your {cards.STAFF_NAMES[member]} helps: {staff_text(member)}.",
    "prepare": lambda who, room, hotel, price: f"You prepare {room_name(hotel, room)} for {krones(price)}.",
    "occupy": lambda who, room, hotel, price: f"You occupy {room_name(hotel, room)} for {krones(price)}.",
    "hire": tell_hire,
    "line": tell_line,
    "group": tell_group,
    "steps": tell_steps,
    "steps_lost": tell_steps_lost,
    "step_bonus": lambda who, bonus, code: f"You reach the {step_name(bonus)}: {effect_text(code)}.",
    "row_filled": tell_filled,
    "bonus": tell_bonus,
    "declined": tell_declined,
    "lost": tell_lost,
    "visit": tell_visit,
    "card": tell_card,
}
