"""Writes a position as one readable line of text and reads it back; fields and words by name."""

import json
from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.faults import Fault
from tableforone.kernel.fields import LEDGER, Field, Ledger
from tableforone.kernel.frames import Arg, Frame, Position, Word
from tableforone.kernel.untrusted import clipped
from tableforone.kernel.voice import m

DEEPEST: Final = 12  # levels of nested frames and tuples
TALLEST: Final = 200  # frames on a stack
LONGEST: Final = 400  # numbers in one argument


def write_position(p: Position, fields: Sequence[Field], words: list[Word]) -> dict[str, Any]:
    """The position as JSON values: its fields in order, then the stack."""
    told = {field.name: field.write(getattr(p, field.name)) for field in fields}
    return told | {"stack": [write_frame(frame, words) for frame in p.stack]}


def write_frame(frame: Frame, words: list[Word]) -> list[Any]:
    """A frame with the name of its word, nested frames included."""
    word = words[frame[0]]
    return [word.name, *(_write(part, _arg(word, n), words) for n, part in enumerate(frame[1:]))]


def _arg(word: Word, n: int) -> Arg:
    """The declaration of the nth argument; the last one may be repeated."""
    return word.args[min(n, len(word.args) - 1)]


def _write(part: Any, arg: Arg, words: list[Word]) -> Any:
    if type(part) is int:
        return part
    if arg.frame:
        return write_frame(part, words)
    return json.loads(json.dumps(part))  # nested tuples as lists


def read_position(told: dict[str, Any], blank: Position, fields: Sequence[Field], words: list[Word]) -> Position:
    """The position read from its text form; a Fault if a part is missing, unknown or impossible."""
    told = _with_ledger(told, fields)
    names = [field.name for field in fields]
    for name in told:
        if name not in names and name != "stack":
            raise Fault(m("position-unknown-part", name=clipped(str(name), 40)))
    for field in fields:
        if field.name in told:
            setattr(blank, field.name, field.read(told[field.name]))
        elif field.before is None:
            raise Fault(m("position-lacks-part", name=field.name))
        else:
            setattr(blank, field.name, field.before)
    stack = told.get("stack")
    if not isinstance(stack, list):
        raise Fault(m("position-lacks-stack"))
    if len(stack) > TALLEST:
        raise Fault(m("position-tall-stack", n=len(stack), most=TALLEST))
    numbers = {word.name: number for number, word in enumerate(words)}
    blank.stack = [read_frame(frame, words, numbers) for frame in stack]
    return blank


def _with_ledger(told: dict[str, Any], fields: Sequence[Field]) -> dict[str, Any]:
    """Add the ledger, if this line is from when it was the bottom frame of the stack."""
    stack = told.get("stack")
    if LEDGER in told or not isinstance(fields[-1], Ledger) or not isinstance(stack, list) or not stack:
        return told
    word, *entries = stack[0] if isinstance(stack[0], list) else [stack[0]]
    blank = fields[-1].write(fields[-1].begun_with())
    return told | {LEDGER: blank | dict(zip(blank, entries, strict=False)), "stack": [[word], *stack[1:]]}


def read_frame(told: Any, words: list[Word], numbers: dict[str, int], depth: int = 0) -> Frame:
    """A frame read from its text form: the declared number of arguments, each within its bounds."""
    if not isinstance(told, list) or not told or not isinstance(told[0], str) or told[0] not in numbers:
        raise Fault(m("position-unknown-frame", frame=clipped(str(told), 60)))
    if depth > DEEPEST:
        raise Fault(m("position-deep-frame"))
    number = numbers[told[0]]
    word = words[number]
    given, most = len(told) - 1, len(word.args)
    least = most
    if word.args and word.args[-1].many:
        least, most = most - 1, most - 1 + word.args[-1].many
    if not least <= given <= most:
        names = [arg.name for arg in word.args]
        raise Fault(m("position-arguments", word=word.name, n=given, names=names))
    parts = [_read(part, word, _arg(word, n), words, numbers, depth) for n, part in enumerate(told[1:])]
    return (number, *parts)


def _read(part: Any, word: Word, arg: Arg, words: list[Word], numbers: dict[str, int], depth: int) -> Any:
    if arg.frame:
        return read_frame(part, words, numbers, depth + 1)
    if not arg.deep:
        return _within(part, word, arg)
    if not isinstance(part, list):
        raise Fault(m("position-not-a-list", word=word.name, arg=arg.name, value=clipped(str(part), 40)))
    return _tuples(part, word, arg, depth)


def _tuples(part: list[Any], word: Word, arg: Arg, depth: int) -> tuple[Any, ...]:
    if depth > DEEPEST or len(part) > LONGEST:
        raise Fault(m("position-long-argument", word=word.name, arg=arg.name))
    return tuple(
        [_tuples(each, word, arg, depth + 1) if isinstance(each, list) else _within(each, word, arg) for each in part]
    )


def _within(part: Any, word: Word, arg: Arg) -> int:
    if type(part) is not int or not arg.low <= part <= arg.high:
        bounds = {"low": arg.low, "high": arg.high}
        raise Fault(m("position-argument", word=word.name, arg=arg.name, value=clipped(str(part), 40), **bounds))
    return part
