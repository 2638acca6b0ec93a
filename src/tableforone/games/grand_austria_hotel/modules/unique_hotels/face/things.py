"""The pieces that answers of module 3 (Unique Hotels) point at."""

from typing import Final

from ....face import things
from ....rules import numbers as n
from ....rules.cards import TILE_NAME
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.kozi_palace import FACE as A_FACE

IN_TURN: Final[things.ThingsInTurn] = {
    m.SHIFT: lambda move: f"die:{move // A_FACE}",
    m.FORFEIT: lambda _: "die:toll",
    m.PERSONAL: lambda place: f"personal:{'ABC'[place]}",
    m.REWARD: lambda tile: f"tile:{TILE_NAME[tile]}",
}
THINGS: Final[things.Things] = {
    m.CHOOSE_ENTRANCE: lambda p, f, a: f"entrance:{at.IDS[a].replace('_', '-')}",
    m.SECOND_GUEST: things.guest,
    m.DOVE_TOKEN: lambda p, f, a: f"token:{a + 1}",
    m.TURN_ON: things.of_turn,
    m.GIVE_ITEM: lambda p, f, a: f"rival-table:{a}",
    n.EXTRA_ACTION: lambda p, f, a: f"die:{a % 10}" if a else "",
}
