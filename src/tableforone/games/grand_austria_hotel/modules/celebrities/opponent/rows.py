"""The opponent's decisions of module 2 (22.1, 22.2)."""

from typing import Any, Final

from tableforone.kernel.rows import Decision, first, most

from ....opponent.cards import FROM_LEFT
from ....rules.position import Hotels
from ..rules.lounge import FACE, TILE, order, points

# Candidates are colours of dice, as (colour, face, celebrity, points), in the lounge's order;
# about (card,).


WORTH: Final = ("edition", "lounge")  # fields that determine a celebrity's points


def dice_told(colours: int, p: Hotels, about: Any) -> dict[int, Any]:
    there = [colour for colour in order(p) if colours >> colour & 1]
    return {c: (c, p.lounge[FACE + c], p.lounge[TILE + c], points(p, c)) for c in there}


def worth(colours: int, p: Hotels, about: Any) -> list[int]:
    return [points(p, colour) if colours >> colour & 1 else 0 for colour in range(3)]


def by_the_hand(colours: int, p: Hotels, about: Any) -> list[int]:
    lounge = [1 << colour for colour in order(p)]
    return lounge if FROM_LEFT[about[0]] else lounge[::-1]


HAND: Final = first("20.9.1", "coloured-die-hand", by_the_hand, reads=("edition", "lounge"), asks="lounge")

DIE_ON_SPACE: Final = Decision(
    "coloured die on the space",
    most("22.1", "coloured-die-worth", worth, reads=WORTH, asks="worth"),
    HAND,
    tells=dice_told,
)
DIE_IN_COLOUR: Final = Decision(
    "coloured die", most("22.2", "coloured-die-worth-anywhere", worth, reads=WORTH, asks="worth"), HAND, tells=dice_told
)
DECISIONS: Final[tuple[Decision, ...]] = (DIE_ON_SPACE, DIE_IN_COLOUR)
