"""What was played in a saved game?  ``replay`` plays it again by the rules, ``review`` lets the coach look back."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.coach.agreement import Agreement, agreement
from tableforone.coach.hints import Move
from tableforone.coach.review import Looks, Moment, Review, steps
from tableforone.commands.arguments import Parser, add_json
from tableforone.kernel.faults import Fault
from tableforone.kernel.story import told, told_after
from tableforone.kernel.table import Table, reread, reworded
from tableforone.players import mind_of
from tableforone.store.files import read_whole
from tableforone.terminal.plain import plain, tell, tell_json
from tableforone.terminal.telling import ending

DIFFERENT: Final = 1  # the exit status where a replay does not agree
BAR: Final = 40  # signs of the widest bar


def run_replay(arguments: argparse.Namespace) -> int:
    text = read_whole(arguments.file)
    table, difference = reread(text, games.find, where=str(arguments.file))
    try:
        return _told_again(arguments, table, difference, reworded(text, table))
    except (Fault, OSError):
        raise
    except Exception as error:
        raise Fault(f"{arguments.file} cannot be told: the program fails at it ({type(error).__name__}).") from error


def _told_again(arguments: argparse.Namespace, table: Table, difference: str, other_words: int) -> int:
    if arguments.json:
        tell_json(_replay_facts(table, difference) | {"reworded": other_words})
    else:
        if not arguments.check:
            _tell_replay(table)
        entries = len(table.record)
        tell(
            f"It does not agree: {difference}"
            if difference
            else f"It agrees: {entries} entries, fingerprint {table.fingerprint}."
        )
        if other_words and not difference:
            tell(f"Worded differently today: {other_words} of {entries} entries.")
    return DIFFERENT if difference else 0


def _replay_facts(table: Table, difference: str) -> dict[str, Any]:
    result = table.result
    score, opponent = (result.score, result.opponent) if result else table.scores
    return {
        "agrees": not difference,
        "difference": difference,
        "game": table.spec.id,
        "level": table.setup.level,
        "modules": list(table.setup.modules),
        "seed": table.seed,
        "entries": len(table.record),
        "digest": table.fingerprint,
        "over": table.over,
        "outcome": result.outcome if result else None,
        "score": score,
        "opponent_score": opponent,
        "takebacks": table.takebacks,
        "reveals_taken_back": table.reveals_taken_back,
    }


def _tell_replay(table: Table) -> None:
    tell(*told(table))
    if table.result:
        tell("", *ending(table, table.result), "")
    elif table.question:
        tell("", f"The open question: {table.question.text}", "")


def add_replay_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--check", action="store_true", help="say only whether it agrees")
    add_json(made)


def run_review(arguments: argparse.Namespace) -> int:
    table, _ = reread(read_whole(arguments.file), games.find, where=str(arguments.file))
    if table.spec.companion_of:
        raise Fault("The coach reviews games played in the app. This one was played with your own copy.")
    if arguments.games < 1:
        raise Fault("At least one simulated game is needed. Give --games 1 or more.")
    beside = agreement(table, arguments.player) if arguments.player else None
    known = mind_of(table.spec)
    if known.trouble:
        print(f"tableforone: {plain(known.trouble)}", file=sys.stderr)
    found = _looked_back(table, known.mind, Looks(games=arguments.games))
    if arguments.json:
        tell_json(_facts(found) | (_beside_facts(arguments.player, beside) if beside else {}))
    else:
        _tell(table, found)
        if beside:
            _tell_beside(arguments.player, beside)
    return 0


def add_review_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    about = f"simulated games for each costly move (default {Looks().games})"
    made.add_argument("--games", type=int, default=Looks().games, metavar="N", help=about)
    made.add_argument("--player", metavar="P", help="also list what this player would choose")
    add_json(made)


def _looked_back(table: Table, mind: Any, looks: Looks) -> Review:
    for found in steps(table, mind, looks):
        if isinstance(found, Review):
            break
        if sys.stderr.isatty():
            print(f"\r{found[0]} of {found[1]} decisions", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    assert isinstance(found, Review)
    return found


def _tell(table: Table, found: Review) -> None:
    what = "expected lead in points" if found.in_points else "winning chance in %"
    tell(f"{table.spec.name}: your {what}, decision by decision")
    highest = max((abs(moment.before) for moment in found.moments), default=0.0) or 1.0
    for moment in found.moments:
        bar = "#" * round(BAR * max(0.0, moment.before) / (highest if found.in_points else 1.0))
        gone = f"  cost {_amount(found, moment.cost)}" if _amount(found, moment.cost) else ""
        tell(f"  round {moment.round:>2}  {_amount(found, moment.before):>4}  {bar:<{BAR}}{gone}")
    tell(
        f"Start {_amount(found, found.start)}, luck {_amount(found, found.luck):+}, "
        f"your moves -{_amount(found, found.cost)}, result {_amount(found, found.end)}."
    )
    if found.turning:
        _tell_turning(table, found, found.turning)
    else:
        tell("There was no turning point.")
    for moment in found.costliest:
        tell(f"Round {moment.round}, cost {_amount(found, moment.cost)}: {moment.asked}")
        tell(f"  You: {_turn(moment.made)}.")
        tell(f"  Better: {_turn(moment.better)}. {moment.why}")


def _turn(made: tuple[Move, ...]) -> str:
    return "; ".join(move.short for move in made)


def _tell_turning(table: Table, found: Review, moment: Moment) -> None:
    happened = " ".join(told_after(table, moment.number)[:2])
    jump = f"{_amount(found, moment.before)} to {_amount(found, moment.then)}"
    share = f"luck {_amount(found, moment.luck):+}, your move -{_amount(found, moment.cost)}"
    tell(f"Turning point in round {moment.round}: {jump} ({share}). You: {moment.said}. {happened}")


def _tell_beside(player: str, found: Agreement) -> None:
    same = found.questions - len(found.differences)
    tell(f"{player} would choose the same in {same} of {found.questions} questions.")
    for one in found.differences:
        tell(f"  {one.asked} You: {one.said}. {player}: {one.instead}.")


def _beside_facts(player: str, found: Agreement) -> dict[str, Any]:
    differences = [one._asdict() for one in found.differences]
    return {"player": player, "questions": found.questions, "differences": differences}


def _amount(found: Review, value: float) -> int:
    return round(value if found.in_points else 100 * value)


def _facts(found: Review) -> dict[str, Any]:
    return {
        "start": found.start,
        "luck": found.luck,
        "cost": found.cost,
        "end": found.end,
        "in_points": found.in_points,
        "games": found.games,
        "moments": [_moment(moment) for moment in found.moments],
    }


def _moment(moment: Moment) -> dict[str, Any]:
    return moment._asdict() | {"made": _turn(moment.made), "better": _turn(moment.better)}
