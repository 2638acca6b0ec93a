"""Effect symbols of module 3 (Unique Hotels)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame

from ....face.symbols import Brought
from ....rules import numbers as n
from ....rules.cards import TILE_REWARD
from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import places as at
from ..rules.entrances import letter


def of_rewards(p: Hotels, frame: Frame) -> dict[int, Sequence[Frame]]:
    """Spare tiles: the retreat as a cost, and the reward."""
    spare = bits(p.unique[at.SPARE]) if p.modules & m.UNIQUE_HOTELS else []
    return {m.REWARD + tile: [(n.EMPEROR, at.RETREATS[letter(tile)]), *TILE_REWARD[tile]] for tile in spare}


BRINGS: Final[Brought] = [
    (n.TURN, of_rewards),
    (m.DOVE_TOKEN, lambda p, frame: {token: at.token_parts(p, token, frame[1]) for token in bits(p.unique[at.TOKENS])}),
]
