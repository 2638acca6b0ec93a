"""Random numbers from a seed, the same on every machine and every Python.

The same seed gives the same cards and dice, whatever was drawn before.  The order of a deck follows
from the seed and the deck's key alone; the position does not store it.  After an undo the same card
comes up again.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from tableforone.kernel.compiling import i64

STATE: Final = Struct("<QQ")
UNHASHED: Final = blake2b(digest_size=STATE.size)
# cache: the dealer and the player of a game use the same seed
LATEST: Final[dict[int, tuple[int, int]]] = {}
# Two combined multiplicative generators of full period (multipliers from L'Ecuyer's tables of
# 1999).  Compiled code multiplies numbers below 2**30 fastest.
A: Final = 1073741789
A_TIMES: Final = 771645345
B: Final = 536870909
B_TIMES: Final = 520332806
SAMPLES: Final = 1 << 20  # the key of the sampler's stream; no game has this many keys
APART: Final = 1 << 24  # distance between the starts of two neighbouring streams
READY: Final = 512  # powers computed at import; a game rarely needs more
# by index: the factor from the start of a stream to that number
A_POWERS: Final[list[int]] = [A_TIMES]
B_POWERS: Final[list[int]] = [B_TIMES]
# by key: the factors from the seed's start to the start of its stream
JUMPS: Final[dict[int, tuple[int, int]]] = {}


FACE_BITS: Final = 5  # bits per face, for at most 20 dice
MOST_ALIKE: Final = (1 << FACE_BITS) - 1
THREE_DICE: Final[dict[int, list[int]]] = {}  # by number of faces


def three_dice(faces: int) -> list[int]:
    """The faces of 3 dice for each number below faces ** 3, as counts of 5 bits per face."""
    found = THREE_DICE.get(faces)
    if found is None:
        each = [1 << FACE_BITS * face for face in range(faces)]
        found = [one + two + three for three in each for two in each for one in each]
        THREE_DICE[faces] = found
    return found


def shown(counted: i64, faces: int) -> tuple[int, ...]:
    """The counts per face, unpacked from 5 bits each; special-cased for six-sided dice.

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
        hashing = UNHASHED.copy()  # faster than a new object
        hashing.update(seed.to_bytes(8, "little"))
        a, b = STATE.unpack(hashing.digest())
        found = a % (A - 1) + 1, b % (B - 1) + 1
        LATEST.clear()
        LATEST[seed] = found
    return found


class Source:
    """The start of all random streams of one seed."""

    def __init__(self, seed: int) -> None:
        start: tuple[int, int] = hashed(seed)
        self.a: int = start[0]
        self.b: int = start[1]

    def begin(self, key: int) -> tuple[int, int]:
        """The start of the stream for a deck, a pool of dice or a player."""
        jump = JUMPS.get(key)
        if jump is None:
            jump = pow(A_TIMES, key * APART % (A - 1), A), pow(B_TIMES, key * APART % (B - 1), B)
            JUMPS[key] = jump
        return self.a * jump[0] % A, self.b * jump[1] % B

    def stream(self, key: int) -> "Stream":
        return Stream(self.begin(key))


class Stream:
    """A stream of random numbers.

    >>> s = Source(7).stream(1)
    >>> [s.below(6) for _ in range(8)]
    [2, 5, 3, 3, 3, 0, 2, 4]
    """

    def __init__(self, begin: tuple[int, int]) -> None:
        self.a: i64 = begin[0]
        self.b: i64 = begin[1]

    def below(self, n: i64) -> int:
        """The next number, from 0 to n - 1, each equally likely (up to one part in 2**30 / n).

        Hot paths in this file inline it.
        """
        a: i64 = self.a * A_TIMES % A
        b: i64 = self.b * B_TIMES % B
        self.a = a
        self.b = b
        return (a + b) % A * n // A


class ByLot(Stream):
    """A player who chooses at random, each answer equally likely."""

    def choose(self, p: Any, answers: list[int]) -> int:
        a: i64 = self.a * A_TIMES % A
        b: i64 = self.b * B_TIMES % B
        self.a = a
        self.b = b
        return answers[(a + b) % A * len(answers) // A]


def powers_up_to(nth: int) -> None:
    """Extend the tables of powers up to the nth number; they are the same for all streams."""
    while nth >= len(A_POWERS):
        A_POWERS.append(A_POWERS[-1] * A_TIMES % A)
        B_POWERS.append(B_POWERS[-1] * B_TIMES % B)


powers_up_to(READY - 1)


class Series:
    """The start of a stream whose numbers are requested by index."""

    def __init__(self, begin: tuple[int, int]) -> None:
        self.a: Final[i64] = begin[0]
        self.b: Final[i64] = begin[1]


class ShuffledDeck:
    """The order of a shuffled deck, computed only as far as needed."""

    def __init__(self, cards: list[int], begin: tuple[int, int]) -> None:
        self.a: i64 = begin[0]
        self.b: i64 = begin[1]
        # from the end: first the cards whose order is known, then ``left`` others
        self.cards: Final[list[int]] = cards.copy()
        self.left: int = len(cards)
        self.bag: int = 0  # the bag after the last draw
        self.top: int = len(cards)  # the place of the card drawn last; those behind it are not in the bag


class Draws:
    """Everything that a game's seed decides: the cards of its decks, its dice and its numbers.

    ``key`` names a deck or a pool of dice: any int, plus the number of the shuffle if a deck is
    reshuffled.
    """

    def __init__(self, seed: int) -> None:
        self.source: Final = Source(seed)
        self.decks: dict[int, ShuffledDeck] = {}
        self.series: dict[int, Series] = {}

    def draw(self, key: int, cards: list[int], bag: int) -> int:
        """The first card in the seed's order that is still in the bag (a bit mask of cards).

        >>> d = Draws(5)
        >>> first = d.draw(1, [3, 4, 5], 0b111000)
        >>> second = d.draw(1, [3, 4, 5], 0b111000 & ~(1 << first))
        >>> first == Draws(5).draw(1, [3, 4, 5], 0b111000) and first != second
        True
        """
        deck = self.decks.get(key)
        if deck is None:
            deck = self.deck(key, cards)
        order = deck.cards
        # in a smaller bag, cards already gone stay gone
        at = deck.top if bag == deck.bag or bag | deck.bag == deck.bag else len(order)
        while True:
            if at == deck.left:  # one more card of the order
                if not at:
                    raise ValueError("no card of the deck is in the bag")
                a: i64 = deck.a * A_TIMES % A
                b: i64 = deck.b * B_TIMES % B
                deck.a = a
                deck.b = b
                i: int = (a + b) % A * at // A
                at -= 1
                deck.left = at
                card = order[i]
                order[i] = order[at]
                order[at] = card
            else:
                at -= 1
                card = order[at]
            bit = 1 << card
            if bag & bit:
                deck.top = at
                deck.bag = bag ^ bit
                return card

    def deck(self, key: int, cards: list[int]) -> ShuffledDeck:
        deck = self.decks.get(key)
        if deck is None:
            deck = ShuffledDeck(cards, self.source.begin(key))
            self.decks[key] = deck
        return deck

    def hold(self, key: int, cards: list[int], bag: int, n: int) -> int:
        """The mask of the next n cards that ``draw`` would give, to set them aside unseen.

        >>> d = Draws(5)
        >>> d.hold(1, [3, 4, 5], 0b111000, 1) == 1 << d.draw(1, [3, 4, 5], 0b111000)
        True
        """
        deck = self.deck(key, cards)
        held = 0
        at = len(deck.cards)
        while n > 0:
            if at == deck.left:
                self.draw(key, cards, bag & ~held)  # finds at least one more card of the order
            at -= 1
            card = deck.cards[at]
            if bag >> card & 1:
                held |= 1 << card
                n -= 1
        return held

    def roll(self, key: int, nth: int, dice: int, faces: i64) -> tuple[int, ...]:
        """The nth roll of a pool of at most 20 dice: the dice per face, lowest face first.

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
            # surplus dice all show the lowest face; ``counted`` starts at ``dice`` to correct that
            counted += threes[number % cube] + threes[number // cube] - 6
            at += 1
            dice -= 5
        return shown(counted, faces)

    def below(self, key: int, nth: int, n: i64) -> int:
        """The nth number of a stream, from 0 to n - 1 (a coin, a random board), by index.

        >>> by_place, one_by_one = Draws(7), Source(7).stream(1)
        >>> [by_place.below(1, nth, 6) for nth in range(8)] == [one_by_one.below(6) for _ in range(8)]
        True
        """
        series = self.series.get(key)
        if series is None:
            series = Series(self.source.begin(key))
            self.series[key] = series
        if nth >= READY:
            powers_up_to(nth)
        a: i64 = series.a * A_POWERS[nth] % A
        b: i64 = series.b * B_POWERS[nth] % B
        return (a + b) % A * n // A
