"""The argument parser, and arguments that several commands share."""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn

from tableforone.commands.voice import m, t
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import HOME, Meaning
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.speech import known_as, languages
from tableforone.kernel.untrusted import clipped
from tableforone.players.simulation import cores
from tableforone.store.files import read_whole
from tableforone.store.folder import data_folder

# The error messages of argparse, and the keys of the messages that replace them.
WRONG: Final = (
    (r"argument (?P<name>.+): invalid choice: (?P<given>.+) \(choose from (?P<choices>.+)\)", "wrong-choice"),
    (r"argument (?P<name>.+): expected one argument", "wrong-no-value"),
    (r"argument (?P<name>.+): ignored explicit argument (?P<given>.+)", "wrong-value"),
    (r"the following arguments are required: (?P<names>.+)", "wrong-missing"),
    (r"unrecognized arguments: (?P<given>.+)", "wrong-unknown"),
    (r"argument (?P<name>.+?): (?P<what>.+)", "wrong-argument"),
)

Argument = Callable[[argparse.ArgumentParser], object]  # adds it to a parser
# its name, what it does, and its arguments; an exit code of None is 0
Command = tuple[str, Callable[[argparse.Namespace], int | None], tuple[Argument, ...]]


class Formatter(argparse.HelpFormatter):
    """Help text with translated words."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, t("usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An argument parser that raises a Fault for wrong arguments."""

    def __init__(self, *, add_help: bool = True, **named: Any) -> None:
        super().__init__(add_help=False, formatter_class=Formatter, **named)
        self._positionals.title, self._optionals.title = t("help-positional"), t("help-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=t("help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, key in WRONG:
            if found := re.fullmatch(pattern, message):
                raise Fault(m(key, command=self.prog, **{k: v.replace("'", "") for k, v in found.groupdict().items()}))
        raise Fault(m("wrong-usage", command=self.prog, message=message))


def add_language(made: Parser) -> Parser:
    """Add the language argument to a command; its value is read before all others."""
    about = t("help-language", languages=languages())
    made.add_argument("--language", metavar="NAME", default=argparse.SUPPRESS, help=about)
    return made


def asked_language(given: Sequence[str]) -> str | None:
    """The language that the command line names."""
    known, _ = add_language(Parser(prog="tableforone", add_help=False, allow_abbrev=False)).parse_known_args(given)
    if (wanted := getattr(known, "language", None)) is None:
        return None
    if (found := known_as(wanted)) is None:
        raise Fault(m("wrong-language", given=clipped(wanted), languages=languages()))
    return found


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the environment: TABLEFORONE_LANGUAGE, or the locale; otherwise English."""
    names = ("TABLEFORONE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((environ[name] for name in names if environ.get(name)), HOME)
    return known_as(wanted) or HOME


def setup_of(spec: GameSpec, arguments: argparse.Namespace) -> Setup:
    modules = [module.strip() for module in (arguments.modules or "").split(",") if module.strip()]
    files = {option.name for option in spec.options if option.is_file}
    options: dict[str, str] = {}
    for given in arguments.option or []:
        name, equals, value = given.partition("=")
        if not equals:
            raise Fault(m("wrong-option", given=clipped(given)))
        options[name] = read_whole(Path(value).expanduser()) if name in files else value
    return spec.setup(arguments.level, modules, options)


def workers_of(arguments: argparse.Namespace) -> int:
    if arguments.workers is not None and arguments.workers < 1:
        raise Fault(m("no-workers"))
    return cores() if arguments.workers is None else int(arguments.workers)


def folder_of(arguments: argparse.Namespace) -> Path:
    """The data folder for this command."""
    try:
        return Path(arguments.data or data_folder()).expanduser()
    except RuntimeError:
        raise Fault(m("no-such-home", folder=str(arguments.data))) from None


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(t("not-a-number", given=clipped(text))) from None


def argument(*names: str, about: Meaning | None = None, **named: Any) -> Argument:
    """An argument that commands can take; its help is said in the language of the reader."""
    return lambda made: made.add_argument(*names, help=None if about is None else str(about), **named)


def number(name: str, about: Meaning, default: int | None = None) -> Argument:
    """An argument that is a whole number."""
    return argument(name, type=whole_number, default=default, metavar="N", about=about)


def games_played(default: int) -> Argument:
    return number("--games", m("help-games", n=default), default)


GAME: Final = argument("game", metavar="GAME")
ID: Final = argument("id", metavar="ID")
FILE: Final = argument("file", type=Path, metavar="FILE")
SETUP: Final = (
    argument("--level", metavar="L", about=m("help-level")),
    argument("--modules", metavar="A,B", about=m("help-modules")),
    argument("--option", action="append", metavar="NAME=VALUE", about=m("help-option")),
    number("--seed", m("help-seed")),
)
WORKERS: Final = argument("--workers", type=whole_number, metavar="W", about=m("help-workers"))
JSON: Final = argument("--json", action="store_true", about=m("help-json"))
DATA: Final = argument("--data", type=Path, metavar="FOLDER", about=m("help-data"))
