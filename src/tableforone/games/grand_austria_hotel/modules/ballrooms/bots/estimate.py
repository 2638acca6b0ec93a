"""The greedy player's estimate for module 1: a share of what the ballrooms would score now."""

from typing import Final

from tableforone.kernel.frames import Frame

from ....bots.estimate import action_worth
from ....rules import numbers as n
from ....rules.position import Hotels
from ..rules.places import HERS, MINE, ROOM, current, rows_of
from ..rules.scoring import points

SOON: Final = 0.8  # weight of the ballroom that is scored next
LATER: Final = 0.5
A_DANCER: Final = 1.0  # value of a dancer in a ballroom still to be scored, because others may join


def worth(p: Hotels) -> float:
    found = 0.0
    for place in range(current(p), 3):
        room = p.ball[ROOM + place]
        if room < 0 or p.round == 0:
            continue
        own, other = rows_of(p, place, MINE), rows_of(p, place, HERS)
        weight = SOON if place == current(p) else LATER
        found += weight * (points(room, own, other) - points(room, other, own)) + A_DANCER * sum(own)
    return found


def three_items(p: Hotels, frame: Frame) -> float:
    """The value of the action of space 1 or 2 before its items are chosen."""
    return action_worth(p, 1 if frame[2] == n.STRUDEL else 2, frame[1])
