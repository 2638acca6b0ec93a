"""Causes: events that make one line of play better than another."""

from typing import Final

from tableforone.kernel.causes import LAST, Causes, Kind, Points, parts
from tableforone.kernel.frames import Event

from ..rules import numbers as n
from ..rules.hotel import group_bonus
from . import names, t

CLAIMED: Final = 3  # his marker is on a spot of the objective
ACCOUNTS: Final = {
    n.FOR_GUESTS: ("leave", "to a ball"),
    n.FOR_GROUPS: ("group",),
    n.FOR_OBJECTIVES: ("claim",),
    n.FOR_PENALTIES: ("penalty",),
    n.FOR_EMPEROR: ("emperor visits",),
}


def told_group(event: Event) -> str:
    """A full group, which the log does not tell of: what follows from it is told there."""
    _, _, colour, size, bonus = event
    about = {"colour": names.COLOURS[colour], "kind": "guest", "n": size}
    if not bonus:
        return t("cause-group", **about)
    return t("cause-group-bonus", **about, bonus=names.effect(group_bonus(colour, bonus)))


KINDS: Final[dict[str, Kind]] = {
    "claim": Kind(parts(2, 3), chosen=True),
    "group": Kind(parts(2, 3), says=told_group),
    "leave": Kind(chosen=True),
    "occupy": Kind(),
    "his objective": Kind(lambda e: e[2:3] if e[3] == CLAIMED else None, lambda e: -e[4]),
    "his room": Kind(points=lambda e: -e[5] - e[6]),
    "penalty": Kind(sign=lambda e: -1),
    "reward": Kind(),
    "hire": Kind(chosen=True),
    "use": Kind(chosen=True),
    "prepare": Kind(points=lambda e: e[5], chosen=True),
    "put": Kind(lambda e: None if e[4] else e[2:3], chosen=True),
    "filled": Kind(chosen=True),
    "take": Kind(chosen=True),
}  # modules add theirs
POINTS: Final = {"points": Points(lambda e: e[2], lambda e: ACCOUNTS.get(e[3], LAST))}
CAUSES: Final = Causes(
    KINDS,
    POINTS,
    {
        "more-guests": lambda p: p.occupied.bit_count(),
        "more-groups": lambda p: p.paid_groups.bit_count(),
        "more-staff": lambda p: p.staff.bit_count(),
        "more-spaces": lambda p: p.emperor,
        "fewer-missing": lambda p: -sum(p.short),
        "more-rooms": lambda p: (p.rooms & ~p.occupied).bit_count(),
        "more-krones": lambda p: p.money,
        "more-items": lambda p: sum(p.kitchen),
        "more-cards": lambda p: len(p.hand),
    },
)
