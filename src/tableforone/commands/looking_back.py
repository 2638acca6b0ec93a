"""``replay`` replays a saved game by the rules; ``review`` shows what its moves cost."""

import argparse
import sys
from typing import Any, Final

from tableforone import games
from tableforone.coach.agreement import Agreement, agreement
from tableforone.coach.hints import Move
from tableforone.coach.review import CLOSELY, Looks, Moment, Review, steps
from tableforone.commands.arguments import FILE, JSON, Command, argument, number
from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.grammar import signed
from tableforone.kernel.saved import reread, reworded
from tableforone.kernel.story import told, told_after
from tableforone.kernel.table import Table
from tableforone.players import mind_of
from tableforone.store.files import read_whole
from tableforone.terminal.plain import plain, tell, tell_json
from tableforone.terminal.telling import ending

DIFFERENT: Final = 1  # exit code if a replay differs
BAR: Final = 40  # characters of the widest bar
CHECK: Final = argument("--check", action="store_true", about=m("help-check"))
GAMES: Final = number("--games", m("help-review-games", default=CLOSELY.games), CLOSELY.games)
PLAYER: Final = argument("--player", metavar="P", about=m("help-compared-player"))


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
    score, opponent = table.points
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


def run_review(arguments: argparse.Namespace) -> None:
    table, _ = reread(read_whole(arguments.file), games.find, where=str(arguments.file))
    if table.spec.companion_of:
        raise Fault(m("review-companion"))
    if arguments.games < 1:
        raise Fault(m("review-no-games"))
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


def _looked_back(table: Table, mind: Any, looks: Looks) -> Review:
    for found in steps(table, mind, looks):
        if isinstance(found, Review):
            break
        if sys.stderr.isatty():
            print(f"\r{t('review-progress', done=found[0], all=found[1])}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    assert isinstance(found, Review)
    return found


def _tell(table: Table, found: Review) -> None:
    unit = "points" if found.in_points else "chance"
    tell(t(f"review-title-{unit}", game=table.spec.name))
    highest = max((abs(moment.before) for moment in found.moments), default=0.0) or 1.0
    for moment in found.moments:
        bar = "#" * round(BAR * max(0.0, moment.before) / (highest if found.in_points else 1.0))
        row = {
            "round": f"{moment.round:>2}",
            "value": f"{signed(_amount(found, moment.before)):>4}",
            "bar": f"{bar:<{BAR}}",
        }
        if _amount(found, moment.cost):
            tell("  " + t("review-row-cost", **row, cost=_amount(found, moment.cost)))
        else:
            tell("  " + t("review-row", **row).rstrip())
    parts = {"start": found.start, "luck": found.luck, "cost": found.cost, "end": found.end}
    tell(t("review-sum", **{name: _amount(found, value) for name, value in parts.items()}))
    if found.turning:
        _tell_turning(table, found, found.turning)
    else:
        tell(t("review-no-turning"))
    for moment in found.costliest:
        cost = _amount(found, moment.cost)
        tell(t("review-move", round=moment.round, question=moment.asked, cost=cost, move=_turn(moment.made)))
        tell("  " + t("review-better", move=_turn(moment.better), why=moment.why))


def _turn(made: tuple[Move, ...]) -> str:
    return t("details", parts=[move.short for move in made])


def _tell_turning(table: Table, found: Review, moment: Moment) -> None:
    happened = " ".join(told_after(table, moment.number)[:2])
    jump = {"before": _amount(found, moment.before), "after": _amount(found, moment.then)}
    share = {"luck": _amount(found, moment.luck), "cost": _amount(found, moment.cost)}
    tell(t("review-turning", round=moment.round, **jump, **share, move=moment.said, happened=happened))


def _tell_beside(player: str, found: Agreement) -> None:
    same = found.questions - len(found.differences)
    tell(t("review-same", player=player, n=same, all=found.questions))
    for one in found.differences:
        tell("  " + t("review-other", question=one.asked, move=one.said, player=player, other=one.instead))


def _beside_facts(player: str, found: Agreement) -> dict[str, Any]:
    differences = [one._asdict() for one in found.differences]
    return {"player": player, "questions": found.questions, "differences": differences}


def _amount(found: Review, value: float) -> int:
    return round(value if found.in_points else 100 * value)


def _facts(found: Review) -> dict[str, Any]:
    facts = {name: getattr(found, name) for name in ("start", "luck", "cost", "end", "in_points", "games")}
    return facts | {"moments": [_moment(moment) for moment in found.moments]}


def _moment(moment: Moment) -> dict[str, Any]:
    return moment._asdict() | {"made": _turn(moment.made), "better": _turn(moment.better)}


COMMANDS: Final[tuple[Command, ...]] = (
    ("replay", run_replay, (FILE, CHECK, JSON)),
    ("review", run_review, (FILE, GAMES, PLAYER, JSON)),
)
