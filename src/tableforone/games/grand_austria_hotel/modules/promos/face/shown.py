"""What do the promotional cards show?"""

from typing import Final

from ....face.symbols import shown
from ....rules import numbers as n
from ....rules.boards import space_name
from ...common.rules import numbers as m
from ...module import Face
from ..rules.cards import BY_ROUND


def two_rooms_thing(answer: int) -> str:
    table, space = divmod(answer - m.TWO_ROOMS, 20)
    return f"move:{table + 1}:{space_name(space)}"


def schulze_thing(answer: int) -> str:
    return f"table:{answer - m.SCHULZES + 1}"


FACE: Final = Face(
    things={m.SCHULZE: lambda p, f, a: f"item:{n.ITEMS[a - 1]}"},
    symbols={
        m.ANTOINETTE: lambda f: shown("points", BY_ROUND[1], "fewer in later rounds; a dancer"),
        m.SCORE_BALLROOM: lambda f: shown("ballroom", 1),
        m.FILL_WINE: lambda f: shown("wine", 1, "for every guest who wants it"),
    },
)
