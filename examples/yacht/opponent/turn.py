"""The captain's turn."""

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.rows import LOTS, Decision, decide

from ..rules import cards, flow, scoring
from ..rules import numbers as n
from ..rules.position import Sheet
from . import rows


def chosen(p: Sheet, frame: Frame, decision: Decision) -> int:
    """The box that the rows choose, or the one picked at random: then it is in the frame."""
    return frame[1] if frame[1:] else decide(p, decision, mask_of(scoring.open_boxes(p)), tuple(p.dice), frame)


def run_steer(p: Sheet, frame: Frame) -> None:
    if p.throws == cards.HIS_THROWS[p.weather]:  # 6.1
        p.stack.append((n.CHOOSE,))
        return
    box = chosen(p, frame, rows.COURSE)
    if box == LOTS:
        return
    misses = rows.missing(p.dice, box)
    if misses:
        p.dice = rows.kept(p.dice, box)
    p.stack.append((n.THROW,) if misses else (n.CHOOSE,))  # 6.11


def run_choose(p: Sheet, frame: Frame) -> None:
    box = chosen(p, frame, rows.FILL)
    if box != LOTS:
        flow.fill(p, OPPONENT, box)
