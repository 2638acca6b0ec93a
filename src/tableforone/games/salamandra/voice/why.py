"""The opponent's decisions as sentences, with a short name for each candidate."""

from typing import Any

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from ..opponent.rows import steps_out
from . import names, t


def tell_decision(name: str, about: Any, choice: Any, trace: Any) -> str:
    return {"tile": tell_tile, "spot": tell_spot, "spellbook": tell_book}[name](about, choice, trace)


def tell_tile(arrow: int, choice: Any, trace: Any) -> str:
    about = {"arrow": names.arrow_name(arrow), "hole": "yes" if stops_at_hole(arrow, trace) else "no"}
    if choice is None:
        return t("why-no-field", **about)
    tile, cell = choice
    full = any(rule == "12.4.5" and len(after) < len(before) for rule, before, after in trace)
    about |= {"field": names.field_name(tile), "cell": names.cell_name(cell)}
    return t("why-field-with-spot", **about) if full else t("why-field", **about)


def stops_at_hole(arrow: int, trace: Any) -> bool:
    """Whether a field of the line was left out because of a hole before it (12.4.2)."""
    _, before, after = trace[0]
    return any(place not in after and steps_out(place[1], arrow) >= 0 for place in before)


def tell_spot(arrow: int, choice: Any, trace: Any) -> str:
    tile, spot = choice
    return t("why-next-spot" if spot else "why-bonus-spot", spot=names.spot_name(tile * 4 + spot))


def tell_book(spot: int, choice: Any, trace: Any) -> str:
    if choice is None:
        return t("why-no-book", spot=names.spot_name(spot))
    lower, _, book = choice
    key = "why-lower-book" if lower else "why-upper-book"
    return t(key, spot=names.spot_name(spot), book=names.book_spot(book, lower))


def name_candidate(decision: str, candidate: Any) -> str:
    """The name of a candidate in one of Rudolph's decisions."""
    if decision == "tile":
        return t("candidate-field", field=names.field_name(candidate[0]), cell=names.cell_name(candidate[1]))
    if decision == "spot":
        return t("place", place=names.SPOTS[candidate[1]])
    lower, _, book = candidate
    return str(names.book_spot(book, lower))


# --- his own lines


def remark(event: Event) -> str:
    """His line about a decision."""
    _, _, decision, about, choice, _ = event
    if choice is None:
        return t("remark-none")
    if decision == "tile":
        tile, cell = choice
        return t("remark-tile", field=names.field_name(tile), n=(tile + cell) % WAYS)
    return t("remark-spot" if decision == "spot" else "remark-book", n=(about + choice[1]) % WAYS)
