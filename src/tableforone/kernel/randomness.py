"""Random numbers from a seed, the same on every machine and every Python.

The same seed draws the same cards and dice, whatever else was asked before.  The order of a deck follows from the seed
and the deck's key alone and is stored nowhere in the position.  After an undo the same card comes up again.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from tableforone.kernel.compiling import i64

STATE: Final = Struct("<QQ")
UNHASHED: Final = blake2b(digest_size=STATE.size)
LATEST: Final[dict[int, tuple[int, int]]] = {}  # dealer and player of a game ask for the same seed
# two multiplicative generators of full period (multipliers from L'Ecuyer's tables of 1999), combined; numbers below
# 2**30 are multiplied fastest when compiled
A: Final = 1073741789
A_TIMES: Final = 771645345
B: Final = 536870909
B_TIMES: Final = 520332806
SAMPLES: Final = 1 << 20  # the key of a sampler's numbers: no game has this many keys
APART: Final = 1 << 24  # numbers between the starts of two streams of neighbouring keys
A_POWERS: Final[list[int]] = [A_TIMES]  # by place: what leads from the beginning of a stream to its number
B_POWERS: Final[list[int]] = [B_TIMES]
JUMPS: Final[dict[int, tuple[int, int]]] = {}  # by key: what leads from a seed's beginning to that of its stream


FACE_BITS: Final = 5  # for the dice that show a face: twenty at most
MOST_ALIKE: Final = (1 << FACE_BITS) - 1
THREE_DICE: Final[dict[int, list[int]]] = {}  # by the number of faces


def three_dice(faces: int) -> list[int]:
    """By a number below faces ** 3: how many of the three dice that it stands for show each face, five bits a face."""
    found = THREE_DICE.get(faces)
    if found is None:
        each = [1 << FACE_BITS * face for face in range(faces)]
        found = [one + two + three for three in each for two in each for one in each]
        THREE_DICE[faces] = found
    return found


def shown(counted: i64, faces: int) -> tuple[int, ...]:
    """How many dice show each face, of five bits a face; written out for the die that everybody has.

    >>> shown(3 | 2 << 15, 4), shown(1 | 1 << 25, 6)
    ((3, 0, 0, 2), (1, 0, 0, 0, 0, 1))
    """
    m: i64 = MOST_ALIKE
    if faces == 6:
        return (counted & m, counted >> 5 & m, counted >> 10 & m, counted >> 15 & m, counted >> 20 & m, counted >> 25)
    all_bits: int = counted
    return tuple([all_bits >> FACE_BITS * face & MOST_ALIKE for face in range(faces)])


def hashed(seed: int) -> tuple[int, int]:
    """A hash of the seed, the same on every machine and every Python."""
    found = LATEST.get(seed)
    if found is None:
        hashing = UNHASHED.copy()  # quicker than another one made from scratch
        hashing.update(seed.to_bytes(8, "little"))
        a, b = STATE.unpack(hashing.digest())
        found = a % (A - 1) + 1, b % (B - 1) + 1
        LATEST.clear()
        LATEST[seed] = found
    return found


class Source:
    """Where all the streams of one seed begin."""

    def __init__(self, seed: int) -> None:
        start: tuple[int, int] = hashed(seed)
        self.a: int = start[0]
        self.b: int = start[1]

    def begin(self, key: int) -> tuple[int, int]:
        """Where the numbers of a deck, of a pool of dice, of a player begin."""
        jump = JUMPS.get(key)
        if jump is None:
            jump = pow(A_TIMES, key * APART % (A - 1), A), pow(B_TIMES, key * APART % (B - 1), B)
            JUMPS[key] = jump
        return self.a * jump[0] % A, self.b * jump[1] % B

    def stream(self, key: int) -> "Stream":
        return Stream(self.begin(key))


class Stream:
    """Random numbers, one after the other.

    >>> s = Source(7).stream(1)
    >>> [s.below(6) for _ in range(8)]
    [2, 5, 3, 3, 3, 0, 2, 4]
    """

    def __init__(self, begin: tuple[int, int]) -> None:
        self.a: i64 = begin[0]
        self.b: i64 = begin[1]

    def below(self, n: i64) -> int:
        """The next number, from 0 to n - 1, each equally likely (up to one part in 2**30 / n).

        It is written out below wherever numbers are drawn in every game.
        """
        a: i64 = self.a * A_TIMES % A
        b: i64 = self.b * B_TIMES % B
        self.a = a
        self.b = b
        return (a + b) % A * n // A


class ByLot(Stream):
    """A player who decides by lot: each answer equally likely."""

    def choose(self, p: Any, answers: list[int]) -> int:
        a: i64 = self.a * A_TIMES % A
        b: i64 = self.b * B_TIMES % B
        self.a = a
        self.b = b
        return answers[(a + b) % A * len(answers) // A]


def powers_up_to(nth: int) -> None:
    """What leads from the beginning of a stream to its numbers up to the nth, the same for all streams."""
    while nth >= len(A_POWERS):
        A_POWERS.append(A_POWERS[-1] * A_TIMES % A)
        B_POWERS.append(B_POWERS[-1] * B_TIMES % B)


class Series:
    """Where the numbers of a stream begin that are asked for by their place."""

    def __init__(self, begin: tuple[int, int]) -> None:
        self.a: Final[i64] = begin[0]
        self.b: Final[i64] = begin[1]


class ShuffledDeck:
    """The order of a shuffled deck, worked out only as far as it is needed."""

    def __init__(self, cards: list[int], begin: tuple[int, int]) -> None:
        self.a: i64 = begin[0]
        self.b: i64 = begin[1]
        self.rest: Final[list[int]] = cards.copy()
        self.order: Final[list[int]] = []
        self.bag: int = (
            0  # what the last card left in the bag, and how many cards at the front of the order are not in it
        )
        self.gone: int = 0


class Draws:
    """What the seed of one game brings: the cards of its decks, its dice and its numbers.

    ``key`` names a deck or a pool of dice: any int, plus the number of the shuffle where a deck is shuffled again.
    """

    def __init__(self, seed: int) -> None:
        self.source: Final = Source(seed)
        self.decks: dict[int, ShuffledDeck] = {}
        self.series: dict[int, Series] = {}

    def draw(self, key: int, cards: list[int], bag: int) -> int:
        """The first card, in the seed's order of this deck, that is still in the bag (a bit mask of cards).

        >>> d = Draws(5)
        >>> first = d.draw(1, [3, 4, 5], 0b111000)
        >>> second = d.draw(1, [3, 4, 5], 0b111000 & ~(1 << first))
        >>> first == Draws(5).draw(1, [3, 4, 5], 0b111000) and first != second
        True
        """
        deck = self.decks.get(key)
        if deck is None:
            deck = self.deck(key, cards)
        order = deck.order
        at = deck.gone if bag == deck.bag or bag | deck.bag == deck.bag else 0  # of a smaller bag what was gone is gone
        while True:
            if at == len(order):  # the order grows only as far as it is needed
                rest = deck.rest
                if not rest:
                    raise ValueError("no card of the deck is in the bag")
                a: i64 = deck.a * A_TIMES % A
                b: i64 = deck.b * B_TIMES % B
                deck.a = a
                deck.b = b
                i: int = (a + b) % A * len(rest) // A
                order.append(rest[i])
                rest[i] = rest[-1]
                rest.pop()
            card = order[at]
            at += 1
            bit = 1 << card
            if bag & bit:
                deck.gone = at
                deck.bag = bag ^ bit
                return card

    def deck(self, key: int, cards: list[int]) -> ShuffledDeck:
        deck = self.decks.get(key)
        if deck is None:
            deck = ShuffledDeck(cards, self.source.begin(key))
            self.decks[key] = deck
        return deck

    def hold(self, key: int, cards: list[int], bag: int, n: int) -> int:
        """The mask of the next n cards that ``draw`` would give: cards that lie apart, unseen, until they are drawn.

        >>> d = Draws(5)
        >>> d.hold(1, [3, 4, 5], 0b111000, 1) == 1 << d.draw(1, [3, 4, 5], 0b111000)
        True
        """
        deck = self.deck(key, cards)
        held = 0
        at = 0
        while n > 0:
            if at == len(deck.order):
                self.draw(key, cards, bag & ~held)  # brings up the next one
            card = deck.order[at]
            at += 1
            if bag >> card & 1:
                held |= 1 << card
                n -= 1
        return held

    def roll(self, key: int, nth: int, dice: int, faces: i64) -> tuple[int, ...]:
        """The nth roll of a pool of at most twenty dice: how many show each face, from the lowest.

        >>> sum(Draws(1).roll(9, 0, 10, 6))
        10
        """
        threes = three_dice(faces)
        cube: i64 = faces * faces * faces
        at = nth * 4
        counted = dice
        while dice > 0:  # one number is enough for five dice
            number: i64 = self.below(key, at, cube * faces * faces)
            if dice < 5:
                sides: int = faces
                part: i64 = sides**dice
                number %= part
            counted += threes[number % cube] + threes[number // cube] - 6  # those too many lie there as lowest faces
            at += 1
            dice -= 5
        return shown(counted, faces)

    def below(self, key: int, nth: int, n: i64) -> int:
        """The nth number of a kind, from 0 to n - 1 (a coin, a random board): those of its stream, by their place.

        >>> by_place, one_by_one = Draws(7), Source(7).stream(1)
        >>> [by_place.below(1, nth, 6) for nth in range(8)] == [one_by_one.below(6) for _ in range(8)]
        True
        """
        series = self.series.get(key)
        if series is None:
            series = Series(self.source.begin(key))
            self.series[key] = series
        if nth >= len(A_POWERS):
            powers_up_to(nth)
        a: i64 = A_POWERS[nth]
        b: i64 = B_POWERS[nth]
        a = series.a * a % A
        b = series.b * b % B
        return (a + b) % A * n // A
