"""Guests: the queue and its costs, the café, and moving into rooms (6.1, 6.3, 6.5)."""

from typing import Final

from tableforone.kernel.frames import CHANCE, TABLE, YOU, Frame

from . import cards, moments
from . import numbers as n
from .cards import ALL_BUT
from .edition import guest_points, guest_size
from .gains import push_parts, score
from .hotel import occupy
from .items import seat
from .numbers import NOBODY, REFILL
from .position import Hotels

GAPS: Final[list[list[int]]] = [[NOBODY] * many for many in range(6)]


def guest_cost(p: Hotels, place: int) -> int:
    """The cost of the guest action for this place in the queue (6.1.1, 8.7)."""
    return 0 if p.staff & cards.GUEST_FREE else cards.QUEUE_COST[place]


def surcharge(p: Hotels, place: int) -> int:
    """The additional cost for this guest, however it is taken (23.4.3)."""
    return moments.GUEST_COST.add_up(p, place) if p.modules else 0


def ask_take_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """Take a guest from any place for free, apart from surcharges, if a table is free (6.5.5)."""
    if not frame[1] or NOBODY not in p.cafe:
        return None
    places = [1 + place for place in range(5) if p.queue[place] != NOBODY and surcharge(p, place) <= p.money]
    return [n.DECLINE, *places] if places else None


def answer_take_guest(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        p.stack.append((n.TAKE_GUEST, frame[1] - 1))
        take_from_queue(p, answer - 1)


def ask_first_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """Choose the player's first guest (2.6)."""
    return [1, 2, 3, 4, 5]


def answer_first_guest(p: Hotels, frame: Frame, answer: int) -> None:
    take_from_queue(p, answer - 1)


def take_from_queue(p: Hotels, place: int) -> None:
    """Move a guest from the queue to the café and refill the queue."""
    guest = p.queue[place]
    if p.heard is not None:
        p.heard.append(("take", YOU, guest, place))
    if p.modules:
        moments.GUEST_TAKEN.happen(p, place)
    p.queue[place] = NOBODY
    seat(p, guest)
    p.stack.append((REFILL,))


def run_refill(p: Hotels, frame: Frame) -> list[int] | None:
    """Move guests right into gaps and reveal a new card on the first place (6.1.3, 13.10)."""
    queue = p.queue
    gaps = queue.count(NOBODY)
    if not gaps:
        return None
    if gaps == 1 and not p.modules:
        queue.insert(0, queue.pop(queue.index(NOBODY)))
    else:
        p.queue = GAPS[gaps] + [guest for guest in queue if guest != NOBODY]
    if p.modules:
        moments.QUEUE_MOVED.happen(p, queue)
    if not p.guest_bag:
        if not p.guest_discard:
            return None  # no guest is left: the place stays empty
        p.guest_bag = p.guest_discard
        p.guest_discard = 0
        p.guest_shuffles += 1
    return CHANCE


def answer_refill(p: Hotels, frame: Frame, guest: int) -> None:
    p.guest_bag &= ALL_BUT[guest]
    p.queue[0] = guest
    if p.heard is not None:
        p.heard.append(("arrive", TABLE, guest))
    if p.queue[1] == NOBODY:  # the gaps are on the left
        p.stack.append(frame)


# --- leaving guests


def move_guest(p: Hotels, table: int, space: int) -> None:
    """Move a guest with a complete order into a room (6.3)."""
    guest = p.cafe[table]
    if p.heard is not None:
        p.heard.append(("leave", YOU, guest, space))
    parts = occupy(p, space)
    leave(p, table, parts)
    push_parts(p, parts)


def leave(p: Hotels, table: int, parts: list[Frame]) -> None:
    """A guest leaves the café: points, reward and staff effects (6.3.2, 6.3.3)."""
    guest = p.cafe[table]
    p.cafe[table] = NOBODY
    p.guest_discard |= cards.ALONE[guest]
    score(p, guest_points(p, guest), n.FOR_GUESTS)
    parts[:0] = cards.GUEST_REWARD[guest]
    for card in cards.LEAVE_COLOUR[cards.GUEST_COLOUR[guest]]:
        if p.staff >> card & 1:
            parts.extend(cards.STAFF_EFFECTS[card])
    for card, items in cards.LEAVE_SIZE:
        if p.staff >> card & 1 and guest_size(p, guest) >= items:
            parts.extend(cards.STAFF_EFFECTS[card])
    if p.modules:
        moments.GUEST_LEAVES.happen(p, guest, table, parts)
