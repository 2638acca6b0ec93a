"""Commands about computer players: simulate, learn, ladder, calibrate, puzzles."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from tableforone import games
from tableforone.coach.puzzles import puzzles
from tableforone.coach.regret import BUDGETS, JUDGE, regrets
from tableforone.commands.arguments import (
    GAME,
    JSON,
    SETUP,
    WORKERS,
    Command,
    argument,
    games_played,
    number,
    setup_of,
    workers_of,
)
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.lab.running import Progress
from tableforone.players import NAMES, Budget, Simulation, agent_named, budget_of, mind_of, simulate
from tableforone.players.agents import KINDS
from tableforone.players.budget import EXPERT
from tableforone.players.calibration import Level, binned, heard, keep, level_of, said
from tableforone.players.chances import measured
from tableforone.players.ladder import FILE, Rung, climb, kept
from tableforone.players.learning import Report, learn
from tableforone.players.net import net_file
from tableforone.players.picture import picture
from tableforone.puzzles import Puzzle, reason_of
from tableforone.puzzles import keep as keep_puzzles
from tableforone.store.files import write_whole
from tableforone.terminal.plain import plain, tell, tell_json

MANY: Final = 100_000  # games to learn from

ABOUT_PLAYER: Final = m("help-player-default", players=KINDS, default="random")
PLAYER: Final = argument("--player", default="random", metavar="P", about=ABOUT_PLAYER)
BUDGET: Final = argument("--budget", metavar="B", about=m("help-budget"))
FIRST_SEED: Final = number("--seed", m("help-seed-first"))
LEARN_SEED: Final = number("--seed", m("help-learn-seed"))
NET: Final = argument("--out", type=Path, metavar="FILE", about=m("help-learn-out"))
BEGIN: Final = argument("--begin", type=Path, metavar="FILE", about=m("help-begin"))
PARTNERS: Final = argument("--partners", type=Path, metavar="FOLDER", about=m("help-partners"))
ONE_GAME: Final = argument("game", nargs="?", metavar="GAME", about=m("help-one-game"))
ONE_PLAYER: Final = argument("--player", metavar="P", about=m("help-one-player", players=KINDS))
GAMES_EACH: Final = number("--games", m("help-ladder-games"))
MODULES: Final = argument("--modules", metavar="A,B", about=m("help-modules"))
KEEP: Final = argument("--keep", action="store_true", about=m("help-keep"))
GAMES_HEARD: Final = number("--games", m("help-calibrate-games"))
HINTS: Final = argument("--budget", metavar="B", about=m("help-calibrate-budget"))
KEEP_CHANCES: Final = argument("--keep", action="store_true", about=m("help-calibrate-keep"))
PLOT: Final = argument("--plot", type=Path, metavar="FILE", about=m("help-plot"))
COMPARED: Final = argument("--budget", metavar="B", about=m("help-regret-budget"))
KEEP_PUZZLES: Final = argument("--keep", action="store_true", about=m("help-puzzles-keep"))


def run_simulate(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    setup, seed, workers = setup_of(spec, arguments), arguments.seed or 0, workers_of(arguments)
    pace = Pace() if sys.stderr.isatty() else None
    run = simulate(spec, setup, arguments.player, arguments.games, seed, workers, pace, _budget(arguments))
    if arguments.player.startswith("expert") and (trouble := mind_of(spec).trouble):
        print(f"tableforone: {plain(trouble)}", file=sys.stderr)
    if arguments.json:
        tell_json(run._asdict())
    else:
        _tell_simulation(run)


def run_learn(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)

    def told(report: Report) -> None:
        if not arguments.json:
            tell(_report_line(report))
            sys.stdout.flush()

    path, seed, workers = arguments.out or net_file(spec), arguments.seed or 0, workers_of(arguments)
    learn(spec, arguments.games, seed, workers, path, told, arguments.partners, arguments.begin)
    if arguments.json:
        tell_json({"game": spec.id, "file": str(path), "bytes": path.stat().st_size})
    else:
        tell(t("learn-done", game=spec.name, n=arguments.games, file=str(path)))


def _report_line(report: Report) -> str:
    points = {"mine": report.mine, "theirs": report.theirs, "error": report.error}
    return t("learn-progress", done=report.done, all=report.games, s=report.seconds, won=report.won, **points)


def run_ladder(arguments: argparse.Namespace) -> None:
    shelf = [games.find(arguments.game)] if arguments.game else games.all_games()
    if arguments.player is not None:
        agent_named(arguments.player)
    players = NAMES if arguments.player is None else (arguments.player,)
    if arguments.games is None:
        if arguments.budget is not None or arguments.seed is not None or arguments.keep:
            raise Fault(m("ladder-needs-games"))
        rungs = [rung for rung in kept() if rung.game in {spec.id for spec in shelf} and rung.player in players]
        if not arguments.json:
            tell(*(_rung_line(rung) for rung in rungs))
    else:
        rungs = _climbed(arguments, shelf, players)
    if arguments.json:
        tell_json([rung._asdict() | {"win_rate": rung.rate, "win_rate_ci95": list(rung.interval)} for rung in rungs])


def _climbed(arguments: argparse.Namespace, shelf: Sequence[GameSpec], players: Sequence[str]) -> list[Rung]:
    def told(rung: Rung) -> None:
        if not arguments.json:
            tell(_rung_line(rung))
            sys.stdout.flush()

    budget, workers, seed = _budget(arguments), workers_of(arguments), arguments.seed or 0
    path, modules = FILE if arguments.keep else None, arguments.modules.split(",") if arguments.modules else ()
    return [
        rung
        for spec in shelf
        for rung in climb(spec, players, arguments.games, seed, workers, budget, told, path, modules)
    ]


def _rung_line(rung: Rung) -> str:
    low, high = rung.interval
    player = f"{rung.player} {rung.budget}".strip()
    where = " ".join([rung.game, rung.level, *rung.modules]).strip()
    points = m("points" if rung.opponent is None else "points-both", mine=rung.score, theirs=rung.opponent)
    said = t("ladder-line", rate=rung.rate, low=100 * low, high=100 * high, n=rung.games, points=points)
    return f"{where:32} {player:16} " + (t("ladder-line-time", line=said, ms=rung.ms) if rung.ms else said)


def run_calibrate(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    if arguments.games is None:
        _tell_chances(arguments, [Level(**one) for one in measured() if one["game"] == spec.id])
        return
    if arguments.games < 1:
        raise Fault(m("no-games"))
    budget, seed = _budget(arguments) or EXPERT, arguments.seed or 0
    levels, pairs = list[Level](), list[tuple[float, float]]()
    for level in spec.levels or ("",):
        played = heard(spec, level, arguments.games, seed, workers_of(arguments), budget)
        levels.append(level_of(spec, level, played))
        pairs += said(played, levels[-1].correction)
    if arguments.keep:
        keep(levels)
    if arguments.plot is not None:
        write_whole(arguments.plot, picture(spec.name, binned(pairs)))
    _tell_chances(arguments, levels)


def _tell_chances(arguments: argparse.Namespace, levels: Sequence[Level]) -> None:
    if arguments.json:
        tell_json([level._asdict() for level in levels])
        return
    for one in levels:
        game = games.find(one.game)
        tell(t("calibrate-title", game=game.name, level=one.level, n=one.positions, games=one.games))
        errors = {"error": 100 * one.error, "plain": 100 * one.plain, "unseen": 100 * one.unseen}
        tell("  " + t("calibrate-line", **errors, start=one.start, won=one.won))


def run_regret(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    if arguments.games < 1:
        raise Fault(m("no-games"))
    budget = _budget(arguments)
    found = regrets(spec, arguments.games, arguments.seed or 0, BUDGETS if budget is None else (budget,))
    if arguments.json:
        tell_json([one._asdict() | {"points": list(one.points), "chance": list(one.chance)} for one in found])
        return
    tell(t("regret-title", game=spec.name, n=found[0].positions if found else 0, games=arguments.games, judge=JUDGE))
    for one in found:
        points, chance = ([end * by for end in part] for part, by in ((one.points, 1), (one.chance, 100)))
        lost = {"points": points[0], "plus": points[2] - points[0], "chance": chance[0], "more": chance[2] - chance[0]}
        tell("  " + t("regret-line", budget=one.budget, same=one.same, **lost))


def run_puzzles(arguments: argparse.Namespace) -> None:
    spec = games.find(arguments.game)
    if arguments.games < 1:
        raise Fault(m("no-games"))
    seed, found = arguments.seed or 0, list[Puzzle]()
    for nth in range(arguments.games):
        level = spec.levels[nth % len(spec.levels)] if spec.levels else ""
        found += puzzles(spec, level, seed + nth)
    if arguments.keep:
        keep_puzzles(found)
    if arguments.json:
        tell_json([one._asdict() for one in found])
        return
    for one in found:
        where = {"game": spec.name, "level": one.level, "seed": one.seed, "number": len(one.answers)}
        tell(t("puzzles-line", **where, points=one.points, reason=reason_of(spec, one.reason)))
    tell(t("puzzles-sum", n=len(found), games=arguments.games))


def _budget(arguments: argparse.Namespace) -> Budget | None:
    return None if arguments.budget is None else budget_of(arguments.budget)


class Pace:
    """Prints the progress, speed and remaining time of a simulation on one line."""

    def __init__(self) -> None:
        self.begun: Final = perf_counter()

    def __call__(self, done: int, total: int) -> None:
        seconds = perf_counter() - self.begun
        words = Progress(done, total, seconds / done * (total - done) if done else None).words
        line = t("simulate-progress", progress=words, rate=done / seconds) if done else words
        end = "\r\x1b[K" if done == total else ""
        print(f"\r\x1b[K{line}{end}", end="", file=sys.stderr, flush=True)


def _tell_simulation(run: Simulation) -> None:
    low, high = (100 * end for end in run.win_rate_ci95)
    chosen = " ".join([run.game, run.level, *run.modules]).strip()
    player = m("player-budget", player=run.player, budget=run.budget) if run.budget else run.player
    tell(t("simulate-title", setup=chosen, player=player, n=run.games, seed=run.seed))
    tell(t("simulate-won", won=run.wins, lost=run.losses, drawn=run.draws, rate=run.win_rate, low=low, high=high))
    scores = "simulate-score" if run.mean_opponent_score is None else "simulate-scores"
    tell(t(scores, mine=run.mean_score, theirs=run.mean_opponent_score))
    speed = {"games": run.games_per_second, "decisions": run.decisions_per_second}
    tell(t("simulate-speed", s=run.seconds, **speed))


COMMANDS: Final[tuple[Command, ...]] = (
    ("simulate", run_simulate, (GAME, *SETUP, PLAYER, BUDGET, games_played(100), WORKERS, JSON)),
    ("learn", run_learn, (GAME, games_played(MANY), LEARN_SEED, NET, BEGIN, PARTNERS, WORKERS, JSON)),
    ("ladder", run_ladder, (ONE_GAME, ONE_PLAYER, GAMES_EACH, MODULES, KEEP, BUDGET, FIRST_SEED, WORKERS, JSON)),
    ("calibrate", run_calibrate, (GAME, GAMES_HEARD, HINTS, KEEP_CHANCES, PLOT, FIRST_SEED, WORKERS, JSON)),
    ("regret", run_regret, (GAME, games_played(10), COMPARED, FIRST_SEED, JSON)),
    ("puzzles", run_puzzles, (GAME, games_played(4), FIRST_SEED, KEEP_PUZZLES, JSON)),
)
