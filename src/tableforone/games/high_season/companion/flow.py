"""How does the game run at a real table?  In your turns a die goes; the Emperor looks at Ralph alone."""

from tableforone.kernel.frames import TABLE, YOU, Event, Frame

from ..rules import flow
from ..rules import numbers as n
from ..rules.position import HighSeason
from . import numbers as c


def is_read(p: HighSeason) -> bool:
    """Has Ralph another turn in this round?  Else nobody looks at the dice any more."""
    for frame in reversed(p.stack):
        if frame[0] == n.RALPHS_TURN:
            return True
        if frame[0] == n.CLOSE:
            break
    return False


def ask_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """The die that you took, or removed when you passed: his rows read what is left (9.4)."""
    return [die for die in range(1, 7) if p.dice[die]] if is_read(p) else [c.DONE]


def answer_turn(p: HighSeason, frame: Frame, die: int) -> None:
    if die:
        p.dice[die] -= 1


def run_close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round as everywhere (7.2), but nothing of yours is known here."""
    heard = p.heard
    told: list[Event] = []
    p.heard = told
    flow.run_close(p, frame)
    p.heard = heard
    p.missed[YOU] = 0
    if heard is not None:
        heard.extend(event for event in told if event[:3] != ("visit", TABLE, YOU))
    return None


def ask_score(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end: your own final score, counted by yourself (8.2)."""
    return list(range(c.LOWEST + c.SCORES))


def answer_score(p: HighSeason, frame: Frame, score: int) -> None:
    """The app keeps none of your krones: where they would be kept stands your score."""
    p.money = score - c.LOWEST
