"""Puzzles: positions of the expert's own games in which one turn is clearly best."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import tableforone
from tableforone.coach.futures import Future, Futures, difference
from tableforone.coach.hints import moves, rivals
from tableforone.coach.reasons import Cause, causes
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import HINT, Budget
from tableforone.players.minds import mind_of
from tableforone.players.planner import Expert, Planner

FILE: Final = Path(__file__).parent / "puzzles.json"
CLEAR: Final = 4.0  # points between the best turn and the next best
LOOKS: Final = 7.0  # points that the planner must see between them
SHORTEST, LONGEST = 2, 5  # moves
CHOICES: Final = 5  # at the first move, at least
GAMES: Final = 16  # simulated for both turns
APART: Final = 12  # decisions between two puzzles of a game


class Puzzle(NamedTuple):
    """A game up to a moment, the best turn there, how many points it is better, and why."""

    game: str
    level: str
    seed: int
    answers: tuple[int, ...]  # the player's, up to the moment
    line: tuple[int, ...]
    points: int
    reason: tuple[Cause, ...]  # messages of the coach; what happens is stored as an event of the game


def puzzles(spec: GameSpec, level: str, seed: int, budget: Budget = HINT) -> Iterator[Puzzle]:
    """The puzzles of one game of the expert."""
    table = tableforone.new(spec.id, level=level, seed=seed)
    mind = mind_of(spec).mind
    expert, futures = Expert(mind, budget), Futures(mind, table.setup.level)
    given: list[int] = []
    last = -APART
    while not table.over:
        if len(table.legal) >= CHOICES and len(given) - last >= APART:
            found = _puzzle(spec, table.position, table.legal, Planner(mind), futures, budget)
            if found is not None:
                last = len(given)
                line, points, why = found
                yield Puzzle(spec.id, table.setup.level, seed, tuple(given), line, points, why)
        given.append(expert(table.position, table.legal))
        table.answer(given[-1])


def _puzzle(
    spec: GameSpec, p: Any, legal: list[int], planner: Planner, futures: Futures, budget: Budget
) -> tuple[tuple[int, ...], int, tuple[Cause, ...]] | None:
    lines = rivals(spec, p, planner.plan(p, legal, budget))
    if len(lines) < 2 or lines[0].worth - lines[1].worth < LOOKS:
        return None
    steps = moves(spec, p, lines[0].answers)
    if not SHORTEST <= len(steps) <= LONGEST or not all(move.thing for move in steps):
        return None
    played = [[futures.future(p, line.answers, nth) for nth in range(GAMES)] for line in lines]
    gaps = [difference(played[0], other) for other in played[1:]]
    least = min(gaps, key=lambda gap: gap.mean)
    if least.mean < CLEAR or any(gap.low <= 0 for gap in gaps):
        return None
    return lines[0].answers, round(least.mean), reasons(played[0], played[1], spec.opponents[0])


def reasons(ones: Sequence[Future], others: Sequence[Future], opponent: str) -> tuple[Cause, ...]:
    """Why the turn is better, without words: they belong to the language of the reader."""
    events = {text: event for future in (*ones, *others) for text, event in future.events.items()}
    found = causes(ones, others, opponent)
    return tuple((key, data | {"event": events[data["event"]]} if "event" in data else data) for key, data in found)


def keep(found: Sequence[Puzzle], path: Path = FILE) -> None:
    """Write them into the file instead of those of the same games."""
    from tableforone.store.files import write_whole

    new = {one.game for one in found}
    old = json.loads(path.read_text(encoding="utf-8"))["puzzles"] if path.is_file() else []
    rows = [one for one in old if one["game"] not in new] + [one._asdict() for one in found]
    lines = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in rows)
    write_whole(path, '{"puzzles": [\n' + lines + "\n]}\n")
