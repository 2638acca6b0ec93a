"""The pieces that answers point at, as ``kind:which``."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Answer, Frame
from tableforone.kernel.spec import of_word

from ..rules import boards, cards
from ..rules import numbers as n
from ..rules.moments import kind_of
from ..rules.position import Hotels

Things = dict[int, Callable[[Hotels, Frame, Any], str]]  # by word
# by kind: answers to TURN, counted from the first of their kind
ThingsInTurn = dict[int, Callable[[int], str]]


def thing(p: Hotels, answer: Answer) -> str:
    """The piece that an answer to the open question points at; "" if none."""
    return of_word(THINGS, p, answer) or ""


def of_turn(p: Hotels, frame: Frame, answer: int) -> str:
    kind = kind_of(answer)
    return IN_TURN[kind](answer - kind)


def room(p: Hotels, frame: Frame, answer: int) -> str:
    return f"room:{boards.space_name(answer - 1)}" if answer else ""


def numbered(kind: str) -> Callable[[Hotels, Frame, int], str]:
    """The piece of this kind that has the number of the answer; 0 declines."""
    return lambda p, frame, answer: f"{kind}:{answer}" if answer else ""


def serving(p: Hotels, frame: Frame, answer: int) -> str:
    table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
    return f"serve:{table + 1}:{n.ITEMS[kind]}" if answer else ""


def track(p: Hotels, spaces: int) -> str:
    """The space of the player's marker after advancing this many spaces."""
    return f"emperor:{min(cards.EMPEROR_END, p.emperor + spaces)}"


IN_TURN: Final[ThingsInTurn] = {
    n.END: lambda _: "turn:end",
    n.PASS: lambda _: "die:pass",  # instead of taking a die
    n.GUEST: lambda place: f"guest:{place + 1}",
    n.DIE: lambda face: f"die:{face}",
    n.BOOSTED: lambda face: f"boost:{face}",
    n.SERVE_NOW: lambda _: "kitchen",
    n.CLAIM: lambda place: f"objective:{'ABC'[place]}",
    n.USE: lambda card: f"staff:{card}",
    n.MOVE: lambda move: f"move:{move // 20 + 1}:{boards.space_name(move % 20)}",
}  # modules add theirs

THINGS: Final[Things] = {
    n.TURN: of_turn,
    n.PREPARE: room,
    n.OCCUPY: room,
    n.PREPARE_OCCUPY: room,
    n.REMOVE_VACANT: lambda p, f, a: f"room:{boards.space_name(a)}",
    n.REMOVE_OCCUPIED: lambda p, f, a: f"room:{boards.space_name(a)}",
    n.FIRST_GUEST: numbered("guest"),
    n.TAKE_GUEST: numbered("guest"),
    n.KEEP_SIX: numbered("card"),  # in hand, or drawn to choose from
    n.RETURN_HAND: numbered("card"),
    n.HIRE: numbered("card"),
    n.STAFF_ACTION: numbered("card"),
    n.PICK: numbered("card"),
    n.UNDER: numbered("card"),
    n.REMOVE_END_STAFF: lambda p, f, a: f"staff:{a}",
    n.WHEN: lambda p, f, a: f"staff:{f[1]}",
    n.ANY_ACTION: numbered("die"),  # a space of the action board
    n.EXTRA_ACTION: numbered("die"),
    n.RECEIVE: lambda p, f, a: f"table:{a}" if a else "kitchen",
    n.FILL_ORDER: numbered("table"),
    n.SERVE: serving,
    n.ANY_ITEMS: lambda p, f, a: f"item:{n.ITEMS[a]}",
    n.FUNDS: lambda p, f, a: track(p, a),
    n.EMPEROR: lambda p, f, a: track(p, f[1] if a else 0),
    n.WAIVE: lambda p, f, a: f"tile:{cards.TILE_NAME[f[1]][0]}",
    n.SPEND: lambda p, f, a: f"item:{n.ITEMS[a - 1]}" if a else "",
    n.OTHER_ITEMS: lambda p, f, a: f"item:{n.ITEMS[a]}",
}  # modules add theirs
