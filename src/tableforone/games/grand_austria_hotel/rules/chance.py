"""Chance events: board, objectives, tiles, guests, staff and dice.

The opponent's chance events are in opponent/chance.py.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Dice, Lot, Pile, drawn
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws, Stream

from . import decks
from . import numbers as n
from .cards import AT_END, STAFF_TYPE
from .decks import ALL_END_STAFF_IN, END_STAFF_IN, GUESTS_IN, STAFF_IN
from .position import Hotels

DAY_BOARDS: Final = [1, 2, 3, 4]


class OfALetter(Lot):
    """One of the objectives or Emperor tiles with a letter that are in the game (2.3, 2.4)."""

    def __init__(self, name: str, first: int, cards: list[list[list[int]]]) -> None:
        super().__init__(name, n.SETUP_POOL)
        self.first: Final = first  # number of the pick for letter A
        self.cards: Final = cards  # by modules and letter

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        return self.cards[p.modules][frame[1]]

    def nth(self, p: Hotels, frame: Frame) -> int:
        return self.first + int(frame[1])


class Guests(Pile):
    """The guest deck; when it is empty, the discard pile is shuffled (13.10)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return p.guest_bag

    def cards(self, p: Hotels, frame: Frame) -> list[int]:
        return GUESTS_IN[p.modules]

    def shuffles(self, p: Hotels, frame: Frame) -> int:
        return p.guest_shuffles


class Staff(Pile):
    """The staff deck, without the opponent's private cards.

    These are some of the unseen end-of-game cards (20.2.6).
    """

    def bag(self, p: Hotels, frame: Frame) -> int:
        """All unseen cards; no end-of-game cards if all unseen ones must be the opponent's."""
        ends = p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]
        return p.staff_bag if ends.bit_count() > p.private else p.staff_bag & ~ends

    def weights(self, p: Hotels, frame: Frame) -> list[tuple[Any, int]]:
        """An end-of-game card has less weight, because the opponent may hold it."""
        ends = p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]
        unseen = ends.bit_count()
        if not unseen:
            return [(card, 1) for card in bits(p.staff_bag)]
        return [(card, unseen - p.private if ends >> card & 1 else unseen) for card in bits(self.bag(p, frame))]

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> int:
        """The next card of the shuffled deck, without the opponent's private cards."""
        deck = STAFF_IN[p.modules]
        card = draws.draw(self.key, deck, p.staff_bag)
        if STAFF_TYPE[card] == AT_END:
            ends = p.staff_bag & ALL_END_STAFF_IN[p.modules]
            his = draws.hold(n.PRIVATE_DECK, END_STAFF_IN[p.modules], ends, p.private)
            if his >> card & 1:
                return draws.draw(self.key, deck, p.staff_bag & ~his)
        return card

    def sample(self, p: Hotels, frame: Frame, stream: Stream) -> Any:
        return drawn(self.weights(p, frame), stream)


class ActionDice(Dice):
    """All dice at the start of a round, or those left after a pass (3.1, 3.5.2)."""

    def dice(self, p: Hotels, frame: Frame) -> int:
        return int(frame[1])

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> Any:
        return draws.roll(self.key, p.rolls, frame[1], 6)


BOARD: Final[Lot] = Lot("the hotel boards", n.SETUP_POOL, DAY_BOARDS)
OBJECTIVE: Final[OfALetter] = OfALetter("the objectives", 1, decks.OBJECTIVES_IN)
TILE: Final[OfALetter] = OfALetter("the Emperor tiles", 4, decks.TILES_IN)
GUESTS: Final[Guests] = Guests("the guest deck", n.GUEST_DECK)
STAFF: Final[Staff] = Staff("the staff deck", n.STAFF_DECK)
DICE: Final[ActionDice] = ActionDice("the dice", n.DICE_POOL)
