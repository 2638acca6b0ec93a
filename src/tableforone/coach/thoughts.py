"""Entry points of the coach: hints for a position line, and the review of a saved game."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from tableforone import games
from tableforone.coach.futures import FEWEST, Future, Futures
from tableforone.coach.hints import BETTER, FIRST, SECONDS, SURE, Hint, glance, hint_of, rivals, turn_of
from tableforone.coach.review import CLOSELY, Looks, steps
from tableforone.coach.voice import t
from tableforone.kernel.saved import load_text
from tableforone.kernel.table import Table
from tableforone.players import mind_of
from tableforone.players.budget import HINT, Budget
from tableforone.players.planner import Planner

FUTURES: Final = 24  # simulated games for each turn
AT_ONCE: Final = 4  # simulated games per turn between two updates, where the caller may stop


def thought(line: str, seconds: float = SECONDS, budget: Budget = HINT, most: int = FUTURES) -> Iterator[Hint]:
    """Hints for the position of a line that improve step by step; none if there is only one move.

    First comes the net's opinion, then the turn planner's lines, then the results of simulated games.
    """
    table = Table.at(line, games.find)
    spec, p, answers = table.spec, table.position, table.legal
    if len(answers) < 2:
        return
    mind, trouble = mind_of(spec)
    begun, futures = perf_counter(), Futures(mind, table.setup)
    first = turn_of(p, glance(mind, p, answers), futures)
    yield Hint(FIRST, (first,), t("verdict-first"), seconds=perf_counter() - begun, trouble=trouble)
    lines = rivals(spec, p, Planner(mind).plan(p, answers, budget))
    played: list[list[Future]] = [[] for _ in lines]
    while True:
        took = perf_counter() - begun
        done = len(played[0]) >= most or len(lines) == 1 or (took > seconds and len(played[0]) >= FEWEST)
        found = hint_of(p, lines, played, futures, SURE if done else BETTER)
        yield found._replace(seconds=took, trouble=trouble)
        if done:
            return
        for _ in range(AT_ONCE):
            for rival, known in zip(lines, played, strict=True):
                known.append(futures.future(p, rival.answers, len(known)))


def looked_back(saved: str, looks: Looks = CLOSELY) -> Iterator[Any]:
    """The review of a saved game: partial results, then the whole."""
    table = load_text(saved, games.find)
    yield from steps(table, mind_of(table.spec).mind, looks)
