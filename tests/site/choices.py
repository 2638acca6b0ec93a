"""Prints the coach's hints and a review as JSON, on the server's Python and in Pyodide.

Numbers are rounded: from Python 3.12 on ``sum`` differs in the last digit.
"""

import json
from collections.abc import Iterable
from typing import Any

from tableforone import games
from tableforone.coach.review import Looks, Review
from tableforone.coach.thoughts import looked_back, thought
from tableforone.kernel.table import Table
from tableforone.players import make
from tableforone.players.budget import Budget

BUDGET = Budget(84)
MOVES = 9  # before the hint
SHORT = "salamandra"


def table_of(game: str, moves: int) -> Table:
    """A game after this many random moves, or at its end."""
    spec = games.find(game)
    table, choose = Table(spec, spec.setup(), 3), make("random", spec, 3)
    while not table.over and (moves > 0 or len(table.legal) < 2):
        table.answer(choose(table.position, table.legal))
        moves -= 1
    return table


def numbers(exact: Iterable[float]) -> list[float]:
    return [round(number, 9) for number in exact]


def hinted(game: str) -> list[Any]:
    """The last hint; the number of simulated games does not depend on time."""
    *_, last = thought(table_of(game, MOVES).line, 0.0, BUDGET)
    return [last.games, last.verdict, [[turn.answers, *numbers(turn[2:5])] for turn in last.turns]]


def reviewed(game: str) -> list[Any]:
    *_, last = looked_back(table_of(game, 1000).to_json(), Looks(BUDGET))
    assert isinstance(last, Review)
    return [[moment.number, moment.line, *numbers((moment.before, moment.cost))] for moment in last.moments]


print(json.dumps({game: hinted(game) for game in games.ids()} | {"review": reviewed(SHORT)}))
