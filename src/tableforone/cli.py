"""The command line: the list of commands. Their code is in ``commands/``."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import tableforone
from tableforone.commands import keeping, looking_back, owning, playing, shelf, studying, thinking, translating
from tableforone.commands.arguments import Command, Parser, add_language, asked_language, language_of
from tableforone.commands.voice import t
from tableforone.kernel.faults import Fault
from tableforone.kernel.speech import SPOKEN, speaking
from tableforone.store.faults import reason
from tableforone.terminal.plain import plain

BAD_INPUT: Final = 2
BROKEN_PIPE: Final = 1
BUG: Final = 70
INTERRUPTED: Final = 130
COMMANDS: Final[tuple[Command, ...]] = (  # in the order of --help
    playing.SERVE,
    *shelf.COMMANDS,
    *playing.COMMANDS,
    *thinking.COMMANDS,
    *studying.COMMANDS,
    *looking_back.COMMANDS,
    *keeping.COMMANDS,
    owning.DECK,
    shelf.RULES,
    translating.LANGUAGES,
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
        code: int = arguments.run(arguments) or 0
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
    for name, run, takes in COMMANDS:
        about = t(f"command-{name}")
        made = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        for add in (*takes, add_language):
            add(made)
        made.set_defaults(run=run)
    return top
