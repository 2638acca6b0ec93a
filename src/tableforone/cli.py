"""The command line: the list of commands. Their code is in ``commands/``."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import tableforone
from tableforone.commands import keeping, looking_back, owning, playing, shelf, studying, thinking, translating
from tableforone.commands.arguments import Parser, add_data, add_json, add_language, asked_language, language_of
from tableforone.commands.voice import t
from tableforone.kernel.faults import Fault
from tableforone.kernel.speech import SPOKEN, speaking
from tableforone.server.serve import add_serve_arguments
from tableforone.store.faults import reason
from tableforone.terminal.plain import plain

BAD_INPUT: Final = 2
BROKEN_PIPE: Final = 1
BUG: Final = 70
INTERRUPTED: Final = 130
COMMANDS: Final = (
    ("serve", playing.run_app, add_serve_arguments, "command-serve"),
    ("games", shelf.run_games, add_json, "command-games"),
    ("engines", shelf.run_engines, add_json, "command-engines"),
    ("play", playing.run_play, playing.add_play_arguments, "command-play"),
    ("companion", playing.run_companion, playing.add_companion_arguments, "command-companion"),
    ("lesson", playing.run_lesson, playing.add_lesson_arguments, "command-lesson"),
    ("daily", playing.run_daily, add_data, "command-daily"),
    ("simulate", thinking.run_simulate, thinking.add_simulate_arguments, "command-simulate"),
    ("learn", thinking.run_learn, thinking.add_learn_arguments, "command-learn"),
    ("ladder", thinking.run_ladder, thinking.add_ladder_arguments, "command-ladder"),
    ("calibrate", thinking.run_calibrate, thinking.add_calibrate_arguments, "command-calibrate"),
    ("regret", thinking.run_regret, thinking.add_regret_arguments, "command-regret"),
    ("puzzles", thinking.run_puzzles, thinking.add_puzzles_arguments, "command-puzzles"),
    ("study", studying.run_study, studying.add_study_arguments, "command-study"),
    ("bench", studying.run_bench, studying.add_bench_arguments, "command-bench"),
    ("dataset", studying.run_dataset, studying.add_dataset_arguments, "command-dataset"),
    ("replay", looking_back.run_replay, looking_back.add_replay_arguments, "command-replay"),
    ("review", looking_back.run_review, looking_back.add_review_arguments, "command-review"),
    ("tables", keeping.run_tables, keeping.add_tables_arguments, "command-tables"),
    ("export", keeping.run_export, keeping.add_export_arguments, "command-export"),
    ("import", keeping.run_import, keeping.add_import_arguments, "command-import"),
    ("share", keeping.run_share, keeping.add_share_arguments, "command-share"),
    ("delete", keeping.run_delete, keeping.add_delete_arguments, "command-delete"),
    ("restore", keeping.run_restore, keeping.add_restore_arguments, "command-restore"),
    ("deck", owning.run_deck, owning.add_deck_arguments, "command-deck"),
    ("rules", shelf.run_rules, shelf.add_rules_arguments, "command-rules"),
    ("languages", translating.run_languages, translating.add_languages_arguments, "command-languages"),
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with suppress(AttributeError):  # characters that cannot be encoded or decoded are replaced
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    given = sys.argv[1:] if argv is None else list(argv)
    with speaking(language_of(os.environ)):
        return _run(given or ["serve", "--open"])


def _run(given: Sequence[str]) -> int:
    try:
        SPOKEN.set(asked_language(given) or SPOKEN.get())
        arguments = parser(SPOKEN.get()).parse_args(given)
        code: int = arguments.run(arguments)
        sys.stdout.flush()
        return code
    except Fault as fault:
        return _told(str(fault), BAD_INPUT)
    except KeyboardInterrupt:
        return _told(t("interrupted"), INTERRUPTED)
    except BrokenPipeError:
        _hush()
        return BROKEN_PIPE
    except OSError as error:  # an error of the system, not of the program
        _hush()
        if error.filename:
            return _told(t("file-refused", file=str(error.filename), reason=reason(error)), BAD_INPUT)
        return _told(t("system-refused", reason=reason(error)), BAD_INPUT)
    except Exception as error:
        if sys.flags.dev_mode:  # python -X dev shows the traceback
            raise
        return _told(t("program-failed", kind=type(error).__name__, error=str(error)), BUG)


def _told(sentence: str, code: int) -> int:
    with suppress(OSError):
        print(f"tableforone: {plain(sentence)}", file=sys.stderr)
    return code


def _hush() -> None:
    """Drop the output that is left: otherwise Python reports an error when it flushes at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@cache
def parser(language: str) -> Parser:
    """All commands and their arguments, with help in this language."""
    top = add_language(Parser(prog="tableforone", description=t("about"), allow_abbrev=False))
    version = f"tableforone {tableforone.__version__}"
    top.add_argument("--version", action="version", version=version, help=t("help-version"))
    commands = top.add_subparsers(metavar="COMMAND")
    for name, run, add_arguments, about in COMMANDS:
        made = commands.add_parser(name, help=t(about), description=t(about), allow_abbrev=False)
        add_arguments(made)
        add_language(made)
        made.set_defaults(run=run)
    return top


if __name__ == "__main__":
    sys.exit(main())
