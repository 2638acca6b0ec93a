"""How strong are the players?  What came of many games of each against every level, kept in the package."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import Budget
from tableforone.players.players import THINKERS
from tableforone.players.simulation import simulate, wilson

FILE: Final = Path(__file__).parent / "ladder.json"
ENOUGH: Final = 100  # games, before a rate is told at the set-up


class Rung(NamedTuple):
    """One player against one level: how many games, how many of them won and drawn, and the mean points."""

    game: str
    level: str
    modules: tuple[str, ...]
    player: str
    budget: str
    games: int
    wins: int
    draws: int
    seed: int
    score: float
    opponent: float | None

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """In which the rate lies, 95 times of 100."""
        return wilson(self.wins, self.games)


@cache
def kept(path: Path = FILE) -> tuple[Rung, ...]:
    """All rungs that were measured; a Fault where the file is damaged."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        rungs = tuple(Rung(**entry | {"modules": tuple(entry["modules"])}) for entry in told["rungs"])
        if any(not 0 <= rung.wins <= rung.games or rung.games < 1 for rung in rungs):
            raise ValueError("more games won than played")
    except (OSError, ValueError, TypeError, KeyError):
        raise Fault(
            f"The file {path.name} of the players' strength is missing or damaged. Install the program anew."
        ) from None
    return rungs


def expert_at(game: str, level: str, modules: Sequence[str] = ()) -> Rung | None:
    """How our expert fares against a level; None where it was not measured in games enough to say it to anybody."""
    here = [r for r in kept() if (r.game, r.level, r.player, set(r.modules)) == (game, level, "expert", set(modules))]
    return max((rung for rung in here if rung.games >= ENOUGH), key=lambda rung: rung.games, default=None)


def climb(
    spec: GameSpec,
    players: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    budget: Budget | None,
    on_rung: Callable[[Rung], None],
) -> list[Rung]:
    """Every player against every level, played anew."""
    rungs: list[Rung] = []
    for level in spec.levels or ("",):
        for player in players:
            thinking = budget if player in THINKERS else None
            run = simulate(spec, spec.setup(level), player, games, seed, workers, None, thinking)
            rung = Rung(
                spec.id,
                level,
                (),
                player,
                run.budget,
                games,
                run.wins,
                run.draws,
                seed,
                run.mean_score,
                run.mean_opponent_score,
            )
            rungs.append(rung)
            on_rung(rung)
    return rungs


def written(rungs: Sequence[Rung]) -> str:
    """The text of the file: a line for each rung."""
    lines = [f"  {json.dumps(_entry(rung))}" for rung in rungs]
    return '{"rungs": [\n' + ",\n".join(lines) + "\n]}\n"


def _entry(rung: Rung) -> dict[str, Any]:
    return rung._asdict() | {"modules": list(rung.modules)}
