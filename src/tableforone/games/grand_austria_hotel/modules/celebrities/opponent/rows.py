"""The opponent's decisions of module 2 (22.1, 22.2)."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, first, most

from ....opponent.cards import FROM_LEFT
from ....rules.position import Hotels
from ..rules.lounge import FACE, TILE, order, points

# Candidates are colours of dice, as (colour, face, celebrity, points), in the lounge's order;
# about (card,).


WORTH: Final = ("edition", "lounge")  # fields that determine a celebrity's points


def in_the_lounge(colours: int, p: Hotels, about: Any) -> list[int]:
    return [colour for colour in order(p) if colours >> colour & 1]


def die_shown(colour: int, p: Hotels, about: Any) -> Any:
    return colour, p.lounge[FACE + colour], p.lounge[TILE + colour], points(p, colour)


def worth(colour: int, p: Hotels, about: Any) -> int:
    return points(p, colour)


def by_the_hand(colours: int, p: Hotels, about: Any) -> list[int]:
    lounge = [1 << colour for colour in order(p)]
    return lounge if FROM_LEFT[about[0]] else lounge[::-1]


HAND: Final = first("20.9.1", "coloured-die-hand", by_the_hand, reads=("edition", "lounge"), asks="lounge")

DIE_ON_SPACE: Final = Decision(
    "coloured die on the space",
    most("22.1", "coloured-die-worth", worth, reads=WORTH, asks="worth"),
    HAND,
    shows=die_shown,
    order=in_the_lounge,
)
DIE_IN_COLOUR: Final = Decision(
    "coloured die",
    most("22.2", "coloured-die-worth-anywhere", worth, reads=WORTH, asks="worth"),
    HAND,
    shows=die_shown,
    order=in_the_lounge,
)
DECISIONS: Final[tuple[Decision, ...]] = (DIE_ON_SPACE, DIE_IN_COLOUR)
