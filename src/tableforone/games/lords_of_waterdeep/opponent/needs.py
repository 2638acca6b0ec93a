"""Pseudo's needs: what his quests lack (7A, S5), and the cube he prefers (S6.3)."""

from typing import Final

from tableforone.kernel.compiling import i64

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..rules.quests import DIGITS, PRICES, SPARE, in_one

# By permitted kinds: the spare bits of their numbers.
PERMITTED: Final[list[int]] = [
    sum(1 << DIGITS * kind + DIGITS - 1 for kind in range(5) if kinds >> kind & 1) for kinds in range(32)
]


def needs_list(p: Waterdeep) -> list[tuple[int, int, int]]:
    """Quest, resource and missing number: quest by quest from the top (S5.1-S5.3)."""
    found: list[tuple[int, int, int]] = []
    way = -1 if p.switches & n.NEEDS_RIGHT_TO_LEFT else 1
    for quest in p.his_quests:
        for kind, count in cards.REQUIREMENTS[quest][::way]:
            if p.his[kind] < count:
                found.append((quest, kind, count - p.his[kind]))
    return found


def needs(p: Waterdeep) -> list[int]:
    """The resources he lacks, in list order."""
    return [kind for _, kind, _ in needs_list(p)]


def first_needed(p: Waterdeep, held: list[int], permitted: int) -> int:
    """The first need among the permitted kinds if he held these goods, or NOTHING."""
    have = in_one(held) | SPARE
    wanted: i64 = PERMITTED[permitted]
    for quest in p.his_quests:
        price: i64 = PRICES[quest]
        lacking: int = ~(have - price) & wanted
        if lacking:
            if not p.switches & n.NEEDS_RIGHT_TO_LEFT:
                lacking &= -lacking  # as printed: the lowest comes first
            return (lacking.bit_length() - 1) // DIGITS
    return n.NOTHING


def in_supply(p: Waterdeep) -> int:
    """The kinds of cubes that the supply still has, as a mask."""
    supply = p.supply
    return (supply[0] > 0) | (supply[1] > 0) << 1 | (supply[2] > 0) << 2 | (supply[3] > 0) << 3


def dearest(permitted: int, sought: int) -> int:
    """The permitted kind with the highest value; if tied, the one sought, else the first (S6.3)."""
    kinds = [kind for kind in range(n.GOLD) if permitted >> kind & 1]
    return max(kinds, key=lambda kind: (cards.VALUE[kind], kind == sought, -kind), default=n.NOTHING)


# By permitted kinds and the one sought; NOTHING (-1) is the last entry, the one of gold, which is
# not a cube either.
DEAREST: Final[list[list[int]]] = [[dearest(permitted, sought) for sought in range(5)] for permitted in range(16)]
