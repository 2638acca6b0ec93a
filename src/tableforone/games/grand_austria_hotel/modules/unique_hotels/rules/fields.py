"""The fields of module 3 (Unique Hotels) in a position."""

from typing import Final

from tableforone.kernel.fields import Field, Members, Number

from ....rules import cards
from ....rules import numbers as n
from ....rules.fields import GROUPS, MOST_OF_A_KIND, SPACES, guests, objectives
from . import places as at

GUESTS: Final = 3  # in the opponent's café
SUSHI_TOKENS: Final = 6
MOST_TOKENS: Final = 99
ITEMS: Final = {0: "no item", **{1 + kind: item for kind, item in enumerate(n.ITEMS)}}


def unique() -> list[Field]:
    return [*yours(), *his()]


def yours() -> list[Field]:
    """The player's entrance."""
    return [
        Number("entrance", -1, of=at.IDS),
        Number("his entrance", -1, of=at.HIS_NAMES),
        Members("offered", at.IDS),  # to choose from
        Number("first face", 0, 6),  # Corogari: the first die of this round
        Members("pile", guests()),  # Kaufman: guests completed in this round
        *[Number(f"objective {letter}", of=objectives()) for letter in "ABC"],  # Ninas Melange
        Members("objectives done", "ABC"),
        Members("spare tiles", cards.TILE_NAME),  # The Grand Wray Hotel
        Members("tokens", len(at.TOKEN_PARTS)),  # Dove
        Members("opened", GROUPS),  # Stroup: groups with a guest
    ]


def his() -> list[Field]:
    """The opponent's entrance."""
    return [
        Number("stars", 0, MOST_TOKENS),  # Nine Stars Inn: tokens on the track
        *[
            # in his hotel (0), on a guest, or in the supply (-1)
            Number(f"token {token}", -1, of=guests(), start=0)
            for token in range(1, SUSHI_TOKENS + 1)
        ],
        *[Number(f"toll {face}", 0, MOST_TOKENS) for face in range(7)],
        Number("toll free", 0, 1),  # 1: points were forfeited this turn
        *[Number(f"his guest {guest}", of=guests()) for guest in range(1, GUESTS + 1)],
        *[Number(f"his guest {guest} {item}", 0, MOST_OF_A_KIND) for guest in range(1, GUESTS + 1) for item in n.ITEMS],
        *[Number(f"his room {guest}", of=SPACES) for guest in range(1, GUESTS + 1)],  # reserved for this guest
        *[Number(f"item {face}", of=ITEMS) for face in range(7)],  # on this action space
        *[Number(f"pool {item}", 0, MOST_TOKENS) for item in n.ITEMS],  # not yet placed
    ]
