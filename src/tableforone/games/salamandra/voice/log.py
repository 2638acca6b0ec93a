"""How is what happened told?  One sentence for each event."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.grammar import counted, upfirst
from tableforone.kernel.rows import DECIDE

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from . import names
from .why import tell_decision

ECHOES: Final = frozenset(
    {"place", "rest", "buy", "work", "pass", "harvest", "recycle", "take_card"}
)  # what only says again what the player has just answered


def tell(event: Event) -> str:
    """An event in one sentence; "" for one that another sentence tells."""
    if event[0] == DECIDE:
        return tell_decision(*event[2:])
    sentence = TALES[event[0]](*event[2:])
    return upfirst(sentence)


def tell_build(tile: int, cell: int, free: int) -> str:
    price = " for nothing, because no spot was empty" if free else ""
    return f"you build the {names.field_name(tile)} at {names.cell_name(cell)}{price}."


def tell_temple(half: int, spot: int, card: int) -> str:
    prize = (
        f"take the {names.salamander_name(card)}" if card >= 0 else "receive the Temple's own gain: the deck is empty"
    )
    worker = f"the apprentice on {names.spot_name(spot)}"
    return f"at the {names.HALVES[half]} half of the Temple you flip {worker} and {prize}."


def ending(p: Salamandra) -> str:
    """Why the game ended at a score check (12.7): what was needed, what was there."""
    if p.over != n.LOST:
        return ""
    needed = p.rudolph_vp + 1
    missing = f"{counted(needed - p.vp, 'point')} {'was' if needed - p.vp == 1 else 'were'} missing"
    return (
        f"Rudolph's score check ended the game after round {p.round} of {cards.ROUNDS}: at each check you must have "
        f"more points than he has. You needed {needed} and had {p.vp}, so {missing}. What is only counted at the end "
        "(Spellbooks, faith, scrolls) does not help at a check."
    )


def tell_check(round_number: int, mine: int, his: int) -> str:
    verdict = "you go on." if round_number < cards.ROUNDS else "the final scoring follows."
    if mine <= his:
        verdict = "you needed more than he has, so the game is lost."
    return f"score check after round {round_number}: you {mine}, Rudolph {his}: {verdict}"


def tell_trigger(card: int, good: int, number: int) -> str:
    return f"{names.divinity_name(card)} gives you {names.goods(good, number)}."


def tell_score_per(counter: int, number: int, points: int) -> str:
    return f"you score {names.goods(n.VP, points)} for {names.all_counted(counter, number)}."


def tell_round(round_number: int, crystals: int, apprentices: int) -> str:
    face = "day" if round_number % 2 else "night"
    return f"round {round_number}, {face}: you receive {crystals} crystals, and {apprentices} apprentices arrive."


def tell_pass(flipped: int) -> str:
    if not flipped:
        return "you pass; no apprentice is still active."
    return f"you pass and flip {counted(flipped, 'active apprentice')}."


def tell_convert(card: int, good: int, price: int) -> str:
    return f"with the {names.divinity_name(card)} you pay {names.goods(n.CRYSTAL, price)} for {names.goods(good, 1)}."


def tell_gathered(number: int, points: int) -> str:
    if not number:
        return f"Rudolph is connected to no grove and stays at {points}."
    groves = "1 grove for 1 point" if number == 1 else f"{number} groves for 1 point each"
    return f"Rudolph gathers {groves} and stands at {points}."


def tell_recycle(pile: int, piece: int) -> str:
    shown = names.card_name(pile, piece) if pile < len(names.DECK_NAMES) else names.field_name(piece)
    return f"you recycle the {shown}."


def tell_book_move(book: int, lower: int, spot: int) -> str:
    return f"your apprentice moves from {names.spot_name(spot)} to the {names.book_spot(book, lower)} for 4 scrolls."


TALES: Final[dict[str, Callable[..., str]]] = {
    "start_tile": lambda tile, cell: f"the {names.field_name(tile)} lies at {names.cell_name(cell)}.",
    "lay_grove": lambda grove, gap: f"{names.grove_name(grove)} is laid in {names.gap_name(gap)}.",
    "show_field": lambda place, tile: f"the {names.field_name(tile)} comes to place {place + 1} of the display.",
    "turn_up": lambda deck, card: f"turned up: {names.card_name(deck, card)}.",
    "open_book": lambda book, place: f"Spellbook {place}: the {names.book_name(book)}.",
    "round": tell_round,
    "earn": lambda good, number: f"you receive {names.goods(good, number)}.",
    "trigger": tell_trigger,
    "score_per": tell_score_per,
    "pay_any": lambda kind: f"you pay {names.goods(kind, 1)}.",
    "wake": lambda spot: f"your apprentice on {names.spot_name(spot)} is active again.",
    "place": lambda spot, cell: f"you place an apprentice on {names.spot_name(spot)} at {names.cell_name(cell)}.",
    "take_card": lambda deck, card: f"you take {names.card_name(deck, card)}.",
    "harvest": lambda grove, gap: f"you harvest {names.grove_name(grove)} from {names.gap_name(gap)}.",
    "grove_row": lambda number, points: f"grove number {number} of your row: {names.goods(n.VP, points)}.",
    "book": tell_book_move,
    "buy": lambda kind, price: f"you buy {names.goods(kind, 1)} for {names.goods(n.CRYSTAL, price)}.",
    "convert": tell_convert,
    "rest": lambda spot: f"you let the apprentice on {names.spot_name(spot)} rest.",
    "work": lambda spot: f"your apprentice on {names.spot_name(spot)} works.",
    "temple": tell_temple,
    "pass": tell_pass,
    "build": tell_build,
    "recycle": tell_recycle,
    "check": tell_check,
    "rudolph_scores": lambda points, total: (
        f"Rudolph scores {names.goods(n.VP, points)} by his Labour card and stands at {total}."
    ),
    "arrow": lambda card, code: f"Rudolph reveals card P{card + 1:02}: {names.arrow_name(code)}.",
    "rudolph_boxed": lambda: (
        "no field on any arrow's line has an empty spot: Rudolph's apprentice goes back to the box."
    ),
    "rudolph_scroll": lambda scrolls: f"Rudolph receives a scroll and has {scrolls}.",
    "rudolph_book_points": lambda points, total: (
        f"Rudolph scores {names.goods(n.VP, points)} for the Spellbook: {total}."
    ),
    "rudolph_grove": lambda grove, gap, spot: (
        f"Rudolph takes {names.grove_name(grove)} from {names.gap_name(gap)}: "
        f"his apprentice on {names.spot_name(spot)} is connected to it."
    ),
    "rudolph_gathered": tell_gathered,
}
