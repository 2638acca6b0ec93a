"""The estimate of the final margin, for the greedy player of module 1.

In part what their ballrooms would score now.
"""

from typing import Final

from tableforone.kernel.frames import Frame

from ....bots.estimate import action_worth
from ....rules import numbers as n
from ....rules.position import Hotels
from ..rules.places import HERS, MINE, ROOM, current, rows_of
from ..rules.scoring import points

SOON: Final = 0.8  # of what the ballroom scored next would score now
LATER: Final = 0.5
A_DANCER: Final = 1.0  # who stands in a ballroom still to be scored, for what may join him


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
    """The action of space 1 or 2, still to be split."""
    return action_worth(p, 1 if frame[2] == n.STRUDEL else 2, frame[1])
