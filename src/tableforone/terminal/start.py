"""Which game shall it be?  Asked step by step when the command line does not say."""

from tableforone import games
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.store import Store
from tableforone.terminal.answers import chosen, list_answers
from tableforone.terminal.console import BOLD, Console
from tableforone.terminal.telling import counted, noted


def pick(console: Console, question: str, words: list[str], default: int | None = None) -> int | None:
    """One of several, by number or words; Enter takes the default.  None at the end of the input."""
    console.say()
    console.say(question + ("" if default is None else f" (Enter: {default + 1})"), BOLD)
    list_answers(console, words)
    while True:
        said = console.ask()
        if said is None or said.casefold() in ("quit", "exit", "q"):
            return None
        if not said and default is not None:
            return default
        place = chosen(console, words, said)
        if place is not None:
            return place


def pick_game(console: Console) -> GameSpec | None:
    """One of the games on the shelf."""
    shelf = games.all_games()
    words = [f"{spec.name}, against {' or '.join(spec.opponents)}" for spec in shelf]
    place = pick(console, "Which game?", words)
    return None if place is None else shelf[place]


def pick_setup(console: Console, spec: GameSpec) -> Setup | None:
    """Level, modules and options of a new game."""
    level: str | None = None
    if spec.levels:
        words = [_with_note(level, spec.level_notes.get(level, "")) for level in spec.levels]
        place = pick(console, "Which level?", words, spec.levels.index(spec.default_level))
        if place is None:
            return None
        level = spec.levels[place]
    modules = _pick_modules(console, spec)
    if modules is None:
        return None
    options: dict[str, str] = {}
    for option in spec.options:
        if not option.is_file and len(option.choices) > 1:
            words = [_with_note(choice, option.meanings.get(choice, "")) for choice in option.choices]
            place = pick(console, f"{option.about.rstrip('.:?')}?", words, option.choices.index(option.default))
            if place is None:
                return None
            options[option.name] = option.choices[place]
    return spec.setup(level, modules, options)


def _pick_modules(console: Console, spec: GameSpec) -> list[str] | None:
    """Modules are added one by one until nothing more is wanted."""
    taken: list[str] = []
    while len(taken) < len(spec.modules):
        left = [module for module in spec.modules if module not in taken]
        words = ["none" if not taken else "no more", *(_with_note(module, spec.modules[module]) for module in left)]
        place = pick(console, "Which module?", words, 0)
        if place is None:
            return None
        if place == 0:
            break
        taken.append(left[place - 1])
    return taken


def _with_note(value: str, note: str) -> str:
    return f"{value}: {note}" if note and note != value else value


def unfinished(console: Console, store: Store, spec: GameSpec) -> str | None:
    """The id of the unfinished table of this game that was played last, if there is one and it is wanted."""
    kept = [summary for summary in store.tables() if summary.game == spec.id and not summary.over and summary.entries]
    if not kept:
        return None
    last = kept[0]
    facts = [noted("level", last.level, "")] if last.level else []
    facts += [
        f"played last {last.changed[:16].replace('T', ' ')} UTC",
        counted(last.entries, "entry").replace("entrys", "entries"),
    ]
    question = f"You have an unfinished game of {spec.name}: {', '.join(facts)}. Go on with it?"
    place = pick(console, question, ["go on", "start a new game"], 0)
    return last.id if place == 0 else None
