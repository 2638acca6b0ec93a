"""Chance events of module 3: the entrances and their parts (16.2, 23.1)."""

from typing import Final

from tableforone.kernel.chance import Lot
from tableforone.kernel.frames import Frame

from ....rules import decks
from ....rules.position import Hotels
from ...common.rules import numbers as m
from . import places as at


class Entrances(Lot):
    """Entrances for the player to choose from; The Ren only with the ballrooms (16.1)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return p.unique[at.OFFERED].bit_count()

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        there = len(at.ROWS) if p.modules & m.BALLROOMS else at.REN
        return [entrance for entrance in range(there) if not p.unique[at.OFFERED] >> entrance & 1]


class HisEntrances(Lot):
    """The opponent's entrance (23.1)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return 10


class PersonalObjectives(Lot):
    """For Ninas Melange: an objective of a letter that is not in play (16.5.6)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return int(frame[1])

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        return [card for card in decks.OBJECTIVES_IN[p.modules][frame[1]] if card not in p.objectives]


class SpareTiles(Lot):
    """For The Grand Wray Hotel: Emperor tiles of a letter that are not in play (16.5.8)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return p.unique[at.SPARE].bit_count()

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        spare = p.unique[at.SPARE]
        return [tile for tile in decks.TILES_IN[p.modules][frame[1]] if tile not in p.tiles and not spare >> tile & 1]


ENTRANCE: Final[Entrances] = Entrances("the entrances", m.ENTRANCE_DECK)
HIS_ENTRANCE: Final[HisEntrances] = HisEntrances("the opponent's entrances", m.ENTRANCE_DECK, [0, 1, 2, 3])
PERSONAL: Final[PersonalObjectives] = PersonalObjectives("the other objectives", m.PERSONAL_DECK)
SPARE: Final[SpareTiles] = SpareTiles("the spare Emperor tiles", m.SPARE_DECK)
