"""What is on the shelf?  The games with their choices and their rules, and the engines that play them."""

import argparse
from typing import Any

from tableforone import games
from tableforone.commands.arguments import Parser
from tableforone.engines import engines, said
from tableforone.kernel.spec import GameSpec, Option
from tableforone.terminal import Console
from tableforone.terminal.plain import tell, tell_json
from tableforone.terminal.telling import rule_lines


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


def run_engines(arguments: argparse.Namespace) -> int:
    found = engines()
    if arguments.json:
        tell_json([each._asdict() for each in found])
        return 0
    for line in said(found):
        tell(line)
    return 0


def run_rules(arguments: argparse.Namespace) -> int:
    console = Console()
    for line in rule_lines(games.find(arguments.game), arguments.number):
        console.say(line, hang=4)
    return 0


def add_rules_arguments(made: Parser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("number", nargs="?", default="", metavar="NUMBER")
