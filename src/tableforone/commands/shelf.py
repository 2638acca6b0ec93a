"""Commands about games: their options, their rules, and their engines."""

import argparse
import sys
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.commands.arguments import GAME, JSON, Command, argument
from tableforone.commands.voice import t
from tableforone.kernel import frames
from tableforone.kernel.options import Option
from tableforone.kernel.spec import GameSpec
from tableforone.terminal import Console
from tableforone.terminal.plain import tell, tell_json
from tableforone.terminal.telling import rule_lines


def run_games(arguments: argparse.Namespace) -> None:
    shelf = games.all_games()
    if arguments.json:
        tell_json([_game_facts(spec) for spec in shelf])
        return
    for fault in games.broken():
        print(fault, file=sys.stderr)
    for spec in shelf:
        tell(t("games-line", id=spec.id, game=spec.name, opponents=list(spec.opponents)))
        if spec.levels:
            tell("  " + t("games-levels", levels=list(spec.levels), default=spec.default_level))
        for module in spec.modules:
            tell("  " + t("games-module", module=module, about=spec.module_about(module)))
        for option in spec.options:
            tell("  " + _option_line(option))


def _option_line(option: Option) -> str:
    values = "FILE" if option.is_file else " | ".join(option.choices)
    key = "games-option-default" if option.default and not option.is_file else "games-option"
    return t(key, option=option.name, values=values, default=option.default, about=option.about)


def _game_facts(spec: GameSpec) -> dict[str, Any]:
    return {
        "id": spec.id,
        "name": spec.name,
        "rules": spec.version,
        "opponents": list(spec.opponents),
        "levels": list(spec.levels),
        "default_level": spec.default_level,
        "level_notes": spec.level_notes,
        "modules": {module: spec.module_about(module) for module in spec.modules},
        "refused_modules": {module: spec.module_about(module) for module in spec.refused_modules},
        "options": [option.facts() for option in spec.options],
    }


class Engine(NamedTuple):
    """The owner of an engine, whether it is compiled, and its file."""

    name: str
    compiled: bool
    file: str


def engines() -> list[Engine]:
    """The engine of the kernel, then those of the games."""
    positions = {spec.id: type(spec.start(spec.setup())) for spec in games.all_games()}
    modules = {"kernel": frames} | {name: sys.modules[kind.__module__] for name, kind in positions.items()}
    files = {name: str(module.__file__) for name, module in modules.items()}
    return [Engine(name, not file.endswith(".py"), file) for name, file in files.items()]


def run_engines(arguments: argparse.Namespace) -> None:
    found = engines()
    if arguments.json:
        tell_json([each._asdict() for each in found])
        return
    tell(*engine_lines(found))


def engine_lines(found: list[Engine]) -> list[str]:
    lines = [
        t("engine-compiled" if each.compiled else "engine-plain", name=each.name, file=each.file) for each in found
    ]
    return lines if all(each.compiled for each in found) else [*lines, t("engines-slow")]


def run_rules(arguments: argparse.Namespace) -> None:
    console = Console()
    for line in rule_lines(games.find(arguments.game), arguments.number):
        console.say(line, hang=4)


COMMANDS: Final[tuple[Command, ...]] = (("games", run_games, (JSON,)), ("engines", run_engines, (JSON,)))
NUMBER: Final = argument("number", nargs="?", default="", metavar="NUMBER")
RULES: Final[Command] = ("rules", run_rules, (GAME, NUMBER))
