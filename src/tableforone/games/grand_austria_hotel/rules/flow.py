"""How does a game run?  The rounds with their four turns, passing, the end (3, 11, 20.3)."""

from typing import Final

from tableforone.kernel.frames import CHANCE, TABLE, Answer, Frame, tell

from . import cards, moments
from . import numbers as n
from .emperor import emperor_scoring
from .numbers import HIS_TURN, ROLL, ROUND_END, TURN
from .position import Hotels

ALL_NUMBERS: Final = 0b11110  # bits of the turn numbers 1-4
NO_DICE: Final = [0] * 7


def run_roll(p: Hotels, frame: Frame) -> list[int] | None:
    return CHANCE


def run_round(p: Hotels, frame: Frame) -> list[int] | None:
    """Ten dice are rolled and sorted (3.1)."""
    p.round += 1
    tell(p, ("round", TABLE, p.round, p.leopold_starts, p.modules))
    p.stack.append((n.NEXT_TURN,))
    if not (p.modules and moments.ROLL.taken_over(p, cards.DICE)):
        p.stack.append((n.ROLL, cards.DICE))
    return None


def answer_roll(p: Hotels, frame: Frame, counts: Answer) -> None:
    p.rolls += 1
    p.dice = [0, *counts]
    if p.heard is not None:
        p.heard.append(("roll", TABLE, *counts))


def his_numbers(leopold_starts: int) -> tuple[int, int]:
    """The start player has the numbers 1 and 4, the other one 2 and 3 (3.2, 20.2.1)."""
    return (1, 4) if leopold_starts else (2, 3)


def is_mine(p: Hotels, number: int) -> bool:
    """Does this turn number belong to the player?"""
    return number not in his_numbers(p.leopold_starts)


def next_number(leopold_starts: int, passed: int, used: int) -> int:
    """The lowest unused number whose owner does not wait, his as a negative one; 0: only the waiting player is left."""
    for number in (1, 2, 3, 4):
        if not used >> number & 1:
            if number in his_numbers(leopold_starts):
                return -number
            if not passed:
                return number
    return 0


NEXT_NUMBER: Final[list[int]] = [
    next_number(starts, passed, used << 1) for starts in (0, 1) for passed in (0, 1) for used in range(16)
]


def run_next_turn(p: Hotels, frame: Frame) -> list[int] | None:
    """The lowest unused number whose owner does not wait; when only the player is left, the re-roll (3.2, 3.5)."""
    used = p.used
    if used == ALL_NUMBERS or p.dice == NO_DICE:  # 3.6
        p.stack.append((ROUND_END,))
        return None
    p.stack.append(frame)
    number = NEXT_NUMBER[p.leopold_starts << 5 | p.passed << 4 | used >> 1]
    if number > 0:
        p.stack.append((TURN, number, 0))
        return None
    if number < 0:
        p.used = used | 1 << -number
        p.stack.append((HIS_TURN,))
        return None
    p.passed = 0
    left = sum(p.dice)
    if p.modules and moments.DUSTBIN.taken_over(p, left):
        return None
    p.dice = [0] * 7
    tell(p, ("dustbin", TABLE, left - 1))
    if left > 1:
        p.stack.append((ROLL, left - 1))  # 3.5.2
    return None


def run_round_end(p: Hotels, frame: Frame) -> list[int] | None:
    """The Emperor's visit, then the next round or the final scoring (11)."""
    p.stack.append((n.NEXT_ROUND,))
    if p.modules:
        moments.TURNS_OVER.happen(p)
        moments.ROUND_ENDS.happen(p)
    emperor_scoring(p)
    return None


def run_next_round(p: Hotels, frame: Frame) -> list[int] | None:
    """Staff upright, dice back, the turn order tiles change hands (11.2)."""
    p.turned = 0
    p.used = 0
    p.passed = 0
    p.dice = [0] * 7
    p.leopold_starts = 1 - p.leopold_starts
    p.stack.append((n.FINAL,) if p.round == cards.ROUNDS else (n.ROUND,))
    if p.modules:
        moments.NEXT_ROUND.happen(p)
    return None
