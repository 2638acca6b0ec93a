"""What lies in ``p.unique``?  Each number named once."""

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
        Number("entrance", "yours", -1, of=at.IDS),
        Number("his entrance", "the opponent's", -1, of=at.HIS_NAMES),
        Members("offered", "entrances to choose from", at.IDS),
        Number("first face", "Corogari: the first die of this round", 0, 6),
        Members("pile", "Kaufman: guests completed in this round", guests()),
        *[Number(f"objective {letter}", "Ninas Melange's", of=objectives()) for letter in "ABC"],
        Members("objectives done", "Ninas Melange's", "ABC"),
        Members("spare tiles", "The Grand Wray Hotel's", cards.TILE_NAME),
        Members("tokens", "Dove's", len(at.TOKEN_PARTS)),
        Members("opened", "Stroup: groups with a guest", GROUPS),
    ]


def his() -> list[Field]:
    """The opponent's."""
    return [
        Number("stars", "Nine Stars Inn: tokens on the track", 0, MOST_TOKENS),
        *[
            Number(
                f"token {token}",
                "Sushi Resort: in his hotel (0), with a guest, in the supply (-1)",
                -1,
                of=guests(),
                start=0,
            )
            for token in range(1, SUSHI_TOKENS + 1)
        ],
        *[Number(f"toll {face}", "tokens on this action space", 0, MOST_TOKENS) for face in range(7)],
        Number("toll free", "1: the loss was taken this turn", 0, 1),
        *[Number(f"his guest {guest}", "in his café", of=guests()) for guest in range(1, GUESTS + 1)],
        *[
            Number(f"his guest {guest} {item}", "missing", 0, MOST_OF_A_KIND)
            for guest in range(1, GUESTS + 1)
            for item in n.ITEMS
        ],
        *[Number(f"his room {guest}", "reserved for this guest", of=SPACES) for guest in range(1, GUESTS + 1)],
        *[Number(f"item {face}", "on this action space", of=ITEMS) for face in range(7)],
        *[Number(f"pool {item}", "left to be laid", 0, MOST_TOKENS) for item in n.ITEMS],
    ]
