"""Chance: cards from a pile, dice rolls and random picks, each declared once with exact weights.

A word of chance names its Chance object.  The object knows which outcomes are possible in a
position and how likely each one is, how the seeded dealer answers, how the sampler draws an equally
likely future, and which outcomes a person may enter.  It reads only the position, which holds
nothing that the player may not know.
"""

from math import comb
from typing import Any, ClassVar, Final

from tableforone.kernel.bits import bits, nth_of
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.randomness import Draws, Stream

Frame = tuple[Any, ...]

CARD: Final = "card"  # how a person enters it: a card from a list,
FACES: Final = "faces"  # the number of dice for each face,
ONE_OF: Final = "one of"  # or one of a few choices


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of chance in a game.

    ``key`` selects its own stream of the seed's random numbers.
    """

    entry: ClassVar[str] = ONE_OF

    def __init__(self, name: str, key: int) -> None:
        self.name: Final = name
        self.key: Final = key

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        """Every outcome that is possible now, once, with its relative weight."""
        raise NotImplementedError

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        """The outcome that the seed of a digital game gives."""
        raise NotImplementedError

    def accepts(self, p: Any, frame: Frame, answer: Any) -> bool:
        """Whether a person may enter this outcome."""
        return type(answer) is int and answer in [outcome for outcome, _ in self.weights(p, frame)]

    def sample(self, p: Any, frame: Frame, stream: Stream) -> Any:
        """A random outcome, drawn by weight."""
        return drawn(self.weights(p, frame), stream)


def drawn(weights: list[tuple[Any, int]], stream: Stream) -> Any:
    """One of these outcomes, drawn by weight."""
    total = 0
    for _, weight in weights:
        total += weight
    return at_number(weights, stream.below(total))


def at_number(weights: list[tuple[Any, int]], number: int) -> Any:
    """The outcome whose weight range contains this number.

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
    """Cards drawn one by one from a bag: the face-down cards, each equally likely to be on top.

    A game says where its position keeps the bag (a set of cards, as bits) and, if the pile is
    reshuffled, how often that has happened.
    """

    entry: ClassVar[str] = CARD

    def __init__(self, name: str, key: int, cards: list[int] | None = None) -> None:
        super().__init__(name, key)
        self.all: Final[list[int]] = cards or []

    def bag(self, p: Any, frame: Frame) -> int:
        """The cards that may come up, as bits."""
        raise NotImplementedError

    def shuffles(self, p: Any, frame: Frame) -> int:
        """How often it has been reshuffled; each shuffle has its own order."""
        return 0

    def cards(self, p: Any, frame: Frame) -> list[int]:
        """All cards it ever held, in the order of the data."""
        return self.all

    def deal(self, p: Any, frame: Frame, draws: Draws) -> Any:
        return draws.draw(self.key + self.shuffles(p, frame), self.cards(p, frame), self.bag(p, frame))

    def weights(self, p: Any, frame: Frame) -> list[tuple[Any, int]]:
        return [(card, 1) for card in bits(self.bag(p, frame))]

    def accepts(self, p: Any, frame: Frame, answer: Any) -> bool:
        return type(answer) is int and answer >= 0 and self.bag(p, frame) >> answer & 1 == 1

    def sample(self, p: Any, frame: Frame, stream: Stream) -> Any:
        bag = self.bag(p, frame)
        return nth_of(bag, stream.below(bag.bit_count()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Lot(Chance):
    """A random pick from several outcomes: equally likely, or by weight.

    If there is more than one pick in a game, ``nth`` returns the number of this one.
    """

    def __init__(self, name: str, key: int, ways: list[int] | None = None) -> None:
        super().__init__(name, key)
        self.all: Final[list[int]] = ways or []

    def nth(self, p: Any, frame: Frame) -> int:
        return 0

    def ways(self, p: Any, frame: Frame) -> list[int]:
        """The possible outcomes; override ``weights`` instead if they are not equally likely."""
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
    """A pool of dice rolled together.

    The outcome is the number of dice per face, lowest face first.
    """

    entry: ClassVar[str] = FACES

    def __init__(self, name: str, key: int, faces: int = 6) -> None:
        super().__init__(name, key)
        self.faces: Final = faces

    def dice(self, p: Any, frame: Frame) -> int:
        """The number of dice rolled."""
        raise NotImplementedError

    def nth(self, p: Any, frame: Frame) -> int:
        """The number of this roll within the game."""
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
    """Every roll of a pool, with the number of ways to get it.

    >>> rolls(2, 2)
    [((0, 2), 1), ((1, 1), 2), ((2, 0), 1)]
    """
    # counts of the faces so far, number of ways, dice left
    found: list[tuple[Any, int, int]] = [((), 1, dice)]
    for _ in range(faces - 1):
        found = [((*shown, n), ways * comb(left, n), left - n) for shown, ways, left in found for n in range(left + 1)]
    return [((*shown, left), ways) for shown, ways, left in found]
