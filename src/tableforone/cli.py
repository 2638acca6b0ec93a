"""What can be done from the command line?  One function for each command; bad input is one sentence and exit 2."""

import argparse
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final, NoReturn

import tableforone
from tableforone import games
from tableforone.advising import add_review_arguments, run_review
from tableforone.engines import engines, said
from tableforone.keeping import folder_of, run_delete, run_export, run_import, run_restore, run_tables
from tableforone.kernel import lesson
from tableforone.kernel.companion import CARDS, SUFFIX, new_table
from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import check_seed
from tableforone.kernel.spec import GameSpec, Option, Setup
from tableforone.kernel.story import told
from tableforone.kernel.table import Table, reread
from tableforone.owning import add_deck_arguments, run_deck
from tableforone.pages import daily
from tableforone.players import NAMES
from tableforone.server.serve import add_serve_arguments
from tableforone.server.serve import run as run_serve
from tableforone.store import Store, ready
from tableforone.store.decks import with_deck
from tableforone.store.faults import reason
from tableforone.store.files import read_whole
from tableforone.store.summary import begun
from tableforone.studying import add_study_arguments, run_study
from tableforone.terminal import Console, session
from tableforone.terminal.plain import plain, tell, tell_json
from tableforone.terminal.start import Left, pick_game, pick_setup, unfinished
from tableforone.terminal.telling import ending, rule_lines
from tableforone.thinking import PLAN, run_calibrate, run_ladder, run_learn, run_simulation

BAD_INPUT: Final = 2
DIFFERENT: Final = 1
BROKEN_PIPE: Final = 1
BUG: Final = 70
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(
            AttributeError
        ):  # a character this terminal cannot show, or a byte that is no text, is no reason to stop
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        given = sys.argv[1:] if argv is None else list(argv)
        arguments = parser().parse_args(given or ["serve", "--open"])
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except Fault as fault:
        return _told(str(fault), BAD_INPUT)
    except KeyboardInterrupt:
        return _told("Interrupted.", INTERRUPTED)
    except BrokenPipeError:
        _hush()
        return BROKEN_PIPE
    except OSError as error:  # of the machine, not of ours
        _hush()
        what = f"{error.filename} cannot be read or written" if error.filename else "The system refused it"
        return _told(f"{what}: {reason(error)}. Name another file or data folder, or make room.", BAD_INPUT)
    except Exception as error:
        if sys.flags.dev_mode:  # python -X dev shows where
            raise
        return _told(f"The program failed ({type(error).__name__}: {error}). Stored tables are not affected.", BUG)


def _told(sentence: str, code: int) -> int:
    with suppress(OSError):
        print(f"tableforone: {plain(sentence)}", file=sys.stderr)
    return code


def _hush() -> None:
    """What cannot be printed any more is dropped: else Python complains when it flushes at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# --- commands


def run_app(arguments: argparse.Namespace) -> int:
    arguments.data = ready(folder_of(arguments))  # before anything is begun there
    return run_serve(arguments)


def run_games(arguments: argparse.Namespace) -> int:
    shelf = games.all_games()
    if arguments.json:
        tell_json([_game_facts(spec) for spec in shelf])
        return 0
    for spec in shelf:
        tell(f"{spec.id}: {spec.name}, against {' or '.join(spec.opponents)}")
        if spec.levels:
            tell(f"  levels: {', '.join(spec.levels)} (default {spec.default_level})")
        for module, adds in spec.modules.items():
            tell(f"  module {module}: {adds}")
        for option in spec.options:
            values = "FILE" if option.is_file else " | ".join(option.choices)
            default = f" (default {option.default})" if option.default and not option.is_file else ""
            tell(f"  option {option.name}={values}{default}: {option.about}")
    return 0


def run_engines(arguments: argparse.Namespace) -> int:
    found = engines()
    if arguments.json:
        tell_json([each._asdict() for each in found])
        return 0
    for line in said(found):
        tell(line)
    return 0


def _game_facts(spec: GameSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "name": spec.name,
        "rules": spec.version,
        "opponents": list(spec.opponents),
        "levels": list(spec.levels),
        "default_level": spec.default_level,
        "level_notes": dict(spec.level_notes),
        "modules": dict(spec.modules),
        "refused_modules": dict(spec.refused_modules),
        "options": [_option_facts(option) for option in spec.options],
    }


def _option_facts(option: Option) -> dict[str, Any]:
    facts = option._asdict() | {"meanings": dict(option.meanings)}
    return {name: value for name, value in facts.items() if "former" not in name and name != "pictures"}


def run_play(arguments: argparse.Namespace) -> int:
    console = Console()
    with Store(folder_of(arguments)) as store, suppress(Left):
        found = _resumed(arguments, store) if arguments.resume else _begun(arguments, console, store)
        session(console, store, *found).play()
    return 0


def run_companion(arguments: argparse.Namespace) -> int:
    """The opponent at a table of one's own: everything else is a table like any other."""
    console = Console()
    spec = games.find(f"{games.find(arguments.game).id}{SUFFIX}")
    if arguments.cards:
        arguments.option = [*(arguments.option or []), f"{CARDS.name}={arguments.cards}"]
    with Store(folder_of(arguments)) as store, suppress(Left):
        found = _begun_at_home(arguments, console, store, spec)
        session(console, store, *found).play()
    return 0


def _begun_at_home(arguments: argparse.Namespace, console: Console, store: Store, spec: GameSpec) -> tuple[str, Table]:
    """A new companion table, or an unfinished one if a person wants to go on with it."""
    if not _chosen(arguments) and console.interactive and (name := unfinished(console, store, spec)):
        return name, store.load(name)
    seed = secrets.randbits(32) if arguments.seed is None else check_seed(arguments.seed)
    table = new_table(spec, with_deck(store.folder, spec, _setup(spec, arguments)), seed)
    return store.create(table), table


def run_lesson(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)
    chosen = lesson.find(spec, arguments.name or next((each.id for each in lesson.lessons(spec)), ""))
    with Store(folder_of(arguments)) as store:
        left = ((name, store.load(name)) for name in begun(store.tables(), spec.id, lesson.MARK + chosen.id))
        name, table = next((each for each in left if lesson.goes_on(each[1])), ("", lesson.begin(spec, chosen)))
        session(Console(), store, name or store.create(table), table).play()
    return 0


def run_daily(arguments: argparse.Namespace) -> int:
    """The deal of the day; when it is over, the result as a text to share."""
    deal = daily.deal_of(date.today())
    with Store(folder_of(arguments)) as store:
        name = daily.table_of(deal, store.tables())
        table = store.load(name) if name else deal.table()
        name = name or store.create(table)
        session(Console(), store, name, table).play()
        for summary in store.results():
            if summary.id == name:
                tell("")
                tell(daily.share_text(summary, deal.spec, store.results()))
    return 0


def _resumed(arguments: argparse.Namespace, store: Store) -> tuple[str, Table]:
    if arguments.game or _chosen(arguments):
        raise Fault("--resume goes on with a stored table: leave game, level, modules, options and seed out.")
    return arguments.resume, store.load(arguments.resume)


def _begun(arguments: argparse.Namespace, console: Console, store: Store) -> tuple[str, Table]:
    """A new table, or an unfinished one if a person wants to go on with it."""
    spec = games.find(arguments.game) if arguments.game else pick_game(console)
    if _chosen(arguments):
        setup = _setup(spec, arguments)
    elif console.interactive and (name := unfinished(console, store, spec)):
        return name, store.load(name)
    else:
        setup = spec.setup() if arguments.game else pick_setup(console, spec)
    seed = secrets.randbits(32) if arguments.seed is None else check_seed(arguments.seed)
    table = Table(spec, with_deck(store.folder, spec, setup), seed)
    return store.create(table), table


def _chosen(arguments: argparse.Namespace) -> bool:
    """Does the command line say how the game is to be set up?"""
    return bool(arguments.level or arguments.modules or arguments.option or arguments.seed is not None)


def _setup(spec: GameSpec, arguments: argparse.Namespace) -> Setup:
    modules = [module.strip() for module in (arguments.modules or "").split(",") if module.strip()]
    files = {option.name for option in spec.options if option.is_file}
    options: dict[str, str] = {}
    for given in arguments.option or []:
        name, equals, value = given.partition("=")
        if not equals:
            raise Fault(f"--option takes NAME=VALUE, not {given!r}.")
        options[name] = read_whole(Path(value).expanduser()) if name in files else value
    return spec.setup(arguments.level, modules, options)


def run_simulate(arguments: argparse.Namespace) -> int:
    spec = games.find(arguments.game)
    return run_simulation(arguments, spec, _setup(spec, arguments))


def run_replay(arguments: argparse.Namespace) -> int:
    table, difference = reread(read_whole(arguments.file), games.find, where=str(arguments.file))
    if arguments.json:
        tell_json(_replay_facts(table, difference))
    else:
        if not arguments.check:
            _tell_replay(table)
        entries = len(table.record)
        tell(
            f"It does not agree: {difference}"
            if difference
            else f"It agrees: {entries} entries, fingerprint {table.fingerprint}."
        )
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


def run_rules(arguments: argparse.Namespace) -> int:
    console = Console()
    for line in rule_lines(games.find(arguments.game), arguments.number):
        console.say(line, hang=4)
    return 0


# --- the command line itself


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is a Fault, as everywhere else."""

    def error(self, message: str) -> NoReturn:
        raise Fault(f"{message[:1].upper()}{message[1:].rstrip('.')}. `{self.prog} --help` shows how it is used.")


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="tableforone", description=tableforone.__doc__.splitlines()[0], allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"tableforone {tableforone.__version__}")
    commands = top.add_subparsers(metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> Parser:
        made: Parser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        made.set_defaults(run=run)
        return made

    add_serve_arguments(command("serve", run_app, "start the app in the browser"))
    _json(command("games", run_games, "list games, opponents, levels, modules and options"))
    _json(command("engines", run_engines, "say which engines are in use, compiled or plain"))
    _play(command("play", run_play, "play in the terminal, or go on with a stored table"))
    _companion(command("companion", run_companion, "the opponent at a table of your own: tell what lies there"))
    _lesson(command("lesson", run_lesson, "a guided first game in the terminal; one that was left goes on"))
    _data(
        command("daily", run_daily, "today's deal, the same for everybody on this date; it goes on where it was left")
    )
    _simulate(command("simulate", run_simulate, "let a built-in player play many games"))
    _learn(command("learn", run_learn, "let the expert learn a game from games of its own"))
    _ladder(command("ladder", run_ladder, "how often each player wins against every level"))
    _calibrate(command("calibrate", run_calibrate, "compare the expert's chances to win with what came of its games"))
    add_study_arguments(command("study", run_study, "play a study: many games on the same deals, and a report"))
    _replay(command("replay", run_replay, "re-run a saved game by the rules"))
    _review(command("review", run_review, "let the coach look back at a saved game"))
    _tables(command("tables", run_tables, "list the stored tables, the one played last first"))
    _export(command("export", run_export, "write a stored table to a file"))
    _import(command("import", run_import, "put a saved game among the stored tables"))
    _delete(command("delete", run_delete, "delete stored tables"))
    _restore(command("restore", run_restore, "list the daily copies of all tables, or put one back"))
    _deck(
        command(
            "deck", run_deck, "your own cards of the opponent's deck: what is known of them, tell, mend, take along"
        )
    )
    _rules(command("rules", run_rules, "show the rules of a game: its headings, or one rule and those under it"))
    return top


def _play(made: Parser) -> None:
    made.add_argument("game", nargs="?", metavar="GAME", help="the game; without it you are asked")
    _settings(made)
    made.add_argument("--resume", metavar="ID", help="go on with this stored table")
    _data(made)


def _companion(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    _settings(made)
    made.add_argument("--cards", metavar="app|mine", help="who turns over the opponent's cards (default app)")
    _data(made)


def _lesson(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("name", nargs="?", default="", metavar="LESSON", help="another lesson than the first")
    _data(made)


def _simulate(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    _settings(made)
    made.add_argument("--player", default="random", metavar="|".join(NAMES), help="who plays (default random)")
    made.add_argument("--budget", metavar="B", help="how long search and expert think: 500 simulations, or 200ms")
    made.add_argument("--games", type=whole_number, default=100, metavar="N", help="how many games (default 100)")
    _workers(made)
    _json(made)


def _learn(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument(
        "--rounds", type=whole_number, default=PLAN.rounds, metavar="N", help=f"in all (default {PLAN.rounds})"
    )
    made.add_argument(
        "--games", type=whole_number, default=PLAN.games, metavar="N", help=f"in each round (default {PLAN.games})"
    )
    made.add_argument("--seed", type=whole_number, metavar="N", help="the same seed learns the same")
    made.add_argument("--anew", action="store_true", help="forget what was learned; without it learning goes on")
    _workers(made)
    _json(made)


def _ladder(made: Parser) -> None:
    made.add_argument("game", nargs="?", metavar="GAME", help="one game only")
    made.add_argument("--player", metavar="|".join(NAMES), help="one player only")
    made.add_argument("--games", type=whole_number, metavar="N", help="play anew, so many games each")
    made.add_argument("--keep", action="store_true", help="go on with what the package holds, and write it there")
    made.add_argument("--budget", metavar="B", help="how long search and expert think: 500 simulations, or 200ms")
    made.add_argument("--seed", type=whole_number, metavar="N", help="of the first game")
    _workers(made)
    _json(made)


def _calibrate(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--games", type=whole_number, default=100, metavar="N", help="how many games (default 100)")
    made.add_argument("--budget", metavar="B", help="how long the expert thinks (default: its first word)")
    made.add_argument("--mend", action="store_true", help="level the learned chance by these games, and keep it")
    made.add_argument("--plot", type=Path, metavar="FILE", help="draw it, as SVG")
    made.add_argument("--seed", type=whole_number, metavar="N", help="of the first game")
    _workers(made)
    _json(made)


def _replay(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--check", action="store_true", help="say only whether it agrees")
    _json(made)


def _review(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    add_review_arguments(made)
    _json(made)


def _tables(made: Parser) -> None:
    _json(made)
    _data(made)


def _export(made: Parser) -> None:
    made.add_argument("id", metavar="ID")
    made.add_argument("file", type=Path, metavar="FILE")
    _data(made)


def _import(made: Parser) -> None:
    made.add_argument("file", type=Path, metavar="FILE")
    _data(made)


def _delete(made: Parser) -> None:
    made.add_argument("id", nargs="+", metavar="ID")
    _data(made)


def _restore(made: Parser) -> None:
    made.add_argument("day", nargs="?", metavar="DAY", help="the copy to put back, as 2026-05-01; without it: a list")
    _json(made)
    _data(made)


def _deck(made: Parser) -> None:
    add_deck_arguments(made)
    _json(made)
    _data(made)


def _rules(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("number", nargs="?", default="", metavar="NUMBER")


def _settings(made: Parser) -> None:
    made.add_argument("--level", metavar="L", help="the opponent's level")
    made.add_argument("--modules", metavar="A,B", help="modules, with commas between them")
    made.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game; may be repeated")
    made.add_argument("--seed", type=whole_number, metavar="N", help="the same seed deals the same cards and dice")


def _workers(made: Parser) -> None:
    made.add_argument("--workers", type=whole_number, metavar="W", help="how many processes (default: all cores)")


def _json(made: Parser) -> None:
    made.add_argument("--json", action="store_true", help="print JSON, on the last line")


def _data(made: Parser) -> None:
    made.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept (default: TABLEFORONE_DATA)")


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


if __name__ == "__main__":
    sys.exit(main())
