"""Pseudo's needs: what his quests lack (7A, S5), and the cube he prefers (S6.3)."""

from typing import Final

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import REQUIREMENTS
from ..rules.numbers import NEEDS_RIGHT_TO_LEFT
from ..rules.position import Waterdeep

# By quest: what it requires, as kinds and numbers, from right to left.
FROM_THE_RIGHT: Final[list[list[tuple[int, int]]]] = [quest[::-1] for quest in REQUIREMENTS]


def needs_list(p: Waterdeep) -> list[tuple[int, int, int]]:
    """Quest, resource and missing number: quest by quest from the top (S5.1-S5.3)."""
    found: list[tuple[int, int, int]] = []
    read = FROM_THE_RIGHT if p.switches & NEEDS_RIGHT_TO_LEFT else REQUIREMENTS
    for quest in p.his_quests:
        for kind, count in read[quest]:
            missing = count - p.his[kind]
            if missing > 0:
                found.append((quest, kind, missing))
    return found


def needs(p: Waterdeep) -> list[int]:
    """The resources he lacks, in list order."""
    return [kind for _, kind, _ in needs_list(p)]


def first_needed(p: Waterdeep, held: list[int], permitted: int) -> int:
    """The first need among the permitted kinds if he held these goods, or NOTHING."""
    read = FROM_THE_RIGHT if p.switches & NEEDS_RIGHT_TO_LEFT else REQUIREMENTS
    for quest in p.his_quests:
        for kind, count in read[quest]:
            if held[kind] < count and permitted >> kind & 1:
                return kind
    return n.NOTHING


def in_supply(p: Waterdeep) -> int:
    """The kinds of cubes that the supply still has, as a mask."""
    kinds = n.ANY_CUBE
    for kind, left in enumerate(p.supply):
        if not left:
            kinds ^= 1 << kind
    return kinds


def dearest(permitted: int, sought: int) -> int:
    """The permitted kind with the highest value; if tied, the one sought, else the first (S6.3)."""
    kinds = [kind for kind in range(n.GOLD) if permitted >> kind & 1]
    return max(kinds, key=lambda kind: (cards.VALUE[kind], kind == sought, -kind), default=n.NOTHING)


# By permitted kinds and the one sought; NOTHING (-1) is the last entry, the one of gold, which is
# not a cube either.
DEAREST: Final[list[list[int]]] = [[dearest(permitted, sought) for sought in range(5)] for permitted in range(16)]
