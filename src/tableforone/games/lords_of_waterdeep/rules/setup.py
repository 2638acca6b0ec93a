"""Set-up: the variant rules and the deal."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.options import Option, Setup

from . import cards
from . import numbers as n
from .fields import POSITION
from .position import Waterdeep

BLANK: Final = POSITION.begun(Waterdeep())
# variant rules about Pseudo
ABOUT_HIM: Final = ("needs_right_to_left", "owner_pay_inside_value", "pseudo_avoids_the_inn")


def usual(name: str) -> str:
    """The default of a variant rule, from the data."""
    return "yes" if cards.SETUP_DATA["switches"][name] else "no"


def reading(name: str) -> Option:
    """A variant rule of the data as an option."""
    return Option(name, ("no", "yes"), usual(name), expert=name not in ABOUT_HIM)


# variant rules where sources differ or the solo document is unclear
OPTIONS: Final = tuple(reading(name) for name in cards.SWITCHES)


OPENING: Final[list[Frame]] = [
    *[(n.DRAW_TILE, n.TO_HALL + slot) for slot in range(3)],
    *[(n.DRAW_LORD,), (n.DRAW_QUEST, n.TO_PSEUDO), (n.DRAW_QUEST, n.TO_PSEUDO)],
    *[(n.DRAW_QUEST, n.TO_PLAYER), (n.DRAW_QUEST, n.TO_PLAYER)],
    *[(n.DRAW_QUEST, n.TO_INN + place) for place in range(4)],
    *[(n.DRAW_CARD, YOU, n.APART), (n.DRAW_CARD, YOU, n.APART), (n.START_ROUND,)],
][::-1]  # all that is dealt before the first round, in the order of S14.2, the first on top


def start(setup: Setup) -> Waterdeep:
    """The position with the chosen options; all that must be dealt is on the stack."""
    p = BLANK.copy()
    for bit, name in enumerate(cards.SWITCHES):
        chosen = setup.options.get(name) or usual(name)
        p.switches |= (chosen == "yes") << bit
    p.stack = OPENING[:]
    return p
