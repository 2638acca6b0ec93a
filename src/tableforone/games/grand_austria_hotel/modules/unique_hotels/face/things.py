"""The pieces that answers of module 3 (Unique Hotels) point at."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame

from ....face import things
from ....rules import numbers as n
from ....rules.cards import TILE_NAME
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.kozi_palace import FACE as A_FACE


def shift_thing(answer: int) -> str:
    return f"die:{(answer - m.SHIFT) // A_FACE}"


def forfeit_thing(answer: int) -> str:
    return "die:toll"


def personal_thing(answer: int) -> str:
    return f"personal:{'ABC'[answer - m.PERSONAL]}"


def reward_thing(answer: int) -> str:
    return f"tile:{TILE_NAME[answer - m.REWARD]}"


THINGS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.CHOOSE_ENTRANCE: lambda p, f, a: f"entrance:{at.IDS[a].replace('_', '-')}",
    m.SECOND_GUEST: things.guest,
    m.DOVE_TOKEN: lambda p, f, a: f"token:{a + 1}",
    m.TURN_ON: lambda p, f, a: things.of_turn(a),
    m.GIVE_ITEM: lambda p, f, a: f"rival-table:{a}",
    n.EXTRA_ACTION: lambda p, f, a: f"die:{a % 10}" if a else "",
}
