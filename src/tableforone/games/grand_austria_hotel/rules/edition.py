"""Card values in this game: the printed values, or those from a player's own file.

Some values of modules are reconstructed.  The option ``cards`` replaces them.  The position then
carries the values itself: ``p.edition`` is empty, or a list of tables, one per part of the file.
"""

from typing import Any, Final

from . import cards
from .cards import GUEST_ORDER, GUEST_POINTS, GUEST_SIZE, STAFF_COST
from .position import Hotels

# Indexes into ``p.edition``; if a part is empty, the printed values apply.
# (guest, points, strudel, cake, wine, coffee, champagne) for every guest that was replaced
GUEST_PART: Final = 0
STAFF_PART: Final = 1  # (card, cost); modules have more parts


def guest_row(p: Hotels, guest: int) -> Any:
    """The player's own values for a guest, or None."""
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
    """The costs of staff cards, by card number."""
    if not p.edition:
        return STAFF_COST
    costs = STAFF_COST[:]
    for card, cost in p.edition[STAFF_PART]:
        costs[card] = cost
    return costs


def reconstructed_guest(p: Hotels, guest: int) -> list[str]:
    """The fields of a guest that are reconstructed; none if the player entered her own."""
    return [] if p.edition and guest_row(p, guest) is not None else list(cards.GUEST_RECONSTRUCTED[guest])


def reconstructed_staff(p: Hotels, card: int) -> list[str]:
    own = p.edition and any(row[0] == card for row in p.edition[STAFF_PART])
    return [] if own else list(cards.STAFF_RECONSTRUCTED[card])
