"""What may be answered with module 2?"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules.position import Hotels
from ....voice import names
from ....voice.answers import label_die, say_die_in_full
from ...common.rules import numbers as m
from ..rules.dice import BOOST, COLOUR
from ..rules.lounge import DIE_COLOURS, GLOSSES, MINE, NAMES, TILE, points
from .names import roll_in_words


def helped(p: Hotels, tile: int) -> Hotels:
    """The table as it will be with this celebrity's help."""
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    return with_celebrity


def label_coloured(p: Hotels, answer: int) -> Label:
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    return label_die(helped(p, p.lounge[TILE + colour]), rest % BOOST, rest >= BOOST)


def say_coloured(p: Hotels, answer: int) -> str:
    """The die as it will be with its celebrity's help."""
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    die = say_die_in_full(helped(p, tile), rest % BOOST, rest >= BOOST, DIE_COLOURS[colour] + " ")
    return f"{die}; with {NAMES[tile]} ({names.points_of(worth)}): {GLOSSES[tile]}"


def say_exchange(p: Hotels, answer: int) -> str:
    return "Einstein: exchange up to 4 dishes or drinks for others"


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    m.REVEAL_CELEBRITY: lambda p, f, a: NAMES[a],
    m.ROLL_COLOURED: lambda p, f, a: "The dice: " + roll_in_words(a),
    m.DUSTBIN: lambda p, f, a: f"The {DIE_COLOURS[a - 1]} die",
}
