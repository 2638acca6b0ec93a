"""Seven rounds of four turns (4.1, 9.2), your turn (4.2), the end of a round (7.2, 8.1)."""

from typing import Any, Final

from tableforone.kernel.bits import bits, faces_there, mask_of
from tableforone.kernel.frames import TABLE, YOU, Frame

from . import cards
from . import numbers as n
from .actions import can_take, take_die
from .cards import FEE, HIRE_WITH, LOANS, OCCUPY_WITH, SPACE_OPTIONS
from .emperor import visit
from .money import borrow, earn, purse
from .numbers import ANY, LOAN, MAY_EARN, MAY_HIRE, MAY_OCCUPY, MAY_PREPARE, MAY_STEP, PASS, TAKE
from .position import HighSeason
from .rooms import preparable

# --- rounds


def in_a_round(number: int) -> list[Frame]:
    """Four alternating turns in reverse order; you start odd rounds, Ralph even (4.1.2, 9.2.2)."""
    turns: list[Frame] = [
        (n.TURN if (nth + number) % 2 == 0 else n.RALPHS_TURN, nth) for nth in range(2 * cards.TURNS, 0, -1)
    ]
    return [(n.CLOSE, number), *turns, (n.ROLL,)]


IN_A_ROUND: Final = [in_a_round(number) for number in range(cards.ROUNDS + 1)]


def run_round(p: HighSeason, frame: Frame) -> None:
    number: int = frame[1]
    p.round = number
    if p.heard is not None:
        p.heard.append(("round", TABLE, number))
    p.stack += IN_A_ROUND[number]


def answer_roll(p: HighSeason, frame: Frame, counts: Any) -> None:
    p.dice = [0, *counts]
    if p.heard is not None:
        p.heard.append(("dice", TABLE, *counts))


def run_close(p: HighSeason, frame: Frame) -> None:
    """End the round: perhaps a visit (7.2); then the next round or the end (8.1)."""
    number: int = frame[1]
    row = cards.VISIT_AFTER[number]
    if row >= 0:
        visit(p, row)
    if number < cards.ROUNDS:
        p.stack.append((n.ROUND, number + 1))


# --- your turn


MAY_PAY: Final = 32  # besides the options of spaces: the fee of the 6 can be paid
NEEDS: Final[list[int]] = [*SPACE_OPTIONS[:6], MAY_PAY]  # by die: one of these is enough to take it
SURE: Final[list[int]] = [mask_of([die for die in range(7) if NEEDS[die] & able]) for able in range(64)]
# by dice as bits
TAKES: Final[list[list[int]]] = [[TAKE + die for die in bits(dice)] for dice in range(128)]
PASSES: Final[list[list[int]]] = [[PASS + die for die in bits(dice)] for dice in range(128)]


def ask_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Take a die (4.2.1), or remove one and pass (4.2.2); you may take a loan first (7.3)."""
    krones = purse(p)
    there = faces_there(p.dice)
    possible = there & SURE[surely(p, krones)]
    if possible != there:
        possible |= others_possible(p, there ^ possible, krones)
    if p.loans < LOANS:
        return [LOAN, *TAKES[possible], *PASSES[there]]
    return TAKES[possible] + PASSES[there]


def others_possible(p: HighSeason, dice: int, krones: int) -> int:
    """Which of these dice the player can take, each tried with everything."""
    return mask_of([die for die in bits(dice) if can_take(p, die, krones)])


def surely(p: HighSeason, krones: int) -> int:
    """The options of a single die without staff; more dice and staff never allow less (4.4)."""
    able = MAY_STEP | MAY_EARN
    if p.prepared & OCCUPY_WITH[krones + 1]:
        able |= MAY_OCCUPY
    if HIRE_WITH[p.strip << 6 | krones + 1] & ~p.staff:
        able |= MAY_HIRE
    if krones >= FEE:
        able |= MAY_PAY
    if preparable(p, ANY, 0, krones):
        able |= MAY_PREPARE
    return able


def answer_turn(p: HighSeason, frame: Frame, a: int) -> None:
    if a == n.LOAN:
        borrow(p)
        p.stack.append(frame)
    elif a > n.PASS:
        p.dice[a - n.PASS] -= 1
        if p.heard is not None:
            p.heard.append(("pass", YOU, a - n.PASS))
        earn(p, cards.PASS_KRONES)
    else:
        take_die(p, a - n.TAKE)


# --- the current turn


def turn_of(p: HighSeason) -> int:
    """The turn of the round, 1..4, from the turns still on the stack; 0 before the first."""
    for place in range(len(p.stack) - 1, -1, -1):
        word: int = p.stack[place][0]
        if word in (n.TURN, n.RALPHS_TURN):
            nth: int = p.stack[place][1]
            return nth if place == len(p.stack) - 1 else nth - 1
        if word == n.CLOSE:
            return 4
    return 0
