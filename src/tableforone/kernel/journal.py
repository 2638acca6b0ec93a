"""Saved games: a header and every entry, undone ones included, as a readable file.

Nothing in a file is executed or trusted: a reader replays its entries by the rules.
"""

import json
import secrets
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Answerer
from tableforone.kernel.faults import Fault
from tableforone.kernel.meanings import Words
from tableforone.kernel.untrusted import clipped, read_json_text
from tableforone.kernel.voice import m

FORMAT: Final = "tableforone"
FORMAT_VERSION: Final = 1
LARGEST: Final = 4_000_000  # characters; a long game with many undone moves stays far below
SEED_LIMIT: Final = 1 << 64
LONGEST_MARK: Final = 40

SEED: Final = "seed"  # who answers chance: the seed of a digital game,
PERSON: Final = "person"  # a person at a real table,
SHARED: Final = "shared"  # or both: at a real table the app may reveal the opponent's cards
MODES: Final = (SEED, PERSON, SHARED)


class TakenBack(NamedTuple):
    """An entry: the game was undone to this question."""

    to: int


Entry = Any  # an answer (an int, or a tuple of ints), or TakenBack


class SavedParts(NamedTuple):
    """The parts of a saved game; only their types have been checked."""

    game: str
    rules: int
    level: str
    modules: list[str]
    options: dict[str, str]
    seed: int
    chance: str
    start: dict[str, Any] | None  # the position it began from, unless that is the normal opening
    entries: list[Entry]
    said: list[str | None]
    digest: str
    mark: str = ""  # the purpose of the table, if it is not an ordinary game


class Journal(Answerer):
    """Replays a game: chance is answered by the next entry."""

    def __init__(self, entries: list[Entry]) -> None:
        self.entries: Final = entries
        self.at = 0  # entries that have been read

    def next(self) -> Entry:
        """The next entry; None at the end."""
        if self.at == len(self.entries):
            return None
        self.at += 1
        return self.entries[self.at - 1]

    def answer(self, chance: Any, p: Any, frame: tuple[Any, ...]) -> Any:
        if self.at == len(self.entries) or isinstance(self.entries[self.at], TakenBack):
            return None
        return self.next()


def header(table: Any) -> dict[str, Any]:
    """Everything about a table except its entries."""
    setup = table.setup
    told = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": table.spec.id,
        "rules": table.rules,
        "level": setup.level,
        "modules": list(setup.modules),
        "options": dict(setup.options),
        "seed": table.seed,
    }
    return told | beginning(table)


def beginning(table: Any) -> dict[str, Any]:
    """Optional header parts: who answers chance (unless the seed), the mark, the start position."""
    told: dict[str, Any] = {} if table.chance == SEED else {"chance": table.chance}
    if table.mark:
        told["mark"] = table.mark
    return told if table.start is None else told | {"start": table.start}


def entry_json(entry: Entry, said: str) -> dict[str, Any]:
    """One entry as a JSON object."""
    if isinstance(entry, TakenBack):
        return {"undo": entry.to}
    return {"answer": list(entry) if isinstance(entry, tuple) else entry, "said": said}


def written(head: dict[str, Any], lines: list[str], digest: str) -> str:
    """A saved game from its parts; the entries are JSON already."""
    fields = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
    record = ",\n".join(f"    {entry}" for entry in lines)
    return "{\n" + "\n".join(fields) + f'\n  "record": [\n{record}\n  ],\n  "digest": {json.dumps(digest)}\n}}\n'


def read(text: str, where: Words) -> SavedParts:
    """The parts of a saved game; a Fault says what is wrong with the file."""
    data = _parsed(text, where)
    game = _field(data, "game", str, where)
    modules, options = _field(data, "modules", list, where), _field(data, "options", dict, where)
    if not are_choices("", modules, options):
        raise Fault(m("saved-choices", where=where))
    chance = data.get("chance", SEED)
    if chance not in MODES:
        raise Fault(m("saved-dealer", where=where, name=clipped(str(chance), 40)))
    start = _field(data, "start", dict, where) if "start" in data else None
    record = _field(data, "record", list, where)
    entries = [_entry(entry, where, n) for n, entry in enumerate(record, 1)]
    return SavedParts(
        game,
        _field(data, "rules", int, where),
        _field(data, "level", str, where),
        modules,
        options,
        check_seed(_field(data, "seed", int, where)),
        chance,
        start,
        entries,
        [entry.get("said") for entry in record],
        _field(data, "digest", str, where),
        _field(data, "mark", str, where)[:LONGEST_MARK] if "mark" in data else "",
    )


def are_choices(level: Any, modules: Any, options: Any) -> bool:
    """Whether these can be the choices of a set-up (all of them are strings)."""
    if not isinstance(level, str) or not isinstance(modules, list) or not isinstance(options, dict):
        return False
    return all(isinstance(part, str) for part in [*modules, *options.keys(), *options.values()])


def _entry(told: Any, where: Words, n: int) -> Entry:
    if not isinstance(told, dict):
        raise Fault(m("saved-no-entry", where=where, n=n))
    if set(told) == {"undo"} and type(told["undo"]) is int:
        return TakenBack(told["undo"])
    if "answer" not in told or not set(told) <= {"answer", "said"}:
        raise Fault(m("saved-no-answer", where=where, n=n))
    value = told["answer"]
    if type(value) is int:
        return value
    if isinstance(value, list) and len(value) <= 64 and all(type(part) is int for part in value):
        return tuple(value)
    raise Fault(m("saved-wrong-answer", where=where, n=n))


def _parsed(text: str, where: Words) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Fault(m("saved-too-large", where=where))
    try:
        data = read_json_text(text, where)
    except Fault:
        raise Fault(m("saved-not-json", where=where)) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Fault(m("saved-other-program", where=where))
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise Fault(m("saved-no-version", where=where))
    if version > FORMAT_VERSION:
        raise Fault(m("saved-newer", where=where))
    return data


def _field(data: dict[str, Any], name: str, kind: type, where: Words) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise Fault(m("saved-field", where=where, name=name))
    return value


def check_seed(seed: int) -> int:
    """The seed, checked: a whole number of at most 64 bits."""
    if not 0 <= seed < SEED_LIMIT:
        raise Fault(m("seed-range", seed=str(seed), most=str(SEED_LIMIT - 1)))
    return seed


def seed_or_any(seed: int | None) -> int:
    """The given seed, or a random one."""
    return secrets.randbits(32) if seed is None else check_seed(seed)
