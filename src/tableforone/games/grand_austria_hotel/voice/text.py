"""How do we say it?  Names, questions, answers and events of Grand Austria Hotel in plain sentences."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame

from ..rules import moments
from ..rules import numbers as c
from ..rules.actions import can_take, fee, strength
from ..rules.cards import (
    BOARDS,
    DIE_AT_ONCE,
    GUEST_COLOUR,
    GUEST_GLOSS,
    GUEST_NAME,
    GUEST_REWARD,
    OBJECTIVE_GLOSS,
    OBJECTIVE_NAME,
    SCORING,
    SPACE_COLOUR,
    STAFF_EFFECTS,
    STAFF_GLOSS,
    STAFF_NAME,
    STAFF_PRICE,
    TILE_NAME,
    TILE_PENALTY_GLOSS,
    space_name,
)
from ..rules.edition import guest_order, guest_points, staff_costs
from ..rules.gains import first_needed
from ..rules.guests import guest_cost, surcharge
from ..rules.position import Hotels
from ..rules.rooms import room_cost
from ..rules.turn import free_spot, serve_cost

ACTIONS: Final = ("", "strudel and cake", "wine and coffee", "rooms", "Emperor and krones", "staff", "any action")
PROGRESS: Final = ("no marker", "on III", "on II", "claimed")
OPPONENTS: Final = ("Leopold", "Elisabeth")
ORDINAL: Final = ("1st", "2nd", "3rd", "4th", "5th")


# --- names


def many(n: int, one: str, more: str = "") -> str:
    """A number with its noun.

    >>> many(1, "krone"), many(3, "krone"), many(2, "strudel", "strudel")
    ('1 krone', '3 krones', '2 strudel')
    """
    return f"{n} {one if abs(n) == 1 else more or one + 's'}"


def krones(n: int) -> str:
    return "free" if n == 0 else many(n, "krone")


def items(counts: Any) -> str:
    """Some items in words: "2 wine and 1 coffee"."""
    parts = [f"{n} {name}" for n, name in zip(counts, c.ITEMS, strict=False) if n]
    return join(parts) or "nothing"


def join(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1] if parts else ""


def space(number: int, colour: int) -> str:
    return f"{c.COLOURS[colour]} {space_name(number)}"


def room(p: Hotels, number: int) -> str:
    return space(number, SPACE_COLOUR[p.board][number])


def guest(card: int) -> str:
    return f"{GUEST_NAME[card]} ({c.COLOURS[GUEST_COLOUR[card]]})"


def guest_in_full(p: Hotels, card: int) -> str:
    """A guest with order, points and reward."""
    order, points = items(guest_order(p, card)), many(guest_points(p, card), "point")
    return f"{guest(card)}: wants {order}; {points}; {reward_in_words(card)}"


def reward(card: int) -> list[str]:
    """What a guest gives, part by part; a card that also says where the guest must go speaks for itself."""
    return [GUEST_GLOSS[card]] if GUEST_GLOSS[card] else [part(frame) for frame in GUEST_REWARD[card]]


def reward_in_words(card: int) -> str:
    return join(reward(card)) or "no reward"


def opponent(p: Hotels) -> str:
    """Who sits opposite (20.1.1)?"""
    return OPPONENTS[bool(p.modules & c.ELISABETH)]


def he(p: Hotels) -> str:
    return "she" if p.modules & c.ELISABETH else "he"


def staff(card: int) -> str:
    return f"{STAFF_NAME[card]}, {STAFF_GLOSS[card]}"


def part(frame: Frame) -> str:
    """An effect in words, derived from its frame."""
    word = frame[0]
    n = frame[1] if len(frame) > 1 else 0
    if word == c.RECEIVE:
        return "receive " + items(frame[1 : 1 + c.KINDS])
    if word in PARTS_IN_WORDS:
        return PARTS_IN_WORDS[word](frame)
    if word == c.POINTS:
        return many(n, "point")
    return f"{many(frame[2], 'point')} per {SCORING[n].replace('_', ' ')}"


def discounted(discount: int) -> str:
    if discount >= 99:
        return " for free"
    return f" for {many(discount, 'krone')} less" if discount else ""


def below(top: int) -> str:
    return f" on floors 1-{top}" if top < 4 else ""


PARTS_IN_WORDS: Final[dict[int, Callable[[Frame], str]]] = {
    c.MONEY: lambda f: many(f[1], "krone"),
    c.EMPEROR: lambda f: f"advance {many(f[1], 'Emperor space')}",
    c.ADVANCE: lambda f: f"advance {many(f[1], 'Emperor space')}",
    c.ANY_ITEMS: lambda f: f"{many(f[1], 'dish or drink', 'dishes or drinks')} of your choice",
    c.DRAW: lambda f: f"draw {many(f[1], 'staff card')}",
    c.HIRE: lambda f: f"play {many(f[1], 'staff card')}{discounted(f[2])}",
    c.OFFER: lambda f: f"draw {many(f[1], 'staff card')} and play one of them{discounted(f[2])}",
    c.PREPARE: lambda f: f"prepare {many(f[1], 'room')}{below(f[3])}{discounted(f[2])}",
    c.OCCUPY: lambda f: f"occupy {many(f[1], 'vacant room')}{below(f[2])}",
    c.PREPARE_OCCUPY: lambda f: f"prepare and occupy {many(f[1], 'room')}{below(f[3])}{discounted(f[2])}",
    c.TAKE_GUEST: lambda f: f"take {many(f[1], 'guest')} for free",
    c.FILL_ORDER: lambda f: f"fill {many(f[1], 'order')}",
    c.EXTRA_ACTION: lambda f: "carry out the action of any space with dice",
    c.WHEN: lambda f: f"use {STAFF_NAME[f[1]]}",
}


# --- questions


def ask(p: Hotels) -> str:
    """The open question in one sentence."""
    frame = p.stack[-1]
    word = frame[0]
    if word == c.TURN:
        return ask_turn(p, frame)
    if word in QUESTIONS:
        return QUESTIONS[word](p, frame)
    return "What comes up?"


def ask_turn(p: Hotels, frame: Frame) -> str:
    done = frame[2]
    if done & c.DIE_TAKEN:
        return "Your die is taken: anything else before your turn ends?"
    if done & c.GUEST_TAKEN:
        return "Your turn: take a die, or do something additional first?"
    return "Your turn: take a guest, a die, or do something additional?"


def ask_roll(dice: int) -> str:
    return f"How do the {dice} dice fall?" if dice > 1 else "How does the last die fall?"


def ask_when(p: Hotels, frame: Frame) -> str:
    """What staff gives around the main action; a part that is gained in any case is none to be timed alone."""
    name, parts = STAFF_NAME[frame[1]], [part(effect) for effect in STAFF_EFFECTS[frame[1]]]
    return f"{name}: when do you {parts[0]}?" if len(parts) == 1 else f"{name}, {join(parts)}: before or after?"


def ask_prepare(p: Hotels, frame: Frame) -> str:
    if p.round == 0 and frame[4]:
        return f"Which room do you prepare before the first round ({frame[1]} to go)?"
    n = many(frame[1], "room")
    more = "up to " if frame[1] > 1 else ""
    return f"Which room do you prepare ({more}{n}{discounted(frame[2])})?"


QUESTIONS: Final[dict[int, Callable[[Hotels, Frame], str]]] = {
    c.ROLL: lambda p, f: ask_roll(f[1]),
    c.REVEAL_BOARD: lambda p, f: "Which hotel board do you get?",
    c.REVEAL_OBJECTIVE: lambda p, f: f"Which objective {'ABC'[f[1]]} is in play?",
    c.REVEAL_TILE: lambda p, f: f"Which Emperor tile {'ABC'[f[1]]} is in play?",
    c.REFILL: lambda p, f: "Which guest joins the queue?",
    c.REVEAL_STAFF: lambda p, f: "Which staff card is drawn?",
    c.HIS_TURN: lambda p, f: f"Which instruction card does {opponent(p)} turn over?",
    c.HIS_STAFF: lambda p, f: f"Which staff card does {opponent(p)} turn over?",
    c.KEEP_SIX: lambda p, f: f"You keep 6 of these cards: which one goes under the deck ({len(p.hand) - 6} to go)?",
    c.FIRST_GUEST: lambda p, f: "Which guest do you begin with, for free?",
    c.WHEN: ask_when,
    c.TWO_ITEMS: lambda p, f: f"You take {f[1]} items: how many {c.ITEMS[f[2]]}, how many {c.ITEMS[f[2] + 1]}?",
    c.FUNDS: lambda p, f: f"You split {f[1]} between Emperor spaces and krones: how?",
    c.ANY_ACTION: lambda p, f: f"Which action do you carry out with strength {f[1]}?",
    c.STAFF_ACTION: lambda p, f: f"Which staff card do you play, for up to {many(f[1], 'krone')} less?",
    c.SERVE: lambda p, f: f"Which item do you serve from the kitchen (up to {f[1]} more)?",
    c.PARTS: lambda p, f: "What do you resolve next?",
    c.EMPEROR: lambda p, f: f"Do you advance {many(f[1], 'space')} on the Emperor track?",
    c.RECEIVE: lambda p, f: f"You receive {items(f[1 : 1 + c.KINDS])}: where does 1 {c.ITEMS[first_needed(p, f)]} go?",
    c.ANY_ITEMS: lambda p, f: f"Which dish or drink do you take ({f[1]} to go)?",
    c.HIRE: lambda p, f: f"Which staff card do you play{discounted(f[2])}?",
    c.PICK: lambda p, f: f"Which of the drawn cards do you play{discounted(f[1])}?",
    c.UNDER: lambda p, f: "Which of these cards goes under the staff deck first?",
    c.PREPARE: ask_prepare,
    c.OCCUPY: lambda p, f: f"Which vacant room do you occupy{below(f[2])}?",
    c.PREPARE_OCCUPY: lambda p, f: f"Which room do you prepare and occupy{below(f[3])}{discounted(f[2])}?",
    c.TAKE_GUEST: lambda p, f: "Which guest do you take for free?",
    c.FILL_ORDER: lambda p, f: "Whose order do you fill from the supply?",
    c.EXTRA_ACTION: lambda p, f: "E. Gizia: the action of which space do you carry out?",
    c.WAIVE: lambda p, f: f"The Emperor's penalty: {TILE_PENALTY_GLOSS[f[1]]}. Do you pay 1 krone to ignore it?",
    c.RETURN_HAND: lambda p, f: f"Which staff card goes from your hand under the deck ({f[1]} to go)?",
    c.REMOVE_VACANT: lambda p, f: "Which vacant room do you lose?",
    c.REMOVE_OCCUPIED: lambda p, f: "Which occupied room do you lose?",
    c.REMOVE_END_STAFF: lambda p, f: "Which end-of-game staff card do you lose?",
}


# --- answers

TURN_WORDS: Final[list[tuple[int, int, Callable[[Hotels, int], str]]]] = []  # of modules: first, last answer, words


def say(p: Hotels, answer: Answer) -> str:
    """An answer to the open question, in words."""
    frame = p.stack[-1]
    word = frame[0]
    if word == c.TURN:
        return say_turn(p, answer)
    if answer == c.DECLINE and word in DECLINED:
        return DECLINED[word]
    return ANSWERS[word](p, frame, answer)


def say_turn(p: Hotels, answer: int) -> str:
    if answer == c.END:
        return "End your turn"
    if answer == c.PASS:
        return f"Pass: wait until {opponent(p)} has no turn left, then one die goes and the rest are rolled again"
    if answer < c.DIE:
        place = answer - c.GUEST
        return f"Take {guest_in_full(p, p.queue[place])} ({krones(guest_cost(p, place) + surcharge(p, place))})"
    if answer < c.SERVE_NOW:
        return say_die(p, answer)
    if answer == c.SERVE_NOW:
        return f"Serve up to 3 items from the kitchen ({krones(serve_cost(p))})"
    if answer < c.USE:
        place = answer - c.CLAIM
        objective = OBJECTIVE_NAME[p.objectives[place]]
        return f"Claim objective {'ABC'[place]} ({objective}) for {free_spot(p, place)} points"
    if answer < c.MOVE:
        card = answer - c.USE
        price = f"{join([priced(part) for part in STAFF_PRICE[card]])}: " if STAFF_PRICE[card] else ""
        return f"Use {STAFF_NAME[card]}: {price}{join([part(frame) for frame in STAFF_EFFECTS[card]])}"
    if answer >= c.FROM_MODULES:
        return next(say(p, answer) for first, last, say in TURN_WORDS if first <= answer <= last)
    table, number = (answer - c.MOVE) // 20, (answer - c.MOVE) % 20
    card = p.cafe[table]
    points = many(guest_points(p, card), "point")
    return f"Move {guest(card)} into {room(p, number)}: {points}; {reward_in_words(card)}"


def priced(price: dict[str, Any]) -> str:
    """A part of what must be spent."""
    n = price["n"]
    if price["do"] == "emperor":
        return f"retreat {many(n, 'Emperor space')}"
    names = {"money": many(n, "krone"), "items_any": many(n, "dish or drink", "dishes or drinks")}
    return f"spend {names.get(price['do'], '')}" if price["do"] in names else f"spend {n} {price['item']}"


def say_die(p: Hotels, answer: int) -> str:
    boost = answer >= c.BOOSTED
    return say_die_in_full(p, answer - (c.BOOSTED if boost else c.DIE), boost, "")


def say_die_in_full(p: Hotels, face: int, boost: bool, which: str) -> str:
    """A die with its action, strength and cost; ``which`` is its colour."""
    power = strength(p, face) + boost
    possible = can_take(p, face, int(boost))
    toll = moments.SPACE_COST.add_up(p, face) if p.modules else 0
    cost = toll + (fee(p, face) + boost if possible else 0)
    extra = sum(frame[1] for card in DIE_AT_ONCE[face] if p.staff >> card & 1 for frame in STAFF_EFFECTS[card])
    action = f"{ACTIONS[face]}, strength {power}" if possible else "no action is possible, so it is lost"  # 4.3.2
    text = f"Take a {which}{face}{', boosted' if boost else ''}: {action}"
    if cost:
        text += f", pay {many(cost, 'krone')}"
    return text + (f", {many(extra, 'point')} at once" if extra else "")


def say_when(p: Hotels, frame: Frame, answer: int) -> str:
    return ("Not at all", "Before the main action", "After the main action")[answer]


def say_two_items(p: Hotels, frame: Frame, second: int) -> str:
    first, name = frame[1] - second, c.ITEMS[frame[2]]
    return f"{first} {name} and {second} {c.ITEMS[frame[2] + 1]}" if second else f"{first} {name}"


def say_funds(p: Hotels, frame: Frame, spaces: int) -> str:
    parts = [many(spaces, "Emperor space")] if spaces else []
    if frame[1] > spaces:
        parts.append(many(frame[1] - spaces, "krone"))
    return join(parts)


def say_parts(p: Hotels, frame: Frame, answer: int) -> str:
    if answer < c.DO_WITHOUT:
        return capital(part(frame[1 + answer])) + which_of_several(frame, answer)
    return f"Do without: {part(frame[1 + answer - c.DO_WITHOUT])}" + which_of_several(frame, answer - c.DO_WITHOUT)


def which_of_several(frame: Frame, i: int) -> str:
    """Tell equal parts apart."""
    same = [j for j in range(len(frame) - 1) if part(frame[1 + j]) == part(frame[1 + i])]
    return f" ({ORDINAL[same.index(i)]})" if len(same) > 1 else ""


def say_card(p: Hotels, discount: int, card: int) -> str:
    return f"{staff(card)} ({krones(max(0, staff_costs(p)[card] - discount))})"


def say_prepare(p: Hotels, frame: Frame, answer: int) -> str:
    return f"{capital(room(p, answer - 1))} ({krones(room_cost(p, answer - 1, frame[2]))})"


def say_table(p: Hotels, table: int) -> str:
    """A guest in the café with the table, as names may come twice."""
    missing = items(p.needs[table * c.KINDS : table * c.KINDS + c.KINDS])
    return f"{guest(p.cafe[table])} at table {table + 1}, who still wants {missing}"


def say_serve(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // c.KINDS, (answer - 1) % c.KINDS
    return f"{capital(c.ITEMS[kind])} to {say_table(p, table)}"


def say_receive(p: Hotels, frame: Frame, answer: int) -> str:
    if answer:
        return f"To {say_table(p, answer - 1)}"
    n = frame[1 + first_needed(p, frame)]
    return "To the kitchen" if n == 1 else f"To the kitchen, all {n}"


def say_free_guest(p: Hotels, answer: int) -> str:
    extra = surcharge(p, answer - 1)
    return capital(guest_in_full(p, p.queue[answer - 1])) + (f" (pay {krones(extra)})" if extra else "")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


DECLINED: Final = {
    c.EMPEROR: "No, stay",
    c.HIRE: "Play no staff card",
    c.PICK: "Play none of them",
    c.PREPARE: "Prepare no (further) room",
    c.OCCUPY: "Occupy no (further) room",
    c.PREPARE_OCCUPY: "No room",
    c.TAKE_GUEST: "Take no guest",
    c.FILL_ORDER: "Fill no order",
    c.EXTRA_ACTION: "No extra action",
    c.SERVE: "Serve nothing more",
}

ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    c.ROLL: lambda p, f, a: "The dice: " + join([f"{n} x {face}" for face, n in enumerate(a, 1) if n]),
    c.REVEAL_BOARD: lambda p, f, a: f"Hotel board {BOARDS[a].replace('_', ' ')}",
    c.REVEAL_OBJECTIVE: lambda p, f, a: f"Objective {'ABC'[f[1]]}: {OBJECTIVE_GLOSS[a]}",
    c.REVEAL_TILE: lambda p, f, a: f"Emperor tile {TILE_NAME[a]}",
    c.REFILL: lambda p, f, a: f"{guest(a)} joins the queue",
    c.REVEAL_STAFF: lambda p, f, a: f"{STAFF_NAME[a]} is drawn",
    c.HIS_TURN: lambda p, f, a: f"Instruction card {a}",
    c.HIS_STAFF: lambda p, f, a: f"{STAFF_NAME[a]} is turned over",
    c.KEEP_SIX: lambda p, f, a: f"{staff(a)} (cost {staff_costs(p)[a]})",
    c.FIRST_GUEST: lambda p, f, a: capital(guest_in_full(p, p.queue[a - 1])),
    c.WHEN: say_when,
    c.TWO_ITEMS: say_two_items,
    c.FUNDS: say_funds,
    c.ANY_ACTION: lambda p, f, a: f"Action {a}: {ACTIONS[a]}",
    c.STAFF_ACTION: lambda p, f, a: say_card(p, f[1], a),
    c.SERVE: say_serve,
    c.PARTS: say_parts,
    c.EMPEROR: lambda p, f, a: f"Advance {many(f[1], 'space')}",
    c.RECEIVE: say_receive,
    c.ANY_ITEMS: lambda p, f, a: capital(c.ITEMS[a]),
    c.HIRE: lambda p, f, a: say_card(p, f[2], a),
    c.PICK: lambda p, f, a: say_card(p, f[1], a),
    c.UNDER: lambda p, f, a: staff(a),
    c.PREPARE: say_prepare,
    c.OCCUPY: lambda p, f, a: capital(room(p, a - 1)),
    c.PREPARE_OCCUPY: say_prepare,
    c.TAKE_GUEST: lambda p, f, a: say_free_guest(p, a),
    c.FILL_ORDER: lambda p, f, a: say_table(p, a - 1),
    c.EXTRA_ACTION: lambda p, f, a: f"Space {a}: {ACTIONS[a]}, strength {p.dice[a]}{', pay 1 krone' if a == 6 else ''}",
    c.WAIVE: lambda p, f, a: "Pay 1 krone" if a else "Suffer the penalty",
    c.RETURN_HAND: lambda p, f, a: f"{staff(a)} (cost {staff_costs(p)[a]})",
    c.REMOVE_VACANT: lambda p, f, a: capital(room(p, a)),
    c.REMOVE_OCCUPIED: lambda p, f, a: capital(room(p, a)),
    c.REMOVE_END_STAFF: lambda p, f, a: staff(a),
}
