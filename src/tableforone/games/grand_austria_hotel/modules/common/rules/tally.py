"""Counts for several modules: gains in this action (17.3.1), completed guests (14.11)."""

from typing import Final

from tableforone.kernel.frames import Frame

from ....rules import cards
from ....rules import numbers as n
from ....rules.edition import guest_size
from ....rules.position import Hotels
from .box import WANTED

# Indexes into ``p.tally``.
SPACES_NOW: Final = 0  # Emperor spaces advanced in this action
DISHES_NOW: Final = 1
DRINKS_NOW: Final = 2
CHAMPAGNE_NOW: Final = 3  # champagne spent in this action
READY: Final = 4  # mask of staff that may be flipped after this action
FLIPPED: Final = 5  # mask of staff that was flipped
COMPLETED: Final = 6  # + colour: guests completed
COMPLETED_LARGE: Final = 10  # completed guests with an order of at least three items
SCHULZE_USED: Final = 11  # in this round (a promo guest)
LARGE: Final = 3


def begin(p: Hotels) -> None:
    """Reset the counts of an action."""
    p.tally[:FLIPPED] = [0] * FLIPPED


def count_spaces(p: Hotels, n: int) -> None:
    p.tally[SPACES_NOW] += n


def count_items(p: Hotels, frame: Frame) -> None:
    p.tally[DISHES_NOW] += frame[1 + n.STRUDEL] + frame[1 + n.CAKE]
    p.tally[DRINKS_NOW] += frame[1 + n.WINE] + frame[1 + n.COFFEE]


def count_guest(p: Hotels, guest: int, table: int, parts: list[Frame]) -> None:
    p.tally[COMPLETED + cards.GUEST_COLOUR[guest]] += 1
    if guest_size(p, guest) >= LARGE:
        p.tally[COMPLETED_LARGE] += 1


def guests_counted(p: Hotels, objective: int) -> int:
    """The completed guests that an objective counts, by colour or size (#165, #182)."""
    wanted = WANTED[objective]
    return p.tally[COMPLETED_LARGE if "min_items" in wanted else COMPLETED + n.COLOURS.index(wanted["color"])]
