"""How do we tell what happened?  Events and Leopold's decisions as sentences for the log."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE

from ..rules import numbers as c
from ..rules.cards import (
    EMPEROR_POINTS,
    GUEST_COLOUR,
    GUEST_NAME,
    GUEST_POINTS,
    INSTRUCTION_ARROWS,
    INSTRUCTION_COLOURED,
    INSTRUCTION_DIE,
    INSTRUCTION_FROM_LEFT,
    INSTRUCTION_GUESTS,
    INSTRUCTION_SYMBOLS,
    OBJECTIVE_NAME,
    SPACE_COLOUR,
    STAFF_NAME,
    SYMBOL_DANCER,
    SYMBOL_EMPEROR,
    SYMBOL_STAFF,
    TILE_PENALTY_GLOSS,
    TILE_REWARD_GLOSS,
    space_name,
)
from ..rules.decks import OBJECTIVES_IN
from ..rules.scoring import NIGHT
from .text import ACTIONS, OPPONENTS, PROGRESS, guest, items, join, krones, many, space


def tell(event: Event) -> str:
    """An event as one sentence; "" for one that another sentence tells already."""
    kind = event[0]
    if kind == DECIDE:
        return DECISIONS[event[1]](*event[2:])
    return EVENTS[kind](*event[1:]) if kind in EVENTS else ""


FIRST_OF_ELISABETH: Final = 213  # her instruction cards; Leopold's have lower numbers


def whose(card: int) -> str:
    """Who turned over this instruction card?"""
    return OPPONENTS[card >= FIRST_OF_ELISABETH]


def name_of(modules: int) -> str:
    return OPPONENTS[bool(modules & c.ELISABETH)]


def his(card: int) -> str:
    return "her" if card >= FIRST_OF_ELISABETH else "his"


def he(card: int) -> str:
    return "she" if card >= FIRST_OF_ELISABETH else "he"


def plural(n: int) -> str:
    return many(n, "point")


def told_instruction(card: int, level: int, modules: int) -> str:
    return f"{whose(card)} turns over card {card}: {instruction(card, level, modules)}."


def instruction(card: int, level: int, modules: int) -> str:
    """What a card shows on this level, from top to bottom; dancers only with the ballrooms (22.4)."""
    dancing = bool(modules & c.BALLROOMS)
    guests = [
        symbol_colour(colour) + (f" to a ballroom{ARROWS[arrows]}" if arrows and dancing else "")
        for (colour, lowest), arrows in zip(INSTRUCTION_GUESTS[card], INSTRUCTION_ARROWS[card], strict=True)
        if lowest <= level
    ]
    faces = " or ".join(str(face) for face in INSTRUCTION_DIE[card]) or "question mark"
    if INSTRUCTION_COLOURED[card]:
        faces = "in colour, " + ("best celebrity" if modules & c.CELEBRITIES else "here a question mark")  # 21.6
    symbols = [
        symbol(kind, value)
        for kind, value, lowest in INSTRUCTION_SYMBOLS[card]
        if lowest <= level and (dancing or kind != SYMBOL_DANCER)
    ]
    shown = join(guests) or "no guest"
    hand = "right: ties from the left" if INSTRUCTION_FROM_LEFT[card] else "left: ties from the right"
    return f"{shown}; die {faces}; {join(symbols) or 'nothing more'}; hand {hand}"


def symbol_colour(colour: int) -> str:
    return "any guest" if colour == c.ANY else f"{c.COLOURS[colour]} guest"


ARROWS: Final = ("", " (one arrow)", " (two arrows)")


def symbol(kind: int, value: int) -> str:
    if kind == SYMBOL_DANCER:
        return f"a dancer{ARROWS[value]}"
    if kind == SYMBOL_EMPEROR:
        return many(value, "Emperor space")
    if kind == SYMBOL_STAFF:
        return "a staff card"
    return f"objective {'ABC'[value] if value >= 0 else 'of least progress'}"


def decided_guest(about: Any, choice: Any, trace: Any) -> str:
    card, colour = about
    wanted = f"a {c.COLOURS[colour]} guest" if colour != c.ANY else "any guest"
    if choice is None:
        return (
            f"{whose(card)} wants {wanted}, but nobody in the queue fits into {his(card)} hotel: {he(card)} takes none."
        )
    place, taken = choice[:2]
    text = f"{whose(card)} wants {wanted} and takes {GUEST_NAME[taken]}"
    if colour not in (c.ANY, GUEST_COLOUR[taken]):
        text += f" ({c.COLOURS[GUEST_COLOUR[taken]]}, as no {c.COLOURS[colour]} one can be had)"
    points = choice[2] if len(choice) > 2 else GUEST_POINTS[taken]
    return f"{text}, {plural(points)}, from place {place + 1}{reason(card, trace, 'the most points')}."


def reason(card: int, trace: Any, merit: str) -> str:
    """Why this one: the row that left one candidate."""
    last = next((rule for rule, before, after in trace if len(after) == 1 < len(before)), "")
    if last == "20.9.1":
        hand = "right, so the leftmost" if INSTRUCTION_FROM_LEFT[card] else "left, so the rightmost"
        return f": a tie, and the hand points {hand}"
    return f": {merit}" if last in ("20.5.4", "20.7.1.2", "20.8.4") else ""


def decided_room(about: Any, choice: Any, trace: Any) -> str:
    colour = c.COLOURS[GUEST_COLOUR[about[1]]]
    return f"The {colour} guest gets {space_name(choice)}: the lowest possible floor, from the left."


def decided_green_room(about: Any, choice: Any, trace: Any) -> str:
    return f"The green guest gets {space_name(choice)}: the rightmost possible column, from the bottom."


def decided_die(about: Any, choice: Any, trace: Any) -> str:
    card = about[0]
    face, dice = choice
    faces = INSTRUCTION_DIE[card]
    if not faces:
        wish = "a coloured die" if INSTRUCTION_COLOURED[card] else "a question mark"
    else:
        wish = "a " + " or a ".join(str(shown) for shown in faces)
        if face not in faces:
            wish += ", of which there is none"
    there = many(dice, "die", "dice")
    why = reason(card, trace, "the most dice")
    return f"{his(card).capitalize()} card shows {wish}: {whose(card)} takes a {face} ({there} there){why}."


BY_RED_DIE: Final = -2  # no symbol of an objective, but the bonus of the red die (22.3)


def decided_objective(about: Any, choice: Any, trace: Any) -> str:
    card, shown = about
    wish = f"objective {'ABC'[shown]}" if shown >= 0 else "the objective of least progress"
    if choice is None and shown == BY_RED_DIE:
        return f"The red die brings {whose(card)} nothing: all three objectives are claimed."
    if choice is None:
        return f"{his(card).capitalize()} card shows {wish}, but {he(card)} has claimed all three."
    place, _ = choice
    if shown >= 0 and place != shown:
        wish += f", which {he(card)} has claimed already"
    why = reason(card, trace, "the least progress")
    if shown == BY_RED_DIE:
        return f"The red die: {whose(card)} goes on with {'ABC'[place]}{why}."
    return f"{his(card).capitalize()} card shows {wish}: {whose(card)} goes on with {'ABC'[place]}{why}."


DECISIONS: Final[dict[str, Callable[..., str]]] = {
    "guest": decided_guest,
    "room": decided_room,
    "green room": decided_green_room,
    "die": decided_die,
    "objective": decided_objective,
}


CANDIDATES: Final[dict[str, Callable[[Any], str]]] = {}  # of decisions that modules bring


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of the opponent's decisions."""
    if decision in CANDIDATES:
        return CANDIDATES[decision](candidate)
    if decision == "guest":
        place, card = candidate[:2]
        return f"{guest(card)} {candidate[2] if len(candidate) > 2 else GUEST_POINTS[card]} at place {place + 1}"
    if decision in ("room", "green room"):
        return space(candidate, SPACE_COLOUR[NIGHT][candidate])
    if decision == "die":
        return f"{candidate[0]} ({many(candidate[1], 'die', 'dice')})"
    return f"{'ABC'[candidate[0]]} ({PROGRESS[candidate[1]]})"


def told_die(face: int, power: int, cost: int, lost: int) -> str:
    if lost:
        return f"You take a {face}; no action is possible and it is lost."
    paid = f" for {krones(cost)}" if cost else ""
    return f"You take a {face}{paid}: {ACTIONS[face]}, strength {power}."


def told_put(card: int, kind: int, short: int) -> str:
    state = "the order is complete" if not short else f"{many(short, 'item')} to go"
    return f"{GUEST_NAME[card]} gets 1 {c.ITEMS[kind]} ({state})."


def told_his_room(card: int, number: int, colour: int, points: int, on_space: int, modules: int) -> str:
    extra = f" and {on_space} on the space" if on_space else ""
    return f"{name_of(modules)} scores {plural(points)}{extra} for {GUEST_NAME[card]} in {space(number, colour)}."


def told_his_objective(objective: int, progress: int, spot: int, modules: int) -> str:
    if progress == 3:
        return f"{name_of(modules)} claims {named(objective)} for {spot} points."
    if progress == 2:
        her = "her" if modules & c.ELISABETH else "his"
        return f"{name_of(modules)} moves {her} marker on {named(objective)} from III to II."
    return f"{name_of(modules)} puts a marker on III of {named(objective)}."


def named(objective: int) -> str:
    """An objective with its letter: "objective A (rooms)"."""
    letter = next(letter for letter, group in zip("ABC", OBJECTIVES_IN[-1], strict=True) if objective in group)
    return f"objective {letter} ({OBJECTIVE_NAME[objective]})"


def told_round(number: int, leopold_starts: int, modules: int) -> str:
    return f"Round {number} of 7: {name_of(modules) + ' has' if leopold_starts else 'you have'} the turns 1 and 4."


def told_visit(mine: int, theirs: int, retreat: int, modules: int) -> str:
    scored = f"{name_of(modules)} scores {plural(EMPEROR_POINTS[theirs])} on space {theirs}"
    return f"The Emperor visits: {scored}, you stand on {mine}; both go back {retreat}."


def told_dustbin(left: int) -> str:
    if not left:
        return "The last die goes to the dustbin."
    rest = f"the other {left} are" if left > 1 else "the other one is"
    return f"One die goes to the dustbin, {rest} rolled again."


EVENTS: Final[dict[str, Callable[..., str]]] = {
    "round": told_round,
    "roll": lambda *n: "The dice fall: " + join([f"{k} x {face}" for face, k in enumerate(n, 1) if k]) + ".",
    "dustbin": told_dustbin,
    "pass": lambda number: f"You pass on number {number}.",
    "instruction": told_instruction,
    "his room": told_his_room,
    "his emperor": lambda n, at, over, modules: (
        f"{name_of(modules)} advances {many(n, 'Emperor space')} to {at}"
        + (f" and scores {plural(over)}." if over else ".")
    ),
    "his staff": lambda card, modules: f"{name_of(modules)} turns over {STAFF_NAME[card]}.",
    "his objective": told_his_objective,
    "arrive": lambda card: f"{guest(card)} joins the queue.",
    "take": lambda card, place: f"You take {guest(card)} from place {place + 1}.",
    "pay": lambda n, left: f"You pay {krones(n)} ({left} left).",
    "die": told_die,
    "extra": lambda face, power: f"E. Gizia: you carry out space {face} with strength {power}.",
    "money": lambda n, now: f"You gain {krones(n)} (now {now}).",
    "points": lambda n, account: f"You {'score' if n > 0 else 'lose'} {plural(abs(n))} ({c.ACCOUNTS[account]}).",
    "emperor": lambda n, at: f"You advance {many(n, 'Emperor space')} to {at}.",
    "kitchen": lambda *n: f"To the kitchen: {items(n)}.",
    "put": told_put,
    "filled": lambda card: f"The order of {GUEST_NAME[card]} is filled from the supply.",
    "prepare": lambda number, colour, cost, points: (
        f"You prepare {space(number, colour)} ({krones(cost)})" + (f" and score {plural(points)}." if points else ".")
    ),
    "occupy": lambda number, colour: f"{space(number, colour).capitalize()} is occupied.",
    "leave": lambda card, number: f"{guest(card)} moves out of the café into {space_name(number)}.",
    "draw": lambda card: f"You draw {STAFF_NAME[card]}.",
    "hire": lambda card, cost: f"You play {STAFF_NAME[card]} ({krones(cost)}).",
    "use": lambda card: f"You use {STAFF_NAME[card]}.",
    "claim": lambda objective, spot: f"You claim {named(objective)} for {spot} points.",
    "emperor visits": told_visit,
    "reward": lambda tile: f"The Emperor's reward: {TILE_REWARD_GLOSS[tile]}.",
    "penalty": lambda tile: f"The Emperor's penalty: {TILE_PENALTY_GLOSS[tile]}.",
    "waived": lambda tile: "You pay 1 krone and ignore the Emperor's penalty.",
    "remove room": lambda number: f"You lose the room {space_name(number)}.",
    "remove staff": lambda card: f"You lose {STAFF_NAME[card]}.",
    "spend": lambda kind, n: f"You spend {n} {c.ITEMS[kind]}.",
    "final": lambda mine, theirs, modules: f"Final scoring: you have {plural(mine)}, {name_of(modules)} has {theirs}.",
}
