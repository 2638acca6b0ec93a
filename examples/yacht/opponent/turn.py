"""How does the captain's turn go?"""

from tableforone.kernel.frames import CHANCE, OPPONENT, Frame
from tableforone.kernel.rows import LOTS, decide, lot_fell

from ..rules import cards, flow, scoring
from ..rules import numbers as n
from ..rules.position import Sheet
from . import rows


def run_steer(p: Sheet, frame: Frame) -> None:
    if p.throws == cards.HIS_THROWS[p.weather]:  # 6.1
        p.stack.append((n.CHOOSE,))
        return
    candidates = [(box, rows.missing(p.dice, box)) for box in scoring.open_boxes(p)]
    choice = decide(p, rows.COURSE, candidates, tuple(p.dice), then=(n.STEERED,))
    if choice is not LOTS:
        p.stack.append((n.STEERED, choice))


def run_steered(p: Sheet, frame: Frame) -> None:
    box, misses = frame[1]
    if misses:
        p.dice = rows.kept(p.dice, box)
    p.stack.append((n.THROW,) if misses else (n.CHOOSE,))  # 6.11


def run_choose(p: Sheet, frame: Frame) -> None:
    candidates = [(box, scoring.worth(p, OPPONENT, box)) for box in scoring.open_boxes(p)]
    choice = decide(p, rows.FILL, candidates, tuple(p.dice), then=(n.CHOSEN,))
    if choice is not LOTS:
        p.stack.append((n.CHOSEN, choice))


def run_chosen(p: Sheet, frame: Frame) -> None:
    flow.fill(p, OPPONENT, frame[1][0])


def run_lot(p: Sheet, frame: Frame) -> list[int]:
    return CHANCE


def answer_lot(p: Sheet, frame: Frame, nth: int) -> None:
    lot_fell(p, rows.DECISIONS[frame[1]], frame, nth)
