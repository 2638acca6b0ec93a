"""What is known of the dice?  Nothing after a roll: he asks for the spaces at which he looks."""

from typing import Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.count_bounds import RoughCounts

from ..opponent.cards import DIE
from ..rules.position import Hotels
from . import numbers as c

FACES: Final = (1, 2, 3, 4, 5, 6)
DICE: Final = RoughCounts("dice", c.LOW, c.TOTAL, c.LEADER, c.MOST)


def lie_there(p: Hotels, total: int) -> None:
    """So many dice were rolled: they may lie anywhere."""
    p.dice = [0] + [total] * 6
    DICE.known(p, [0] * 7, total)
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)


def perhaps_moved(p: Hotels) -> None:
    """With The Kozi Palace one or two may have moved before you took yours (16.5.9)."""
    p.dice[1:] = [many + 1 for many in p.dice[1:]]
    note(p, c.LOW, tuple(max(0, many - 1) for many in noted(p, c.LOW)))


def unsure_shown(p: Hotels, card: int) -> int:
    """A space that the card shows and on which perhaps no die lies; 0 where all is known."""
    return next((face for face in DIE[card] if DICE.unsure_of(p, face)), 0)
