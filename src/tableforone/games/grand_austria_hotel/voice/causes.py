"""Causes: events that make one line of play better than another."""

from typing import Final

from tableforone.kernel.causes import LAST, Causes, EventKind, Points, parts

from ..rules import numbers as n

CLAIMED: Final = 3  # his marker is on a spot of the objective
ACCOUNTS: Final = {
    n.FOR_GUESTS: ("leave", "to a ball"),
    n.FOR_GROUPS: ("occupy",),
    n.FOR_OBJECTIVES: ("claim",),
    n.FOR_PENALTIES: ("penalty",),
    n.FOR_EMPEROR: ("emperor visits",),
}


KINDS: Final[dict[str, EventKind]] = {
    "claim": EventKind(parts(2, 3), chosen=True),
    "leave": EventKind(chosen=True),
    "occupy": EventKind(),
    "his objective": EventKind(lambda e: e[2:3] if e[3] == CLAIMED else None, lambda e: -e[4]),
    "his room": EventKind(points=lambda e: -e[5] - e[6]),
    "penalty": EventKind(sign=lambda e: -1),
    "reward": EventKind(),
    "hire": EventKind(chosen=True),
    "use": EventKind(chosen=True),
    "prepare": EventKind(points=lambda e: e[5], chosen=True),
    "put": EventKind(lambda e: None if e[4] else e[2:3], chosen=True),
    "filled": EventKind(chosen=True),
    "take": EventKind(chosen=True),
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
