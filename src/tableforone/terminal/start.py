"""Asks step by step for game, level and options if the command line does not name them."""

from tableforone import games
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.store import Store
from tableforone.terminal.answers import chosen, list_answers
from tableforone.terminal.console import BOLD, Console
from tableforone.terminal.telling import moment, short_level
from tableforone.terminal.voice import t


class Left(Exception):
    """The person quit before the game began, or the input ended."""


def pick(console: Console, question: str, words: list[str], default: int | None = None) -> int:
    """Ask for one of several choices, by number or text; Enter takes the default."""
    console.apart(question if default is None else t("pick-default", question=question, n=default + 1), style=BOLD)
    list_answers(console, words)
    while True:
        said = console.ask()
        if said is None or said.casefold() in ("quit", "exit", "q"):
            raise Left
        if not said and default is not None:
            return default
        place = chosen(console, words, said)
        if place is not None:
            return place


def pick_game(console: Console) -> GameSpec:
    """Ask for one of the games."""
    shelf = games.all_games()
    words = [t("pick-game-choice", game=spec.name, opponents=list(spec.opponents)) for spec in shelf]
    return shelf[pick(console, t("pick-game"), words)]


def pick_setup(console: Console, spec: GameSpec) -> Setup:
    """Ask for level, modules and options; advanced options are only on the command line."""
    level: str | None = None
    if spec.levels:
        words = [_with_note(spec.level_name(each), spec.level_notes.get(each, "")) for each in spec.levels]
        level = spec.levels[pick(console, t("pick-level"), words, spec.levels.index(spec.default_level))]
    modules = _pick_modules(console, spec)
    options: dict[str, str] = {}
    for option in spec.options:
        lacks = option.needs and not set(option.needs).intersection(modules)
        if not option.is_file and not option.expert and not lacks:
            words = [_with_note(option.titled(each), option.meanings.get(each, "")) for each in option.choices]
            place = pick(console, option.heading, words, option.choices.index(option.default))
            options[option.name] = option.choices[place]
    return spec.setup(level, modules, options)


def _pick_modules(console: Console, spec: GameSpec) -> list[str]:
    """Ask for modules one by one until the person stops."""
    taken: list[str] = []
    while len(taken) < len(spec.modules):
        left = [module for module in spec.modules if module not in taken]
        words = [
            t("pick-module-stop" if taken else "pick-module-none"),
            *(_with_note(spec.module_name(module), spec.module_about(module)) for module in left),
        ]
        place = pick(console, t("pick-module"), words, 0)
        if place == 0:
            break
        taken.append(left[place - 1])
    return taken


def _with_note(value: str, note: str) -> str:
    if note.casefold().startswith(value.casefold()):  # the note starts with the value itself
        return note
    return t("chosen", name=value, value=note) if note else value


def unfinished(console: Console, store: Store, spec: GameSpec) -> str | None:
    """The id of the latest unfinished table of this game, if the person wants to continue it."""
    kept = [summary for summary in store.tables() if summary.game == spec.id and not summary.over]
    if not kept:
        return None
    last = kept[0]
    key = "continue-level" if last.level else "continue"
    question = t(key, game=spec.name, level=short_level(spec, last.level), when=moment(last.changed))
    return last.id if pick(console, question, [t("continue-yes"), t("continue-no")], 0) == 0 else None
