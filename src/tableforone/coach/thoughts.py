"""Entry points of the coach: hints for a position line, and the review of a saved game."""

from collections.abc import Iterator
from typing import Any

from tableforone import games
from tableforone.coach.hints import FUTURES, SECONDS, Hint, hints
from tableforone.coach.review import CLOSELY, Looks, steps
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tableforone.players import mind_of
from tableforone.players.budget import HINT, Budget


def thought(line: str, seconds: float = SECONDS, budget: Budget = HINT, most: int = FUTURES) -> Iterator[Hint]:
    """Hints for the position of a line."""
    table = Table.at(line, games.find)
    spec, setup = table.spec, table.setup
    mind, trouble = mind_of(spec)
    told = spec, mind, setup.level, table.position, table.legal, spec.opponent(setup), seconds, budget, most
    for said in hints(*told):
        yield said._replace(trouble=trouble)


def looked_back(saved: str, looks: Looks = CLOSELY) -> Iterator[Any]:
    """The review of a saved game: partial results, then the whole."""
    table = load_text(saved, games.find)
    yield from steps(table, mind_of(table.spec).mind, looks)
