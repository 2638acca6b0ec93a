"""Answers for a companion table of High Season, taken from a digital game beside it."""

from typing import Any

from tableforone.games.high_season.companion import numbers as c
from tableforone.games.high_season.companion.deck import told_of
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.scoring import both_score, scores
from tableforone.games.high_season.voice.why import ABOUT_DICE
from tableforone.kernel.asking import NO, YES
from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.rows import DECIDE
from tests.twins import Asked, Twin


def most(asked: Asked) -> int:
    dice = asked.then.dice
    top = max(dice[die] for die in asked.frame[1:])
    return mask_of([die for die in asked.frame[1:] if dice[die] == top])


def same(event: Event) -> Any:
    """An event without the number of dice, which may be unknown."""
    if event[0] == DECIDE and event[2] in ABOUT_DICE:
        return event[2], event[4][0]
    return event


def was_first(asked: Asked) -> int:
    return YES if asked.then.firsts[YOU] >> asked.frame[1] & 1 else NO


def top(asked: Asked) -> int:
    """The revealed preference side: the first one before round 1, then one with each card."""
    told = [event for event in asked.played.his[asked.told : asked.told + 1] if event[0] == "card"]
    preference: int = told[0][4] if asked.p.card >= 0 else asked.played.dealt["expose"][0]
    return preference


def his(p: HighSeason) -> object:
    return p.occupied[OPPONENT], p.track[4:], p.missed[OPPONENT], p.firsts[OPPONENT], p.unseen, both_score(p, OPPONENT)


TWIN = Twin(
    answers={
        "hotel": lambda asked: asked.then.hotels[OPPONENT],
        "turn": lambda asked: c.DONE,
        "dice": lambda asked: asked.then.dice[asked.frame[1]],
        "most dice": most,
        "first": was_first,
        "which": lambda asked: asked.played.his[asked.told][2],
        "enter": lambda asked: told_of(asked.played.his[asked.told][3])[len(asked.frame) - 2],
        "top": top,
        "your score": lambda asked: c.SCORES.index(scores(asked.played.end)[0]),
    },
    his=his,
    same=same,
    turned=frozenset({"flip", "expose", "which", "enter", "top"}),
    screens={"most dice": "dice"},
    options=lambda setup: {"dice": "mine"},
)
