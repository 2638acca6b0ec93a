"""The points of dice in a box, and the result."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.spec import Result, ScoreLine

from . import cards
from . import numbers as n
from .position import Sheet

ALL_BOXES: Final = (1 << len(cards.BOXES)) - 1


def points(dice: list[int], box: int) -> int:
    """The points of five dice in a box; 0 if they do not fit (5.8)."""
    kind = cards.SCORES[box]
    pips = sum((face + 1) * count for face, count in enumerate(dice))
    if kind == cards.FACE:  # 5.1
        return dice[cards.FACES[box]] * (cards.FACES[box] + 1)
    if kind == cards.ALL:  # 5.6
        return pips
    if kind == cards.HOUSE:  # 5.2
        return pips if 3 in dice and 2 in dice else 0
    if kind == cards.FOUR:  # 5.3
        return sum(4 * (face + 1) for face, count in enumerate(dice) if count >= 4)
    lowest = cards.FACES[box]  # 5.4, 5.5, 5.7
    fits = n.DICE in dice if kind == cards.YACHT else all(dice[lowest : lowest + n.DICE])
    return cards.POINTS[box] if fits else 0


def open_boxes(p: Sheet) -> list[int]:
    return bits(ALL_BOXES & ~(p.held[YOU] | p.held[OPPONENT]))


def crew(boxes: int) -> int:
    """The points for the crew, for a player with these boxes (5.9)."""
    return cards.CREW_POINTS if (boxes & n.NUMBER_BOXES).bit_count() >= n.CREW else 0


def worth(p: Sheet, who: int, box: int) -> int:
    """The points for filling this box with the dice on the table, including the crew."""
    return points(p.dice, box) + crew(p.held[who] | 1 << box) - crew(p.held[who])


def total(p: Sheet, boxes: int) -> int:
    """The points scored in these boxes."""
    return sum(p.points[box] for box in bits(boxes))


def score(p: Sheet, who: int) -> int:
    return total(p, p.held[who]) + crew(p.held[who])


def scores(p: Sheet) -> tuple[int, int | None]:
    return score(p, YOU), score(p, OPPONENT)


def result(p: Sheet) -> Result:
    yours, his = p.held
    mine, theirs = score(p, YOU), score(p, OPPONENT)
    parts = (("number-boxes", n.NUMBER_BOXES), ("other-boxes", ALL_BOXES & ~n.NUMBER_BOXES))
    lines = [ScoreLine(what, total(p, yours & part), total(p, his & part)) for what, part in parts]
    outcome = "won" if mine > theirs else "lost" if mine < theirs else "draw"  # 1.3
    return Result(outcome, mine, theirs, (*lines, ScoreLine("crew", crew(yours), crew(his))))
