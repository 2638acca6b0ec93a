"""The lounge of module 2: three celebrities, one for each coloured die (15).

They are taken, moved up and replaced.
"""

from collections.abc import Mapping
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.data import Data
from tableforone.kernel.frames import CHANCE, TABLE, YOU, Frame, tell

from ....rules.boards import read
from ....rules.gains import score
from ....rules.position import Hotels
from ...common.rules import numbers as m

# Indexes into ``p.lounge``.
TILE: Final = 0  # + colour: the celebrity, or -1
AGED: Final = 3  # + colour
FACE: Final = 6  # + colour: the die's space; 0 if it is not on the action board
BAG: Final = 9
DISCARD: Final = 10
MINE: Final = 11  # mask of the player's celebrities in this round
HERS: Final = 12
SHUFFLES: Final = 13
EXCHANGED: Final = 14  # Einstein was used
QUIET: Final = 15  # a gain from Churchill is in progress, which does not trigger him again

DIE_COLOURS: Final = ("red", "yellow", "blue")  # 15.1
ROWS: Final[list[Data]] = read("lw_celebrities")["celebrity"]
IDS: Final[list[str]] = [row["id"] for row in ROWS]
INVENTED: Final = read("lw_celebrities_reconstructed")
POINTS: Final[list[list[int]]] = [INVENTED["vp"][row["id"]] for row in ROWS]  # fresh, aged
ORDER: Final[list[int]] = [DIE_COLOURS.index(colour) for colour in INVENTED["lounge_order"]]
ALWAYS: Final[int] = mask_of([i for i, row in enumerate(ROWS) if not row["needs_module_1"]])
ALL: Final[int] = (1 << len(ROWS)) - 1
TILES: Final[list[int]] = list(range(len(ROWS)))


def set_up(p: Hotels, options: Mapping[str, str]) -> None:
    p.lounge[BAG] = in_the_game(p)
    p.stack.extend((m.REVEAL_CELEBRITY, colour) for colour in (2, 1, 0))


def in_the_game(p: Hotels) -> int:
    """The celebrities in play; three of them only with the ballrooms."""
    return ALL if p.modules & m.BALLROOMS else ALWAYS


def order(p: Hotels) -> list[int]:
    """The lounge's colours from left to right."""
    return list(p.edition[m.LOUNGE_PART]) if p.edition and p.edition[m.LOUNGE_PART] else ORDER


def points(p: Hotels, colour: int) -> int:
    """The present points of the celebrity with this colour."""
    table = p.edition[m.CELEBRITY_PART] if p.edition and p.edition[m.CELEBRITY_PART] else POINTS
    n: int = table[p.lounge[TILE + colour]][p.lounge[AGED + colour]]
    return n


def run_reveal_celebrity(p: Hotels, frame: Frame) -> list[int] | None:
    """Reveal a celebrity; when the stack is empty, the discard pile is shuffled (15.5)."""
    if not p.lounge[BAG]:
        if not p.lounge[DISCARD]:
            return None
        p.lounge[BAG] = p.lounge[DISCARD]
        p.lounge[DISCARD] = 0
        p.lounge[SHUFFLES] += 1
    return CHANCE


def answer_reveal_celebrity(p: Hotels, frame: Frame, tile: int) -> None:
    colour: int = frame[1]
    p.lounge[BAG] &= ~(1 << tile)
    p.lounge[TILE + colour] = tile
    p.lounge[AGED + colour] = 0
    tell(p, ("celebrity arrives", TABLE, tile, colour))


def take(p: Hotels, colour: int) -> None:
    """The player takes the celebrity with its die: points at once, the effect from now on (15.3)."""
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    p.lounge[TILE + colour] = -1
    p.lounge[FACE + colour] = 0
    tell(p, ("celebrity", YOU, tile))
    score(p, worth, m.FOR_CELEBRITIES)
    p.lounge[MINE] |= 1 << tile


def round_ends(p: Hotels) -> None:
    """Discard both sides' celebrities before the Emperor's visit (15.5, 24.4)."""
    p.lounge[DISCARD] |= p.lounge[MINE] | p.lounge[HERS]
    p.lounge[MINE] = 0
    p.lounge[HERS] = 0
    p.lounge[EXCHANGED] = 0


def next_round(p: Hotels) -> None:
    """Celebrities that were not taken age; empty places are filled, except after the last round."""
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    if p.round == 7:
        return
    for colour in (2, 1, 0):
        if p.lounge[TILE + colour] < 0:
            p.stack.append((m.REVEAL_CELEBRITY, colour))
        else:
            p.lounge[AGED + colour] = 1


def broken(p: Hotels, found: list[str]) -> None:
    """Every celebrity exists once; coloured dice are only where dice are."""
    tiles = [1 << tile for tile in p.lounge[TILE : TILE + 3] if tile >= 0]
    places = [*tiles, p.lounge[BAG], p.lounge[DISCARD], p.lounge[MINE], p.lounge[HERS]]
    if sum(places) != in_the_game(p) or sum(mask.bit_count() for mask in places) != in_the_game(p).bit_count():
        found.append("a-celebrity-is-missing-or-there-twice")
    faces = p.lounge[FACE : FACE + 3]
    if any(face and faces.count(face) > p.dice[face] for face in faces):
        found.append("a-coloured-die-lies-on-a-space-without-dice")
