"""Answers as sentences and as short labels."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Label
from tableforone.kernel.speech import remembered

from ..rules import boards, cards, moments
from ..rules import numbers as n
from ..rules.actions import FEE, can_take, fee, strength, two_items
from ..rules.edition import guest_order, guest_points, staff_costs
from ..rules.guests import guest_cost, surcharge
from ..rules.hotel import room_cost
from ..rules.items import first_needed, serve_cost
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from . import m, names, t

Said = Callable[[Hotels, Frame, Any], str]
Labelled = Callable[[Hotels, Frame, Any], Label]
# by kind: answers to TURN, counted from the first of their kind
SaidInTurn = dict[int, Callable[[Hotels, int], str]]
LabelledInTurn = dict[int, Callable[[Hotels, int], Label]]
WHEN: Final = ("not", "before", "after")  # relative to the main action, as selectors in messages


def say(p: Hotels, answer: Answer) -> str:
    """An answer to the open question, as a sentence."""
    frame = p.stack[-1]
    word = frame[0]
    if answer == n.DECLINE and word in DECLINED:
        return t(DECLINED[word])
    return ANSWERS[word](p, frame, answer)


def say_turn(p: Hotels, frame: Frame, answer: int) -> str:
    kind = moments.kind_of(answer)
    return IN_TURN[kind](p, answer - kind)


def say_guest(p: Hotels, place: int, cost: int) -> str:
    """A guest in the queue with cost, order, points and reward."""
    card = p.queue[place]
    return t(
        "say-guest",
        guest=names.guest_name(card),
        colour=names.COLOURS[cards.GUEST_COLOUR[card]],
        price=names.price(cost),
        order=names.items(guest_order(p, card)),
        points=names.points_of(guest_points(p, card)),
        reward=names.reward_in_words(card),
    )


def say_claim(p: Hotels, place: int) -> str:
    name = names.objective_name(p.objectives[place])
    return t("say-claim", letter="ABC"[place], name=name, n=free_spot(p, place))


def say_move(p: Hotels, table: int, space: int) -> str:
    card = p.cafe[table]
    points, reward = names.points_of(guest_points(p, card)), names.reward_in_words(card)
    return t("say-move", guest=names.guest_name(card), room=names.room(p, space), points=points, reward=reward)


@remembered
def say_use(card: int) -> str:
    """A once-per-round card with its price and effects."""
    name, effects = names.staff_name(card), names.effects_in_words(cards.STAFF_EFFECTS[card])
    if cards.STAFF_PRICE[card]:
        spent = [names.spent(part) for part in cards.STAFF_PRICE[card]]
        return t("say-use-spent", name=name, spent=spent, effects=effects)
    return t("say-use", name=name, effects=effects)


def die_in_full(p: Hotels, face: int, boost: bool) -> tuple[int, int, int]:
    """Strength and cost of a die, and the points that staff gives at once."""
    toll = moments.SPACE_COST.add_up(p, face) if p.modules else 0
    cost = toll + (fee(p, face) + boost if can_take(p, face, int(boost)) else 0)
    at_once = [card for card in cards.DIE_AT_ONCE[face] if p.staff >> card & 1]
    extra = sum(frame[1] for card in at_once for frame in cards.STAFF_EFFECTS[card])
    return strength(p, face) + boost, cost, extra


def die(p: Hotels, face: int, boost: bool, colour: str) -> Meaning:
    """A die with its action, strength and cost."""
    power, cost, extra = die_in_full(p, face, boost)
    if not can_take(p, face, int(boost)):
        return m("say-die-lost", face=face, colour=colour, n=cost)  # 4.3.2
    return m(
        "say-die",
        face=face,
        colour=colour,
        boost="yes" if boost else "no",
        action=names.action(face),
        strength=power,
        n=cost,
        extra=extra,
    )


def say_parts(p: Hotels, frame: Frame, answer: int) -> str:
    part = answer if answer < n.DO_WITHOUT else answer - n.DO_WITHOUT
    effect = names.effect(frame[1 + part])
    key = "say-part" if answer < n.DO_WITHOUT else "say-without"
    return t(key, effect=effect, nth=which_of_several(frame, part))


def which_of_several(frame: Frame, i: int) -> int:
    """A number to distinguish equal parts: 1 for the first; 0 if the part is unique."""
    same = [j for j in range(len(frame) - 1) if names.effect(frame[1 + j]) == names.effect(frame[1 + i])]
    return same.index(i) + 1 if len(same) > 1 else 0


def say_hire(p: Hotels, discount: int, card: int) -> str:
    price = names.price(max(0, staff_costs(p)[card] - discount))
    return t("say-hire", name=names.staff_name(card), price=price, text=names.staff_text(card))


def say_discard(p: Hotels, frame: Frame, card: int) -> str:
    return t("say-discard", name=names.staff_name(card), n=staff_costs(p)[card], text=names.staff_text(card))


def say_card(key: str) -> Said:
    return lambda p, f, a: t(key, name=names.staff_name(a), text=names.staff_text(a))


def say_prepare(key: str) -> Said:
    return lambda p, f, a: t(
        key, room=names.room(p, a - 1), price=names.price(room_cost(p, a - 1, f[2])), n=boards.SPACE_POINTS[a - 1]
    )


def say_item(key: str, offset: int = 0) -> Said:
    return lambda p, f, a: t(key, item=names.ITEMS[a - offset])


def at_table(p: Hotels, table: int) -> Meaning:
    """A guest in the café with the table, because names are not unique."""
    card = p.cafe[table]
    wants = names.items(p.needs[table * n.KINDS : table * n.KINDS + n.KINDS])
    colour = names.COLOURS[cards.GUEST_COLOUR[card]]
    return m("at-table", guest=names.guest_name(card), colour=colour, table=table + 1, wants=wants)


def say_serve(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
    return t("say-serve", item=names.ITEMS[kind], guest=at_table(p, table))


def say_receive(p: Hotels, frame: Frame, answer: int) -> str:
    kind = first_needed(p, frame)
    if answer:
        return t("say-give", item=names.ITEMS[kind], guest=at_table(p, answer - 1))
    return t("say-kitchen", n=frame[1 + kind], item=names.ITEMS[kind])


def say_free_guest(p: Hotels, answer: int) -> str:
    return say_guest(p, answer - 1, surcharge(p, answer - 1))


def say_extra(p: Hotels, face: int) -> str:
    """E. Gizia's use of a space."""
    return t("say-extra", face=face, action=names.action(face), strength=p.dice[face], n=extra_cost(p, face))


def extra_cost(p: Hotels, face: int) -> int:
    return (moments.SPACE_COST.add_up(p, face) if p.modules else 0) + (FEE if face == 6 else 0)


def say_joins(p: Hotels, frame: Frame, card: int) -> str:
    return t("say-joins", guest=names.guest_name(card), colour=names.COLOURS[cards.GUEST_COLOUR[card]])


DECLINED: Final = {  # message keys
    n.EMPEROR: "say-no-emperor",
    n.HIRE: "say-no-hire",
    n.PICK: "say-no-pick",
    n.PREPARE: "say-no-prepare",
    n.OCCUPY: "say-no-occupy",
    n.PREPARE_OCCUPY: "say-no-room",
    n.TAKE_GUEST: "say-no-guest",
    n.FILL_ORDER: "say-no-order",
    n.EXTRA_ACTION: "say-no-extra",
    n.SERVE: "say-no-serve",
    n.SPEND: "say-no-spend",
}

IN_TURN: Final[SaidInTurn] = {
    n.END: lambda p, _: t("say-end"),
    n.PASS: lambda p, _: t("say-pass", who=names.who(p.modules)),
    n.GUEST: lambda p, place: say_guest(p, place, guest_cost(p, place) + surcharge(p, place)),
    n.DIE: lambda p, face: str(die(p, face, False, "white")),
    n.BOOSTED: lambda p, face: str(die(p, face, True, "white")),
    n.SERVE_NOW: lambda p, _: t("say-serve-now", price=names.price(serve_cost(p))),
    n.CLAIM: say_claim,
    n.USE: lambda p, card: say_use(card),
    n.MOVE: lambda p, move: say_move(p, *divmod(move, 20)),
}  # modules add theirs

ANSWERS: Final[dict[int, Said]] = {
    n.TURN: say_turn,
    n.ROLL: lambda p, f, a: t("say-dice", dice=names.dice(a)),
    n.REVEAL_BOARD: lambda p, f, a: t("say-board", board=names.board(a)),
    n.REVEAL_OBJECTIVE: lambda p, f, a: t("say-objective", letter="ABC"[f[1]], text=names.objective_text(a)),
    n.REVEAL_TILE: lambda p, f, a: t("say-tile", tile=cards.TILE_NAME[a]),
    n.REFILL: say_joins,
    n.REVEAL_STAFF: lambda p, f, a: t("say-drawn", name=names.staff_name(a)),
    n.HIS_TURN: lambda p, f, a: t("say-instruction", card=a),
    n.HIS_STAFF: lambda p, f, a: t("say-revealed", name=names.staff_name(a)),
    n.KEEP_SIX: say_discard,
    n.FIRST_GUEST: lambda p, f, a: say_guest(p, a - 1, 0),
    n.WHEN: lambda p, f, a: t("say-when", when=WHEN[a]),
    n.TWO_ITEMS: lambda p, f, a: t("say-items", items=names.effect(two_items(f, a))),
    n.FUNDS: lambda p, f, a: t("say-funds", spaces=a, n=f[1] - a),
    n.ANY_ACTION: lambda p, f, a: t("say-any-action", face=a, action=names.action(a)),
    n.STAFF_ACTION: lambda p, f, a: say_hire(p, f[1], a),
    n.SERVE: say_serve,
    n.PARTS: say_parts,
    n.EMPEROR: lambda p, f, a: t("say-advance", n=f[1]),
    n.RECEIVE: say_receive,
    n.ANY_ITEMS: say_item("say-item"),
    n.HIRE: lambda p, f, a: say_hire(p, f[2], a),
    n.PICK: lambda p, f, a: say_hire(p, f[1], a),
    n.UNDER: say_card("say-under"),
    n.PREPARE: say_prepare("say-prepare"),
    n.OCCUPY: lambda p, f, a: t("say-occupy", room=names.room(p, a - 1)),
    n.PREPARE_OCCUPY: say_prepare("say-prepare-occupy"),
    n.TAKE_GUEST: lambda p, f, a: say_free_guest(p, a),
    n.FILL_ORDER: lambda p, f, a: t("say-fill-order", guest=at_table(p, a - 1)),
    n.EXTRA_ACTION: lambda p, f, a: say_extra(p, a),
    n.WAIVE: lambda p, f, a: t("say-waive" if a else "say-penalty"),
    n.RETURN_HAND: say_discard,
    n.REMOVE_VACANT: lambda p, f, a: t("say-lose-room", room=names.room(p, a)),
    n.REMOVE_OCCUPIED: lambda p, f, a: t("say-lose-room", room=names.room(p, a)),
    n.REMOVE_END_STAFF: say_card("say-lose-staff"),
    n.SPEND: say_item("say-spend", 1),
    n.OTHER_ITEMS: say_item("say-item"),
}  # modules add theirs


# --- short labels


def label(p: Hotels, answer: Answer) -> Label:
    """A short label beside the answer's piece: what it is, and its cost or gain."""
    frame = p.stack[-1]
    word = frame[0]
    if word in LABELS and not (answer == n.DECLINE and word in DECLINED):
        return LABELS[word](p, frame, answer)
    return Label(say(p, answer))


def label_turn(p: Hotels, frame: Frame, answer: int) -> Label:
    kind = moments.kind_of(answer)
    return LABELS_IN_TURN[kind](p, answer - kind) if kind in LABELS_IN_TURN else Label(say_turn(p, frame, answer))


def label_guest(p: Hotels, place: int, note: Meaning) -> Label:
    return Label(str(names.guest_name(p.queue[place])), str(note))


def label_free_guest(p: Hotels, answer: int) -> Label:
    extra = surcharge(p, answer - 1)
    points = names.points_of(guest_points(p, p.queue[answer - 1]))
    return label_guest(p, answer - 1, names.price(extra) if extra else points)


def label_die(p: Hotels, face: int, boost: bool) -> Label:
    """The action of a die, its strength and cost."""
    if not can_take(p, face, int(boost)):
        return Label(t("label-die-lost"))
    return label_strength(face, *die_in_full(p, face, boost))


def label_strength(face: int, power: int, cost: int, extra: int = 0) -> Label:
    return Label(str(names.action_short(face)), t("label-strength", strength=power, n=cost, extra=extra))


def label_move(p: Hotels, table: int, space: int) -> Label:
    guest = p.cafe[table]
    to_room = t("label-guest-moves", guest=names.guest_name(guest), place=names.place(space))
    return Label(to_room, str(names.points_of(guest_points(p, guest))))


def label_extra(p: Hotels, face: int) -> Label:
    return label_strength(face, p.dice[face], extra_cost(p, face))


def label_card(p: Hotels, card: int, discount: int) -> Label:
    return Label(str(names.staff_name(card)), str(names.price(max(0, staff_costs(p)[card] - discount))))


def label_cost(p: Hotels, frame: Frame, card: int) -> Label:
    return Label(str(names.staff_name(card)), t("label-cost", n=staff_costs(p)[card]))


def label_place(space: int) -> str:
    return t("label-place", place=names.place(space))


def label_room(p: Hotels, frame: Frame, answer: int) -> Label:
    return Label(label_place(answer - 1), str(names.price(room_cost(p, answer - 1, frame[2]))))


def label_table(p: Hotels, table: int) -> Label:
    wants = names.some_items(p.needs[table * n.KINDS : table * n.KINDS + n.KINDS])
    return Label(str(names.guest_name(p.cafe[table])), t("label-wants", wants=wants))


def label_serve(p: Hotels, frame: Frame, answer: int) -> Label:
    table = (answer - 1) // n.KINDS
    return Label(str(names.guest_name(p.cafe[table])), t("label-table", n=table + 1))


def label_name(p: Hotels, frame: Frame, card: int) -> Label:
    return Label(str(names.staff_name(card)))


LABELS_IN_TURN: Final[LabelledInTurn] = {
    n.GUEST: lambda p, place: label_guest(p, place, names.price(guest_cost(p, place) + surcharge(p, place))),
    n.DIE: lambda p, face: label_die(p, face, False),
    n.BOOSTED: lambda p, face: label_die(p, face, True),
    n.MOVE: lambda p, move: label_move(p, *divmod(move, 20)),
}  # modules add theirs

LABELS: Final[dict[int, Labelled]] = {
    n.TURN: label_turn,
    n.KEEP_SIX: label_cost,
    n.RETURN_HAND: label_cost,
    n.FIRST_GUEST: lambda p, f, a: label_free_guest(p, a),
    n.TAKE_GUEST: lambda p, f, a: label_free_guest(p, a),
    n.ANY_ACTION: lambda p, f, a: Label(str(names.action_short(a))),
    n.EXTRA_ACTION: lambda p, f, a: label_extra(p, a),
    n.STAFF_ACTION: lambda p, f, a: label_card(p, a, f[1]),
    n.HIRE: lambda p, f, a: label_card(p, a, f[2]),
    n.PICK: lambda p, f, a: label_card(p, a, f[1]),
    n.UNDER: label_name,
    n.REMOVE_END_STAFF: label_name,
    n.PREPARE: label_room,
    n.PREPARE_OCCUPY: label_room,
    n.OCCUPY: lambda p, f, a: Label(label_place(a - 1)),
    n.REMOVE_VACANT: lambda p, f, a: Label(label_place(a)),
    n.REMOVE_OCCUPIED: lambda p, f, a: Label(label_place(a)),
    n.SERVE: label_serve,
    n.RECEIVE: lambda p, f, a: label_table(p, a - 1) if a else Label(say_receive(p, f, a)),
    n.FILL_ORDER: lambda p, f, a: label_table(p, a - 1),
}  # modules add theirs
