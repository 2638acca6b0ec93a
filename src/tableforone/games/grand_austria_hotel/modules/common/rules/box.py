"""The card data of Let's Waltz!, with sourced and reconstructed parts merged."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.data import Data

from ....rules import cards
from ....rules.boards import read
from . import numbers as m

MODULE_BITS: Final = {0: 0, 1: m.BALLROOMS, 5: m.SOME_MORE}  # module numbers in the data files
INVENTED_GUESTS: Final = {row["id"]: row for row in read("lw_guests_reconstructed")["guest"]}
INVENTED_COSTS: Final = read("lw_staff_reconstructed")["cost"]


def needing(rows: Sequence[Data], more: int = 0) -> list[Data]:
    """Rows with the modules that they need, as bits."""
    return [row | {"needs": MODULE_BITS[row.get("module", 0)] | more} for row in rows]


def with_price(row: Data) -> Data:
    """The effect's ``price`` and the card's own ``cost``, which is reconstructed."""
    return row | {"price": row.get("cost", []), "cost": INVENTED_COSTS[str(row["id"])], "reconstructed": ["cost"]}


GUESTS: Final = needing([row | INVENTED_GUESTS[row["id"]] for row in read("lw_guests")["guest"]])
STAFF: Final = needing([with_price(row) for row in read("lw_staff")["staff"]])
OBJECTIVES: Final = needing(read("lw_objectives")["objective"])
TILES: Final = needing(cards.numbered(read("lw_emperor_tiles")["emperor"], len(cards.TILE_ROWS)))
WANTED: Final[dict[int, Data]] = {row["id"]: row["requirement"] for row in OBJECTIVES}
PENALTY: Final[dict[int, Data]] = {row["id"]: row["penalty"] for row in TILES}


def staff_of(module: int) -> list[Data]:
    return [row for row in STAFF if row["needs"] == module]
