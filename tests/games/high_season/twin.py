"""How does a person beside a digital game of High Season answer what Ralph asks at her table?"""

from tableforone.games.high_season.companion import numbers as c
from tableforone.games.high_season.companion.deck import told_of
from tableforone.games.high_season.rules.position import HighSeason
from tableforone.games.high_season.rules.scoring import both_score, scores
from tableforone.kernel.frames import OPPONENT, YOU
from tests.twins import Asked, Twin


def die_taken(asked: Asked) -> int:
    """The one that is gone since."""
    if asked.answers == [c.DONE]:
        return c.DONE
    return next(die for die in range(1, 7) if asked.then.dice[die] < asked.p.dice[die])


def was_first(asked: Asked) -> int:
    return c.YES if asked.then.firsts[YOU] >> asked.frame[1] & 1 else c.NO


def top(asked: Asked) -> int:
    """The preference side that came up: the first before the first round, then with each card."""
    told = [event for event in asked.played.his[asked.told : asked.told + 1] if event[0] == "card"]
    preference: int = told[0][4] if asked.p.card >= 0 else asked.played.dealt["expose"][0]
    return preference


def his(p: HighSeason) -> object:
    return p.occupied[OPPONENT], p.track[4:], p.missed[OPPONENT], p.firsts[OPPONENT], p.unseen, both_score(p, OPPONENT)


TWIN = Twin(
    answers={
        "hotel": lambda asked: asked.then.hotels[OPPONENT],
        "turn": die_taken,
        "first": was_first,
        "which": lambda asked: asked.played.his[asked.told][2],
        "enter": lambda asked: told_of(asked.played.his[asked.told][3])[len(asked.frame) - 2],
        "top": top,
        "your score": lambda asked: scores(asked.played.end)[0] + c.LOWEST,
    },
    his=his,
    options=lambda setup: {"dice": "mine"},
)
