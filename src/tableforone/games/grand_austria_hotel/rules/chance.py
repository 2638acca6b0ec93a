"""Chance.

Board, objectives and tiles, guests, staff, dice; what the opponent reveals is in his folder.
"""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.chance import Dice, Lot, Pile, drawn
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws, Stream

from . import decks
from . import numbers as n
from .cards import AT_END, STAFF_TYPE
from .decks import ALL_END_STAFF_IN, END_STAFF_IN, GUESTS_COUNTED, LOWEST_GUEST, STAFF_IN
from .position import Hotels

DAY_BOARDS: Final = [1, 2, 3, 4]


class OneOf(Lot):
    """One of several that are all alike."""

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        """The same as by their weights, but quicker."""
        ways = self.ways(p, frame)
        return ways[draws.below(self.key, self.nth(p, frame), len(ways))]


class Objectives(OneOf):
    """One of the objectives of a letter that are in the game (2.3)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return 1 + int(frame[1])

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        return decks.OBJECTIVES_IN[p.modules][frame[1]]


class Tiles(OneOf):
    """One of the Emperor tiles of a letter that are in the game (2.4)."""

    def nth(self, p: Hotels, frame: Frame) -> int:
        return 4 + int(frame[1])

    def ways(self, p: Hotels, frame: Frame) -> list[int]:
        return decks.TILES_IN[p.modules][frame[1]]


class Guests(Pile):
    """The guest deck; the discard pile is shuffled when it is empty (13.10)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return p.guest_bag

    def shuffles(self, p: Hotels, frame: Frame) -> int:
        return p.guest_shuffles

    def cards(self, p: Hotels, frame: Frame) -> list[int]:
        return decks.GUESTS_COUNTED[p.modules]

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> int:
        """As every pile does it, but quicker: a guest comes more than twenty times a game."""
        bag = p.guest_bag >> LOWEST_GUEST
        return LOWEST_GUEST + draws.draw(self.key + p.guest_shuffles, GUESTS_COUNTED[p.modules], bag)


class Staff(Pile):
    """The staff deck, in which the opponent's private cards are not: some of the unseen end-of-game cards (20.2.6)."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        """Any unseen card; end-of-game cards only while not all of them must be his."""
        ends = p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]
        return p.staff_bag if ends.bit_count() > p.private else p.staff_bag & ~ends

    def weights(self, p: Hotels, frame: Frame) -> list[tuple[Any, int]]:
        """An end-of-game card comes up only if it is not one of his: so many are not, of all that are unseen."""
        ends = p.staff_bag & decks.ALL_END_STAFF_IN[p.modules]
        unseen = ends.bit_count()
        if not unseen:
            return [(card, 1) for card in bits(p.staff_bag)]
        return [(card, unseen - p.private if ends >> card & 1 else unseen) for card in bits(self.bag(p, frame))]

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> int:
        """The next card of the shuffled deck; where that is one of his, which the seed has set apart, the one after."""
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
    """All dice at the start of a round, those that are left after a pass (3.1, 3.5.2)."""

    def dice(self, p: Hotels, frame: Frame) -> int:
        return int(frame[1])

    def nth(self, p: Hotels, frame: Frame) -> int:
        return p.rolls

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> Any:
        """As all dice are dealt, but quicker."""
        return draws.roll(self.key, p.rolls, frame[1], 6)


BOARD: Final[Lot] = Lot("the hotel boards", n.SETUP_POOL, DAY_BOARDS)
OBJECTIVE: Final[Objectives] = Objectives("the objectives", n.SETUP_POOL)
TILE: Final[Tiles] = Tiles("the Emperor tiles", n.SETUP_POOL)
GUESTS: Final[Guests] = Guests("the guest deck", n.GUEST_DECK, lowest=decks.LOWEST_GUEST)
STAFF: Final[Staff] = Staff("the staff deck", n.STAFF_DECK)
DICE: Final[ActionDice] = ActionDice("the dice", n.DICE_POOL)
