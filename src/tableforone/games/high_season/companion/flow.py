"""Rounds and turns at a real table: your turn removes a die; the Emperor checks only Ralph."""

from tableforone.kernel.asking import overhearing
from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Frame, tell

from ..rules import cards, flow
from ..rules.position import HighSeason
from ..rules.scoring import both_score
from .facts import DICE
from .numbers import COUNTED


def answer_turn(p: HighSeason, frame: Frame, answer: int) -> None:
    """Your actions are not entered; afterwards there is one die less."""
    DICE.one_is_gone(p)


def run_close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round as usual (7.2), without anything of yours; at the end of the game, his total."""
    overhearing(p, lambda: flow.run_close(p, frame), lambda event: event[:3] != ("visit", TABLE, YOU))
    p.missed[YOU] = 0
    if frame[1] == cards.ROUNDS:
        tell(p, (COUNTED, TABLE, both_score(p, OPPONENT)))
    return None
