"""Causes: events that make one line of play better than another."""

from typing import Final

from tableforone.kernel.causes import Causes, EventKind, Points, parts
from tableforone.kernel.frames import YOU, Event

from ..opponent.turn import VP_PER_GROVE
from ..rules import cards
from ..rules import numbers as n
from . import names, t


def earned(event: Event) -> int:
    """The points that an event brings, where it brings points."""
    number: int = event[-1]
    return number if event[-2] == n.VP else 0


def told_his_grove(event: Event) -> str:
    return t("cause-rudolph-grove", grove=names.grove_name(event[2]))


def told_place(event: Event) -> str:
    """With what the field gives to an apprentice on its top spot (7.4.3)."""
    spot: int = event[2]
    where = {"spot": names.spot_name(spot), "cell": names.cell_name(event[3])}
    if spot & 3 or not cards.BONUS[spot >> 2]:
        return t("tell-place", **where)
    return t("cause-place", **where, gain=names.pairs(cards.BONUS[spot >> 2]))


CAUSES: Final = Causes(
    {
        "check": EventKind(lambda e: e[2:3] if e[3] <= e[4] else None, sign=lambda e: -1),
        "score_per": EventKind(points=lambda e: e[4]),
        "harvest": EventKind(chosen=True),
        "book": EventKind(chosen=True),
        "temple": EventKind(parts(4), chosen=True),
        "take_card": EventKind(parts(2, 3), chosen=True),
        "rudolph_grove": EventKind(points=lambda e: -VP_PER_GROVE, says=told_his_grove),
        "rudolph_book_points": EventKind(parts(), lambda e: -e[2], says=lambda e: t("cause-rudolph-book", n=e[2])),
        "build": EventKind(chosen=True),
        "work": EventKind(chosen=True),
        "place": EventKind(chosen=True, says=told_place),
    },
    {"earn": Points(earned), "trigger": Points(earned), "grove_row": Points(lambda e: e[3], lambda e: ("harvest",))},
    {
        "more-groves": lambda p: p.groves.bit_count(),
        "more-cards": lambda p: p.divinities.bit_count() + p.salamanders.bit_count(),
        "more-books": lambda p: p.book_spots.count(YOU),
        "more-scrolls": lambda p: p.scrolls,
        "more-crystals": lambda p: p.stock[n.CRYSTAL],
    },
    {"fewer-his-groves": lambda p: p.rudolph_groves.bit_count()},
)
