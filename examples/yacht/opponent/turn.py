"""The captain's turn."""

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import LOTS, decide, lot_fell

from ..rules import cards, flow, scoring
from ..rules import numbers as n
from ..rules.position import Sheet
from . import rows


def run_steer(p: Sheet, frame: Frame) -> None:
    if p.throws == cards.HIS_THROWS[p.weather]:  # 6.1
        p.stack.append((n.CHOOSE,))
        return
    box = decide(p, rows.COURSE, mask_of(scoring.open_boxes(p)), tuple(p.dice), then=(n.STEERED,))
    if box != LOTS:
        p.stack.append((n.STEERED, box))


def run_steered(p: Sheet, frame: Frame) -> None:
    box = frame[1]
    misses = rows.missing(p.dice, box)
    if misses:
        p.dice = rows.kept(p.dice, box)
    p.stack.append((n.THROW,) if misses else (n.CHOOSE,))  # 6.11


def run_choose(p: Sheet, frame: Frame) -> None:
    box = decide(p, rows.FILL, mask_of(scoring.open_boxes(p)), tuple(p.dice), then=(n.CHOSEN,))
    if box != LOTS:
        p.stack.append((n.CHOSEN, box))


def run_chosen(p: Sheet, frame: Frame) -> None:
    flow.fill(p, OPPONENT, frame[1])


def answer_lot(p: Sheet, frame: Frame, nth: int) -> None:
    lot_fell(p, rows.DECISIONS[frame[1]], frame, nth)
