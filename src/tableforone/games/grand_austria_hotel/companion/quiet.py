"""Runs rules for both sides at a real table, without your events and points."""

from collections.abc import Callable

from tableforone.kernel.frames import YOU, Event

from ..rules import numbers as n
from ..rules.position import Hotels


def quietly(p: Hotels, does: Callable[[], object]) -> None:
    heard = p.heard
    told: list[Event] = []
    p.heard = told
    does()
    p.heard = heard
    p.points = [0] * n.MOST_ACCOUNTS
    if heard is not None:
        heard.extend(event for event in told if event[1] != YOU)
