"""How does the captain choose?  For which box he steers, and which box he fills."""

from typing import Final

from tableforone.kernel.rows import Decision, Row, by_lot, most, those

from ..rules import cards
from ..rules import numbers as n

Choice = tuple[int, int]  # a box; how many dice it still misses, or what it brings


def kept(dice: list[int], box: int) -> list[int]:
    """Which dice stay on the table while he steers for a box, how many of each face."""
    kind = cards.SCORES[box]
    often = sorted(range(6), key=lambda face: (-dice[face], -face))  # of faces that come as often the higher first
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
    """How many dice the box still misses (6.3)."""
    wanted = 4 if cards.SCORES[box] == cards.FOUR else n.DICE
    return max(0, wanted - sum(kept(dice, box)))


COURSE: Final = Decision(
    "course",
    Row("6.2", "Not Choice, while another box is open.", those(lambda c, p, dice: cards.SCORES[c[0]] != cards.ALL)),
    Row("6.3", "The box that misses the fewest dice.", most(lambda c, p, dice: -int(c[1]))),
    Row("6.4", "The box with the highest par.", most(lambda c, p, dice: cards.PARS[c[0]])),
    by_lot("6.5"),
    lot=n.LOT,
    number=0,
)
FILL: Final = Decision(
    "fill",
    Row("7.2", "The box that brings the most points, the crew included.", most(lambda c, p, dice: int(c[1]))),
    Row("7.3", "The box with the lowest par.", most(lambda c, p, dice: -cards.PARS[c[0]])),
    by_lot("7.4"),
    lot=n.LOT,
    number=1,
)
DECISIONS: Final = (COURSE, FILL)
