"""Prediction of Pseudo's next placement; it uses only visible information."""

from tableforone.kernel.frames import OPPONENT, Event, Frame
from tableforone.kernel.lots import lots_told
from tableforone.kernel.rows import LOTS, decide

from ..rules import numbers as n
from ..rules.position import Waterdeep
from .offers import Offer, survey, told_offers
from .rows import FALLBACK, SPACE


def placement(p: Waterdeep) -> Frame:
    """The frame of his placement if he is choosing a space now, perhaps at random; else empty."""
    frame = p.stack[-1] if p.stack else (n.END_ROUND,)
    if frame[0] == n.LOT:
        frame = frame[2]
    return frame if frame[0] == n.PSEUDO_PLACE else ()


def surveyed(p: Waterdeep) -> tuple[list[Offer], int]:
    """The spaces he chooses from now, or would in his turn; and the need that he serves."""
    frame = placement(p)
    if not frame and (p.phase != n.TURNS or not p.pool[OPPONENT]):
        return [], n.NOTHING
    occasion: int = frame[1] if frame else n.IN_TURN
    spaces, about = survey(p, occasion)
    return list(told_offers(spaces, p, about).values()), about[0]


def foreseen(p: Waterdeep) -> tuple[list[Offer], Event]:
    """The spaces among which he would choose at random; or none, and the decision as an event."""
    then = p.copy()
    then.heard = []
    spaces, about = survey(p, n.IN_TURN)
    decision = SPACE if about[0] >= 0 else FALLBACK
    if decide(then, decision, spaces, about) == LOTS:
        return lots_told(then, decision, then.stack[-1]), ()
    return [], then.heard[-1]
