"""How is what happened told?  One sentence for each event, and a short name for each candidate of Rudolph's."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.games.salamandra import names
from tableforone.games.salamandra.cards import ROUNDS
from tableforone.games.salamandra.opponent.rows import steps_out
from tableforone.games.salamandra.vocabulary import CRYSTAL, VP
from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE


def tell(event: Event) -> str:
    """An event in one sentence; "" for one that another sentence tells."""
    if event[0] == DECIDE:
        return tell_decision(event[1], event[2], event[3], event[4])
    sentence = TALES[event[0]](*event[1:])
    return sentence[:1].upper() + sentence[1:]


# --- Rudolph's decisions


def tell_decision(name: str, about: Any, choice: Any, trace: Any) -> str:
    return {"tile": tell_tile, "spot": tell_spot, "spellbook": tell_book}[name](about, choice, trace)


def tell_tile(arrow: int, choice: Any, trace: Any) -> str:
    arrow_name = names.arrow_name(arrow)
    hole = " before the first hole" if stops_at_hole(arrow, trace) else ""
    if choice is None:
        return f"Rudolph finds no empty spot along {arrow_name}{hole}: another card is revealed."
    tile, cell = choice
    full = any(rule == "12.4.5" and len(after) < len(before) for rule, before, after in trace)
    why = "the furthest one with an empty spot" if full else "the furthest field"
    return f"Rudolph follows {arrow_name} to {why}{hole}: the {names.field_name(tile)} at {names.cell_name(cell)}."


def stops_at_hole(arrow: int, trace: Any) -> bool:
    """Was a field of the line left out because a hole lies before it (12.4.2)?"""
    _, before, after = trace[0]
    return any(place not in after and steps_out(place[1], arrow) >= 0 for place in before)


def tell_spot(arrow: int, choice: Any, trace: Any) -> str:
    tile, spot = choice
    place = names.spot_name(tile * 4 + spot)
    if spot == 0:
        return f"His apprentice stands on {place}: the bonus spot was empty, so he gains nothing."
    return f"His apprentice stands on {place}: the bonus spot was taken, so it is the next empty one clockwise."


def tell_book(spot: int, choice: Any, trace: Any) -> str:
    lower, _, book = choice
    why = (
        "no upper spot was available, so the first available lower one"
        if lower
        else "the first empty upper spot from the left"
    )
    to = f"the {names.UPPER_LOWER[lower]} spot of the {names.book_name(book)}"
    return f"His third scroll: all three go, and the apprentice from {names.spot_name(spot)} moves to {to}: {why}."


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of Rudolph's decisions."""
    if decision == "tile":
        return f"{names.field_name(candidate[0])} at {names.cell_name(candidate[1])}"
    if decision == "spot":
        return names.SPOTS[candidate[1]]
    lower, _, book = candidate
    return f"{names.UPPER_LOWER[lower]} spot of the {names.book_name(book)}"


# --- events


def tell_build(tile: int, cell: int, free: int) -> str:
    price = " for nothing, because no spot was empty" if free else ""
    return f"you build the {names.field_name(tile)} at {names.cell_name(cell)}{price}."


def tell_temple(half: int, spot: int, card: int) -> str:
    prize = (
        f"take the {names.salamander_name(card)}" if card >= 0 else "receive the Temple's own gain: the deck is empty"
    )
    worker = f"the apprentice on {names.spot_name(spot)}"
    return f"at the {names.HALVES[half]} half of the Temple you flip {worker} and {prize}."


def tell_check(round_number: int, mine: int, his: int) -> str:
    verdict = "you go on." if round_number < ROUNDS else "the final scoring follows."
    if mine <= his:
        verdict = "you needed more than he has, so the game is lost."
    return f"score check after round {round_number}: you {mine}, Rudolph {his}: {verdict}"


def tell_trigger(card: int, good: int, n: int) -> str:
    return f"{names.divinity_name(card)} gives you {names.goods(good, n)}."


def tell_score_per(counter: int, counted: int, points: int) -> str:
    return f"you score {names.goods(VP, points)} for {names.counted(counter, counted)}."


def tell_round(round_number: int, crystals: int, apprentices: int) -> str:
    face = "day" if round_number % 2 else "night"
    return f"round {round_number}, {face}: you receive {crystals} crystals, and {apprentices} apprentices arrive."


def tell_pass(flipped: int) -> str:
    if not flipped:
        return "you pass; no apprentice is still active."
    return f"you pass and flip {flipped} active apprentice{'' if flipped == 1 else 's'}."


def tell_convert(card: int, good: int, price: int) -> str:
    return f"with the {names.divinity_name(card)} you pay {names.goods(CRYSTAL, price)} for {names.goods(good, 1)}."


def tell_gathered(number: int, points: int) -> str:
    if not number:
        return f"Rudolph is connected to no grove and stays at {points}."
    groves = "1 grove for 1 point" if number == 1 else f"{number} groves for 1 point each"
    return f"Rudolph gathers {groves} and stands at {points}."


def tell_recycle(pile: int, piece: int) -> str:
    shown = names.card_name(pile, piece) if pile < len(names.DECK_NAMES) else names.field_name(piece)
    return f"you recycle the {shown}."


def tell_book_move(book: int, lower: int, spot: int) -> str:
    to = f"the {names.UPPER_LOWER[lower]} spot of the {names.book_name(book)}"
    return f"your apprentice moves from {names.spot_name(spot)} to {to} for 4 scrolls."


TALES: Final[dict[str, Callable[..., str]]] = {
    "start_tile": lambda tile, cell: f"the {names.field_name(tile)} lies at {names.cell_name(cell)}.",
    "lay_grove": lambda grove, gap: f"{names.grove_name(grove)} is laid in {names.gap_name(gap)}.",
    "show_field": lambda place, tile: f"the {names.field_name(tile)} comes to place {place + 1} of the display.",
    "turn_up": lambda deck, card: f"turned up: {names.card_name(deck, card)}.",
    "open_book": lambda book, place: f"Spellbook {place}: the {names.book_name(book)}.",
    "round": tell_round,
    "earn": lambda good, n: f"you receive {names.goods(good, n)}.",
    "trigger": tell_trigger,
    "score_per": tell_score_per,
    "pay_any": lambda kind: f"you pay {names.goods(kind, 1)}.",
    "wake": lambda spot: f"your apprentice on {names.spot_name(spot)} is active again.",
    "place": lambda spot, cell: f"you place an apprentice on {names.spot_name(spot)} at {names.cell_name(cell)}.",
    "take_card": lambda deck, card: f"you take {names.card_name(deck, card)}.",
    "harvest": lambda grove, gap: f"you harvest {names.grove_name(grove)} from {names.gap_name(gap)}.",
    "grove_row": lambda number, points: f"grove number {number} of your row: {names.goods(VP, points)}.",
    "book": tell_book_move,
    "buy": lambda kind, price: f"you buy {names.goods(kind, 1)} for {names.goods(CRYSTAL, price)}.",
    "convert": tell_convert,
    "rest": lambda spot: f"you let the apprentice on {names.spot_name(spot)} rest.",
    "work": lambda spot: f"your apprentice on {names.spot_name(spot)} works.",
    "temple": tell_temple,
    "pass": tell_pass,
    "build": tell_build,
    "recycle": tell_recycle,
    "check": tell_check,
    "rudolph_scores": lambda n, total: f"Rudolph scores {names.goods(VP, n)} by his Labour card and stands at {total}.",
    "arrow": lambda card, code: f"Rudolph reveals card P{card + 1:02}: {names.arrow_name(code)}.",
    "rudolph_boxed": lambda: (
        "no field on any arrow's line has an empty spot: Rudolph's apprentice goes back to the box."
    ),
    "rudolph_scroll": lambda n: f"Rudolph receives a scroll and has {n}.",
    "rudolph_book_points": lambda n, total: f"Rudolph scores {names.goods(VP, n)} for the Spellbook: {total}.",
    "rudolph_grove": lambda grove, gap, spot: (
        f"Rudolph takes {names.grove_name(grove)} from {names.gap_name(gap)}: "
        f"his apprentice on {names.spot_name(spot)} is connected to it."
    ),
    "rudolph_gathered": tell_gathered,
}
