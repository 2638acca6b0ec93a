"""Budgets of players: simulations or evaluations for each decision, or time."""

import re
from typing import Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.players.voice import m

MOST: Final = 1_000_000  # simulations
LONGEST: Final = 3600.0  # seconds
TIME: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s)")


class Budget(NamedTuple):
    """For each decision: simulations of the search or evaluations of the expert, or seconds."""

    simulations: int
    seconds: float = 0.0

    def __str__(self) -> str:
        return f"{self.seconds * 1000:g}ms" if self.seconds else str(self.simulations)


DEFAULT: Final = Budget(100)  # of the search
EXPERT: Final = Budget(2000)  # of the expert
HINT: Final = Budget(336)  # of the coach, which also simulates games for the turns it compares


def budget_of(text: str) -> Budget:
    """The budget given as text.

    >>> budget_of("500"), budget_of("200ms").seconds, budget_of("1.5s").seconds
    (Budget(simulations=500, seconds=0.0), 0.2, 1.5)
    """
    timed = TIME.fullmatch(text)
    if timed:
        seconds = float(timed[1]) / (1000 if timed[2] == "ms" else 1)
        if 0 < seconds <= LONGEST:
            return Budget(MOST, seconds)
    elif text.isascii() and text.isdigit() and int(text) <= MOST:
        return Budget(int(text))
    raise Fault(m("budget-wrong", given=clipped(text), most=MOST))
