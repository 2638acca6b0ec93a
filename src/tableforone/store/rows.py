"""Reads database rows field by field, so that one bad value does not hide the others."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final, TypeVar

from tableforone.kernel.faults import Fault
from tableforone.kernel.journal import FORMAT, FORMAT_VERSION, LARGEST, check_seed, written
from tableforone.kernel.spec import GameSpec
from tableforone.store.summary import Summary
from tableforone.store.voice import m, t

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # for ids and codes; without similar characters
LONGEST_ID: Final = 40
OUTCOMES: Final = ("won", "lost", "draw")
BY_PLACE: Final = "row-"  # with the row number: stands for a table whose id cannot be read
FRAME: Final = 6  # characters around an entry in a saved game
HEADER: Final = 2000  # most characters of a saved game, without its options and entries
Row = dict[str, Any]
Kind = TypeVar("Kind")


# --- reading a field: the value, or a ValueError


def _of(kind: type[Kind], value: Any) -> Kind:
    """A value of exactly this type."""
    if type(value) is not kind:
        raise ValueError
    return value


_text: Final = partial(_of, str)
_whole: Final = partial(_of, int)


def _parsed(value: Any, kind: type[Kind]) -> Kind:
    """A value of this type, from its JSON text."""
    try:
        return _of(kind, json.loads(_text(value)))
    except RecursionError:
        raise ValueError from None


def _points(value: Any) -> int | None:
    return None if value is None else _whole(value)


def _modules(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, _parsed(value, list)))


def _options(value: Any) -> dict[str, str]:
    return {name: _text(chosen) for name, chosen in _parsed(value, dict).items()}


def _seed(value: Any) -> int:
    return check_seed(_parsed(value, int))


def _moment(value: Any) -> str:
    try:
        shown = datetime.fromisoformat(_text(value))
        shown.astimezone()  # fails for dates outside the calendar
    except (OverflowError, OSError):
        raise ValueError from None
    if shown.tzinfo is None:
        raise ValueError
    return _text(value)


def _outcome(value: Any) -> str | None:
    if value is not None and value not in OUTCOMES:
        raise ValueError
    return value if value is None else _text(value)


def _id(value: Any) -> str:
    if not 0 < len(_text(value)) <= LONGEST_ID or not set(value) <= set(LETTERS):
        raise ValueError
    return _text(value)


def _beginning(value: Any) -> dict[str, Any]:
    """The rest of a table's header: who answers chance, and the starting position."""
    return {} if value is None else _parsed(value, dict)


EVER: Final = "1970-01-01T00:00:00+00:00"
# how to read it, and its default if it cannot be read
FIELDS: Final[dict[str, tuple[Callable[[Any], Any], Any]]] = {
    "id": (_id, ""),
    "game": (_text, ""),
    "rules": (_whole, 0),
    "level": (_text, ""),
    "modules": (_modules, ()),
    "options": (_options, {}),
    "seed": (_seed, 0),
    "created": (_moment, EVER),
    "changed": (_moment, EVER),
    "digest": (_text, ""),
    "outcome": (_outcome, None),
    "score": (_whole, 0),
    "opponent": (_points, None),
    "takebacks": (_whole, 0),
    "reveals_taken_back": (_whole, 0),
    "beginning": (_beginning, {}),
}


def read(row: Row) -> tuple[dict[str, Any], list[str]]:
    """The fields of a row of ``game``, and the names of unreadable ones."""
    values: dict[str, Any] = {}
    bad = []
    for name, (kind, instead) in FIELDS.items():
        try:
            values[name] = kind(row.get(name))
        except ValueError:  # a Fault is a ValueError, too
            values[name] = instead
            bad.append(name)
    return values, bad


# --- summaries


def summary_of(row: Row, find: Callable[[str], GameSpec]) -> Summary:
    """The summary of a row of ``game``; with its trouble, if the table cannot be opened."""
    values, bad = read(row)
    trouble = t("trouble-row", fields=bad) if bad else _journal_trouble(row)
    if not trouble:
        try:
            values |= _choices(values, find(values["game"]))
        except Fault as fault:
            trouble = str(fault)
        except Exception as error:
            trouble = t("trouble-choices", kind=type(error).__name__)
    mark = values["beginning"].get("mark", "")
    values["mark"] = mark if isinstance(mark, str) else ""
    values |= {"id": values["id"] or f"{BY_PLACE}{row['place']}", "entries": row["entries"], "trouble": trouble}
    return Summary(**{name: values[name] for name in Summary._fields})


def _journal_trouble(row: Row) -> str:
    count = row["entries"]
    if count and (row["lowest"], row["highest"]) != (0, count - 1):
        return t("trouble-journal")
    if saved_size(count, row["size"], row["options"]) > LARGEST:
        return t("trouble-large")
    return ""


def saved_size(entries: int, characters: int, options: str) -> int:
    """The largest size of a saved game with this many entries and characters."""
    return HEADER + len(options) + characters + FRAME * entries


def _choices(values: Row, spec: GameSpec) -> Row:
    """Level, modules and options by their current names; a Fault if this version lacks them.

    A list shows the opponent and the choices, so a table with unknown ones has a ``trouble``.
    """
    if values["rules"] > spec.version:
        raise Fault(m("trouble-newer"))
    setup = spec.setup(values["level"], values["modules"], values["options"], values["rules"])
    spec.opponent(setup)
    spec.way(setup.level, setup.modules)
    return setup._asdict()


# --- export


def exported(row: Row, entries: Sequence[tuple[Any, Any]]) -> str:
    """A stored game as a saved game.  Damaged values stay as they are; missing ones are named."""
    values, bad = read(row)
    values |= {name: _raw(row.get(name)) for name in bad}
    header = {"format": FORMAT, "version": FORMAT_VERSION}
    header |= {name: values[name] for name in ("game", "rules", "level", "modules", "options", "seed")}
    if "beginning" not in bad:
        header |= values["beginning"]
    if bad:
        header["damaged"] = bad
    return _encodable(written(header, _marked(entries), values["digest"]))


def _raw(value: Any) -> Any:
    """Any value from SQLite as a JSON value."""
    if value is None or type(value) in (int, str):
        return value
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _marked(entries: Sequence[tuple[Any, Any]]) -> list[str]:
    """The entries as JSON, in order; a line names missing ones."""
    lines: list[str] = []
    expected = 0
    for n, entry in entries:
        if type(n) is not int or n < expected:
            lines.append(json.dumps({"damaged": _raw(entry), "number": _raw(n)}, ensure_ascii=False))
            continue
        if n > expected:
            lines.append(json.dumps({"missing": [expected, n - 1]}))
        lines.append(entry if _is_entry(entry) else json.dumps({"damaged": _raw(entry)}, ensure_ascii=False))
        expected = n + 1
    return lines


def _is_entry(entry: Any) -> bool:
    try:
        _parsed(entry, dict)
    except ValueError:
        return False
    return True


# --- JSON


def as_json(value: Any) -> str:
    """A value as one line of JSON that can be stored."""
    return _encodable(json.dumps(value, ensure_ascii=False))


def _encodable(text: str) -> str:
    """Escape lone surrogates: JSON may contain them, a file cannot.

    >>> print(as_json(["\\ud800", "ä"]))
    ["\\ud800", "ä"]
    """
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def without_words(line: Any) -> Any:
    """A stored entry without its text; None if it is none."""
    try:
        entry = _parsed(line, dict)
    except ValueError:
        return None
    return entry | {"said": ""} if "said" in entry else entry
