"""The layout of ``p.unique``, and the entrances by number."""

from collections.abc import Mapping
from typing import Any, Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import Frame

from ....rules import numbers as n
from ....rules.boards import read
from ....rules.effects import effects
from ....rules.position import Hotels
from ...common.rules import numbers as m

# The player's entrance.
ENTRANCE: Final = 0  # its number; -1 before it is chosen
HIS: Final = 1  # the number of the opponent's entrance; -1 before it is known
OFFERED: Final = 2  # mask of the entrances to choose from
FIRST_FACE: Final = 3  # Corogari: the first die of this round
PILE: Final = 4  # Kaufman: mask of guests completed in this round
PERSONAL: Final = 5  # + 0-2: Ninas Melange's objectives
PERSONAL_DONE: Final = 8  # mask of completed ones
SPARE: Final = 9  # The Grand Wray Hotel: mask of Emperor tiles
TOKENS: Final = 10  # Dove: mask of tokens
OPENED: Final = 11  # Stroup: mask of groups
# The opponent's entrance.
STARS: Final = 12  # Nine Stars Inn: tokens on the track
# + 0-5: a token is in his hotel (0), on a guest (its number) or in the supply (-1)
SUSHI: Final = 13
TOLL: Final = 19  # + face: tokens on an action space
TOLL_FREE: Final = 26  # points were forfeited this turn
HIS_CAFE: Final = 27  # + 0-2: guests in his café
HIS_NEEDS: Final = 30  # + guest * 5 + item
HIS_SPACE: Final = 45  # + 0-2: the rooms reserved for them
ITEM_ON: Final = 48  # + face: 1 + item on an action space
POOL: Final = 55  # + item

ROWS: Final[list[Data]] = read("lw_entrances")["entrance"]
IDS: Final[list[str]] = [row["id"] for row in ROWS]
START_ITEMS: Final[list[list[int]]] = [row["start_items"] for row in ROWS]
CHATEAU: Final = 0
COROGARI: Final = 1
DOVE: Final = 2
KAUFMAN: Final = 3
MAYENFELS: Final = 4
NINAS: Final = 5
STROUP: Final = 6
WRAY: Final = 7
KOZI: Final = 8
REN: Final = 9
assert IDS[:5] == ["chateau_paulwei", "corogari", "dove", "kaufman", "mayenfels"]
assert IDS[5:] == ["ninas_melange", "stroup", "grand_wray", "kozi_palace", "the_ren"]

HIS_ROWS: Final = read("solo_hotels")["solo_hotel"]
HIS_NAMES: Final[list[str]] = [row["name"] for row in HIS_ROWS]
HAUTEL_COUTURE: Final = 0
NINE_STARS_INN: Final = 1
SUSHI_RESORT: Final = 2
TOLL_BRIDGE: Final = 3
assert HIS_NAMES == ["Hautel Couture", "Nine Stars Inn", "Sushi Resort", "Toll Bridge Hotel"]


def parts(rows: list[dict[str, Any]]) -> tuple[Frame, ...]:
    return effects(rows, m.FOR_ENTRANCE)


BONUS: Final[list[list[int]]] = [[0, *ROWS[CHATEAU]["modifier"][colour]] for colour in n.COLOURS[:3]]
BY_SUM: Final[Mapping[int, tuple[Frame, ...]]] = {
    int(total): parts(rows) for total, rows in ROWS[COROGARI]["by_sum"].items()
}
FIRST_IN_GROUP: Final[list[tuple[Frame, ...]]] = [parts(ROWS[STROUP]["by_color"][colour]) for colour in n.COLOURS[:3]]
PILE_POINTS: Final[list[int]] = [0, 0, *(ROWS[KAUFMAN]["modifier"]["round_vp"][str(n)] for n in (2, 3, 4, 5))]
AFTER_STAFF: Final[tuple[Frame, ...]] = parts(ROWS[MAYENFELS]["effects"])
BY_ROUND: Final[list[int]] = [0, *ROWS[NINAS]["modifier"]["vp_by_round"]]
TOGETHER: Final[Mapping[int, int]] = {int(n): points for n, points in ROWS[NINAS]["modifier"]["final"].items()}
RETREATS: Final[list[int]] = [ROWS[WRAY]["modifier"]["cost"][letter] for letter in "ABC"]
TOKEN_PARTS: Final[list[Any]] = [
    (parts(row["column"]), parts(row["floor"])) for row in read("lw_entrances_reconstructed")["dove_token"]
]


def token_parts(p: Hotels, token: int, half: int) -> tuple[Frame, ...]:
    """The effects of one half of Dove's token: 0 for a column, 1 for a floor."""
    tokens = p.edition[m.TOKEN_PART] if p.edition and p.edition[m.TOKEN_PART] else TOKEN_PARTS
    return tuple(tuple(frame) for frame in tokens[token][half])
