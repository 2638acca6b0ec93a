"""The view that several modules share: completed guests, and staff that is face down."""

from typing import Any

from ...rules import numbers as n
from ...rules.position import Hotels
from .rules import tally


def show(p: Hotels, view: dict[str, Any]) -> None:
    view["completed"] = {
        **{name: p.tally[tally.COMPLETED + colour] for colour, name in enumerate(n.COLOURS)},
        "large orders": p.tally[tally.COMPLETED_LARGE],
    }
    for card in view["you"]["staff"]:
        card["flipped"] = bool(p.tally[tally.FLIPPED] >> card["id"] & 1)
