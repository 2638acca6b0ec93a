"""Measures what small budgets cost, against a large one in the same futures."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import tableforone
from tableforone.coach.futures import Futures, Interval, interval, more_of
from tableforone.coach.hints import glance
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import EXPERT, HINT, Budget
from tableforone.players.mind import Mind
from tableforone.players.minds import mind_of
from tableforone.players.planner import Planner

# net alone, in the browser alone, a hint, the expert
BUDGETS: Final = (Budget(0), Budget(84), HINT, EXPERT)
JUDGE: Final = Budget(6000)  # the reference
GAMES: Final = 16  # simulated for both turns
EVERY: Final = 9  # one decision in this many is used: neighbouring ones are very similar


class Regret(NamedTuple):
    """The mean cost of a budget per decision: own points, winning chance; share of equal turns."""

    game: str
    budget: str
    positions: int
    same: float
    points: Interval
    chance: Interval


def regrets(spec: GameSpec, games: int, seed: int, budgets: Sequence[Budget] = BUDGETS) -> list[Regret]:
    """The costs of the budgets, measured in positions of ``games`` games, over all levels."""
    mind = mind_of(spec).mind
    lost: list[list[tuple[float, float]]] = [[] for _ in budgets]
    for setup, p, answers in positions(spec, mind, games, seed):
        futures, planner = Futures(mind, setup), Planner(mind)
        best = planner.plan(p, answers, JUDGE)[0]
        known: dict[tuple[int, ...], tuple[float, float]] = {best.answers: (0.0, 0.0)}
        for budget, found in zip(budgets, lost, strict=True):
            line = planner.plan(p, answers, budget)[0] if budget.simulations else glance(mind, p, answers)
            if line.answers[0] == best.answers[0]:
                line = best
            if line.answers not in known:
                ones, others = ([futures.future(p, one.answers, nth) for nth in range(GAMES)] for one in (best, line))
                known[line.answers] = more_of("mine", ones, others).mean, more_of("win", ones, others).mean
            found.append(known[line.answers])
    return [_regret(spec.id, budget, found) for budget, found in zip(budgets, lost, strict=True) if found]


def positions(spec: GameSpec, mind: Mind, games: int, seed: int) -> Iterator[tuple[Setup, Any, list[int]]]:
    """Decisions of games that the net plays without search: set-up, position, answers."""
    for nth in range(games):
        level = spec.levels[nth % len(spec.levels)] if spec.levels else None
        table = tableforone.new(spec.id, level=level, seed=seed + nth)
        decisions = 0
        while not table.over:
            if len(table.legal) > 1:
                if decisions % EVERY == nth % EVERY:
                    yield table.setup, table.position.copy(), list(table.legal)
                decisions += 1
            table.answer(mind.choose(table.position, table.legal))


def _regret(game: str, budget: Budget, found: Sequence[tuple[float, float]]) -> Regret:
    points, chance = (interval([one[nth] for one in found]) for nth in (0, 1))
    same = sum(one == (0.0, 0.0) for one in found) / len(found)
    return Regret(game, str(budget), len(found), round(same, 4), points, chance)
