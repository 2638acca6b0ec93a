"""What was played in a saved game?  ``replay`` plays it again by the rules, ``review`` lets the coach look back."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from tableforone import games
from tableforone.coach.agreement import Agreement, agreement
from tableforone.coach.review import SIMULATIONS, Moment, Review, steps
from tableforone.commands.arguments import Parser, add_json, whole_number
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.story import told, told_after
from tableforone.kernel.table import Table, reread, reworded
from tableforone.players import judge_of
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
        raise Fault(m("replay-failed", file=str(arguments.file), kind=type(error).__name__)) from error


def _told_again(arguments: argparse.Namespace, table: Table, difference: str, other_words: int) -> int:
    if arguments.json:
        tell_json(_replay_facts(table, difference) | {"reworded": other_words})
    else:
        if not arguments.check:
            _tell_replay(table)
        entries = len(table.record)
        if difference:
            tell(t("replay-differs", difference=difference))
        else:
            tell(t("replay-agrees", n=entries, fingerprint=table.fingerprint))
        if other_words and not difference:
            tell(t("replay-reworded", n=other_words, all=entries))
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
        tell("", t("replay-open", question=table.question.text), "")


def add_replay_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--check", action="store_true", help=t("help-check"))
    add_json(made)


def run_review(arguments: argparse.Namespace) -> int:
    table, _ = reread(read_whole(arguments.file), games.find, where=str(arguments.file))
    if table.spec.companion_of:
        raise Fault(m("review-companion"))
    if arguments.simulations < 1:
        raise Fault(m("review-no-games"))
    beside = agreement(table, arguments.player) if arguments.player else None
    known = judge_of(table.spec)
    if known.trouble:
        print(f"tableforone: {plain(known.trouble)}", file=sys.stderr)
    found = _looked_back(table, known.judge, arguments.simulations)
    if arguments.json:
        tell_json(_facts(found) | (_beside_facts(arguments.player, beside) if beside else {}))
    else:
        _tell(table, found)
        if beside:
            _tell_beside(arguments.player, beside)
    return 0


def add_review_arguments(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    about = t("help-simulations", default=SIMULATIONS)
    made.add_argument("--simulations", type=whole_number, default=SIMULATIONS, metavar="N", help=about)
    made.add_argument("--player", metavar="P", help=t("help-compared-player"))
    add_json(made)


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
            print(f"\r{t('review-progress', done=done, all=every)}", end="", file=sys.stderr, flush=True)


def _tell(table: Table, found: Review) -> None:
    tell(t("review-title", game=table.spec.name))
    for moment in found.moments:
        bar = f"{'#' * round(BAR * moment.before):<{BAR}}"
        row = {"round": f"{moment.round:>2}", "chance": f"{_hundred(moment.before):>3}", "bar": bar}
        if moment.cost >= 0.005:
            tell("  " + t("review-row-cost", **row, cost=moment.cost))
        else:
            tell("  " + t("review-row", **row).rstrip())
    tell(t("review-sum", start=found.start, luck=100 * found.luck, cost=found.cost, end=found.end))
    if found.turning:
        _tell_turning(table, found.turning)
    for moment in found.costliest:
        tell(t("review-move", round=moment.round, question=moment.asked, move=moment.said, chance=moment.after))
        tell("  " + t("review-better", move=moment.better, chance=moment.before, why=moment.why))


def _tell_turning(table: Table, moment: Moment) -> None:
    happened = " ".join(told_after(table, moment.number)[:3])
    chances = {"before": moment.before, "after": moment.then}
    tell(t("review-turning", round=moment.round, **chances, move=moment.said, happened=happened))


def _tell_beside(player: str, found: Agreement) -> None:
    same = found.questions - len(found.differences)
    tell(t("review-same", player=player, n=same, all=found.questions))
    for one in found.differences:
        tell("  " + t("review-other", question=one.asked, move=one.said, player=player, other=one.instead))


def _beside_facts(player: str, found: Agreement) -> dict[str, Any]:
    differences = [one._asdict() for one in found.differences]
    return {"player": player, "questions": found.questions, "differences": differences}


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
