"""Which cards does Let's Waltz! add?  Its rows as the data files have them, sourced and reconstructed parts merged."""

import tomllib
from pathlib import Path
from typing import Any, Final

from .numbers import BALLROOMS, PROMOS, SOME_MORE

FOLDER: Final = Path(__file__).parents[1]


def read(name: str) -> dict[str, Any]:
    """One data file."""
    return tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8"))


PROMO_FILE: Final = read("promos")
MODULE_BITS: Final = {0: 0, 1: BALLROOMS, 5: SOME_MORE}  # the numbers that the data files use


def needs(row: dict[str, Any], more: int = 0) -> dict[str, Any]:
    """A row with the modules it needs, as bits."""
    return row | {"needs": MODULE_BITS[row.get("module", 0)] | more}


def guest_rows() -> list[dict[str, Any]]:
    """The guests of module 1 and of the promos."""
    invented = {row["id"]: row for row in read("lw_guests_reconstructed")["guest"]}
    ours = [needs(row | invented[row["id"]]) for row in read("lw_guests")["guest"]]
    return ours + [needs(row, PROMOS) for row in PROMO_FILE["guest"]]


def staff_rows() -> list[dict[str, Any]]:
    """The staff of modules 1 and 5 and of the promos; the ``price`` is for its effect, the ``cost`` for the card."""
    costs = read("lw_staff_reconstructed")["cost"]
    ours = [
        needs(row | {"price": row.get("cost", []), "cost": costs[str(row["id"])], "reconstructed": ["cost"]})
        for row in read("lw_staff")["staff"]
    ]
    return ours + [needs(row, PROMOS) for row in PROMO_FILE["staff"]]


def objective_rows() -> list[dict[str, Any]]:
    return [needs(row) for row in read("lw_objectives")["objective"]]


def tile_rows() -> list[dict[str, Any]]:
    return [needs(row) for row in read("lw_emperor_tiles")["emperor"]]
