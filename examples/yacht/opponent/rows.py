"""The captain's decisions: the box he aims for, and the box he fills."""

from typing import Any, Final

from tableforone.kernel.frames import OPPONENT
from tableforone.kernel.rows import Decision, by_lot, least, most, prefer

from ..rules import cards, scoring
from ..rules import numbers as n
from ..rules.position import Sheet

Choice = tuple[int, int]  # a box, with the number of dice it still needs or the points it gives


def kept(dice: list[int], box: int) -> list[int]:
    """The dice that stay on the table while he aims for a box: the number of each face."""
    kind = cards.SCORES[box]
    # among equally frequent faces, the higher one first
    often = sorted(range(6), key=lambda face: (-dice[face], -face))
    stay = [0] * 6
    if kind == cards.FACE:  # 6.6
        stay[cards.FACES[box]] = dice[cards.FACES[box]]
    elif kind in (cards.FOUR, cards.YACHT):  # 6.7
        stay[often[0]] = dice[often[0]]
    elif kind == cards.HOUSE:  # 6.8
        stay[often[0]] = min(3, dice[often[0]])
        stay[often[1]] = min(2, dice[often[1]])
    elif kind == cards.STRAIGHT:  # 6.9
        lowest = cards.FACES[box]
        stay[lowest : lowest + n.DICE] = [min(1, count) for count in dice[lowest : lowest + n.DICE]]
    else:  # 6.10
        stay[3:] = dice[3:]
    return stay


def missing(dice: list[int], box: int) -> int:
    """How many dice the box still needs (6.3)."""
    wanted = 4 if cards.SCORES[box] == cards.FOUR else n.DICE
    return max(0, wanted - sum(kept(dice, box)))


def is_not_choice(box: int, p: Sheet, dice: Any) -> bool:
    return cards.SCORES[box] != cards.ALL


def misses(box: int, p: Sheet, dice: Any) -> int:
    return missing(dice, box)


def par(box: int, p: Sheet, dice: Any) -> int:
    return cards.PARS[box]


def brings(box: int, p: Sheet, dice: Any) -> int:
    return scoring.worth(p, OPPONENT, box)


COURSE: Final = Decision(
    "course",
    prefer("6.2", "not-choice", is_not_choice),
    least("6.3", "fewest-missing", misses),
    most("6.4", "highest-par", par),
    by_lot("6.5"),
    shows=lambda box, p, dice: (box, missing(dice, box)),
    lot=n.LOT,
    number=0,
)
FILL: Final = Decision(
    "fill",
    most("7.2", "most-points", brings, reads=("dice", "held")),
    least("7.3", "lowest-par", par),
    by_lot("7.4"),
    shows=lambda box, p, dice: (box, scoring.worth(p, OPPONENT, box)),
    lot=n.LOT,
    number=1,
)
DECISIONS: Final = (COURSE, FILL)
