"""The values of the cards in this game. The printed values, or those of a player's own file.

Some values of modules are reconstructed.  The option ``cards`` replaces them, and the position then carries the
values itself: ``p.edition`` is empty, or a list of tables, one for each part of the file.
"""

from typing import Any, Final

from . import cards
from .cards import GUEST_ORDER, GUEST_POINTS, GUEST_SIZE, STAFF_COST
from .position import Hotels

# Places in ``p.edition``; an empty part means that the printed values hold.
GUEST_PART: Final = 0  # (guest, points, strudel, cake, wine, coffee, champagne) for every guest that was replaced
STAFF_PART: Final = 1  # (card, cost); further parts belong to modules


def guest_row(p: Hotels, guest: int) -> Any:
    """The player's own values of a guest, or None."""
    for row in p.edition[GUEST_PART]:
        if row[0] == guest:
            return row
    return None


def guest_points(p: Hotels, guest: int) -> int:
    if p.edition:
        row = guest_row(p, guest)
        if row is not None:
            points: int = row[1]
            return points
    return GUEST_POINTS[guest]


def guest_order(p: Hotels, guest: int) -> list[int]:
    if p.edition:
        row = guest_row(p, guest)
        if row is not None:
            return list(row[2:])
    return GUEST_ORDER[guest]


def guest_size(p: Hotels, guest: int) -> int:
    return sum(guest_order(p, guest)) if p.edition else GUEST_SIZE[guest]


def staff_costs(p: Hotels) -> list[int]:
    """What staff cards cost, by their numbers."""
    if not p.edition:
        return STAFF_COST
    costs = STAFF_COST[:]
    for card, cost in p.edition[STAFF_PART]:
        costs[card] = cost
    return costs


def reconstructed_guest(p: Hotels, guest: int) -> list[str]:
    """The fields of a guest that are a guess of ours; none where the player has brought her own."""
    return [] if p.edition and guest_row(p, guest) is not None else list(cards.GUEST_RECONSTRUCTED[guest])


def reconstructed_staff(p: Hotels, card: int) -> list[str]:
    own = p.edition and any(row[0] == card for row in p.edition[STAFF_PART])
    return [] if own else list(cards.STAFF_RECONSTRUCTED[card])
