"""The strength of the players: results of many games against every level, stored in the package."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.games import find
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players.agents import BuiltIn, agent_named
from tableforone.players.budget import Budget
from tableforone.players.net import measured_id
from tableforone.players.partners import PARTNERS, net_of
from tableforone.players.players import NAMES, THINKERS
from tableforone.players.simulation import Simulation, simulate, wilson
from tableforone.players.voice import m

FILE: Final = Path(__file__).parent / "ladder.json"
PORTION: Final = 5  # games of each worker between two writes of the file


class Rung(NamedTuple):
    """One player against one level, on any board: games, wins, draws, mean points.

    ``ms`` is the processor time per decision in milliseconds, for players that search.  ``net`` is
    the id of a learned player's net.
    """

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
    ms: float = 0.0
    net: str = ""

    @property
    def place(self) -> tuple[object, ...]:
        """The key of a measurement: player, budget, level and seed."""
        return self.game, self.level, self.modules, self.player, self.budget, self.seed

    def after(self, run: Simulation) -> "Rung":
        """The rung with these games added."""
        n = self.games + run.games
        opponent = run.mean_opponent_score
        if opponent is not None:
            opponent = self._mean(self.opponent or 0.0, opponent, run)
        score = self._mean(self.score, run.mean_score, run)
        wins, draws = self.wins + run.wins, self.draws + run.draws
        took = 1000 * run.processor_seconds / max(1, run.decisions) if self.player in THINKERS else 0.0
        ms = round((self.ms * self.games + took * run.games) / n, 2)
        return self._replace(games=n, wins=wins, draws=draws, score=score, opponent=opponent, ms=ms)

    def _mean(self, mine: float, theirs: float, run: Simulation) -> float:
        """The mean over both runs; points are whole numbers, so interruptions do not change it."""
        total = round(mine * self.games) + round(theirs * run.games)
        return round(total / (self.games + run.games), 4)

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% range of the win rate."""
        return wilson(self.wins, self.games)


@cache
def kept(path: Path = FILE) -> tuple[Rung, ...]:
    """All stored rungs; a Fault if the file is damaged."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        rungs = tuple(Rung(**entry | {"modules": tuple(entry["modules"])}) for entry in told["rungs"])
        if any(not 0 <= rung.wins <= rung.games or rung.games < 1 for rung in rungs):
            raise ValueError("more games won than played")
    except (OSError, ValueError, TypeError, KeyError):
        raise Fault(m("ladder-damaged", file=path.name)) from None
    return rungs


def climb(
    spec: GameSpec,
    players: Sequence[str],
    games: int,
    seed: int,
    workers: int,
    budget: Budget | None,
    on_rung: Callable[[Rung], None],
    path: Path | None = None,
    modules: Sequence[str] = (),
) -> list[Rung]:
    """Every player against every level.

    With a path, earlier results there are continued, unless they are of another net.
    """
    if games < 1:
        raise Fault(m("no-games"))
    if path is not None:
        # imported here, because playing alone needs no store
        from tableforone.store.folder import PART

        # left by a program that was killed while writing
        for left in path.parent.glob(f".*{PART}"):
            left.unlink(missing_ok=True)
    rungs: list[Rung] = []
    for level in spec.levels or ("",):
        for player in players:
            agent = agent_named(player, budget if player in THINKERS else None)
            name, thinking = (agent.name, agent.budget) if isinstance(agent, BuiltIn) else (player, None)
            setup = spec.setup(level, modules)
            net = measured_id(spec, net_of(spec, name)) if name in ("expert", *PARTNERS) else ""
            rung = Rung(spec.id, level, setup.modules, name, str(thinking or ""), 0, 0, 0, seed, 0.0, None, net=net)
            if path is not None:
                rung = next((one for one in kept(path) if (one.place, one.net) == (rung.place, net)), rung)
            while rung.games < games:
                some = games - rung.games if path is None else min(PORTION * workers, games - rung.games)
                first = seed + rung.games
                run = simulate(spec, setup, name, some, first, workers, None, thinking, any_board=True)
                rung = rung.after(run)
                if path is not None:
                    keep(rung, path)
            rungs.append(rung)
            on_rung(rung)
    return rungs


def keep(rung: Rung, path: Path) -> None:
    """Write it to the file, replacing an older result for the same player and level."""
    # imported here, because playing alone needs no store
    from tableforone.store.files import write_rows

    others = [one for one in kept(path) if one.place != rung.place]
    write_rows(path, "rungs", [one._asdict() for one in sorted([*others, rung], key=_order)])
    kept.cache_clear()


def _order(rung: Rung) -> tuple[str, int, str, int, str]:
    levels = find(rung.game).levels
    place = levels.index(rung.level) if rung.level in levels else 0
    names = (*NAMES, *PARTNERS)
    player = names.index(rung.player) if rung.player in names else len(names)
    return rung.game, place, " ".join(rung.modules), player, rung.budget
