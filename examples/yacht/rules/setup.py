"""The start of a game."""

from tableforone.kernel.options import Setup

from . import cards
from . import numbers as n
from .position import Sheet, fresh


def start(setup: Setup) -> Sheet:
    p = fresh()
    p.weather = cards.LEVELS.index(setup.level)  # 2.2
    p.stack.append((n.ROUND, 1))
    return p
