"""Decides whether it matters when krones are gained (6.3.3).

It matters only if something is paid in between and the purse could overflow.  A full look-ahead
would have to play all orders of the parts, so this computes an upper bound of their krones.
"""

from typing import Final

from tableforone.kernel.frames import Frame

from . import boards, cards
from . import numbers as n
from .position import Hotels

FREE: Final = 3  # a discount that makes every room free: the highest floor costs 3
# at once; also the bound for anything that modules do
LARGEST_GAIN: Final = max(boards.GROUP_BONUS[n.RED])


def order_matters(p: Hotels, krones: int, waiting: list[Frame]) -> bool:
    """Whether gaining these krones before or after the other parts can make a difference.

    Without a payment in between, or if the purse never overflows, the result is the same.
    """
    if p.cut_short:  # for games that started under the rules of version 1
        return p.money + krones > cards.MOST_MONEY
    if not any(may_cost(p, part) for part in waiting):
        return False
    return p.money + krones + most_brought(p, waiting) > cards.MOST_MONEY


def may_cost(p: Hotels, part: Frame) -> bool:
    """Whether krones may be paid while this part is resolved."""
    word: int = part[0]
    if word == n.PREPARE or word == n.PREPARE_OCCUPY:
        discount: int = part[2]
        return discount < FREE
    if word == n.HIRE:
        return bool(p.hand)
    return word == n.OFFER or anything_may_follow(word) or (p.modules != 0 and word == n.TAKE_GUEST)


def anything_may_follow(word: int) -> bool:
    """Whether the costs and gains of this part cannot be known without playing it."""
    return word == n.WHEN or word >= n.FIRST_MODULE_WORD


def most_brought(p: Hotels, parts: list[Frame]) -> int:
    """The most krones that these parts could give."""
    krones = rooms = 0
    on_occupy = p.staff
    for part in parts:
        word: int = part[0]
        many: int = part[1] if word in (n.OCCUPY, n.PREPARE_OCCUPY, n.HIRE) else 1
        if anything_may_follow(word):
            krones += LARGEST_GAIN
        elif word == n.OCCUPY or word == n.PREPARE_OCCUPY:
            rooms += many
        elif word == n.HIRE or word == n.OFFER:
            there = p.hand if word == n.HIRE else deck(p)
            krones += best(n.MONEY, there, many) + (LARGEST_GAIN if p.modules else 0)
            rooms += best(n.OCCUPY, there, many) + best(n.PREPARE_OCCUPY, there, many)
            for card in there:
                on_occupy |= 1 << card
    return krones + most_of_rooms(p, rooms, on_occupy)


def deck(p: Hotels) -> list[int]:
    """The staff cards that may be drawn."""
    return [card for card in range(len(cards.STAFF_NAME)) if p.staff_bag >> card & 1] + list(p.under)


def best(word: int, there: list[int], many: int) -> int:
    """The most that ``many`` of these cards together give of this effect when played."""
    worth: list[int] = []
    for card in there:
        if cards.STAFF_TYPE[card] == cards.ONCE:
            for part in cards.STAFF_EFFECTS[card]:
                if part[0] == word:
                    worth.append(part[1])
    worth.sort(reverse=True)
    return sum(worth[:many])


def most_of_rooms(p: Hotels, rooms: int, staff: int) -> int:
    """The most krones from turning this many rooms to occupied: by #23, and red groups (7.5)."""
    if not rooms:
        return 0
    krones = LARGEST_GAIN if p.modules else 0
    for card in cards.ON_OCCUPY:
        if staff >> card & 1:
            for part in cards.STAFF_EFFECTS[card]:
                if part[0] == n.MONEY:
                    gain: int = part[1]
                    krones += rooms * gain
    for group, spaces in enumerate(boards.GROUPS[p.board]):
        missing = (spaces & ~p.occupied).bit_count()
        if boards.GROUP_COLOUR[p.board][group] == n.RED and 0 < missing <= rooms:
            krones += boards.GROUP_BONUS[n.RED][spaces.bit_count()]
    return krones
