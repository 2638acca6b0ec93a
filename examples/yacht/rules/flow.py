"""Rounds, and your turn."""

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Answer, Frame, tell

from . import numbers as n
from . import scoring
from .position import Sheet


def run_round(p: Sheet, frame: Frame) -> None:
    p.round = frame[1]
    first = OPPONENT if scoring.score(p, OPPONENT) < scoring.score(p, YOU) else YOU  # 3.1
    tell(p, ("round", TABLE, p.round, first))
    if p.round < n.ROUNDS:  # 3.3
        p.stack.append((n.ROUND, p.round + 1))
    p.stack += [(n.TURN, 1 - first), (n.TURN, first)]  # 3.2


def run_turn(p: Sheet, frame: Frame) -> None:
    p.turn = frame[1]
    p.throws = 0
    p.dice = [0] * 6
    p.stack.append((n.THROW,))


def answer_throw(p: Sheet, frame: Frame, thrown: Answer) -> None:
    p.throws += 1
    p.dice = [there + more for there, more in zip(p.dice, thrown, strict=True)]
    tell(p, ("throw", p.turn, p.throws, tuple(p.dice)))
    p.stack.append((n.PLAY,) if p.turn == YOU else (n.STEER,))


def ask_play(p: Sheet, frame: Frame) -> list[int]:
    in_cup = n.DICE - sum(p.dice)
    boxes = [] if in_cup else [n.BOX + box for box in scoring.open_boxes(p)]  # 4.3, 4.6
    if p.throws == n.THROWS:
        return boxes  # 4.5
    cup = [n.CUP + face for face in range(6) if p.dice[face]]
    return [n.CAST, *cup] if in_cup else cup + boxes


def answer_play(p: Sheet, frame: Frame, answer: int) -> None:
    if answer >= n.BOX:
        fill(p, YOU, answer - n.BOX)
        return
    if answer != n.CAST:
        p.dice[answer - n.CUP] -= 1  # 4.2
    p.stack.append((n.THROW,) if answer == n.CAST or not any(p.dice) else frame)  # 4.4


def fill(p: Sheet, who: int, box: int) -> None:
    """Fill a box with the dice on the table."""
    crew = scoring.crew(p.held[who])
    p.held[who] |= 1 << box
    p.points[box] = scoring.points(p.dice, box)
    if scoring.crew(p.held[who]) > crew:  # 5.9
        tell(p, ("crew", who))
