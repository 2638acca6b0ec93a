"""Which piece on the table does an answer point at?  Its kind before the colon, then which one it is."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame

from ..rules import numbers as c
from ..rules.cards import EMPEROR_END, TILE_NAME, space_name
from ..rules.position import Hotels


def thing(p: Hotels, answer: Answer) -> str:
    """The piece that an answer to the open question points at; "" for none."""
    frame = p.stack[-1]
    if frame[0] == c.TURN:
        return of_turn(answer)
    return THINGS[frame[0]](p, frame, answer) if frame[0] in THINGS else ""


TURN_THINGS: Final[list[tuple[int, int, Callable[[int], str]]]] = []  # of modules: first, last answer, piece


def of_turn(answer: int) -> str:
    if answer == c.END:
        return "turn:end"
    if answer == c.PASS:
        return "die:pass"  # what the player does instead of taking a die
    if answer < c.DIE:
        return f"guest:{answer - c.GUEST + 1}"
    if answer < c.BOOSTED:
        return f"die:{answer - c.DIE}"
    if answer < c.SERVE_NOW:
        return f"boost:{answer - c.BOOSTED}"
    if answer == c.SERVE_NOW:
        return "kitchen"
    if answer < c.USE:
        return f"objective:{'ABC'[answer - c.CLAIM]}"
    if answer < c.MOVE:
        return f"staff:{answer - c.USE}"
    if answer >= c.FROM_MODULES:
        return next((point(answer) for first, last, point in TURN_THINGS if first <= answer <= last), "")
    table, space = (answer - c.MOVE) // 20, (answer - c.MOVE) % 20
    return f"move:{table + 1}:{space_name(space)}"


def room(p: Hotels, frame: Frame, answer: int) -> str:
    return f"room:{space_name(answer - 1)}" if answer else ""


def guest(p: Hotels, frame: Frame, answer: int) -> str:
    return f"guest:{answer}" if answer else ""


def card(p: Hotels, frame: Frame, answer: int) -> str:
    """A card in hand, or among those drawn to choose from."""
    return f"card:{answer}" if answer else ""


def space(p: Hotels, frame: Frame, answer: int) -> str:
    """A space of the action board."""
    return f"die:{answer}" if answer else ""


def serving(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // c.KINDS, (answer - 1) % c.KINDS
    return f"serve:{table + 1}:{c.ITEMS[kind]}" if answer else ""


def track(p: Hotels, spaces: int) -> str:
    """Where the player's marker stands after this many spaces."""
    return f"emperor:{min(EMPEROR_END, p.emperor + spaces)}"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    c.PREPARE: room,
    c.OCCUPY: room,
    c.PREPARE_OCCUPY: room,
    c.REMOVE_VACANT: lambda p, f, a: f"room:{space_name(a)}",
    c.REMOVE_OCCUPIED: lambda p, f, a: f"room:{space_name(a)}",
    c.FIRST_GUEST: guest,
    c.TAKE_GUEST: guest,
    c.KEEP_SIX: card,
    c.RETURN_HAND: card,
    c.HIRE: card,
    c.STAFF_ACTION: card,
    c.PICK: card,
    c.UNDER: card,
    c.REMOVE_END_STAFF: lambda p, f, a: f"staff:{a}",
    c.WHEN: lambda p, f, a: f"staff:{f[1]}",
    c.ANY_ACTION: space,
    c.EXTRA_ACTION: space,
    c.RECEIVE: lambda p, f, a: f"table:{a}" if a else "kitchen",
    c.FILL_ORDER: lambda p, f, a: f"table:{a}" if a else "",
    c.SERVE: serving,
    c.ANY_ITEMS: lambda p, f, a: f"item:{c.ITEMS[a]}",
    c.FUNDS: lambda p, f, a: track(p, a),
    c.EMPEROR: lambda p, f, a: track(p, f[1] if a else 0),
    c.WAIVE: lambda p, f, a: f"tile:{TILE_NAME[f[1]][0]}",
}
