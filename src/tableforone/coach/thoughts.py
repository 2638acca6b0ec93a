"""What does the coach think of a position that came as a line, of a game that came as a file?"""

from collections.abc import Iterator
from typing import Any

from tableforone import games
from tableforone.coach.hints import Hint, hints
from tableforone.coach.review import SIMULATIONS, steps
from tableforone.kernel.table import Table, load_text
from tableforone.players import judge_of


def thought(line: str, seconds: float) -> Iterator[Hint]:
    """Hints for the position of a line."""
    table = Table.at(line, games.find)
    found = judge_of(table.spec)
    for said in hints(table.spec, found.judge, table.position, table.legal, seconds):
        yield said._replace(trouble=found.trouble)


def looked_back(saved: str, simulations: int = SIMULATIONS) -> Iterator[Any]:
    """The review of a saved game: how far it is, as (done, all), then the whole."""
    table = load_text(saved, games.find)
    reviewing = steps(table, judge_of(table.spec).judge, simulations)
    while True:
        try:
            yield next(reviewing)
        except StopIteration as end:
            yield end.value
            return
