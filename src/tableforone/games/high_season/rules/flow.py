"""How does the game run?  Seven rounds of four turns (4.1, 9.2), your turn (4.2), the end of a round (7.2, 8.1)."""

from typing import Any, Final

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame

from . import cards
from . import numbers as n
from .actions import can_take, take_die
from .emperor import visit
from .money import borrow, earn, purse
from .position import HighSeason

# --- rounds


def in_a_round(number: int) -> list[Frame]:
    """Four turns in turn, the last one first; you start the odd rounds, Ralph the even ones (4.1.2, 9.2.2)."""
    turns: list[Frame] = [
        (n.TURN if (nth + number) % 2 == 0 else n.RALPHS_TURN, nth) for nth in range(2 * cards.TURNS, 0, -1)
    ]
    return [(n.CLOSE, number), *turns, (n.ROLL,)]


IN_A_ROUND: Final = [in_a_round(number) for number in range(cards.ROUNDS + 1)]


def run_round(p: HighSeason, frame: Frame) -> list[int] | None:
    number: int = frame[1]
    p.round = number
    if p.heard is not None:
        p.heard.append(("round", number))
    p.stack += IN_A_ROUND[number]
    return None


def ask_roll(p: HighSeason, frame: Frame) -> list[int] | None:
    return CHANCE


def deal_roll(p: HighSeason, frame: Frame, dealer: Dealer) -> tuple[int, ...]:
    return tuple(dealer.roll(n.DICE_KEY, p.round, cards.DICE, 6))


def accept_roll(p: HighSeason, frame: Frame, counts: Any) -> bool:
    """Ten dice on six faces (4.1.1)."""
    if type(counts) is not tuple or len(counts) != 6:
        return False
    return all(type(dice) is int and dice >= 0 for dice in counts) and sum(counts) == cards.DICE


def answer_roll(p: HighSeason, frame: Frame, counts: Any) -> None:
    p.dice = [0, *counts]
    if p.heard is not None:
        p.heard.append(("dice", *counts))


def run_close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round: perhaps the Emperor looks at a row (7.2); then the next round, or the end (8.1)."""
    number: int = frame[1]
    row = cards.VISIT_AFTER[number]
    if row >= 0:
        visit(p, row)
    if number < cards.ROUNDS:
        p.stack.append((n.ROUND, number + 1))
    return None


# --- your turn


def ask_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Take a die (4.2.1) or remove one and pass (4.2.2); a loan first, if you like (7.3)."""
    answers = [n.LOAN] if p.loans < cards.LOANS else []
    passes: list[int] = []
    krones = purse(p)
    for die, left in enumerate(p.dice):
        if left:
            passes.append(n.PASS + die)
            if can_take(p, die, krones):
                answers.append(n.TAKE + die)
    answers += passes
    return answers


def answer_turn(p: HighSeason, frame: Frame, a: int) -> None:
    if a == n.LOAN:
        borrow(p)
        p.stack.append(frame)
    elif a > n.PASS:
        p.dice[a - n.PASS] -= 1
        if p.heard is not None:
            p.heard.append(("pass", a - n.PASS))
        earn(p, cards.PASS_KRONES)
    else:
        take_die(p, a - n.TAKE)
