"""The start of a game."""

from typing import Final

from tableforone.kernel.options import Setup

from . import cards
from . import numbers as n
from .fields import POSITION
from .position import Sheet

BLANK: Final = POSITION.begun(Sheet())


def start(setup: Setup) -> Sheet:
    p = BLANK.copy()
    p.weather = cards.LEVELS.index(setup.level)  # 2.2
    p.stack.append((n.ROUND, 1))
    return p
