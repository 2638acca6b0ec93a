"""What does Pseudo need?  The list of what his quests lack (7A, S5), and the cube he would rather have (S6.3)."""

from typing import Final

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..rules.purse import KIND_BITS, PRICE, TOP_BITS


def needs(p: Waterdeep) -> list[int]:
    """The resources he lacks, quest by quest from the top, in printed order (S5.1-S5.3)."""
    found: list[int] = []
    his = p.his
    for quest in p.his_quests:
        for kind, count in cards.REQUIREMENTS[quest]:
            if his[kind] < count:
                found.append(kind)
    return found


def first_needed(p: Waterdeep, permitted: int) -> int:
    """The first entry of the list of needs among the permitted kinds, or NOTHING."""
    return next((kind for kind in needs(p) if permitted >> kind & 1), n.NOTHING)


def first_need(quests: list[int], held: int, permitted: int) -> int:
    """The same at once, out of a purse (rules/purse.py)."""
    wanted = TOP_BITS[permitted]
    for quest in quests:
        lacking = ~(held - PRICE[quest]) & wanted
        if lacking:
            return (lacking & -lacking).bit_length() // KIND_BITS - 1
    return n.NOTHING


def in_supply(p: Waterdeep) -> int:
    """The kinds of cubes the supply still has, as a mask."""
    supply = p.supply
    return (supply[0] > 0) | (supply[1] > 0) << 1 | (supply[2] > 0) << 2 | (supply[3] > 0) << 3


def dearest(permitted: int, sought: int) -> int:
    """The permitted kind of the highest value; among equals the one sought, else the first (S6.3)."""
    kinds = [kind for kind in range(n.GOLD) if permitted >> kind & 1]
    return max(kinds, key=lambda kind: (cards.VALUE[kind], kind == sought, -kind), default=n.NOTHING)


# by the permitted kinds and the one sought; nothing sought is the last entry, where gold is: neither is a cube
DEAREST: Final[list[list[int]]] = [[dearest(permitted, sought) for sought in range(5)] for permitted in range(16)]
