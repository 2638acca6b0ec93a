"""Rounds and turns at a real table: your turn removes a die; the Emperor checks only Ralph."""

from typing import Final

from tableforone.kernel.asking import asks_first, note
from tableforone.kernel.frames import TABLE, YOU, Event, Frame, by_number

from ..opponent import words
from ..rules import flow
from ..rules import numbers as n
from ..rules.position import HighSeason
from . import dice, facts
from . import numbers as c


def ask_turn(p: HighSeason, frame: Frame) -> list[int] | None:
    """Your actions are not entered; afterwards there is one die less."""
    return [c.DONE]


def answer_turn(p: HighSeason, frame: Frame, answer: int) -> None:
    dice.DICE.one_is_gone(p)


# --- his turn: the die that he takes is removed from what is known

ACTS: Final = asks_first(by_number(words.WORDS)[n.RALPH_ACTS], facts.ASKS, facts.unsure_first)


def run_acts(p: HighSeason, frame: Frame) -> list[int] | None:
    before = p.dice[:]
    ACTS.run(p, frame)
    for die in [die for die in range(1, 7) if p.dice[die] < before[die]]:
        dice.DICE.he_took(p, die)
    return None


# --- the end of a round and of the game


def run_close(p: HighSeason, frame: Frame) -> list[int] | None:
    """The end of a round as usual (7.2), without anything of yours."""
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
    """At the end: ask for your own final score, which you count yourself (8.2)."""
    return list(range(c.LOWEST + c.SCORES))


def answer_score(p: HighSeason, frame: Frame, score: int) -> None:
    note(p, c.SCORE, score - c.LOWEST)
