"""How is a position written as one line that a person can read, and read back?  Fields and words by their names."""

import json
from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import Field
from tableforone.kernel.frames import Frame, Position, Word

FRAME: Final = "frame"  # an argument that begins so is a frame itself
MORE: Final = "..."  # an argument that ends so stands for any number
DEEPEST: Final = 12


def write_position(p: Position, fields: Sequence[Field], words: list[Word]) -> dict[str, Any]:
    """The position as JSON values, in the order of its fields, what is pending last."""
    told = {field.name: field.write(getattr(p, field.name)) for field in fields}
    return told | {"stack": [write_frame(frame, words) for frame in p.stack]}


def write_frame(frame: Frame, words: list[Word]) -> list[Any]:
    """A frame with the name of its word; frames within it too."""
    word = words[frame[0]]
    return [word.name, *(_write(part, _meaning(word, n), words) for n, part in enumerate(frame[1:]))]


def _meaning(word: Word, n: int) -> str:
    """What the nth argument is called."""
    if n < len(word.args):
        return word.args[n]
    return word.args[-1] if word.args and word.args[-1].endswith(MORE) else ""


def _write(part: Any, meaning: str, words: list[Word]) -> Any:
    if type(part) is int:
        return part
    if meaning.startswith(FRAME) and part:
        return write_frame(part, words)
    return json.loads(json.dumps(part))  # tuples within tuples as lists


def read_position(told: dict[str, Any], blank: Position, fields: Sequence[Field], words: list[Word]) -> Position:
    """The position of its text form; a Fault where a part is missing, unknown or impossible."""
    names = [field.name for field in fields]
    for name in told:
        if name not in names and name != "stack":
            raise Fault(f"The position has an unknown part {str(name)[:40]!r}.")
    for field in fields:
        if field.name in told:
            setattr(blank, field.name, field.read(told[field.name]))
        elif field.before is None:
            raise Fault(f"The position lacks its part {field.name!r} ({field.meaning}).")
        else:
            setattr(blank, field.name, field.before)
    stack = told.get("stack")
    if not isinstance(stack, list):
        raise Fault("The position lacks its stack: what is still to happen.")
    numbers = {word.name: number for number, word in enumerate(words)}
    blank.stack = [read_frame(frame, words, numbers) for frame in stack]
    return blank


def read_frame(told: Any, words: list[Word], numbers: dict[str, int], depth: int = 0) -> Frame:
    """A frame of its text form."""
    named = isinstance(told, list) and bool(told) and isinstance(told[0], str)
    if not named or told[0] not in numbers or depth > DEEPEST:
        raise Fault(f"The position's stack holds {str(told)[:60]!r}, which is nothing that can happen.")
    number = numbers[told[0]]
    word = words[number]
    least = len(word.args) - (1 if word.args and word.args[-1].endswith(MORE) else 0)
    if len(told) - 1 < least or (len(told) - 1 > len(word.args) and least == len(word.args)):
        raise Fault(f"The position's stack holds {told[0]!r} with {len(told) - 1} arguments: {', '.join(word.args)}.")
    parts = [_read(part, _meaning(word, n), words, numbers, depth) for n, part in enumerate(told[1:])]
    return (number, *parts)


def _read(part: Any, meaning: str, words: list[Word], numbers: dict[str, int], depth: int) -> Any:
    if meaning.startswith(FRAME) and part:
        return read_frame(part, words, numbers, depth + 1)
    return _tuples(part, depth)


def _tuples(part: Any, depth: int) -> Any:
    if type(part) is int or part is None:
        return part
    if not isinstance(part, list) or depth > DEEPEST:
        raise Fault(f"The position's stack holds {str(part)[:60]!r}, which is no number.")
    return tuple(_tuples(each, depth + 1) for each in part)
