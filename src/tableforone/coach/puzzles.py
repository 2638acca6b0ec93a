"""Puzzles: positions from the expert's own games in which one turn is clearly best."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import tableforone
from tableforone.coach.futures import Futures, difference
from tableforone.coach.hints import moves, rivals
from tableforone.coach.reasons import causes
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import HINT
from tableforone.players.minds import mind_of
from tableforone.players.planner import Expert, PlannedLine, Planner
from tableforone.puzzles import BestTurn, Puzzle

CLEAR: Final = 4.0  # points between the best turn and the next best
LOOKS: Final = 7.0  # points that the planner must see between them
SHORTEST, LONGEST = 2, 5  # moves
CHOICES: Final = 5  # at the first move, at least
GAMES: Final = 16  # simulated for both turns
APART: Final = 12  # decisions between two puzzles of a game


def puzzles(spec: GameSpec, level: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game played by the expert."""
    table = tableforone.new(spec.id, level=level, seed=seed)
    mind = mind_of(spec).mind
    expert, planner, futures = Expert(mind, HINT), Planner(mind), Futures(mind, table.setup)
    given, last = list[int](), -APART
    while not table.over:
        if len(table.legal) >= CHOICES and len(given) - last >= APART:
            p = table.position
            lines = rivals(spec, p, planner.plan(p, table.legal, HINT))
            found = best_turn(p, lines, futures) if looks_like_one(spec, p, lines) else None
            if found is not None:
                last = len(given)
                yield Puzzle(spec.id, table.setup.level, seed, tuple(given), *found)
        given.append(expert(table.position, table.legal))
        table.answer(given[-1])


def looks_like_one(spec: GameSpec, p: Any, lines: Sequence[PlannedLine]) -> bool:
    """Whether the first line is well ahead, has a few moves, and all of them point at a piece."""
    if len(lines) < 2 or lines[0].worth - lines[1].worth < LOOKS:
        return False
    steps = moves(spec, p, lines[0].answers)
    return SHORTEST <= len(steps) <= LONGEST and all(move.thing for move in steps)


def best_turn(
    p: Any, lines: Sequence[PlannedLine], futures: Futures, games: int = GAMES, clear: float = CLEAR
) -> BestTurn | None:
    """The first line, if it is surely better than the others, by ``clear`` points on average."""
    if len(lines) < 2:
        return None
    played = [[futures.future(p, line.answers, nth) for nth in range(games)] for line in lines]
    gaps = [difference(played[0], other) for other in played[1:]]
    least = min(gaps, key=lambda gap: gap.mean)
    if least.mean < clear or any(gap.low <= 0 for gap in gaps):
        return None
    reason = causes(futures.spec, played[0], played[1], futures.opponent)
    return BestTurn(lines[0].answers, round(least.mean), tuple(reason))
