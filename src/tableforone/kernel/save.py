"""How is a game kept as a file?  A header, the record line by line, a fingerprint; reading replays it by the rules.

So an edited file is at worst an honest other game, or a Fault: nothing in it is ever run or believed.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import Position
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table, Undo

FORMAT: Final = "tableforone"
FORMAT_VERSION: Final = 1
LARGEST: Final = 4_000_000  # characters; a long game with many take-backs stays far below
SEED_LIMIT: Final = 1 << 64


def save_text(table: Table) -> str:
    """The game as JSON, one line for each entry of the record."""
    setup = table.setup
    header = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "game": table.spec.id,
        "rules": table.spec.version,
        "level": setup.level,
        "modules": list(setup.modules),
        "options": dict(setup.options),
        "seed": table.seed,
    }
    entries = [json.dumps(entry_json(entry, said), ensure_ascii=False) for entry, said in table.record]
    return written(header, entries, table.fingerprint)


def written(header: dict[str, Any], entries: list[str], digest: str) -> str:
    """A saved game from its parts; the entries are JSON already."""
    lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in header.items()]
    record = ",\n".join(f"    {entry}" for entry in entries)
    return "{\n" + "\n".join(lines) + f'\n  "record": [\n{record}\n  ],\n  "digest": {json.dumps(digest)}\n}}\n'


def entry_json(entry: Any, said: str) -> dict[str, Any]:
    """One entry of a record as a JSON object."""
    if isinstance(entry, Undo):
        return {"undo": entry.to}
    return {"answer": list(entry) if isinstance(entry, tuple) else entry, "said": said}


def load_text(text: str, find: Callable[[str], GameSpec], *, where: str = "The saved game") -> Table:
    """The table of a saved game; a Fault says what is wrong with the file.  The file must agree with itself."""
    table, difference = reread(text, find, where=where, wording=False)  # words may change, games do not
    if difference:
        raise Fault(f"{where} does not agree with the rules: {difference} It was not opened.")
    return table


def reread(text: str, find: Callable[[str], GameSpec], *, where: str, wording: bool = True) -> tuple[Table, str]:
    """Replay a saved game: the table, and the first difference between the file and the replay ("" when they agree)."""
    data = _parsed(text, where)
    spec = find(_field(data, "game", str, where))
    if _field(data, "rules", int, where) > spec.version:
        raise Fault(f"{where} was written by a newer version of the program. Update the program to open it.")
    modules = _field(data, "modules", list, where)
    options = _field(data, "options", dict, where)
    if not all(isinstance(part, str) for part in [*modules, *options.keys(), *options.values()]):
        raise Fault(f"{where} is damaged: its modules or options are not text.")
    setup = spec.setup(_field(data, "level", str, where), modules, options)
    table = Table(spec, setup, check_seed(_field(data, "seed", int, where)), dealing=False)
    for n, entry in enumerate(_field(data, "record", list, where), 1):
        difference = _replayed(table, entry, wording)
        if difference:
            return table, f"entry {n} {difference}"
    table.dealing = True
    digest = _field(data, "digest", str, where)
    if digest != table.fingerprint:
        return table, f"its fingerprint is {digest}, the replay's is {table.fingerprint}."
    table.deal()  # the file may end right before the cards that came next
    return table, ""


def _replayed(table: Table, entry: Any, wording: bool) -> str:
    """Apply one entry of a file; what is wrong with it, or ""."""
    if not isinstance(entry, dict):
        return "is not an entry."
    try:
        if set(entry) == {"undo"} and type(entry["undo"]) is int:
            table.undo_to(entry["undo"])
            return ""
        if "answer" not in entry or not set(entry) <= {"answer", "said"}:
            return "is neither an answer nor a take-back."
        table.answer(_answer(entry["answer"]))
    except Fault as fault:
        return f"does not fit: {fault}"
    said = table.record[-1][1]
    if wording and entry.get("said", said) != said:
        return f"says {entry['said']!r}, the rules say {said!r}."
    return ""


def _answer(value: Any) -> Any:
    if isinstance(value, list) and len(value) <= 64 and all(type(part) is int for part in value):
        return tuple(value)
    if type(value) is int:
        return value
    raise Fault("it is not a number or a short list of numbers.")


def _parsed(text: str, where: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise Fault(f"{where} is too large to be a saved game.")
    try:
        data = json.loads(text.removeprefix("\ufeff"))  # the mark that some editors put in front of a text
    except (ValueError, RecursionError):
        raise Fault(f"{where} is damaged or not a saved game: it is not JSON.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Fault(f"{where} is not a saved game of this program.")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise Fault(f"{where} is damaged: it names no version.")
    if version > FORMAT_VERSION:
        raise Fault(f"{where} was written by a newer version of the program. Update the program to open it.")
    return data


def _field(data: dict[str, Any], name: str, kind: type, where: str) -> Any:
    value = data.get(name)
    if type(value) is not kind:
        raise Fault(f"{where} is damaged: its field {name!r} is missing or wrong.")
    return value


def check_seed(seed: int) -> int:
    """A seed is a whole number of at most 64 bits."""
    if not 0 <= seed < SEED_LIMIT:
        raise Fault(f"The seed {seed} is out of range: it must be a whole number from 0 to {SEED_LIMIT - 1}.")
    return seed


def read_position(spec: GameSpec, text: str) -> Position:
    """The position of a text line, as ``Position.text`` wrote it."""
    p = spec.blank()
    for name, value in json.loads(text).items():
        setattr(p, name, [_frame(f) for f in value] if name == "stack" else value)
    return p


def _frame(value: Any) -> Any:
    return tuple(_frame(part) for part in value) if isinstance(value, list) else value
