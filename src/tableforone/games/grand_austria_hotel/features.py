"""How good does it look?  The greedy player's guess at the final margin, from what lies on the table.

Points scored count as they are; what will probably become points counts in part: a served item 0.9 of its share of a
guest, a krone 0.9, a kitchen item 0.8, a vacant room 1.5 plus a little per floor, an occupied room its final points,
an Emperor space by what the next visit pays, staff in play and cards in hand a little; a guest in the café
costs its five points less and less the fuller its order is.  Leopold's points are subtracted.
"""

from tableforone.games.grand_austria_hotel.cards import (
    ALL_END_STAFF,
    COLOUR_MASK,
    EMPEROR_POINTS,
    FLOORS,
    GUEST_COLOUR,
    GUEST_POINTS,
    GUEST_SIZE,
    RETREAT,
    REWARD_FROM,
    STAFF_COST,
)
from tableforone.games.grand_austria_hotel.constants import GREEN
from tableforone.games.grand_austria_hotel.position import NOBODY, Hotels
from tableforone.games.grand_austria_hotel.scoring import PLAYER, end_card_points, end_staff, room_points

REWARD_WORTH = 2.5  # points that an average guest's reward and room stand for


def estimate(p: Hotels) -> float:
    """The player's prospects minus Leopold's."""
    if not p.stack:
        return float(sum(p.points) - sum(p.his_points))
    left = 7 - p.round
    worth = sum(p.points) + room_points(p.occupied) + 0.9 * p.money + 0.8 * sum(p.kitchen)
    worth += vacant_rooms(p, left) + cafe(p, left) + emperor(p) + staff(p, left)
    return worth - sum(p.his_points) - room_points(p.his_rooms)


def vacant_rooms(p: Hotels, left: int) -> float:
    vacant = p.rooms & ~p.occupied
    return sum((0.4 + 0.35 * left + 0.4 * floor) * (vacant & FLOORS[floor]).bit_count() for floor in range(4))


def cafe(p: Hotels, left: int) -> float:
    """Guests in the café: the nearer to leaving, the nearer to their points; without a room they are a worry."""
    vacant = p.rooms & ~p.occupied
    worth = 0.0
    for table, guest in enumerate(p.cafe):
        if guest == NOBODY:
            continue
        served = 1 - p.short[table] / GUEST_SIZE[guest] if GUEST_SIZE[guest] else 1.0
        colour = GUEST_COLOUR[guest]
        has_room = vacant if colour == GREEN else vacant & COLOUR_MASK[p.board][colour]
        prize = GUEST_POINTS[guest] + REWARD_WORTH + 5
        worth += prize * served * (0.75 if has_room else 0.55) - 5 + min(left, 3) * 0.6
    return worth


def emperor(p: Hotels) -> float:
    """What the next visit pays: points, and the difference between a reward and a penalty."""
    visit = next((r for r in (3, 5, 7) if r >= p.round), 0)
    if not visit:
        return 0.0
    after = max(0, p.emperor - RETREAT[visit])
    judged = 4.0 if after >= REWARD_FROM else -4.0 if after == 0 else 0.0
    return 0.8 * EMPEROR_POINTS[p.emperor] + judged * (1 - (visit - p.round) * 0.2) + 0.4 * p.emperor


def staff(p: Hotels, left: int) -> float:
    """Cards in play by what they cost, fading; end-of-game cards by what they are worth now; cards in hand a little."""
    lasting = p.staff & ~ALL_END_STAFF
    worth = sum(STAFF_COST[card] * 0.22 * left for card in range(lasting.bit_length()) if lasting >> card & 1)
    worth += sum(end_card_points(p, card, PLAYER) + 0.5 * left for card in end_staff(p, PLAYER))
    return worth + 0.15 * left * len(p.hand)
