"""What happened?  Every event as a sentence for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.grammar import counted, listed, upfirst
from tableforone.kernel.rows import DECIDE

from ..rules import cards
from ..rules import numbers as n
from . import names, t, why


def tell(event: Event) -> str:
    """An event as one sentence; "" for one that another sentence tells already."""
    kind = event[0]
    if kind == DECIDE:
        return why.DECISIONS[event[2]](*event[3:])
    return EVENTS[kind](*event[2:]) if kind in EVENTS else ""


def told_instruction(card: int, level: int, modules: int) -> str:
    return f"{names.whose(card)} turns over card {card}: {names.instruction(card, level, modules)}."


def told_die(face: int, power: int, cost: int, lost: int) -> str:
    if lost:
        return f"You take a {face}; no action is possible and it is lost."
    paid = f" for {names.krones(cost)}" if cost else ""
    return f"You take a {face}{paid}: {names.ACTIONS[face]}, strength {power}."


def told_put(card: int, kind: int, short: int) -> str:
    state = "the order is complete" if not short else f"{counted(short, 'item')} to go"
    return f"{cards.GUEST_NAME[card]} gets 1 {n.ITEMS[kind]} ({state})."


def told_his_room(card: int, number: int, colour: int, points: int, on_space: int, modules: int) -> str:
    scored = names.points_of(points) + (f" and {on_space} on the space" if on_space else "")
    return f"{names.opponent(modules)} scores {scored} for {cards.GUEST_NAME[card]} in {names.space(number, colour)}."


def told_his_objective(objective: int, progress: int, spot: int, modules: int) -> str:
    if progress == 3:
        return f"{names.opponent(modules)} claims {names.objective(objective)} for {spot} points."
    if progress == 2:
        marker = f"{names.their(modules)} marker on {names.objective(objective)}"
        return f"{names.opponent(modules)} moves {marker} from III to II."
    return f"{names.opponent(modules)} puts a marker on III of {names.objective(objective)}."


def told_round(number: int, leopold_starts: int, modules: int) -> str:
    starts = f"{names.opponent(modules)} has" if leopold_starts else "you have"
    return f"Round {number} of 7: {starts} the turns 1 and 4."


def told_visit(mine: int, theirs: int, retreat: int, modules: int) -> str:
    scored = f"{names.opponent(modules)} scores {names.points_of(cards.EMPEROR_POINTS[theirs])} on space {theirs}"
    return f"The Emperor visits: {scored}, you stand on {mine}; both go back {retreat}."


def told_dustbin(left: int) -> str:
    if not left:
        return "The last die goes to the dustbin."
    rest = f"the other {left} are" if left > 1 else "the other one is"
    return f"One die goes to the dustbin, {rest} rolled again."


ECHOES: Final = frozenset({"take", "prepare", "die", "hire", "leave", "use", "claim", "pass"})
EVENTS: Final[dict[str, Callable[..., str]]] = {
    "round": told_round,
    "roll": lambda *counts: f"The dice fall: {listed(names.dice(counts))}.",
    "dustbin": told_dustbin,
    "pass": lambda number: f"You pass on number {number}.",
    "instruction": told_instruction,
    "his room": told_his_room,
    "his emperor": lambda many, at, over, modules: (
        f"{names.opponent(modules)} advances {names.spaces(many)} to {at}"
        + (f" and scores {names.points_of(over)}." if over else ".")
    ),
    "his staff": lambda card, modules: f"{names.opponent(modules)} turns over {cards.STAFF_NAME[card]}.",
    "his objective": told_his_objective,
    "arrive": lambda card: f"{names.guest(card)} joins the queue.",
    "take": lambda card, place: f"You take {names.guest(card)} from place {place + 1}.",
    "pay": lambda cost, left: f"You pay {names.krones(cost)} ({left} left).",
    "die": told_die,
    "extra": lambda face, power: f"E. Gizia: you carry out space {face} with strength {power}.",
    "money": lambda gain, now: f"You gain {names.krones(gain)} (now {now}).",
    "points": lambda points, account: (
        f"You {'score' if points > 0 else 'lose'} {names.points_of(abs(points))} ({t(f'score-{n.ACCOUNTS[account]}')})."
    ),
    "emperor": lambda many, at: f"You advance {names.spaces(many)} to {at}.",
    "kitchen": lambda *counts: f"To the kitchen: {names.items(counts)}.",
    "put": told_put,
    "filled": lambda card: f"The order of {cards.GUEST_NAME[card]} is filled from the supply.",
    "prepare": lambda number, colour, cost, points: (
        f"You prepare {names.space(number, colour)} ({names.krones(cost)})"
        + (f" and score {names.points_of(points)}." if points else ".")
    ),
    "occupy": lambda number, colour: f"{upfirst(names.space(number, colour))} is occupied.",
    "leave": lambda card, number: f"{names.guest(card)} moves out of the café into {names.place(number)}.",
    "draw": lambda card: f"You draw {cards.STAFF_NAME[card]}.",
    "hire": lambda card, cost: f"You play {cards.STAFF_NAME[card]} ({names.krones(cost)}).",
    "use": lambda card: f"You use {cards.STAFF_NAME[card]}.",
    "claim": lambda objective, spot: f"You claim {names.objective(objective)} for {spot} points.",
    "emperor visits": told_visit,
    "reward": lambda tile: f"The Emperor's reward: {cards.TILE_REWARD_GLOSS[tile]}.",
    "penalty": lambda tile: f"The Emperor's penalty: {cards.TILE_PENALTY_GLOSS[tile]}.",
    "waived": lambda tile: "You pay 1 krone and ignore the Emperor's penalty.",
    "remove room": lambda number: f"You lose {names.place(number)}.",
    "remove staff": lambda card: f"You lose {cards.STAFF_NAME[card]}.",
    "spend": lambda kind, count: f"You spend {count} {n.ITEMS[kind]}.",
    "retreat": lambda many, at: f"You retreat {names.spaces(many)} to {at}.",
    "final": lambda mine, theirs, modules: (
        f"Final scoring: you have {names.points_of(mine)}, {names.opponent(modules)} has {theirs}."
    ),
}  # modules add theirs
