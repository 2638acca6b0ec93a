"""What must always hold?"""

from tableforone.kernel.frames import OPPONENT, YOU

from . import cards, scoring
from . import numbers as n
from .position import Sheet


def broken(p: Sheet) -> list[str]:
    """What is wrong with a position, a sentence each."""
    yours, his = p.held[YOU].bit_count(), p.held[OPPONENT].bit_count()
    wrong = {
        "there are not five dice": min(p.dice) < 0 or sum(p.dice) > n.DICE,
        "a box is filled twice": p.held[YOU] & p.held[OPPONENT] != 0,
        "an open box has points": any(p.points[box] for box in scoring.open_boxes(p)),
        "a box has points that no dice score": not all(0 <= points <= max(cards.POINTS) for points in p.points),
        "somebody has filled a box out of turn": abs(yours - his) > 1,
        "the round has too many boxes or too few": not p.round * 2 - 2 <= yours + his <= p.round * 2,
        "there were too many throws": p.throws > (cards.HIS_THROWS[p.weather] if p.turn == OPPONENT else n.THROWS),
    }
    return [sentence for sentence, is_so in wrong.items() if is_so]
