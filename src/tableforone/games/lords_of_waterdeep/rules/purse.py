"""What can be paid?"""

from typing import Final

from . import cards

MAIN_COUNT: Final[list[int]] = [max(needs) for needs in cards.REQUIRES]  # by quest: the most it requires of a kind
MAIN_KIND: Final[list[int]] = [needs.index(max(needs)) for needs in cards.REQUIRES]


def payable_of(goods: list[int], quests: list[int]) -> list[int]:
    """Those of the quests that a tavern can pay (7.2); most fail by the kind of which they require most."""
    found: list[int] = []
    for quest in quests:
        if goods[MAIN_KIND[quest]] >= MAIN_COUNT[quest]:
            for kind, count in cards.REQUIREMENTS[quest]:
                if goods[kind] < count:
                    break
            else:
                found.append(quest)
    return found
