"""What are dancers worth to the greedy player?  In part what their ballrooms would score now."""

from ....rules import moments
from ....rules.numbers import BALLROOMS
from ....rules.position import Hotels
from ..rules.places import HERS, MINE, ROOM, current, rows_of
from ..rules.scoring import points

SOON = 0.8  # of what the ballroom scored next would score now
LATER = 0.5
A_DANCER = 1.0  # who stands in a ballroom still to be scored, for what may join him


def worth(p: Hotels, found: list[float]) -> None:
    for place in range(current(p), 3):
        room = p.ball[ROOM + place]
        if room < 0 or p.round == 0:
            continue
        own, other = rows_of(p, place, MINE), rows_of(p, place, HERS)
        weight = SOON if place == current(p) else LATER
        found.append(weight * (points(room, own, other) - points(room, other, own)) + A_DANCER * sum(own))


moments.WORTH.add(BALLROOMS, worth)
