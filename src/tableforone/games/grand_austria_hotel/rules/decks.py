"""All decks for every set of modules; the base game is the first entry of each list.

``deal_out`` fills the lists when the game is assembled and all cards are known, with the modules
that each one needs.
"""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data

from . import cards
from . import numbers as n

MODULES: Final[dict[str, int]] = {}  # bits by name, registered by the modules
SETS: Final = 32  # number of module sets

GUESTS_IN: Final[list[list[int]]] = []
STAFF_IN: Final[list[list[int]]] = []
END_STAFF_IN: Final[list[list[int]]] = []
OBJECTIVES_IN: Final[list[list[list[int]]]] = []  # by letter
TILES_IN: Final[list[list[list[int]]]] = []
ALL_GUESTS_IN: Final[list[int]] = []  # masks
ALL_STAFF_IN: Final[list[int]] = []
ALL_END_STAFF_IN: Final[list[int]] = []
ROUND_STAFF_IN: Final[list[int]] = []  # cards that may be used for free at any time in the turn
PRICED_STAFF_IN: Final[list[list[int]]] = []  # cards that may be used for a price

# The instruction cards: Leopold's, or Elisabeth's with certain modules (20.1.1).
INSTRUCTIONS: Final[list[list[int]]] = [[row["id"] for row in rows] for rows in cards.INSTRUCTION_ROWS]
OPPONENT_IN: Final[list[int]] = []
ALL_INSTRUCTIONS_IN: Final[list[int]] = []
INSTRUCTIONS_IN: Final[list[list[int]]] = []


def within(rows: Sequence[Data], modules: int) -> list[int]:
    """The numbers of the cards whose modules are all in the game."""
    return sorted([row["id"] for row in rows if not row.get("needs", 0) & ~modules])


def by_letter(rows: Sequence[Data], modules: int) -> list[list[int]]:
    return [within([row for row in rows if row["letter"] == letter], modules) for letter in "ABC"]


def deal_out(hers: int) -> None:
    """Fill the decks for every set of modules.  With any module in ``hers`` Elisabeth plays."""
    staff = cards.STAFF.rows
    ends = [row for row in staff if row["type"] == "end"]
    free = [row for row in staff if row["type"] == "round" and not row.get("price") and "trigger" not in row]
    priced = [row for row in staff if row.get("price")]
    for modules in range(SETS):
        GUESTS_IN.append(within(cards.GUESTS.rows, modules))
        STAFF_IN.append(within(staff, modules))
        END_STAFF_IN.append(within(ends, modules))
        OBJECTIVES_IN.append(by_letter(cards.OBJECTIVES.rows, modules))
        TILES_IN.append(by_letter(cards.TILES.rows, modules))
        ALL_GUESTS_IN.append(mask_of(GUESTS_IN[modules]))
        ALL_STAFF_IN.append(mask_of(STAFF_IN[modules]))
        ALL_END_STAFF_IN.append(mask_of(END_STAFF_IN[modules]))
        ROUND_STAFF_IN.append(mask_of(within(free, modules)))
        PRICED_STAFF_IN.append(within(priced, modules))
        OPPONENT_IN.append(n.ELISABETH if modules & hers else n.LEOPOLD)
        instructions = INSTRUCTIONS[OPPONENT_IN[modules]]
        INSTRUCTIONS_IN.append(instructions)
        ALL_INSTRUCTIONS_IN.append(mask_of(instructions))
