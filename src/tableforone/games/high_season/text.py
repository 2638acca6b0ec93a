"""Which words does the player read?  Questions, answers, the log, and the candidates of Ralph's decisions."""

from typing import Any, Final

from tableforone.games.high_season.cards import (
    ANY,
    COLOURS,
    FEE,
    FLOOR,
    GAIN,
    GROUP_KRONES,
    GROUP_STEPS,
    GROUP_VP,
    LINE_VP,
    LOAN_KRONES,
    LOAN_VP,
    OCCUPY_COST,
    PASS_KRONES,
    PREPARE_COST,
    ROW_NEEDED,
    STAFF_COST,
    STAFF_NAMES,
    STAFF_ONCE,
    STAFF_STRENGTH,
    STRIPS,
)
from tableforone.games.high_season.cards import DOOR as DOOR_BONUS
from tableforone.games.high_season.means import awake, can_use, effect_of, maids, member_of
from tableforone.games.high_season.names import (
    ORDINALS,
    action_question,
    action_text,
    card_text,
    count,
    die_symbol,
    effect_text,
    hand_text,
    krones,
    line_name,
    owner,
    preference_text,
    room_name,
    staff_text,
    step_name,
)
from tableforone.games.high_season.opponent.deck import CARD_IDS, MOST, PREFERENCES, PREFERRED, SIDES
from tableforone.games.high_season.position import (
    AGENDA,
    DECLINE,
    DOOR,
    EXPOSE,
    EXTRA,
    FEE_DUE,
    FLIP,
    HOTEL,
    KRONES,
    LOAN,
    MAIN,
    MORE,
    PASS,
    RALPH,
    ROLL,
    ROOM,
    STAFF,
    STEP,
    STEPS,
    STRIP,
    TAKE,
    TURN,
    YOU,
    HighSeason,
)
from tableforone.kernel.frames import Answer, Event
from tableforone.kernel.rows import DECIDE

# --- questions


def ask(p: HighSeason) -> str:
    frame = p.stack[-1]
    word = frame[0]
    money = f"You have {krones(p.money)}" if p.money else "You have no krones"
    if word == TURN:
        return f"Round {p.round}: take a die or pass? {money}."
    if word == FEE_DUE:
        return f"A 6 costs {krones(FEE)} and you have none: take a loan to pay."
    if word == AGENDA:
        return f"Several things are pending: which one next? {money}."
    if word == MORE:
        return f"Prepare another room (up to {frame[1]} more), or stop? {money}."
    if word == HOTEL:
        return "Which hotel board do you get?" if frame[1] == YOU else "Which hotel board does Ralph get?"
    if word == STRIP:
        return "Which staff strip do you get?"
    if word == ROLL:
        return f"Round {p.round}: what do the ten dice show (how many 1s, 2s, ... 6s)?"
    if word == FLIP:
        return "Which card does Ralph flip?"
    if word < FLIP:
        return ask_use(p, frame[1], money)
    return "Which preference side is on top of Ralph's deck now?"


def ask_use(p: HighSeason, item: int, money: str) -> str:
    if item == MAIN:
        return f"{action_question(p.die, p.strength)} {money}."
    return f"{capital(item_name(item, member_or_none(p, item)))}: {effect_text(effect_of(p, item))}? {money}."


def member_or_none(p: HighSeason, item: int) -> int:
    return member_of(p, item) if item >= EXTRA else -1


def item_name(item: int, member: int) -> str:
    if item == MAIN:
        return "the main action"
    if item >= EXTRA:
        return f"the {STAFF_NAMES[member]}'s effect"
    return f"the {step_name(item - STEP)}" if item >= STEP else f"the door bonus of room {item - DOOR}"


def capital(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


# --- answers


def say(p: HighSeason, a: Answer) -> str:
    frame = p.stack[-1]
    word = frame[0]
    if word in CHANCE_SAYINGS:
        return say_chance(p, frame, a)
    if a == LOAN:
        return (
            f"Take your {ORDINALS[p.loans + 1]} loan: {krones(LOAN_KRONES)} now, −{-LOAN_VP[p.loans]} points at the end"
        )
    if word == TURN:
        return say_turn(p, a)
    if word == AGENDA:
        return say_item(p, a)
    if a == DECLINE:
        return "Stop preparing" if word == MORE else f"Decline {item_name(frame[1], member_or_none(p, frame[1]))}"
    if a == STEPS:
        return f"Advance {count(p.strength, 'space')} on the Emperor track"
    if a == KRONES:
        return f"Gain {krones(p.strength)}"
    discount = discount_of(p, frame)
    return say_hire(p, a - STAFF - 1, discount) if a > STAFF else say_room(p, a - ROOM, discount)


CHANCE_SAYINGS: Final = (HOTEL, STRIP, ROLL, FLIP, EXPOSE)


def say_chance(p: HighSeason, frame: Any, a: Any) -> str:
    word = frame[0]
    if word == HOTEL:
        return f"{'You get' if frame[1] == YOU else 'Ralph gets'} hotel {a + 1}"
    if word == STRIP:
        return f"You get staff strip {a + 1}"
    if word == ROLL:
        return f"The dice show {dice_text(a)}"
    if word == FLIP:
        return f"Ralph flips card {CARD_IDS[a]}: {card_text(p.faces[a])}"
    return f"The card on top of the deck shows {preference_text(a)}"


def dice_text(counts: Any) -> str:
    return ", ".join(f"{n} × {die}" for die, n in enumerate(counts, 1) if n)


def say_turn(p: HighSeason, a: int) -> str:
    if a > PASS:
        return f"Pass: remove a {a - PASS} and gain {krones(PASS_KRONES)}"
    die = a - TAKE
    member = awake(p, die)
    strength = p.dice[die] + (STAFF_STRENGTH[member] if member >= 0 else 0)
    borrowed = " (with a loan)" if p.money < FEE else ""
    fee = f"pay {krones(FEE)}{borrowed}, then " if die == 6 and member < 0 else ""
    helper = f"; {STAFF_NAMES[member]}: {staff_text(member).split(': ')[1]}" if member >= 0 else ""
    return f"Take a {die}: {fee}{action_text(die, strength)}{helper}"


def say_item(p: HighSeason, item: int) -> str:
    if item == MAIN:
        return f"Do the main action of your {p.die}: {action_text(p.die, p.strength)}"
    name = item_name(item, member_or_none(p, item))
    if not can_use(p, item):
        return f"Give up {name} (nothing fits it now): {effect_text(effect_of(p, item))}"
    nth = " again" if item >= EXTRA and item & 1 and twice_the_same(p, item) else ""
    return f"Use {name}{nth}: {effect_text(effect_of(p, item))}"


def twice_the_same(p: HighSeason, item: int) -> bool:
    """Has the member of this item one effect, two times?"""
    return len(set(STAFF_ONCE[member_of(p, item)])) == 1


def discount_of(p: HighSeason, frame: Any) -> int:
    """The discount of the open choice (a prepare action has none)."""
    if frame[0] == MORE:
        return 0
    return p.strength if frame[1] == MAIN else effect_of(p, frame[1]) >> 7


def say_hire(p: HighSeason, place: int, discount: int) -> str:
    member = STRIPS[p.strip][place]
    price = max(0, STAFF_COST[member] - discount)
    return f"Hire the {STAFF_NAMES[member]} for {krones(price)}; {staff_text(member)}"


def say_room(p: HighSeason, room: int, discount: int) -> str:
    name = room_name(p.hotels[YOU], room)
    if p.prepared >> room & 1:
        door = DOOR_BONUS[p.hotels[YOU] << 5 | room]
        bonus = f"; its door: {effect_text(door)}" if door else ""
        return f"Occupy {name} for {krones(max(0, OCCUPY_COST[FLOOR[room]] - discount))}{bonus}"
    if p.stack[-1][0] == MORE or p.stack[-1][1] == MAIN:
        discount = 0  # strength lowers no preparation cost (5.1)
    price = 0 if maids(p) >> room & 1 else max(0, PREPARE_COST[FLOOR[room]] - discount)
    return f"Prepare {name} for {krones(price)}"


# --- the log


def tell(event: Event) -> str:
    kind = event[0]
    if kind == DECIDE:
        return tell_die(event) if event[1].startswith("die") else tell_room(event)
    teller = TELLERS.get(kind)
    if teller is None:
        raise ValueError(f"no sentence for {event!r}")
    return str(teller(*event[1:]))


def tell_die(event: Event) -> str:
    """Which die Ralph removed, and why that one (9.4)."""
    preferred, other, hand = event[2]
    space, dice = event[3]
    side = SIDES[PREFERRED[hand]]
    start = f"The hand comes {hand_text(hand << 3)}, so Ralph wants the {side} die, {article(preferred)}"
    most = f"a {space}, the space with the most dice ({dice})"
    if any(rule == "9.4.5" for rule, _, _ in event[4]):
        most += ", the first of those tied in the pointer's direction"
    if preferred == space:
        return f"{start}: he removes a {space}."
    if preferred == MOST:
        return f"{start}: he removes {most}."
    if other == space:
        return f"{start}; none is left, so he removes the other die, a {space}."
    if other == MOST:
        return f"{start}; none is left, and the other die says “most”: he removes {most}."
    return f"{start}; neither that nor the other die, a {other}, is left: he removes {most}."


def article(die: int) -> str:
    return f"{'' if die == MOST else 'a '}{die_symbol(die)}"


def tell_room(event: Event) -> str:
    """Which room Ralph occupied, and why that one (9.6)."""
    card, colour, preference, first, _ = event[2]
    found, trace = event[3], {rule: after for rule, _, after in event[4]}
    kind = "room" if colour == ANY else f"{COLOURS[colour]} room"
    if found is None:
        return f"Card {CARD_IDS[card]}: Ralph has no empty {kind} left, so nothing happens."
    name = candidate(found)
    wanted = PREFERENCES[preference]
    if "9.6.1" not in trace and "9.6.4" not in trace and "9.6.3" not in trace:
        return f"Ralph occupies {name}, the only empty {kind} he has left."
    fits = trace.get("9.6.4")
    if fits is not None and len(fits) == 1:
        return f"Ralph occupies {name}: it is the only {kind} that completes a {wanted}."
    where = f"on the {SIDES[first]} side of the stairs"
    if not trace.get("9.6.1", (found,)):
        where = f"on the {SIDES[1 - first]} side of the stairs (the {SIDES[first]} side has none)"
    if fits:
        return f"Ralph occupies {name}: the first {kind} of his zig-zag that completes a {wanted}, {where}."
    nobody = f"; no {kind} completes a {wanted}" if fits is not None else ""
    return f"Ralph occupies {name}: the first empty {kind} of his zig-zag {where}{nobody}."


def candidate(code: int) -> str:
    return f"room {code & 31} ({COLOURS[code >> 5]})"


def name_candidate(decision: str, value: Any) -> str:
    if decision.startswith("die"):
        return f"space {value[0]} ({'1 die' if value[1] == 1 else f'{value[1]} dice'})"
    return f"{value & 31} {COLOURS[value >> 5]}"


def tell_line(who: int, line: int, vp: int) -> str:
    if vp:
        verb = "is" if who == RALPH else "are"
        return f"{owner(who)} {verb} the first to fill {line_name(line)}: {count(vp, 'point')}."
    verb = "fills" if who == RALPH else "fill"
    first = "you were first and have" if who == RALPH else "Ralph was first and has"
    return f"{owner(who)} {verb} {line_name(line)}, but {first} its {count(LINE_VP[line], 'point')}."


def tell_group(who: int, colour: int, size: int) -> str:
    verb = "completes" if who == RALPH else "complete"
    reward = f"{GROUP_VP[size]} points"
    if COLOURS[colour] == "yellow":
        reward = count(GROUP_STEPS[size], "Emperor step")
    elif COLOURS[colour] == "red" and who == YOU:
        reward = krones(GROUP_KRONES[size])
    return f"{owner(who)} {verb} a {COLOURS[colour]} group of {size} rooms: {reward}."


def tell_visit(who: int, row: int, marks: int, penalty: int) -> str:
    has, needs = ("Ralph has", "needs") if who == RALPH else ("you have", "need")
    found = f"The Emperor visits: {has} {count(marks, 'mark')} in row {row + 1} and {needs} {ROW_NEEDED[row]}"
    return f"{found}{f': −{-penalty} points' if penalty else ', which is enough'}."


def tell_filled(who: int, row: int, vp: int) -> str:
    verb = "fills" if who == RALPH else "fill"
    return f"{owner(who)} {verb} Emperor row {row + 1}{f' first: {vp} points' if vp else ', but not first'}."


def tell_bonus(item: int, code: int, member: int) -> str:
    gained = "" if code & 7 == GAIN else f": {effect_text(code)}"
    return f"You use {item_name(item, member)}{gained}."


def tell_declined(item: int, code: int, member: int) -> str:
    return f"You decline {item_name(item, member)} ({effect_text(code)})."


def tell_lost(item: int, code: int, member: int) -> str:
    effect = "" if item == MAIN else f" ({effect_text(code)})"
    return f"{capital(item_name(item, member))}{effect} is lost: nothing fits it now."


def tell_steps(who: int, n: int) -> str:
    verb = "marks" if who == RALPH else "mark"
    return f"{owner(who)} {verb} {count(n, 'space')} on the Emperor track."


def tell_steps_lost(who: int, n: int) -> str:
    return (
        f"The track is full: {owner(who).replace('You', 'you')} lose{'s' if who == RALPH else ''} {count(n, 'step')}."
    )


TELLERS: Final[dict[str, Any]] = {
    "hotel": lambda who, n: f"{owner(who)} {'gets' if who == RALPH else 'get'} hotel {n + 1}.",
    "strip": lambda n: f"You get staff strip {n + 1}.",
    "round": lambda n: f"Round {n}: {'you start' if n % 2 else 'Ralph starts'}.",
    "dice": lambda *counts: f"The dice show {dice_text(counts)}.",
    "take": lambda die, k: f"You take a {die} with strength {k}: {action_text(die, k)}.",
    "pass": lambda die: f"You pass and remove a {die}.",
    "fee": lambda n: f"You pay the fee of {krones(n)}.",
    "loan": lambda n: f"You take your {ORDINALS[n]} loan (−{-LOAN_VP[n - 1]} points at the end).",
    "krones": lambda n: f"You gain {krones(n)}." if n else "Your money track is full: you gain nothing.",
    "awake": lambda member: f"Your {STAFF_NAMES[member]} helps: {staff_text(member)}.",
    "prepare": lambda room, hotel, price: f"You prepare {room_name(hotel, room)} for {krones(price)}.",
    "occupy": lambda room, hotel, price: f"You occupy {room_name(hotel, room)} for {krones(price)}.",
    "hire": lambda member, price: f"You hire the {STAFF_NAMES[member]} for {krones(price)}: {staff_text(member)}.",
    "line": tell_line,
    "group": tell_group,
    "group_vp": lambda who, vp: "",
    "steps": tell_steps,
    "steps_lost": tell_steps_lost,
    "step_bonus": lambda bonus, code: f"You reach the {step_name(bonus)}: {effect_text(code)}.",
    "row_filled": tell_filled,
    "bonus": tell_bonus,
    "declined": tell_declined,
    "lost": tell_lost,
    "visit": tell_visit,
    "card": lambda card, face, preference: (
        f"Ralph flips card {CARD_IDS[card]} ({card_text(face)}); the next card shows {preference_text(preference)}."
    ),
}
