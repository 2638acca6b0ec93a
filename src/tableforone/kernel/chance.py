"""Chance: cards from a pile, a roll of dice, a lot, each declared once with exact weights.

A word of chance names its object.  The object knows which outcomes are possible in a position and how likely each is,
how the seeded dealer answers, how a fresh and equally likely future is drawn, and which outcome may be accepted from a
person.  It reads the position alone, where nothing lies that the player may not know.
"""

from math import comb
from typing import Any, ClassVar, Final

from tableforone.kernel.bits import bits, nth_of
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.randomness import Draws, Stream

Frame = tuple[Any, ...]

CARD: Final = "card"  # how a person enters it: a card from a list,
FACES: Final = "faces"  # how many dice of each face,
ONE_OF: Final = "one of"  # one of a few


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """One thing of chance of a game.  ``key`` is its stretch of the seed's numbers, its own in the game."""

    entry: ClassVar[str] = ONE_OF

    def __init__(self, name: str, key: int) -> None:
        self.name: Final = name
        self.key: Final = key

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        """Every outcome that is possible now, once, with its weight: how likely it is beside the others."""
        raise NotImplementedError

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        """What the seed of a digital game answers."""
        raise NotImplementedError

    def accepts(self, p: Any, frame: Frame, answer: Any) -> bool:
        """May a person say that this came up?"""
        return type(answer) is int and answer in [outcome for outcome, _ in self.weights(p, frame)]

    def sample(self, p: Any, frame: Frame, stream: Stream) -> Any:
        """One outcome, as likely as its weight."""
        return drawn(self.weights(p, frame), stream)


def drawn(weights: list[tuple[Any, int]], stream: Stream) -> Any:
    """One of these, by its weight."""
    total = 0
    for _, weight in weights:
        total += weight
    return at_number(weights, stream.below(total))


def at_number(weights: list[tuple[Any, int]], number: int) -> Any:
    """Whose weight the number falls into, when they lie side by side.

    >>> [at_number([("a", 2), ("b", 1)], n) for n in range(3)]
    ['a', 'a', 'b']
    """
    for outcome, weight in weights:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the number lies beyond all weights")


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Chance):
    """Cards drawn one by one out of a bag: the cards face down that may be on top, all alike.

    A game says where the bag lies in its position (a set of cards, as bits), and how often it was shuffled anew, where
    it is.  With ``lowest`` the cards are counted from that number: a small bag is quicker to look through.
    """

    entry: ClassVar[str] = CARD

    def __init__(self, name: str, key: int, cards: list[int] | None = None, lowest: int = 0) -> None:
        super().__init__(name, key)
        self.all: Final[list[int]] = [card - lowest for card in cards or []]
        self.lowest: Final = lowest

    def bag(self, p: Any, frame: Frame) -> int:
        """The cards that may come up, as bits."""
        raise NotImplementedError

    def shuffles(self, p: Any, frame: Frame) -> int:
        """How often it was shuffled again: each time it has another order."""
        return 0

    def cards(self, p: Any, frame: Frame) -> list[int]:
        """All cards that ever were in it, counted from the lowest, in the order of the data."""
        return self.all

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        lowest = self.lowest
        cards = self.cards(p, frame)
        return lowest + draws.draw(self.key + self.shuffles(p, frame), cards, self.bag(p, frame) >> lowest)

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        return [(card, 1) for card in bits(self.bag(p, frame))]

    def accepts(self, p: Any, frame: Frame, answer: Any) -> bool:
        return type(answer) is int and answer >= 0 and self.bag(p, frame) >> answer & 1 == 1

    def sample(self, p: Any, frame: Frame, stream: Stream) -> Any:
        bag = self.bag(p, frame)
        return nth_of(bag, stream.below(bag.bit_count()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance):
    """One of several: all alike, or each by its weight.

    Where it is drawn more than once in a game, ``nth`` says from the position which time it is.
    """

    def __init__(self, name: str, key: int, ways: list[int] | None = None) -> None:
        super().__init__(name, key)
        self.all: Final[list[int]] = ways or []

    def nth(self, p: Any, frame: Frame) -> int:
        return 0

    def ways(self, p: Any, frame: Frame) -> list[int]:
        """What may come up; override ``weights`` instead where they are not alike."""
        return self.all

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        return [(way, 1) for way in self.ways(p, frame)]

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        weights = self.weights(p, frame)
        total = 0
        for _, weight in weights:
            total += weight
        return at_number(weights, draws.below(self.key, self.nth(p, frame), total))


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(Chance):
    """A pool of dice rolled together; what comes up is how many of them show each face, from the lowest."""

    entry: ClassVar[str] = FACES

    def __init__(self, name: str, key: int, faces: int = 6) -> None:
        super().__init__(name, key)
        self.faces: Final = faces

    def dice(self, p: Any, frame: Frame) -> int:
        """How many are rolled."""
        raise NotImplementedError

    def nth(self, p: Any, frame: Frame) -> int:
        """Which roll of the game it is."""
        raise NotImplementedError

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        return draws.roll(self.key, self.nth(p, frame), self.dice(p, frame), self.faces)

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        return rolls(self.dice(p, frame), self.faces)

    def accepts(self, p: Any, frame: Frame, answer: Any) -> bool:
        if type(answer) is not tuple or len(answer) != self.faces:
            return False
        return all(type(n) is int and n >= 0 for n in answer) and sum(answer) == self.dice(p, frame)

    def sample(self, p: Any, frame: Frame, stream: Stream) -> Any:
        counts = [0] * self.faces
        for _ in range(self.dice(p, frame)):
            face = stream.below(self.faces)
            counts[face] = counts[face] + 1
        return tuple(counts)


def rolls(dice: int, faces: int) -> list[tuple[Any, int]]:
    """Every roll of a pool, with the number of ways in which it comes about.

    >>> rolls(2, 2)
    [((0, 2), 1), ((1, 1), 2), ((2, 0), 1)]
    """
    found: list[tuple[Any, int, int]] = [((), 1, dice)]  # how many show the faces so far, in how many ways, the rest
    for _ in range(faces - 1):
        found = [((*shown, n), ways * comb(left, n), left - n) for shown, ways, left in found for n in range(left + 1)]
    return [((*shown, left), ways) for shown, ways, left in found]
