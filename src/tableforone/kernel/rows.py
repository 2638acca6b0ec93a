"""The opponent's decisions: tables of rows, each row one sentence of the rule document.

Candidates have small numbers; a set of candidates is an int with one bit for each.  A decision
narrows the set row by row until one candidate is left.  While someone listens, each row is recorded
with the candidates before and after it: the explanation is that record.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.frames import OPPONENT, Frame, Position

# called with a candidate, the position and what the choice is about
Test = Callable[[int, Any, Any], bool]
Worth = Callable[[int, Any, Any], int]
Shows = Callable[[int, Any, Any], Any]
# the same for all candidates at once: called with the set of those that are left
Among = Callable[[int, Any, Any], int]
Order = Callable[[int, Any, Any], list[int]]
Kept = tuple[int, int, int]  # trace of a row: its number, the set before, the set that it keeps

DECIDE: Final = "decide"  # the kind of event that reports a decision
NOBODY: Final = -1  # what ``decide`` returns if no candidate is left,
LOTS: Final = -2  # and if a random pick must come first


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """One sentence of the rules; the sentence itself is the message ``row-KEY`` of the game.

    ``reads`` names the fields of the position that the row or the list of candidates depends on.
    ``asks`` names the fact that must be entered first at a real table ("points"): one of those that
    these fields are unknown without.  ``must``: it counts even if it leaves nobody.
    """

    def __init__(self, rule: str, key: str, reads: tuple[str, ...], asks: str, *, must: bool = False) -> None:
        self.rule: Final = rule
        self.key: Final = key
        self.reads: Final = reads
        self.asks: Final = asks
        self.must: Final = must

    def kept(self, left: int, p: Any, about: Any) -> int:
        """Those of the remaining candidates that the sentence keeps."""
        raise NotImplementedError


class Those(Row):
    """Keeps the candidates that pass a test."""

    def __init__(self, rule: str, key: str, test: Test, reads: tuple[str, ...], asks: str, *, must: bool) -> None:
        super().__init__(rule, key, reads, asks, must=must)
        self.test: Final = test

    def kept(self, left: int, p: Any, about: Any) -> int:
        kept = 0
        test = self.test
        for number in bits(left):
            if test(number, p, about):
                kept |= 1 << number
        return kept


class ThoseAmong(Row):
    """Keeps the candidates in a set."""

    def __init__(
        self, rule: str, key: str, among: Among | int, reads: tuple[str, ...], asks: str, *, must: bool
    ) -> None:
        super().__init__(rule, key, reads, asks, must=must)
        self.always: Final = among if isinstance(among, int) else 0
        self.among: Final = None if isinstance(among, int) else among

    def kept(self, left: int, p: Any, about: Any) -> int:
        among = self.among
        return left & (self.always if among is None else among(left, p, about))


class Highest(Row):
    """Keeps the candidates that are worth most; with the sign -1, least."""

    def __init__(self, rule: str, key: str, worth: Worth, reads: tuple[str, ...], asks: str, sign: int) -> None:
        super().__init__(rule, key, reads, asks)
        self.worth: Final = worth
        self.sign: Final = sign

    def kept(self, left: int, p: Any, about: Any) -> int:
        kept = top = 0
        worth = self.worth
        for number in bits(left):
            here = worth(number, p, about) * self.sign
            if here > top or not kept:
                top = here
                kept = 1 << number
            elif here == top:
                kept |= 1 << number
        return kept


class Foremost(Row):
    """Keeps the first in an order of sets; without one, the lowest number, or the highest."""

    def __init__(
        self, rule: str, key: str, order: Order | None, reads: tuple[str, ...], asks: str, *, upwards: bool = True
    ) -> None:
        super().__init__(rule, key, reads, asks)
        self.order: Final = order
        self.upwards: Final = upwards

    def kept(self, left: int, p: Any, about: Any) -> int:
        if self.order is None:
            return left & -left if self.upwards else 1 << left.bit_length() - 1
        for some in self.order(left, p, about):
            if left & some:
                return left & some
        return 0


class Lots(Row):
    """Leaves the choice to a random pick."""


# --- the rows of a decision


def only(
    rule: str,
    key: str,
    test: Test | None = None,
    *,
    among: Among | int = 0,
    reads: tuple[str, ...] = (),
    asks: str = "",
) -> Row:
    """Keep those that pass the test, or those in a set, even if there are none."""
    return those(rule, key, test, among, reads, asks, must=True)


def prefer(
    rule: str,
    key: str,
    test: Test | None = None,
    *,
    among: Among | int = 0,
    reads: tuple[str, ...] = (),
    asks: str = "",
) -> Row:
    """Keep those that pass the test, or those in a set; skip the row if there are none."""
    return those(rule, key, test, among, reads, asks, must=False)


def those(
    rule: str, key: str, test: Test | None, among: Among | int, reads: tuple[str, ...], asks: str, *, must: bool
) -> Row:
    if test is None:
        return ThoseAmong(rule, key, among, reads, asks, must=must)
    return Those(rule, key, test, reads, asks, must=must)


def most(rule: str, key: str, worth: Worth, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep those that are worth most."""
    return Highest(rule, key, worth, reads, asks, 1)


def least(rule: str, key: str, worth: Worth, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep those that are worth least."""
    return Highest(rule, key, worth, reads, asks, -1)


def first(rule: str, key: str, order: Order | None = None, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Keep the candidate with the lowest number, or those in the first set of an order that has any."""
    return Foremost(rule, key, order, reads, asks)


def last(rule: str, key: str) -> Row:
    """Keep the candidate with the highest number."""
    return Foremost(rule, key, None, (), "", upwards=False)


def by_lot(rule: str, key: str = "by-lot") -> Row:
    """Pick one of the remaining candidates at random; the last row of its decision."""
    return Lots(rule, key, (), "")


# --- deciding


class Decision:
    """A choice of the opponent: a name and its rows, in the document's order.

    ``shows(number, p, about)`` returns a candidate as events show it; the default is its number.
    ``order(left, p, about)`` lists candidates in the order to show; the default is by number.  If a
    row picks at random, ``lot`` is the number of the game's word that does it; ``number`` is in the
    frame of that word and identifies the decision.
    """

    def __init__(
        self,
        name: str,
        *rows: Row,
        shows: Shows | None = None,
        order: Order | None = None,
        lot: int = -1,
        number: int = 0,
    ) -> None:
        self.name: Final = name
        self.rows: Final[tuple[Row, ...]] = rows
        self.narrows: Final[tuple[Row, ...]] = tuple([row for row in rows if not isinstance(row, Lots)])
        self.shows: Final = shows
        self.order: Final = order
        self.lot: Final = lot
        self.number: Final = number
        musts = [row.must for row in rows]
        if len({row.rule for row in rows}) < len(rows):
            raise ValueError(f"two rows of {name} cite the same rule")
        if True in musts[musts.count(True) :]:
            raise ValueError(f"{name}: rows that must hold come before all others")
        if self.narrows != rows[: len(self.narrows)] or (len(self.narrows) < len(rows) and lot < 0):
            raise ValueError(f"{name}: lots are drawn by the last row, and a word draws them")

    def listed(self, left: int, p: Any, about: Any) -> list[int]:
        """The candidates of a set in the order to show."""
        return bits(left) if self.order is None else self.order(left, p, about)

    def shown(self, left: int, p: Any, about: Any) -> dict[int, Any]:
        """The candidates of a set as events show them, by number, in the order to show."""
        shows = self.shows
        numbers = self.listed(left, p, about)
        return {number: number if shows is None else shows(number, p, about) for number in numbers}


def decide(p: Position, decision: Decision, left: int, about: Any = None, then: Frame = ()) -> int:
    """The number of the candidate that the rows leave of this set, or NOBODY.

    ``about`` is what the choice is made for (the card in force); it is recorded with the trace.  If
    a random pick is needed, the result is LOTS: the decision's word is then on the stack, and after
    the pick the frame ``(*then, choice)`` continues with the choice.
    """
    everybody = left
    trace: list[Kept] = []
    traced = p.heard is not None or decision.lot >= 0
    asks = p.asks
    for nth, row in enumerate(decision.narrows):
        if left & left - 1 == 0 and not (left and row.must):
            break  # one candidate needs no preference
        if asks is not None and row.asks:
            asks.need(p, row.asks, list(decision.shown(left, p, about).values()), about)
        kept = row.kept(left, p, about)
        if traced:
            trace.append((nth, left, kept))
        if kept or row.must:
            left = kept
    if left & left - 1:
        order = decision.listed(left, p, about)
        if decision.lot < 0:
            raise AssertionError(f"the rows of {decision.name} leave a tie: {order}")
        p.stack.append((decision.lot, decision.number, then, about, tuple(order), (everybody, *trace)))
        return LOTS
    number = left.bit_length() - 1
    if p.heard is not None:
        tell_choice(p, decision, about, number, everybody, trace)
    return number


def tell_choice(p: Position, decision: Decision, about: Any, number: int, everybody: int, trace: list[Kept]) -> None:
    """Record a decision with its trace: each row's rule, with the candidates before and after."""
    shown = decision.shown(everybody, p, about)
    told = [(decision.rows[nth].rule, those_of(left, shown), those_of(kept, shown)) for nth, left, kept in trace]
    assert p.heard is not None
    p.heard.append((DECIDE, OPPONENT, decision.name, about, shown.get(number), tuple(told)))


def those_of(left: int, shown: dict[int, Any]) -> tuple[Any, ...]:
    """The candidates of this set as events show them, in the order to show."""
    return tuple([candidate for number, candidate in shown.items() if left >> number & 1])
