"""Chance. The face-down tiles, cards and Spellbooks; Rudolph's cards are in his own folder."""

from typing import Final

from tableforone.kernel.chance import Pile
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws

from . import cards
from . import numbers as n
from .position import Salamandra


class Heap(Pile):
    """Face-down pieces of one pile, whose number is its key too."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[self.key]

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        """As every pile deals, in one step: a game begins with thirty of them."""
        return draws.draw(self.key, self.all, p.bags[self.key])


class Decks(Pile):
    """The four decks with a face-up card: which one, the frame says; each has the key of its number."""

    def bag(self, p: Salamandra, frame: Frame) -> int:
        return p.bags[frame[1]]

    def cards(self, p: Salamandra, frame: Frame) -> list[int]:
        return cards.DECK_CARDS[frame[1]]

    def deal(self, p: Salamandra, frame: Frame, draws: Draws) -> int:
        deck: int = frame[1]
        return draws.draw(deck, cards.DECK_CARDS[deck], p.bags[deck])


DECKS: Final[Pile] = Decks("the Bear, Eagle and Salamander decks", n.BEAR)
FIELDS: Final[Pile] = Heap("the pile of fields", n.FIELD_PILE, cards.PILE_TILES)
GROVES: Final[Pile] = Heap("the supply of groves", n.GROVE_SUPPLY, cards.ALL_GROVES)
BOOKS: Final[Pile] = Heap("the Spellbooks", n.BOOK_PILE, cards.ALL_BOOKS)
STARTS: Final[Pile] = Heap("the starting fields", n.START_PILE, cards.START_TILES)
