"""Runs rules for both sides at a real table, without your events and points."""

from collections.abc import Callable

from tableforone.kernel.asking import overhearing
from tableforone.kernel.frames import YOU

from ..rules import numbers as n
from ..rules.position import Hotels


def quietly(p: Hotels, does: Callable[[], object]) -> None:
    overhearing(p, does, lambda event: event[1] != YOU)
    p.points = [0] * n.MOST_ACCOUNTS
