"""Causes: events that make one line of play better than another."""

from typing import Final

from tableforone.kernel.causes import Causes, EventKind, for_its_doer, parts
from tableforone.kernel.frames import OPPONENT, YOU, Event

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import HighSeason


def first_points(event: Event) -> int:
    """Points for the first who fills a row or a column."""
    points: int = event[3]
    return for_its_doer(event) * points


def group_points(event: Event) -> int:
    """Blue groups bring points, and for Ralph red ones too."""
    _, who, colour, size = event
    counts = colour == n.BLUE or (colour == n.RED and who == OPPONENT)
    return for_its_doer(event) * cards.GROUP_VP[size] if counts else 0


def visit_sign(event: Event) -> int:
    """A penalty for Ralph is good."""
    return -1 if event[2] == YOU else 1


def full_groups(p: HighSeason) -> int:
    return sum(not group & ~p.occupied[YOU] for group in cards.GROUPS[p.hotels[YOU]])


CAUSES: Final = Causes(
    kinds={
        "line": EventKind(lambda e: e[2:3] if e[3] else None, first_points),
        "row_filled": EventKind(lambda e: e[2:3] if e[3] else None, first_points),
        "group": EventKind(parts(2, 3), group_points),
        "visit": EventKind(lambda e: e[2:4] if e[5] else None, lambda e: -visit_sign(e) * e[5], sign=visit_sign),
        "step_bonus": EventKind(),
        "hire": EventKind(chosen=True),
        "loan": EventKind(points=lambda e: cards.LOAN_VP[e[2] - 1], chosen=True, sign=lambda e: -1),
        "bonus": EventKind(),  # its sentence says what the bonus does
        "lost": EventKind(sign=lambda e: -1),
        "occupy": EventKind(points=lambda e: cards.FLOOR_VP[cards.FLOOR[e[2]]], chosen=True),
        "prepare": EventKind(chosen=True),
    },
    amounts={
        "more-groups": full_groups,
        "more-rooms": lambda p: p.occupied[YOU].bit_count(),
        "more-staff": lambda p: p.staff.bit_count(),
        "more-spaces": lambda p: sum(p.track[:4]),
        "more-prepared": lambda p: p.prepared.bit_count(),
        "more-krones": lambda p: p.money,
        "fewer-loans": lambda p: -p.loans,
    },
    theirs={
        "fewer-his-rooms": lambda p: p.occupied[OPPONENT].bit_count(),
        "fewer-his-spaces": lambda p: sum(p.track[4:]),
    },
)
