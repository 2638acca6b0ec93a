"""What does the coach say on the command line?  ``tableforone review FILE`` looks back at a saved game."""

import argparse
import sys
from typing import Any, Final

from tableforone import games
from tableforone.coach.review import SIMULATIONS, Moment, Review, steps
from tableforone.kernel.faults import Fault
from tableforone.kernel.story import told_after
from tableforone.kernel.table import Table, reread
from tableforone.players import judge_of
from tableforone.store.files import read_whole
from tableforone.terminal.plain import plain, tell, tell_json

BAR: Final = 40  # signs of the widest bar


def run_review(arguments: argparse.Namespace) -> int:
    table, _ = reread(read_whole(arguments.file), games.find, where=str(arguments.file))
    if table.spec.companion_of:
        raise Fault("The coach looks back at games that were played in the app; of yours it knows only what was told.")
    if arguments.simulations < 1:
        raise Fault("At least one simulation for each question is needed.")
    known = judge_of(table.spec)
    if known.trouble:
        print(f"tableforone: {plain(known.trouble)}", file=sys.stderr)
    found = _looked_back(table, known.judge, arguments.simulations)
    if arguments.json:
        tell_json(_facts(found))
    else:
        _tell(table, found)
    return 0


def add_review_arguments(made: argparse.ArgumentParser) -> None:
    about = f"games played on from every question (default {SIMULATIONS})"
    made.add_argument("--simulations", type=int, default=SIMULATIONS, metavar="N", help=about)


def _looked_back(table: Table, judge: Any, simulations: int) -> Review:
    looking = steps(table, judge, simulations)
    while True:
        try:
            done, every = next(looking)
        except StopIteration as end:
            if sys.stderr.isatty():
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            found: Review = end.value
            return found
        if sys.stderr.isatty():
            print(f"\r{done} of {every} questions", end="", file=sys.stderr, flush=True)


def _tell(table: Table, found: Review) -> None:
    tell(f"{table.spec.name}: your chance, question by question (- cost of an answer, luck until the next question)")
    for moment in found.moments:
        bar = "#" * round(BAR * moment.before)
        gone = f"  cost {_hundred(moment.cost)}" if moment.cost >= 0.005 else ""
        tell(f"  round {moment.round:>2}  {_hundred(moment.before):>3}  {bar:<{BAR}}{gone}")
    tell(
        f"At the deal {_hundred(found.start)}, luck {_hundred(found.luck):+}, your choices -{_hundred(found.cost)}: "
        f"{_hundred(found.end)} in a hundred."
    )
    if found.turning:
        _tell_turning(table, found.turning)
    for moment in found.costliest:
        tell(f"Round {moment.round}, {moment.asked} You: {moment.said} ({_hundred(moment.after)}).")
        tell(f"  Better: {moment.better} ({_hundred(moment.before)}). {moment.why}")


def _tell_turning(table: Table, moment: Moment) -> None:
    happened = " ".join(told_after(table, moment.number)[:3])
    jump = f"{_hundred(moment.before)} to {_hundred(moment.then)}"
    tell(f"The turning point, round {moment.round}, {jump}. You: {moment.said}. {happened}")


def _hundred(chance: float) -> int:
    return round(100 * chance)


def _facts(found: Review) -> dict[str, Any]:
    return {
        "start": found.start,
        "luck": found.luck,
        "cost": found.cost,
        "end": found.end,
        "simulations": found.simulations,
        "moments": [moment._asdict() for moment in found.moments],
    }
