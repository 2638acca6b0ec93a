"""What may be answered?  Every answer to the open question in words."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame
from tableforone.kernel.grammar import counted, listed, upfirst
from tableforone.kernel.spec import Label

from ..rules import boards, cards, moments
from ..rules import numbers as n
from ..rules.actions import FEE, can_take, fee, strength
from ..rules.edition import guest_points, staff_costs
from ..rules.guests import guest_cost, surcharge
from ..rules.hotel import room_cost
from ..rules.items import first_needed, serve_cost
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from . import names

# To TURN, from modules: first and last answer, their words, their labels.
OF_MODULES: Final[list[tuple[int, int, Callable[[Hotels, int], str], Callable[[Hotels, int], Label] | None]]] = []


def say(p: Hotels, answer: Answer) -> str:
    """An answer to the open question, in words."""
    frame = p.stack[-1]
    word = frame[0]
    if answer == n.DECLINE and word in DECLINED:
        return DECLINED[word]
    return ANSWERS[word](p, frame, answer)


def say_turn(p: Hotels, frame: Frame, answer: int) -> str:
    if answer == n.END:
        return "End your turn"
    if answer == n.PASS:
        opponent = names.opponent(p.modules)
        return f"Pass: wait until {opponent} has no turn left, then one die goes and the rest are rolled again"
    if answer < n.DIE:
        place = answer - n.GUEST
        cost = guest_cost(p, place) + surcharge(p, place)
        return f"Take {names.guest_in_full(p, p.queue[place])} ({names.krones(cost)})"
    if answer < n.SERVE_NOW:
        return say_die(p, answer)
    if answer == n.SERVE_NOW:
        return f"Serve up to 3 items from the kitchen ({names.krones(serve_cost(p))})"
    if answer < n.USE:
        place = answer - n.CLAIM
        objective = cards.OBJECTIVE_NAME[p.objectives[place]]
        return f"Claim objective {'ABC'[place]} ({objective}) for {free_spot(p, place)} points"
    if answer < n.MOVE:
        return say_use(answer - n.USE)
    if answer >= n.FROM_MODULES:
        return next(say_it(p, answer) for first, last, say_it, _ in OF_MODULES if first <= answer <= last)
    return say_move(p, (answer - n.MOVE) // 20, (answer - n.MOVE) % 20)


def say_move(p: Hotels, table: int, space: int) -> str:
    card = p.cafe[table]
    points = names.points_of(guest_points(p, card))
    return f"Move {names.guest(card)} into {names.room(p, space)}: {points}; {names.reward_in_words(card)}"


def say_use(card: int) -> str:
    """A once-per-round card with its price and its effects."""
    price = f"{listed([names.price(spent) for spent in cards.STAFF_PRICE[card]])}: " if cards.STAFF_PRICE[card] else ""
    return f"Use {cards.STAFF_NAME[card]}: {price}{names.effects_in_words(cards.STAFF_EFFECTS[card])}"


def say_die(p: Hotels, answer: int) -> str:
    boost = answer >= n.BOOSTED
    return say_die_in_full(p, answer - (n.BOOSTED if boost else n.DIE), boost, "")


def die_in_full(p: Hotels, face: int, boost: bool) -> tuple[int, int, int]:
    """Strength and cost of a die, and the points that staff gives for it at once."""
    toll = moments.SPACE_COST.add_up(p, face) if p.modules else 0
    cost = toll + (fee(p, face) + boost if can_take(p, face, int(boost)) else 0)
    at_once = [card for card in cards.DIE_AT_ONCE[face] if p.staff >> card & 1]
    extra = sum(frame[1] for card in at_once for frame in cards.STAFF_EFFECTS[card])
    return strength(p, face) + boost, cost, extra


def say_die_in_full(p: Hotels, face: int, boost: bool, which: str) -> str:
    """A die with its action, strength and cost; ``which`` is its colour."""
    power, cost, extra = die_in_full(p, face, boost)
    possible = can_take(p, face, int(boost))
    action = f"{names.ACTIONS[face]}, strength {power}" if possible else "no action is possible, so it is lost"  # 4.3.2
    told = f"Take a {which}{face}{', boosted' if boost else ''}: {action}"
    if cost:
        told += f", pay {counted(cost, 'krone')}"
    return told + (f", {names.points_of(extra)} at once" if extra else "")


def say_when(p: Hotels, frame: Frame, answer: int) -> str:
    return ("Not at all", "Before the main action", "After the main action")[answer]


def say_two_items(p: Hotels, frame: Frame, second: int) -> str:
    first, name = frame[1] - second, n.ITEMS[frame[2]]
    return f"{first} {name} and {second} {n.ITEMS[frame[2] + 1]}" if second else f"{first} {name}"


def say_funds(p: Hotels, frame: Frame, spaces: int) -> str:
    parts = [names.spaces(spaces)] if spaces else []
    if frame[1] > spaces:
        parts.append(counted(frame[1] - spaces, "krone"))
    return listed(parts)


def say_parts(p: Hotels, frame: Frame, answer: int) -> str:
    if answer < n.DO_WITHOUT:
        return upfirst(names.effect(frame[1 + answer])) + which_of_several(frame, answer)
    part = answer - n.DO_WITHOUT
    return f"Do without: {names.effect(frame[1 + part])}" + which_of_several(frame, part)


def which_of_several(frame: Frame, i: int) -> str:
    """Tell equal parts apart."""
    same = [j for j in range(len(frame) - 1) if names.effect(frame[1 + j]) == names.effect(frame[1 + i])]
    return f" ({names.ORDINAL[same.index(i)]})" if len(same) > 1 else ""


def say_card(p: Hotels, discount: int, card: int) -> str:
    return f"{names.staff(card)} ({names.krones(max(0, staff_costs(p)[card] - discount))})"


def say_prepare(p: Hotels, frame: Frame, answer: int) -> str:
    cost, points = names.krones(room_cost(p, answer - 1, frame[2])), boards.SPACE_POINTS[answer - 1]
    return f"{upfirst(names.room(p, answer - 1))} ({cost}{f', {names.points_of(points)}' if points else ''})"


def say_table(p: Hotels, table: int) -> str:
    """A guest in the café with the table, as names may come twice."""
    missing = names.items(p.needs[table * n.KINDS : table * n.KINDS + n.KINDS])
    return f"{names.guest(p.cafe[table])} at table {table + 1}, who still wants {missing}"


def say_serve(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
    return f"{upfirst(n.ITEMS[kind])} to {say_table(p, table)}"


def say_receive(p: Hotels, frame: Frame, answer: int) -> str:
    if answer:
        return f"To {say_table(p, answer - 1)}"
    many = frame[1 + first_needed(p, frame)]
    return "To the kitchen" if many == 1 else f"To the kitchen, all {many}"


def say_free_guest(p: Hotels, answer: int) -> str:
    extra = surcharge(p, answer - 1)
    return upfirst(names.guest_in_full(p, p.queue[answer - 1])) + (f" (pay {names.krones(extra)})" if extra else "")


def say_extra(p: Hotels, face: int) -> str:
    """E. Gizia uses a space."""
    return f"Space {face}: {names.ACTIONS[face]}, strength {p.dice[face]}{say_extra_cost(p, face)}"


def extra_cost(p: Hotels, face: int) -> int:
    return (moments.SPACE_COST.add_up(p, face) if p.modules else 0) + (FEE if face == 6 else 0)


def say_extra_cost(p: Hotels, face: int) -> str:
    cost = extra_cost(p, face)
    return f", pay {names.krones(cost)}" if cost else ""


DECLINED: Final = {
    n.EMPEROR: "No, stay",
    n.HIRE: "Play no staff card",
    n.PICK: "Play none of them",
    n.PREPARE: "Prepare no (further) room",
    n.OCCUPY: "Occupy no (further) room",
    n.PREPARE_OCCUPY: "No room",
    n.TAKE_GUEST: "Take no guest",
    n.FILL_ORDER: "Fill no order",
    n.EXTRA_ACTION: "No extra action",
    n.SERVE: "Serve nothing more",
    n.SPEND: "No more",
}

ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    n.TURN: say_turn,
    n.ROLL: lambda p, f, a: "The dice: " + listed(names.dice(a)),
    n.REVEAL_BOARD: lambda p, f, a: f"Your hotel: {names.board(a)}",
    n.REVEAL_OBJECTIVE: lambda p, f, a: f"Objective {'ABC'[f[1]]}: {cards.OBJECTIVE_GLOSS[a]}",
    n.REVEAL_TILE: lambda p, f, a: f"Emperor tile {cards.TILE_NAME[a]}",
    n.REFILL: lambda p, f, a: f"{names.guest(a)} joins the queue",
    n.REVEAL_STAFF: lambda p, f, a: f"{cards.STAFF_NAME[a]} is drawn",
    n.HIS_TURN: lambda p, f, a: f"Instruction card {a}",
    n.HIS_STAFF: lambda p, f, a: f"{cards.STAFF_NAME[a]} is turned over",
    n.KEEP_SIX: lambda p, f, a: f"{names.staff(a)} (cost {staff_costs(p)[a]})",
    n.FIRST_GUEST: lambda p, f, a: upfirst(names.guest_in_full(p, p.queue[a - 1])),
    n.WHEN: say_when,
    n.TWO_ITEMS: say_two_items,
    n.FUNDS: say_funds,
    n.ANY_ACTION: lambda p, f, a: f"Action {a}: {names.ACTIONS[a]}",
    n.STAFF_ACTION: lambda p, f, a: say_card(p, f[1], a),
    n.SERVE: say_serve,
    n.PARTS: say_parts,
    n.EMPEROR: lambda p, f, a: f"Advance {counted(f[1], 'space')}",
    n.RECEIVE: say_receive,
    n.ANY_ITEMS: lambda p, f, a: upfirst(n.ITEMS[a]),
    n.HIRE: lambda p, f, a: say_card(p, f[2], a),
    n.PICK: lambda p, f, a: say_card(p, f[1], a),
    n.UNDER: lambda p, f, a: names.staff(a),
    n.PREPARE: say_prepare,
    n.OCCUPY: lambda p, f, a: upfirst(names.room(p, a - 1)),
    n.PREPARE_OCCUPY: say_prepare,
    n.TAKE_GUEST: lambda p, f, a: say_free_guest(p, a),
    n.FILL_ORDER: lambda p, f, a: say_table(p, a - 1),
    n.EXTRA_ACTION: lambda p, f, a: say_extra(p, a),
    n.WAIVE: lambda p, f, a: "Pay 1 krone" if a else "Suffer the penalty",
    n.RETURN_HAND: lambda p, f, a: f"{names.staff(a)} (cost {staff_costs(p)[a]})",
    n.REMOVE_VACANT: lambda p, f, a: upfirst(names.room(p, a)),
    n.REMOVE_OCCUPIED: lambda p, f, a: upfirst(names.room(p, a)),
    n.REMOVE_END_STAFF: lambda p, f, a: names.staff(a),
    n.SPEND: lambda p, f, a: upfirst(n.ITEMS[a - 1]),
    n.OTHER_ITEMS: lambda p, f, a: upfirst(n.ITEMS[a]),
}  # modules add theirs


# --- for those who look


def label(p: Hotels, answer: Answer) -> Label:
    """An answer in short, beside its piece: what it is, and what it costs or brings."""
    frame = p.stack[-1]
    word = frame[0]
    if word == n.TURN:
        return label_turn(p, answer)
    if word in LABELS and not (answer == n.DECLINE and word in DECLINED):
        return LABELS[word](p, frame, answer)
    return Label(say(p, answer))


def label_turn(p: Hotels, answer: int) -> Label:
    if n.GUEST <= answer < n.DIE:
        place = answer - n.GUEST
        return label_guest(p, place, names.krones(guest_cost(p, place) + surcharge(p, place)))
    if n.DIE <= answer < n.SERVE_NOW:
        boost = answer >= n.BOOSTED
        return label_die(p, answer - (n.BOOSTED if boost else n.DIE), boost)
    if n.MOVE <= answer < n.FROM_MODULES:
        return label_move(p, (answer - n.MOVE) // 20, (answer - n.MOVE) % 20)
    for first, last, _, label_it in OF_MODULES:
        if label_it is not None and first <= answer <= last:
            return label_it(p, answer)
    return Label(say_turn(p, p.stack[-1], answer))


def label_guest(p: Hotels, place: int, note: str) -> Label:
    return Label(cards.GUEST_NAME[p.queue[place]], note)


def label_free_guest(p: Hotels, answer: int) -> Label:
    extra = surcharge(p, answer - 1)
    points = f"{guest_points(p, p.queue[answer - 1])} points"
    return label_guest(p, answer - 1, f"pay {names.krones(extra)}" if extra else points)


def label_die(p: Hotels, face: int, boost: bool) -> Label:
    """The action of a die, its strength and what it costs."""
    power, cost, extra = die_in_full(p, face, boost)
    if not can_take(p, face, int(boost)):
        return Label("no action is possible", "so it is lost")
    return Label(
        names.IN_SHORT[face], label_strength(power, cost) + (f", {names.points_of(extra)} at once" if extra else "")
    )


def label_strength(power: int, cost: int) -> str:
    return f"×{power}" + (f", pay {cost}" if cost else "")


def label_move(p: Hotels, table: int, space: int) -> Label:
    guest = p.cafe[table]
    return Label(f"{cards.GUEST_NAME[guest]} to {names.place(space)}", f"{guest_points(p, guest)} points")


def label_extra(p: Hotels, face: int) -> Label:
    return Label(names.IN_SHORT[face], label_strength(p.dice[face], extra_cost(p, face)))


def label_card(p: Hotels, card: int, discount: int) -> Label:
    return Label(cards.STAFF_NAME[card], names.krones(max(0, staff_costs(p)[card] - discount)))


def label_cost(p: Hotels, frame: Frame, card: int) -> Label:
    return Label(cards.STAFF_NAME[card], f"cost {staff_costs(p)[card]}")


def label_room(p: Hotels, frame: Frame, answer: int) -> Label:
    return Label(names.place(answer - 1), names.krones(room_cost(p, answer - 1, frame[2])))


def label_table(p: Hotels, table: int) -> Label:
    missing = p.needs[table * n.KINDS : table * n.KINDS + n.KINDS]
    wants = ", ".join(f"{many} {n.ITEMS[kind]}" for kind, many in enumerate(missing) if many)
    return Label(cards.GUEST_NAME[p.cafe[table]], f"wants {wants}")


def label_serve(p: Hotels, frame: Frame, answer: int) -> Label:
    table = (answer - 1) // n.KINDS
    return Label(cards.GUEST_NAME[p.cafe[table]], f"table {table + 1}")


def label_receive(p: Hotels, frame: Frame, answer: int) -> Label:
    return label_table(p, answer - 1) if answer else Label(say_receive(p, frame, answer))


LABELS: Final[dict[int, Callable[[Hotels, Frame, Any], Label]]] = {
    n.KEEP_SIX: label_cost,
    n.RETURN_HAND: label_cost,
    n.FIRST_GUEST: lambda p, f, a: label_free_guest(p, a),
    n.TAKE_GUEST: lambda p, f, a: label_free_guest(p, a),
    n.ANY_ACTION: lambda p, f, a: Label(names.IN_SHORT[a]),
    n.EXTRA_ACTION: lambda p, f, a: label_extra(p, a),
    n.STAFF_ACTION: lambda p, f, a: label_card(p, a, f[1]),
    n.HIRE: lambda p, f, a: label_card(p, a, f[2]),
    n.PICK: lambda p, f, a: label_card(p, a, f[1]),
    n.UNDER: lambda p, f, a: Label(cards.STAFF_NAME[a]),
    n.PREPARE: label_room,
    n.PREPARE_OCCUPY: label_room,
    n.OCCUPY: lambda p, f, a: Label(names.place(a - 1)),
    n.REMOVE_VACANT: lambda p, f, a: Label(names.place(a)),
    n.REMOVE_OCCUPIED: lambda p, f, a: Label(names.place(a)),
    n.SERVE: label_serve,
    n.RECEIVE: label_receive,
    n.FILL_ORDER: lambda p, f, a: label_table(p, a - 1),
}  # modules add theirs
