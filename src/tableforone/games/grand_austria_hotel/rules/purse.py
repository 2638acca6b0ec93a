"""When the time of taking krones matters.

Only if something is paid meanwhile, and the purse could overflow (6.3.3).

Looking ahead would mean playing every way through the parts; instead this says how much they could bring at most.
"""

from typing import Final

from tableforone.kernel.frames import Frame

from . import boards, cards
from . import numbers as n
from .position import Hotels

FREE: Final = 3  # a discount with which every room is free: the highest floor costs 3
LARGEST_GAIN: Final = max(boards.GROUP_BONUS[n.RED])  # at once; what modules do is not counted closer than this


def order_matters(p: Hotels, krones: int, waiting: list[Frame]) -> bool:
    """May these krones end otherwise before than after the other parts?

    Without a payment between them the purse holds the same in the end, and so it does where it never overflows.
    """
    if p.cut_short:  # as games were played that began under the rules of version 1
        return p.money + krones > cards.MOST_MONEY
    if not any(may_cost(p, part) for part in waiting):
        return False
    return p.money + krones + most_brought(p, waiting) > cards.MOST_MONEY


def may_cost(p: Hotels, part: Frame) -> bool:
    """May krones be paid while this part is resolved?"""
    word: int = part[0]
    if word == n.PREPARE or word == n.PREPARE_OCCUPY:
        discount: int = part[2]
        return discount < FREE
    if word == n.HIRE:
        return bool(p.hand)
    return word == n.OFFER or anything_may_follow(word) or (p.modules != 0 and word == n.TAKE_GUEST)


def anything_may_follow(word: int) -> bool:
    """Is this a part of which only playing it would tell what it costs and brings?"""
    return word == n.WHEN or word >= n.FIRST_MODULE_WORD


def most_brought(p: Hotels, parts: list[Frame]) -> int:
    """The krones that these parts could bring, at most."""
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
    """The staff cards that may come up."""
    return [card for card in range(len(cards.STAFF_NAME)) if p.staff_bag >> card & 1] + list(p.under)


def best(word: int, there: list[int], many: int) -> int:
    """How much of this so many of the cards do at once when they are played, at most."""
    worth: list[int] = []
    for card in there:
        if cards.STAFF_TYPE[card] == cards.ONCE:
            for part in cards.STAFF_EFFECTS[card]:
                if part[0] == word:
                    worth.append(part[1])
    worth.sort(reverse=True)
    return sum(worth[:many])


def most_of_rooms(p: Hotels, rooms: int, staff: int) -> int:
    """The krones that turning so many rooms to occupied could bring: for each (#23), and for red groups (7.5)."""
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
