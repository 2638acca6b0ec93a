"""The opponent's turn of module 2: a celebrity's points, and a bonus by die colour (22)."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, tell
from tableforone.kernel.rows import decide

from ....opponent import cards as his
from ....opponent.turn import his_advance, his_objective
from ....rules.boards import read
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules.dice import colours_on
from ..rules.lounge import FACE, HERS, TILE, points
from .rows import DIE_IN_COLOUR, DIE_ON_SPACE

RED: Final = 0
YELLOW: Final = 1
BONUS: Final = read("constants")["solo"]["celebrity_die_bonus"]


def her_face(p: Hotels) -> int:
    """For a card with a coloured die: the space of the best one (22.2).

    0 if there is none: then the card counts as a question mark.
    """
    if not his.COLOURED_DIE[p.instruction]:
        return 0
    dice = mask_of([colour for colour in range(3) if p.lounge[FACE + colour]])
    if not dice:
        return 0
    return p.lounge[FACE + decide(p, DIE_IN_COLOUR, dice, (p.instruction,))]


def her_die(p: Hotels, face: int) -> None:
    """She takes a coloured die from the chosen space, if any, and its celebrity (22.1, 22.3)."""
    here = colours_on(p, face)
    if not here:
        return
    colour = decide(p, DIE_ON_SPACE, mask_of(here), (p.instruction,))
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    p.lounge[FACE + colour] = 0
    p.lounge[TILE + colour] = -1
    p.lounge[HERS] |= 1 << tile
    p.his_points[m.FOR_CELEBRITIES] += worth
    tell(p, ("her celebrity", OPPONENT, tile, worth))
    bonus(p, colour)


def bonus(p: Hotels, colour: int) -> None:
    """The bonus for the die's colour, instead of the celebrity's effect."""
    if colour == RED:
        his_objective(p, his.NO_SYMBOL)
    elif colour == YELLOW:
        his_advance(p, BONUS["yellow"]["n"])
    else:
        p.his_points[m.FOR_CELEBRITIES] += BONUS["blue"]["n"]
        tell(p, ("her blue die", OPPONENT, BONUS["blue"]["n"]))
