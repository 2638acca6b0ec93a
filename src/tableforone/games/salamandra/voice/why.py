"""Why did Rudolph do that?  A sentence for each of his decisions, and a short name for each candidate."""

from typing import Any

from ..opponent.rows import steps_out
from . import names


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
    if choice is None:
        stays = f"the apprentice stays on {names.spot_name(spot)}"
        return f"Rudolph discards his 3 scrolls. No Spellbook spot is available, so {stays}."
    lower, _, book = choice
    why = (
        "no upper spot was available, so the first available lower one"
        if lower
        else "the first empty upper spot from the left"
    )
    to = names.book_spot(book, lower)
    return f"His third scroll: all three go, and the apprentice from {names.spot_name(spot)} moves to the {to}: {why}."


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of Rudolph's decisions."""
    if decision == "tile":
        return f"{names.field_name(candidate[0])} at {names.cell_name(candidate[1])}"
    if decision == "spot":
        return names.SPOTS[candidate[1]]
    lower, _, book = candidate
    return names.book_spot(book, lower)
