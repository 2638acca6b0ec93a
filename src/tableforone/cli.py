"""Which commands are there?  Each does its work in ``commands/``; bad input is one sentence and exit 2."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import tableforone
from tableforone.commands import keeping, looking_back, owning, playing, shelf, studying, thinking
from tableforone.commands.arguments import Parser, add_data, add_json
from tableforone.kernel.faults import Fault
from tableforone.server.serve import add_serve_arguments
from tableforone.store.faults import reason
from tableforone.terminal.plain import plain

BAD_INPUT: Final = 2
BROKEN_PIPE: Final = 1
BUG: Final = 70
INTERRUPTED: Final = 130
COMMANDS: Final = (
    ("serve", playing.run_app, add_serve_arguments, "start the app in the browser"),
    ("games", shelf.run_games, add_json, "list games, opponents, levels, modules and options"),
    ("engines", shelf.run_engines, add_json, "say which engines are in use, compiled or plain"),
    ("play", playing.run_play, playing.add_play_arguments, "play in the terminal, or go on with a stored table"),
    (
        "companion",
        playing.run_companion,
        playing.add_companion_arguments,
        "the opponent at a table of your own: tell what lies there",
    ),
    (
        "lesson",
        playing.run_lesson,
        playing.add_lesson_arguments,
        "a guided first game in the terminal; one that was left goes on",
    ),
    (
        "daily",
        playing.run_daily,
        add_data,
        "today's deal, the same for everybody on this date; it goes on where it was left",
    ),
    ("simulate", thinking.run_simulate, thinking.add_simulate_arguments, "let a built-in player play many games"),
    ("learn", thinking.run_learn, thinking.add_learn_arguments, "let the expert learn a game from games of its own"),
    ("ladder", thinking.run_ladder, thinking.add_ladder_arguments, "how often each player wins against every level"),
    (
        "calibrate",
        thinking.run_calibrate,
        thinking.add_calibrate_arguments,
        "compare stated winning chances with the expert's own games",
    ),
    ("puzzles", thinking.run_puzzles, thinking.add_puzzles_arguments, "find positions with one clearly best turn"),
    (
        "study",
        studying.run_study,
        studying.add_study_arguments,
        "play a study: many games on the same deals, and a report",
    ),
    (
        "bench",
        studying.run_bench,
        studying.add_bench_arguments,
        "measure a player on the bench, or verify a result",
    ),
    (
        "dataset",
        studying.run_dataset,
        studying.add_dataset_arguments,
        "write many games of a player as a data set (Parquet)",
    ),
    ("replay", looking_back.run_replay, looking_back.add_replay_arguments, "re-run a saved game by the rules"),
    ("review", looking_back.run_review, looking_back.add_review_arguments, "let the coach look back at a saved game"),
    ("tables", keeping.run_tables, keeping.add_tables_arguments, "list the stored tables, the one played last first"),
    ("export", keeping.run_export, keeping.add_export_arguments, "write a stored table to a file"),
    ("import", keeping.run_import, keeping.add_import_arguments, "put a saved game among the stored tables"),
    ("delete", keeping.run_delete, keeping.add_delete_arguments, "delete stored tables"),
    (
        "restore",
        keeping.run_restore,
        keeping.add_restore_arguments,
        "list the daily copies of all tables, or put one back",
    ),
    (
        "deck",
        owning.run_deck,
        owning.add_deck_arguments,
        "your own cards of the opponent's deck: what is known of them, tell, mend, take along",
    ),
    (
        "rules",
        shelf.run_rules,
        shelf.add_rules_arguments,
        "show the rules of a game: its headings, or one rule and those under it",
    ),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):  # a character that cannot be shown, or a byte that is no text, stops nobody
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


@cache
def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="tableforone", description=tableforone.__doc__.splitlines()[0], allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"tableforone {tableforone.__version__}")
    commands = top.add_subparsers(metavar="COMMAND")
    for name, run, add_arguments, about in COMMANDS:
        made = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        add_arguments(made)
        made.set_defaults(run=run)
    return top


if __name__ == "__main__":
    sys.exit(main())
