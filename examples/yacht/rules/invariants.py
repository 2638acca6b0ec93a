"""Invariants of a position."""

from tableforone.kernel.frames import OPPONENT, YOU

from . import cards, scoring
from . import numbers as n
from .position import Sheet


def broken(p: Sheet) -> list[str]:
    """What is wrong with a position, one sentence each."""
    yours, his = p.held[YOU].bit_count(), p.held[OPPONENT].bit_count()
    words = [frame[0] for frame in p.stack]
    wrong = {
        "there-are-more-than-five-dice": sum(p.dice) > n.DICE,
        "the-rounds-go-another-way": n.ROUND in words[1:] or (words[:1] == [n.ROUND] and p.stack[0][1] != p.round + 1),
        "a-turn-comes-twice": any(frame == (n.TURN, p.turn) for frame in p.stack) or words.count(n.TURN) > 1,
        "a-turn-is-not-over": any(word not in (n.ROUND, n.TURN) for word in words[:-1]),
        "the-last-throw-is-over": words[-1:] == [n.PLAY] and p.throws == n.THROWS and sum(p.dice) < n.DICE,
        "a-box-is-filled-twice": p.held[YOU] & p.held[OPPONENT] != 0,
        "an-open-box-has-points": any(p.points[box] for box in scoring.open_boxes(p)),
        "somebody-has-filled-a-box-out-of-turn": abs(yours - his) > 1,
        "the-round-has-too-many-boxes-or-too-few": not p.round * 2 - 2 <= yours + his <= p.round * 2,
        "there-were-too-many-throws": p.throws > (cards.HIS_THROWS[p.weather] if p.turn == OPPONENT else n.THROWS),
    }
    return [sentence for sentence, is_so in wrong.items() if is_so]
