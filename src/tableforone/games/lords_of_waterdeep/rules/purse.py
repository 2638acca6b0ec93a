"""What can be paid?  A tavern as one number, twelve bits for each kind: one subtraction compares all five at once.

The highest bit of each kind is set in a purse and in no price; after the subtraction it is still set where there is
enough.
"""

from typing import Final

from . import cards

KIND_BITS: Final = 12
ENOUGH: Final[int] = sum(1 << KIND_BITS * kind + KIND_BITS - 1 for kind in range(5))
PRICE: Final[list[int]] = [
    sum(count << KIND_BITS * kind for kind, count in enumerate(needs)) for needs in cards.REQUIRES
]
MAIN_COUNT: Final[list[int]] = [max(needs) for needs in cards.REQUIRES]  # by quest: the most it requires of a kind
MAIN_KIND: Final[list[int]] = [needs.index(max(needs)) for needs in cards.REQUIRES]
TOP_BITS: Final[list[int]] = [  # by a mask of kinds
    sum(1 << KIND_BITS * kind + KIND_BITS - 1 for kind in range(5) if mask >> kind & 1) for mask in range(32)
]


def purse(goods: list[int]) -> int:
    """A tavern as one number; the shifts are multiples of KIND_BITS."""
    return ENOUGH | goods[0] | goods[1] << 12 | goods[2] << 24 | goods[3] << 36 | goods[4] << 48


def payable(held: int, quest: int) -> bool:
    """Is there in a purse what the quest requires?"""
    return held - PRICE[quest] & ENOUGH == ENOUGH


def payable_of(goods: list[int], quests: list[int]) -> list[int]:
    """Those of the quests that a tavern can pay; most fail by the kind of which they require most."""
    found: list[int] = []
    for quest in quests:
        if goods[MAIN_KIND[quest]] >= MAIN_COUNT[quest]:
            for kind, count in cards.REQUIREMENTS[quest]:
                if goods[kind] < count:
                    break
            else:
                found.append(quest)
    return found


def can_pay(goods: list[int], quest: int) -> bool:
    """What ``payable`` means, plainly: enough of every kind that the quest requires (7.2)."""
    return all(goods[kind] >= count for kind, count in cards.REQUIREMENTS[quest])
