"""What can be done with players from the command line?  They play many games, they learn, their strength is told."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tableforone import games
from tableforone.coach.puzzles import Puzzle, puzzles
from tableforone.coach.puzzles import keep as keep_puzzles
from tableforone.commands.arguments import Parser, add_json, add_setup, add_workers, setup_of, whole_number, workers_of
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.players import NAMES, Budget, Simulation, agent_named, budget_of, mind_of, simulate
from tableforone.players.agents import KINDS
from tableforone.players.budget import EXPERT
from tableforone.players.calibration import Level, binned, heard, keep, level_of, said
from tableforone.players.chances import measured
from tableforone.players.ladder import FILE, Rung, climb, kept
from tableforone.players.learning import Report, learn
from tableforone.players.net import net_file
from tableforone.players.picture import picture
from tableforone.store.files import write_whole
from tableforone.terminal.plain import plain, tell, tell_json

GAMES: Final = 100_000  # to learn from


def run_simulate(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)
    run = simulate(
        spec,
        setup_of(spec, arguments),
        arguments.player,
        arguments.games,
        arguments.seed or 0,
        workers_of(arguments),
        _progress if sys.stderr.isatty() else None,
        _budget(arguments),
    )
    if arguments.player.startswith("expert") and (trouble := mind_of(spec).trouble):
        print(f"tableforone: {plain(trouble)}", file=sys.stderr)
    if arguments.json:
        tell_json(run._asdict())
    else:
        _tell_simulation(run)
    return 0


def add_simulate_arguments(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    add_setup(made)
    about = f"who plays: {KINDS} (default random)"
    made.add_argument("--player", default="random", metavar="P", help=about)
    made.add_argument("--budget", metavar="B", help="how long search and expert think: 500 evaluations, or 200ms")
    made.add_argument("--games", type=whole_number, default=100, metavar="N", help="how many games (default 100)")
    add_workers(made)
    add_json(made)


def run_learn(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)

    def told(report: Report) -> None:
        if not arguments.json:
            tell(_report_line(report))
            sys.stdout.flush()

    path = arguments.out or net_file(spec)
    learn(
        spec,
        arguments.games,
        arguments.seed or 0,
        workers_of(arguments),
        path,
        told,
        arguments.partners,
        arguments.begin,
    )
    if arguments.json:
        tell_json({"game": spec.id, "file": str(path), "bytes": path.stat().st_size})
    else:
        tell(f"{spec.name}: learned from {arguments.games} games. The net is in {path}.")
    return 0


def add_learn_arguments(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--games", type=whole_number, default=GAMES, metavar="N", help=f"to learn from (default {GAMES})")
    made.add_argument("--seed", type=whole_number, metavar="N", help="the same seed and games give the same file")
    made.add_argument("--out", type=Path, metavar="FILE", help="where the net goes (default: into the package)")
    made.add_argument("--begin", type=Path, metavar="FILE", help="go on with this net instead of a new one")
    made.add_argument("--partners", type=Path, metavar="FOLDER", help="keep four weaker nets from along the way")
    add_workers(made)
    add_json(made)


def _report_line(report: Report) -> str:
    return (
        f"{report.done} of {report.games} games, {report.seconds:.0f} s: {100 * report.won:.0f} % won, "
        f"{report.mine:.1f} : {report.theirs:.1f} points, error {report.error:.1f}"
    )


def run_ladder(arguments: argparse.Namespace) -> int:
    shelf = [games.find(arguments.game)] if arguments.game else games.all_games()
    if arguments.player is not None:
        agent_named(arguments.player)
    players = NAMES if arguments.player is None else (arguments.player,)
    if arguments.games is None:
        if arguments.budget is not None or arguments.seed is not None or arguments.keep:
            raise Fault("--budget, --seed and --keep are for games played anew: say how many with --games.")
        rungs = [rung for rung in kept() if rung.game in {spec.id for spec in shelf} and rung.player in players]
        if not arguments.json:
            tell(*(_rung_line(rung) for rung in rungs))
    else:
        rungs = _climbed(arguments, shelf, players)
    if arguments.json:
        tell_json([rung._asdict() | {"win_rate": rung.rate, "win_rate_ci95": list(rung.interval)} for rung in rungs])
    return 0


def add_ladder_arguments(made: Parser) -> None:
    made.add_argument("game", nargs="?", metavar="GAME", help="one game only")
    made.add_argument("--player", metavar="P", help=f"one player only: {KINDS}")
    made.add_argument("--games", type=whole_number, metavar="N", help="play anew, so many games each")
    made.add_argument("--modules", metavar="A,B", help="with these modules")
    made.add_argument("--keep", action="store_true", help="go on with what the package holds, and write it there")
    made.add_argument("--budget", metavar="B", help="how long search and expert think: 500 evaluations, or 200ms")
    made.add_argument("--seed", type=whole_number, metavar="N", help="of the first game")
    add_workers(made)
    add_json(made)


def _climbed(arguments: argparse.Namespace, shelf: Sequence[GameSpec], players: Sequence[str]) -> list[Rung]:
    def told(rung: Rung) -> None:
        if not arguments.json:
            tell(_rung_line(rung))
            sys.stdout.flush()

    budget, workers, seed = _budget(arguments), workers_of(arguments), arguments.seed or 0
    path = FILE if arguments.keep else None
    return [
        rung
        for spec in shelf
        for rung in climb(
            spec,
            players,
            arguments.games,
            seed,
            workers,
            budget,
            told,
            path,
            (arguments.modules or "").split(",") if arguments.modules else (),
        )
    ]


def _rung_line(rung: Rung) -> str:
    low, high = rung.interval
    against = "" if rung.opponent is None else f" : {rung.opponent:.1f}"
    player = f"{rung.player} {rung.budget}".strip()
    where = " ".join([rung.game, rung.level, *rung.modules]).strip()
    return (
        f"{where:32} {player:16} {100 * rung.rate:5.1f} % won ({100 * low:.0f} to {100 * high:.0f}), "
        f"{rung.games} games, {rung.score:.1f}{against}" + (f", {rung.ms:.2f} ms" if rung.ms else "")
    )


def run_calibrate(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)
    if arguments.games is None:
        return _told_chances(arguments, [Level(**one) for one in measured() if one["game"] == spec.id])
    if arguments.games < 1:
        raise Fault("At least one game is needed.")
    budget, seed = _budget(arguments) or EXPERT, arguments.seed or 0
    levels, pairs = list[Level](), list[tuple[float, float]]()
    for level in spec.levels or ("",):
        played = heard(spec, level, arguments.games, seed, workers_of(arguments), budget)
        levels.append(level_of(spec, level, played))
        pairs += said(played, levels[-1].slope, levels[-1].shift)
    if arguments.keep:
        keep(levels)
    if arguments.plot is not None:
        write_whole(arguments.plot, picture(spec.name, binned(pairs, arguments.games)))
    return _told_chances(arguments, levels)


def _told_chances(arguments: argparse.Namespace, levels: Sequence[Level]) -> int:
    if arguments.json:
        tell_json([level._asdict() for level in levels])
        return 0
    for level in levels:
        where = f"{level.game} {level.level}".strip()
        tell(
            f"{where:24} {level.positions} positions of {level.games} games: mean error "
            f"{100 * level.error:.1f} points (net alone {100 * level.plain:.1f}, games not fitted to "
            f"{100 * level.unseen:.1f}); at the start {100 * level.start:.0f} %, won {100 * level.won:.0f} %"
        )
    return 0


def add_calibrate_arguments(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--games", type=whole_number, metavar="N", help="play this many new games on each level")
    made.add_argument("--budget", metavar="B", help="evaluations or time of the expert (default 336)")
    made.add_argument("--keep", action="store_true", help="use what was found from now on")
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw it, as SVG")
    made.add_argument("--seed", type=whole_number, metavar="N", help="of the first game")
    add_workers(made)
    add_json(made)


def run_puzzles(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)
    if arguments.games < 1:
        raise Fault("At least one game is needed.")
    seed, found = arguments.seed or 0, list[Puzzle]()
    for nth in range(arguments.games):
        level = spec.levels[nth % len(spec.levels)] if spec.levels else ""
        found += puzzles(spec, level, seed + nth)
    if arguments.keep:
        keep_puzzles(found)
    if arguments.json:
        tell_json([one._asdict() for one in found])
        return 0
    for one in found:
        tell(f"{one.game} {one.level} seed {one.seed}, move {len(one.answers)}: {one.points} points. {one.reason}")
    tell(f"{len(found)} puzzles in {arguments.games} games.")
    return 0


def add_puzzles_arguments(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--games", type=whole_number, default=4, metavar="N", help="games to search (default 4)")
    made.add_argument("--seed", type=whole_number, metavar="N", help="of the first game")
    made.add_argument("--keep", action="store_true", help="use them as this game's puzzles")
    add_json(made)


def _budget(arguments: argparse.Namespace) -> Budget | None:
    return None if arguments.budget is None else budget_of(arguments.budget)


def _progress(done: int, total: int) -> None:
    end = "\r\x1b[K" if done == total else ""
    print(f"\r{done} of {total} games{end}", end="", file=sys.stderr, flush=True)


def _tell_simulation(run: Simulation) -> None:
    low, high = (f"{100 * end:.1f}" for end in run.win_rate_ci95)
    against = "" if run.mean_opponent_score is None else f" : {run.mean_opponent_score:.1f}"
    chosen = " ".join([run.game, run.level, *run.modules]).strip()
    player = f"{run.player} ({run.budget} a decision)" if run.budget else run.player
    tell(f"{chosen}, player {player}, {run.games} games from seed {run.seed}")
    tell(
        f"won {run.wins}, lost {run.losses}, drawn {run.draws}: {100 * run.win_rate:.1f} % won (95 %: {low} to {high})"
    )
    tell(f"mean score {run.mean_score:.1f}{against}")
    tell(f"{run.seconds:.1f} s, {run.games_per_second:.1f} games/s, {run.decisions_per_second:.0f} decisions/s")
