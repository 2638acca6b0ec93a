"""The opponents' instruction cards, read from top to bottom (20.3, 20.4)."""

from typing import Any, Final

from tableforone.kernel.data import Data

from ..rules import cards, decks
from ..rules import numbers as n

FIRST_OF_ELISABETH: Final[int] = min(decks.INSTRUCTIONS[n.ELISABETH])  # Leopold's numbers are lower
SYMBOL_KINDS: Final = ("emperor", "staff", "objective", "dancer")
SYMBOL_EMPEROR: Final = 0
SYMBOL_STAFF: Final = 1
SYMBOL_OBJECTIVE: Final = 2
SYMBOL_DANCER: Final = 3
NO_SYMBOL: Final = -2  # for an objective that is not on the card; a question mark is -1


def guest_symbols(row: Data) -> list[tuple[int, int]]:
    return [((*n.COLOURS, "any").index(guest["color"]), n.LEVELS.index(guest["min_level"])) for guest in row["guests"]]


def symbol(action: dict[str, Any]) -> tuple[int, int, int]:
    kind = SYMBOL_KINDS.index(action["do"])
    value: int = action.get("n", action.get("arrows", 0))
    if kind == SYMBOL_OBJECTIVE:
        value = "ABC".find(action["letter"])
    return kind, value, n.LEVELS.index(action["min_level"])


CARDS: Final = cards.CardTable()
# (colour, lowest level)
GUESTS: Final[list[list[tuple[int, int]]]] = CARDS.column([], guest_symbols)
# per guest, 0 without a dancer
ARROWS: Final[list[list[int]]] = CARDS.column(
    [], lambda row: [guest.get("dancer_arrows", 0) for guest in row["guests"]]
)
# faces; empty: a question mark
DIE: Final[list[list[int]]] = CARDS.column([], lambda row: [int(face) for face in row["die"] if face.isdigit()])
COLOURED_DIE: Final[list[bool]] = CARDS.column(False, lambda row: row["die"] == ["color_max"])
# (kind, value, lowest level)
SYMBOLS: Final[list[list[tuple[int, int, int]]]] = CARDS.column(
    [], lambda row: [symbol(action) for action in row["actions"]]
)
# the hand, 20.9
FROM_LEFT: Final[list[int]] = CARDS.column(0, lambda row: int(row["resolve"] == "left_to_right"))
CARDS.lay_in([row for rows in cards.INSTRUCTION_ROWS for row in rows])
