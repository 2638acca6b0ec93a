"""Which arguments do several commands take, and what do they say?  What is wrong with them is one sentence."""

import argparse
from pathlib import Path
from typing import NoReturn

from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.players.simulation import cores
from tableforone.store import data_folder
from tableforone.store.files import read_whole


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is a Fault, as everywhere else."""

    def error(self, message: str) -> NoReturn:
        raise Fault(f"{message[:1].upper()}{message[1:].rstrip('.')}. `{self.prog} --help` shows how it is used.")


def add_setup(made: Parser) -> None:
    made.add_argument("--level", metavar="L", help="the opponent's level")
    made.add_argument("--modules", metavar="A,B", help="modules, with commas between them")
    made.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game; may be repeated")
    made.add_argument("--seed", type=whole_number, metavar="N", help="the same seed deals the same cards and dice")


def setup_of(spec: GameSpec, arguments: argparse.Namespace) -> Setup:
    modules = [module.strip() for module in (arguments.modules or "").split(",") if module.strip()]
    files = {option.name for option in spec.options if option.is_file}
    options: dict[str, str] = {}
    for given in arguments.option or []:
        name, equals, value = given.partition("=")
        if not equals:
            raise Fault(f"--option takes NAME=VALUE, not {given!r}.")
        options[name] = read_whole(Path(value).expanduser()) if name in files else value
    return spec.setup(arguments.level, modules, options)


def add_workers(made: Parser) -> None:
    made.add_argument("--workers", type=whole_number, metavar="W", help="how many processes (default: all cores)")


def workers_of(arguments: argparse.Namespace) -> int:
    if arguments.workers is not None and arguments.workers < 1:
        raise Fault("At least one worker is needed.")
    return cores() if arguments.workers is None else int(arguments.workers)


def add_json(made: Parser) -> None:
    made.add_argument("--json", action="store_true", help="print JSON, on the last line")


def add_data(made: Parser) -> None:
    made.add_argument("--data", type=Path, metavar="DIR", help="where the tables are kept (default: TABLEFORONE_DATA)")


def folder_of(arguments: argparse.Namespace) -> Path:
    """Where the tables are that the command is about."""
    try:
        return Path(arguments.data or data_folder()).expanduser()
    except RuntimeError:
        raise Fault(f"{arguments.data} names a person that this system does not know. Name another folder.") from None


def whole_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
