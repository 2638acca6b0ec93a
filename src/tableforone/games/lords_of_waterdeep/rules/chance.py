"""Chance events: the stack of tiles, the lords, the two decks.

Pseudo's random choices among equals are in opponent/chance.py.
"""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame

from . import cards
from .position import Waterdeep


class TileStack(Pile):
    """The building tiles that are not yet in Builder's Hall."""

    def bag(self, p: Waterdeep, frame: Frame) -> int:
        return p.tile_bag


class Lords(Pile):
    """The lords, one of which is drawn."""

    def bag(self, p: Waterdeep, frame: Frame) -> int:
        return cards.LORD_BAG


class QuestDeck(Pile):
    """The quests; when the deck is empty, the discard pile becomes the deck (7.1.3)."""

    def bag(self, p: Waterdeep, frame: Frame) -> int:
        return p.quest_bag

    def shuffles(self, p: Waterdeep, frame: Frame) -> int:
        return p.quest_shuffles


class IntrigueDeck(Pile):
    """The intrigue cards, copies included; reshuffled like the quests (8.1.5)."""

    def bag(self, p: Waterdeep, frame: Frame) -> int:
        return p.card_bag

    def shuffles(self, p: Waterdeep, frame: Frame) -> int:
        return p.card_shuffles


TILES: Final[Pile] = TileStack("the stack of building tiles", 1, list(range(cards.TILES)))
LORDS: Final[Pile] = Lords("the lord cards", 2, list(range(len(cards.LORD_DATA))))
QUESTS: Final[Pile] = QuestDeck("the quest deck", 1000, list(range(cards.QUESTS)))
INTRIGUE: Final[Pile] = IntrigueDeck("the intrigue deck", 2000, list(range(cards.CARDS)))
