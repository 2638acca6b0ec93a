"""Rounds and turns at a real table. In your turns a die goes; the Emperor looks at Ralph alone."""

from typing import Final

from tableforone.kernel.asking import asks_first
from tableforone.kernel.frames import TABLE, YOU, Event, Frame, by_number

from ..opponent import words
from ..rules import flow
from ..rules import numbers as n
from ..rules.position import HighSeason
from . import dice, facts
from . import numbers as c


def ask_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """What you do is nobody's business here; one die less lies there afterwards."""
    return [c.DONE]


def answer_turn(p: HighSeason, frame: Frame, answer: int) -> None:
    dice.DICE.one_is_gone(p)


# --- his turn: what he takes is gone from what is known

ACTS: Final = asks_first(by_number(words.WORDS)[n.RALPH_ACTS], facts.ASKS, facts.unsure_first)


def run_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    before = p.dice[:]
    ACTS.run(p, frame)
    for die in [die for die in range(1, 7) if p.dice[die] < before[die]]:
        dice.DICE.he_took(p, die)
    return None


# --- the end of a round, and of the game


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
