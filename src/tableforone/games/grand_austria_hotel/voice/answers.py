"""Answers as sentences, as log lines and as short labels."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import Label, as_choice, briefly, done, said, told
from tableforone.kernel.speech import Deed

from ..rules import boards, cards, moments
from ..rules import numbers as n
from ..rules.actions import FEE, can_take, fee, strength, two_items
from ..rules.edition import guest_order, guest_points, staff_costs
from ..rules.guests import guest_cost, surcharge
from ..rules.hotel import room_cost
from ..rules.items import first_needed, serve_cost
from ..rules.objectives import free_spot
from ..rules.position import Hotels
from . import SPEECH, m, names, t

deed: Final = SPEECH.deed
Said = Callable[[Hotels, Frame, Any], Words | Deed]
Labelled = Callable[[Hotels, Frame, Any], Label]
# by kind: answers to TURN, counted from the first of their kind
SaidInTurn = dict[int, Callable[[Hotels, int], Words | Deed]]
LabelledInTurn = dict[int, Callable[[Hotels, int], Label]]
WHEN: Final = ("not", "before", "after")  # relative to the main action, as selectors in messages


def turn(p: Hotels, frame: Frame, answer: int) -> Words | Deed:
    kind = moments.kind_of(answer)
    return IN_TURN[kind](p, answer - kind)


def guest(p: Hotels, place: int, cost: int) -> Deed:
    """A guest in the queue with cost, order, points and reward."""
    about = worth_of(p, p.queue[place]) | {"order": names.items(guest_order(p, p.queue[place]))}
    return deed("say-guest", "", "take", **about, price=names.price(cost), n=cost)


def worth_of(p: Hotels, card: int) -> dict[str, Any]:
    """A guest with points and reward, for a message."""
    points = names.points_of(guest_points(p, card))
    return names.guest_data(card) | {"points": points, "reward": names.reward_in_words(card)}


def claim(p: Hotels, place: int) -> Deed:
    name, points = names.objective_name(p.objectives[place]), free_spot(p, place)
    return deed("say-claim", "", "claim", letter="ABC"[place], name=name, n=points)


def move(p: Hotels, table: int, space: int) -> Deed:
    return deed("say-move", "", "leave", **worth_of(p, p.cafe[table]), room=names.room(p, space))


def use(p: Hotels, card: int) -> Deed:
    """A once-per-round card with its price and effects."""
    about = {"name": names.staff_name(card), "effects": names.effects_in_words(cards.STAFF_EFFECTS[card])}
    if cards.STAFF_PRICE[card]:
        spent = [names.spent(part) for part in cards.STAFF_PRICE[card]]
        return deed("say-use-spent", "", "use", **about, spent=spent)
    return deed("say-use", "", "use", **about)


def die_in_full(p: Hotels, face: int, boost: bool) -> tuple[int, int, int]:
    """Strength and cost of a die, and the points that staff gives at once."""
    toll = moments.SPACE_COST.add_up(p, face) if p.modules else 0
    cost = toll + (fee(p, face) + boost if can_take(p, face, int(boost)) else 0)
    at_once = [card for card in cards.DIE_AT_ONCE[face] if p.staff >> card & 1]
    extra = sum(frame[1] for card in at_once for frame in cards.STAFF_EFFECTS[card])
    return strength(p, face) + boost, cost, extra


def die(p: Hotels, face: int, boost: bool, colour: str) -> Deed:
    """A die with its action, strength and cost."""
    power, cost, extra = die_in_full(p, face, boost)
    if not can_take(p, face, int(boost)):
        return deed("say-die-lost", "", "die", face=face, colour=colour, n=cost)  # 4.3.2
    return deed(
        "say-die",
        "",
        "die",
        face=face,
        colour=colour,
        boost="yes" if boost else "no",
        action=names.action(face),
        strength=power,
        n=cost,
        extra=extra,
    )


REWARDS: Final = ("emperor", "money", "points", "kitchen")  # events of a reward that asks nothing


def part(p: Hotels, frame: Frame, answer: int) -> Deed:
    if answer < n.DO_WITHOUT:
        return deed(
            "say-part", "did-part", *REWARDS, effect=names.effect(frame[1 + answer]), nth=nth_of_equals(frame, answer)
        )
    left = answer - n.DO_WITHOUT
    return deed("say-without", "did-without", effect=names.effect(frame[1 + left]), nth=nth_of_equals(frame, left))


def nth_of_equals(frame: Frame, i: int) -> int:
    """A number to distinguish equal parts: 1 for the first; 0 if the part is unique."""
    same = [j for j in range(len(frame) - 1) if names.effect(frame[1 + j]) == names.effect(frame[1 + i])]
    return same.index(i) + 1 if len(same) > 1 else 0


def hire(p: Hotels, discount: int, card: int) -> Deed:
    cost, name = max(0, staff_costs(p)[card] - discount), names.staff_name(card)
    return deed("say-hire", "", "hire", name=name, price=names.price(cost), text=names.staff_text(card))


def discard(did: str) -> Said:
    return lambda p, f, a: deed(
        "say-discard", did, name=names.staff_name(a), n=staff_costs(p)[a], text=names.staff_text(a)
    )


def staff(say: str, did: str, *events: str) -> Said:
    return lambda p, f, a: deed(say, did, *events, name=names.staff_name(a), text=names.staff_text(a))


def prepare(say: str) -> Said:
    def prepared(p: Hotels, frame: Frame, answer: int) -> Deed:
        room, cost = names.room(p, answer - 1), room_cost(p, answer - 1, frame[2])
        return deed(say, "", "prepare", room=room, price=names.price(cost), n=boards.SPACE_POINTS[answer - 1])

    return prepared


def take_item(p: Hotels, frame: Frame, kind: int) -> Deed:
    return deed("say-item", "did-item", "kitchen", item=names.ITEMS[kind])


def spend_item(say: str) -> Said:
    """Spending an item; 1 is the first kind."""
    return lambda p, f, a: deed(say, "", "spend", item=names.ITEMS[a - 1])


def at_table(p: Hotels, table: int) -> Meaning:
    """A guest in the café with the table, because names are not unique."""
    wants = names.items(p.needs[table * n.KINDS : table * n.KINDS + n.KINDS])
    return m("at-table", **names.guest_data(p.cafe[table]), table=table + 1, wants=wants)


def for_guest(p: Hotels, table: int, say: str, event: str, **what: Meaning) -> Deed:
    """What a guest in the café gets."""
    return deed(say, "", event, guest=at_table(p, table), name=names.guest_name(p.cafe[table]), **what)


def serve(p: Hotels, frame: Frame, answer: int) -> Deed:
    table, kind = divmod(answer - 1, n.KINDS)
    return for_guest(p, table, "say-serve", "put", item=names.ITEMS[kind])


def receive(p: Hotels, frame: Frame, answer: int) -> Deed:
    kind = first_needed(p, frame)
    if answer:
        return for_guest(p, answer - 1, "say-give", "put", item=names.ITEMS[kind])
    return deed("say-kitchen", "", "kitchen", n=frame[1 + kind], item=names.ITEMS[kind])


def free_guest(p: Hotels, answer: int) -> Deed:
    return guest(p, answer - 1, surcharge(p, answer - 1))


def extra(p: Hotels, face: int) -> Deed:
    """E. Gizia's use of a space."""
    about = {"action": names.action(face), "strength": p.dice[face], "n": extra_cost(p, face)}
    return deed("say-extra", "", "extra", face=face, **about)


def extra_cost(p: Hotels, face: int) -> int:
    return (moments.SPACE_COST.add_up(p, face) if p.modules else 0) + (FEE if face == 6 else 0)


def lose_room(p: Hotels, frame: Frame, answer: int) -> Deed:
    return deed("say-lose-room", "", "remove room", room=names.room(p, answer))


DECLINED: Final[dict[int, Words | Deed]] = {
    n.EMPEROR: deed("say-no-emperor", "did-no-emperor"),
    n.HIRE: deed("say-no-hire", "did-no-hire"),
    n.PICK: deed("say-no-pick", "did-no-hire"),
    n.PREPARE: deed("say-no-prepare", "did-no-prepare"),
    n.OCCUPY: deed("say-no-occupy", "did-no-occupy"),
    n.PREPARE_OCCUPY: deed("say-no-room", "did-no-prepare"),
    n.TAKE_GUEST: deed("say-no-guest", "did-no-guest"),
    n.FILL_ORDER: deed("say-no-order", "did-no-order"),
    n.EXTRA_ACTION: deed("say-no-extra", "did-no-extra"),
    n.SERVE: deed("say-no-serve", "did-no-serve"),
    n.SPEND: deed("say-no-spend", "did-no-spend"),
}  # modules add theirs

IN_TURN: Final[SaidInTurn] = {
    n.END: lambda p, _: deed("say-end", "did-end"),
    n.PASS: lambda p, _: deed("say-pass", "", "pass", who=names.who(p.modules)),
    n.GUEST: lambda p, place: guest(p, place, guest_cost(p, place) + surcharge(p, place)),
    n.DIE: lambda p, face: die(p, face, False, "white"),
    n.BOOSTED: lambda p, face: die(p, face, True, "white"),
    n.SERVE_NOW: lambda p, _: deed("say-serve-now", "did-serve-now", price=names.price(serve_cost(p))),
    n.CLAIM: claim,
    n.USE: use,
    n.MOVE: lambda p, place: move(p, *divmod(place, 20)),
}  # modules add theirs

ANSWERS: Final[dict[int, Said]] = {
    n.TURN: turn,
    n.ROLL: lambda p, f, a: t("say-dice", dice=names.dice(a)),
    n.REVEAL_BOARD: lambda p, f, a: t("say-board", board=names.board(a)),
    n.REVEAL_OBJECTIVE: lambda p, f, a: t("say-objective", letter="ABC"[f[1]], text=names.objective_text(a)),
    n.REVEAL_TILE: lambda p, f, a: t("say-tile", tile=cards.TILE_NAME[a]),
    n.REFILL: lambda p, f, a: t("say-joins", **names.guest_data(a)),
    n.REVEAL_STAFF: lambda p, f, a: t("say-drawn", name=names.staff_name(a)),
    n.HIS_TURN: lambda p, f, a: t("say-instruction", card=a),
    n.HIS_STAFF: lambda p, f, a: t("say-revealed", name=names.staff_name(a)),
    n.KEEP_SIX: discard("did-discard"),
    n.FIRST_GUEST: lambda p, f, a: guest(p, a - 1, 0),
    n.WHEN: lambda p, f, a: deed("say-when", "did-when", name=names.staff_name(f[1]), when=WHEN[a]),
    n.TWO_ITEMS: lambda p, f, a: deed("say-items", "did-items", "kitchen", items=names.effect(two_items(f, a))),
    n.FUNDS: lambda p, f, a: deed("say-funds", "", "emperor", "money", spaces=a, n=f[1] - a),
    n.ANY_ACTION: lambda p, f, a: deed("say-any-action", "did-any-action", face=a, action=names.action(a)),
    n.STAFF_ACTION: lambda p, f, a: hire(p, f[1], a),
    n.SERVE: serve,
    n.PARTS: part,
    n.EMPEROR: lambda p, f, a: deed("say-advance", "", "emperor", n=f[1]),
    n.RECEIVE: receive,
    n.ANY_ITEMS: take_item,
    n.HIRE: lambda p, f, a: hire(p, f[2], a),
    n.PICK: lambda p, f, a: hire(p, f[1], a),
    n.UNDER: staff("say-under", "did-under"),
    n.PREPARE: prepare("say-prepare"),
    n.OCCUPY: lambda p, f, a: deed("say-occupy", "", "occupy", room=names.room(p, a - 1)),
    n.PREPARE_OCCUPY: prepare("say-prepare-occupy"),
    n.TAKE_GUEST: lambda p, f, a: free_guest(p, a),
    n.FILL_ORDER: lambda p, f, a: for_guest(p, a - 1, "say-fill-order", "filled"),
    n.EXTRA_ACTION: lambda p, f, a: extra(p, a),
    n.WAIVE: lambda p, f, a: deed("say-waive", "", "waived") if a else deed("say-penalty", "did-penalty"),
    n.RETURN_HAND: discard("did-return"),
    n.REMOVE_VACANT: lose_room,
    n.REMOVE_OCCUPIED: lose_room,
    n.REMOVE_END_STAFF: staff("say-lose-staff", "", "remove staff"),
    n.SPEND: spend_item("say-spend"),
    n.OTHER_ITEMS: take_item,
}  # modules add theirs
say: Final = said(ANSWERS, DECLINED)
did: Final = done(ANSWERS, DECLINED)
brief: Final = briefly(ANSWERS, DECLINED)
told_by: Final = told(ANSWERS, DECLINED)


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
    return (
        LABELS_IN_TURN[kind](p, answer - kind) if kind in LABELS_IN_TURN else Label(as_choice(turn(p, frame, answer)))
    )


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
    n.RECEIVE: lambda p, f, a: label_table(p, a - 1) if a else Label(as_choice(receive(p, f, a))),
    n.FILL_ORDER: lambda p, f, a: label_table(p, a - 1),
}  # modules add theirs
