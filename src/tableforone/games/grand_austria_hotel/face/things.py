"""The pieces that answers point at, as ``kind:which``."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame

from ..rules import boards, cards
from ..rules import numbers as n
from ..rules.position import Hotels


def thing(p: Hotels, answer: Answer) -> str:
    """The piece that an answer to the open question points at; "" if none."""
    frame = p.stack[-1]
    if frame[0] == n.TURN:
        return of_turn(answer)
    return THINGS[frame[0]](p, frame, answer) if frame[0] in THINGS else ""


OF_MODULES: Final[list[tuple[int, int, Callable[[int], str]]]] = []  # to TURN: first, last answer, piece


def of_turn(answer: int) -> str:
    if answer == n.END:
        return "turn:end"
    if answer == n.PASS:
        return "die:pass"  # instead of taking a die
    if answer < n.DIE:
        return f"guest:{answer - n.GUEST + 1}"
    if answer < n.BOOSTED:
        return f"die:{answer - n.DIE}"
    if answer < n.SERVE_NOW:
        return f"boost:{answer - n.BOOSTED}"
    if answer == n.SERVE_NOW:
        return "kitchen"
    if answer < n.USE:
        return f"objective:{'ABC'[answer - n.CLAIM]}"
    if answer < n.MOVE:
        return f"staff:{answer - n.USE}"
    if answer >= n.FROM_MODULES:
        return next((point(answer) for first, last, point in OF_MODULES if first <= answer <= last), "")
    table, space = (answer - n.MOVE) // 20, (answer - n.MOVE) % 20
    return f"move:{table + 1}:{boards.space_name(space)}"


def room(p: Hotels, frame: Frame, answer: int) -> str:
    return f"room:{boards.space_name(answer - 1)}" if answer else ""


def guest(p: Hotels, frame: Frame, answer: int) -> str:
    return f"guest:{answer}" if answer else ""


def card(p: Hotels, frame: Frame, answer: int) -> str:
    """A card in hand, or one of the cards drawn to choose from."""
    return f"card:{answer}" if answer else ""


def space(p: Hotels, frame: Frame, answer: int) -> str:
    """A space of the action board."""
    return f"die:{answer}" if answer else ""


def serving(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
    return f"serve:{table + 1}:{n.ITEMS[kind]}" if answer else ""


def track(p: Hotels, spaces: int) -> str:
    """The space of the player's marker after advancing this many spaces."""
    return f"emperor:{min(cards.EMPEROR_END, p.emperor + spaces)}"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    n.PREPARE: room,
    n.OCCUPY: room,
    n.PREPARE_OCCUPY: room,
    n.REMOVE_VACANT: lambda p, f, a: f"room:{boards.space_name(a)}",
    n.REMOVE_OCCUPIED: lambda p, f, a: f"room:{boards.space_name(a)}",
    n.FIRST_GUEST: guest,
    n.TAKE_GUEST: guest,
    n.KEEP_SIX: card,
    n.RETURN_HAND: card,
    n.HIRE: card,
    n.STAFF_ACTION: card,
    n.PICK: card,
    n.UNDER: card,
    n.REMOVE_END_STAFF: lambda p, f, a: f"staff:{a}",
    n.WHEN: lambda p, f, a: f"staff:{f[1]}",
    n.ANY_ACTION: space,
    n.EXTRA_ACTION: space,
    n.RECEIVE: lambda p, f, a: f"table:{a}" if a else "kitchen",
    n.FILL_ORDER: lambda p, f, a: f"table:{a}" if a else "",
    n.SERVE: serving,
    n.ANY_ITEMS: lambda p, f, a: f"item:{n.ITEMS[a]}",
    n.FUNDS: lambda p, f, a: track(p, a),
    n.EMPEROR: lambda p, f, a: track(p, f[1] if a else 0),
    n.WAIVE: lambda p, f, a: f"tile:{cards.TILE_NAME[f[1]][0]}",
    n.SPEND: lambda p, f, a: f"item:{n.ITEMS[a - 1]}" if a else "",
    n.OTHER_ITEMS: lambda p, f, a: f"item:{n.ITEMS[a]}",
}  # modules add theirs
