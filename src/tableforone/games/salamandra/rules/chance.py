"""Chance events: face-down tiles, cards and Spellbooks.

Rudolph's cards are in opponent/chance.py.
"""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from . import cards
from . import numbers as n
from .position import Salamandra


class Heap(Pile):
    """The face-down pieces of one pile; the pile's number is also its key."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[self.key]

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        """A game starts with thirty of them, so nothing else is called."""
        return draws.draw(self.key, self.all, p.bags[self.key])


class Decks(Pile):
    """The four decks with a face-up card; the frame has the deck, whose number is its key."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[frame[1]]

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        deck: int = frame[1]
        return draws.draw(deck, cards.DECK_CARDS[deck], p.bags[deck])


DECKS: Final[Pile] = Decks("the Bear, Eagle and Salamander decks", n.BEAR)
FIELDS: Final[Pile] = Heap("the pile of fields", n.FIELD_PILE, cards.PILE_TILES)
GROVES: Final[Pile] = Heap("the supply of groves", n.GROVE_SUPPLY, cards.ALL_GROVES)
BOOKS: Final[Pile] = Heap("the Spellbooks", n.BOOK_PILE, cards.ALL_BOOKS)
STARTS: Final[Pile] = Heap("the starting fields", n.START_PILE, cards.START_TILES)
