"""Invariants of a position: no card is missing or doubled, and the counts fit together.

fields.py has the bounds of each single field.
"""

from . import cards, decks, moments
from . import numbers as n
from .edition import guest_order
from .numbers import NOBODY
from .position import Hotels


def broken(p: Hotels) -> list[str]:
    """A message for every invariant that a position breaks."""
    found = [*broken_guests(p), *broken_staff(p), *broken_orders(p), *broken_numbers(p)]
    if p.modules:
        moments.INVARIANTS.happen(p, found)
    return found


def broken_guests(p: Hotels) -> list[str]:
    seen = [guest for guest in (*p.queue, *p.cafe) if guest != NOBODY]
    places = [1 << guest for guest in seen] + [p.guest_bag, p.guest_discard]
    if p.modules:
        moments.OUT_OF_DECK.happen(p, places)
    return [] if once(places, decks.ALL_GUESTS_IN[p.modules]) else ["a-guest-card-is-missing-or-there-twice"]


def broken_staff(p: Hotels) -> list[str]:
    waiting = [card for frame in p.stack if frame[0] == n.UNDER for card in frame[1:]]
    held = [1 << card for card in (*p.hand, *p.offer, *p.under, *p.his_staff, *waiting)]
    found = []
    places = [*held, p.staff, p.staff_bag]
    if not once(places, decks.ALL_STAFF_IN[p.modules]) and not removed_by_penalty(p, places):
        found.append("a-staff-card-is-missing-or-there-twice")
    if (p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]).bit_count() < p.private:
        found.append("the-opponents-private-cards-cannot-all-be-unseen-end-of-game-cards")
    if p.turned & ~p.staff:
        found.append("a-staff-card-that-is-not-in-play-is-turned")
    return found


def removed_by_penalty(p: Hotels, places: list[int]) -> bool:
    """Whether tile C4 has removed one end-of-game card from the game (10.6.1)."""
    together = sum(places)
    everything = decks.ALL_STAFF_IN[p.modules]
    missing = everything & ~together
    return (
        missing.bit_count() == 1
        and missing & decks.ALL_END_STAFF_IN[p.modules] != 0
        and once([*places, missing], everything)
    )


def once(places: list[int], everything: int) -> bool:
    """Whether these sets of cards cover everything exactly once."""
    union = 0
    for mask in places:
        if union & mask:
            return False
        union |= mask
    return union == everything


def broken_orders(p: Hotels) -> list[str]:
    found = []
    for table, guest in enumerate(p.cafe):
        needs = p.needs[table * n.KINDS : table * n.KINDS + n.KINDS]
        order = guest_order(p, guest) if guest != NOBODY else [0] * n.KINDS
        if guest != NOBODY and any(not 0 <= n <= most for n, most in zip(needs, order, strict=True)):
            found.append(f"the-guest-at-table-{table + 1}-needs-what-is-not-on-the-order")
        if guest != NOBODY and sum(needs) != p.short[table]:
            found.append(f"table-{table + 1}-does-not-add-up")
    return found


def broken_numbers(p: Hotels) -> list[str]:
    words = [frame[0] for frame in p.stack]
    found = []
    if p.occupied & ~p.rooms:
        found.append("a-room-is-occupied-but-not-there")
    if sum(p.dice) + dice_on_tiles(p) > cards.DICE:
        found.append("more-than-ten-dice")
    if len(p.objectives) + words.count(n.REVEAL_OBJECTIVE) != 3 or len(p.tiles) + words.count(n.REVEAL_TILE) != 3:
        found.append("objectives-or-emperor-tiles-are-missing")
    return found


def dice_on_tiles(p: Hotels) -> int:
    """The number of dice on turn order tiles.

    Leopold's turn number counts as used when his turn starts; he takes his die later.
    """
    to_come = sum(1 for frame in p.stack if frame[0] in (n.HIS_TURN, n.HIS_DIE))
    return p.used.bit_count() - to_come
