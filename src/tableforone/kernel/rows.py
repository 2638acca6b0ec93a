"""How does a scripted opponent choose?  A table of rows, each row one sentence of its rule document.

Whoever can be chosen has a small number, and a set of them is an int with a bit for each.  A row declares its form:
a filter, a key, an order or a lot.  One walk narrows the set row by row.  While somebody listens it also tells the
trace (rule, candidates before, candidates after), so an explanation cannot differ from what was done.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.frames import OPPONENT, Frame, Position

Finds = Callable[[int, Any, Any], Any]  # called with the set that is left, the position and what the choice is about
Tells = Callable[[int, Any, Any], dict[int, Any]]
Step = tuple[int, int, int]  # of a walk: the number of the row, the set before, the set that it keeps

DECIDE: Final = "decide"  # the kind of event in which a decision is told
NOBODY: Final = -1  # what ``decide`` returns when nobody is left
LOTS: Final = -2  # and when lots must be drawn first

ONLY: Final = 0  # the forms of rows
PREFER: Final = 1
FIRST: Final = 2
MOST: Final = 3
LEAST: Final = 4
AHEAD: Final = 5
BY_LOT: Final = 6
FORMS: Final = range(7)

FEW: Final[list[list[int]]] = [bits(few) for few in range(128)]  # the members of small sets


class Row:
    """One sentence of the rules, made by the function that is called like its form.

    ``reads`` names the fields of the position that it looks at.  ``asks`` names the fact that somebody at a real table
    must have told before ("points").
    """

    def __init__(self, form: int, rule: str, text: str, finds: Finds, reads: tuple[str, ...], asks: str) -> None:
        self.form: Final = form
        self.rule: Final = rule
        self.text: Final = text
        self.finds: Final = finds
        self.reads: Final = reads
        self.asks: Final = asks


def only(rule: str, text: str, fits: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Only those in the set that ``fits(left, p, about)`` returns, even if nobody is."""
    return Row(ONLY, rule, text, fits, reads, asks)


def prefer(rule: str, text: str, fits: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Those in the set that ``fits(left, p, about)`` returns; where nobody is, the row is skipped."""
    return Row(PREFER, rule, text, fits, reads, asks)


def first(rule: str, text: str, order: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """The first in an order: ``order(left, p, about)`` returns a list of sets, and the first with somebody counts."""
    return Row(FIRST, rule, text, order, reads, asks)


def most(rule: str, text: str, keys: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Those with the highest key: ``keys(left, p, about)`` returns a list, by number."""
    return Row(MOST, rule, text, keys, reads, asks)


def least(rule: str, text: str, keys: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """Those with the lowest key: ``keys(left, p, about)`` returns a list, by number."""
    return Row(LEAST, rule, text, keys, reads, asks)


def ahead(rule: str, text: str, fits: Finds, *, reads: tuple[str, ...] = (), asks: str = "") -> Row:
    """As ``prefer``, where they stand ahead in the order of the ``first`` row below: it decides, this one explains."""
    return Row(AHEAD, rule, text, fits, reads, asks)


def by_lot(rule: str, text: str = "By lot.") -> Row:
    """One of those who are left, by lot: the last row of its decision."""
    return Row(BY_LOT, rule, text, everybody, (), "")


def everybody(left: int, p: Any, about: Any) -> int:
    return left


class Decision:
    """A choice of the opponent: a name and its rows, in the document's order.

    ``tells(left, p, about)`` returns the candidates of a set as they are told, by number and in the order in which
    they are told; without it they are told as their numbers.  Where a row draws lots, ``lot`` is the number of the
    game's word that does it, and ``number`` tells its decisions apart: the frame of that word holds the number.
    """

    def __init__(self, name: str, *rows: Row, tells: Tells | None = None, lot: int = -1, number: int = 0) -> None:
        self.name: Final = name
        self.rows: Final[tuple[Row, ...]] = rows
        self.musts: Final = [row.finds for row in rows if row.form == ONLY]  # the rows that decide, for the walk
        self.others: Final = [(row.form, row.finds) for row in rows if row.form not in (ONLY, AHEAD, BY_LOT)]
        self.tells: Final[Tells] = tells or as_numbers
        self.lot: Final = lot
        self.number: Final = number
        forms = [row.form for row in rows]
        if len({row.rule for row in rows}) < len(rows):
            raise ValueError(f"two rows of {name} cite the same rule")
        if ONLY in forms[forms.count(ONLY) :]:
            raise ValueError(f"{name}: rows that must hold come before all others")
        if any(form == AHEAD and FIRST not in forms[nth:] for nth, form in enumerate(forms)):
            raise ValueError(f"{name}: no order follows a row that explains its beginning")
        if BY_LOT in forms[:-1] or (forms[-1] == BY_LOT and lot < 0):
            raise ValueError(f"{name}: lots are drawn by the last row, and a word draws them")


def as_numbers(left: int, p: Any, about: Any) -> dict[int, Any]:
    return {number: number for number in bits(left)}


def decide(p: Position, decision: Decision, left: int, about: Any = None, then: Frame = ()) -> int:
    """The number of the candidate that the rows leave of this set, or NOBODY.

    ``about`` is what the choice is made for (the card in force); it is told to the listener with the trace.  Where
    lots must be drawn, the result is LOTS: the word of the decision is on the stack, and when the lot has fallen the
    frame ``(*then, choice)`` is, which goes on with it.
    """
    if p.heard is not None or p.asks is not None:
        return explain(p, decision, left, about, then)
    everybody = left
    for fits in decision.musts:
        left &= fits(left, p, about)
    for form, finds in decision.others:
        if left & left - 1 == 0:
            break
        if form == PREFER:
            left = left & finds(left, p, about) or left
        elif form == FIRST:
            for some in finds(left, p, about):
                if left & some:
                    left &= some
                    break
        else:
            left = highest_of(left, finds(left, p, about), 1 if form == MOST else -1)
    return left.bit_length() - 1 if left & left - 1 == 0 else explain(p, decision, everybody, about, then)


def explain(p: Position, decision: Decision, left: int, about: Any, then: Frame) -> int:
    """The same walk step by step, for whoever listens, is asked or draws lots."""
    everybody = left
    walk: list[Step] = []
    for nth, row in enumerate(decision.rows):
        must = row.form == ONLY
        if row.form == BY_LOT or (left & left - 1 == 0 and (not must or left == 0)):
            break
        if p.asks is not None and row.asks:
            p.asks.need(p, row.asks, list(decision.tells(left, p, about).values()), about)
        kept = kept_by(row, left, p, about)
        walk.append((nth, left, kept))
        if kept or must:
            left = kept
    if left & left - 1:
        told = decision.tells(left, p, about)
        if decision.lot < 0:
            raise AssertionError(f"the rows of {decision.name} leave a tie: {list(told.values())}")
        p.stack.append((decision.lot, decision.number, then, about, tuple(told), (everybody, *walk)))
        return LOTS
    number = left.bit_length() - 1
    if p.heard is not None:
        tell_choice(p, decision, about, number, everybody, walk)
    return number


def lot_fell(p: Position, decision: Decision, frame: Frame, nth: int) -> None:
    """The lot has fallen on the nth of those that were left: tell the decision, and go on with the choice."""
    then: Frame = frame[2]
    numbers: tuple[int, ...] = frame[4]
    number = numbers[nth]
    if p.heard is not None:
        lot = (len(decision.rows) - 1, mask_of(list(numbers)), 1 << number)
        tell_choice(p, decision, frame[3], number, frame[5][0], [*frame[5][1:], lot])
    p.stack.append((*then, number))


def lots_told(p: Position, decision: Decision, frame: Frame) -> list[Any]:
    """Those among whom a lot is drawn, as they are told, in the order of its outcomes."""
    return list(decision.tells(mask_of(list(frame[4])), p, frame[3]).values())


def tell_choice(p: Position, decision: Decision, about: Any, number: int, everybody: int, walk: list[Step]) -> None:
    """Tell a decision with its trace: each row by the number of its rule, with the candidates before and after."""
    told = decision.tells(everybody, p, about)
    trace = [(decision.rows[nth].rule, those_of(left, told), those_of(kept, told)) for nth, left, kept in walk]
    assert p.heard is not None
    p.heard.append((DECIDE, OPPONENT, decision.name, about, told.get(number), tuple(trace)))


def those_of(left: int, told: dict[int, Any]) -> tuple[Any, ...]:
    """The candidates of this set as they are told, in the order in which they are told."""
    return tuple([candidate for number, candidate in told.items() if left >> number & 1])


def kept_by(row: Row, left: int, p: Position, about: Any) -> int:
    """Those of this set that a row keeps."""
    finds = row.finds
    found = finds(left, p, about)
    if row.form in (MOST, LEAST):
        return highest_of(left, found, 1 if row.form == MOST else -1)
    if row.form == FIRST:
        return first_of(left, found)
    fits: int = found
    return left & fits


def first_of(left: int, order: list[int]) -> int:
    """Of this set those in the first of the ordered sets that has any.

    >>> first_of(0b1010, [0b0001, 0b0110, 0b1000])
    2
    """
    for some in order:
        if left & some:
            return left & some
    return 0


def highest_of(left: int, keys: list[int], sign: int = 1) -> int:
    """Of this set those with the highest key; with the sign -1 those with the lowest.

    >>> highest_of(0b1011, [5, 7, 9, 7])
    10
    >>> highest_of(0b1011, [5, 7, 3, 5], -1)
    9
    """
    kept = top = 0
    for number in FEW[left] if left < len(FEW) else bits(left):
        key = keys[number] * sign
        if key > top or not kept:
            top = key
            kept = 1 << number
        elif key == top:
            kept |= 1 << number
    return kept


def deciding_rules(events: list[tuple[Any, ...]]) -> set[tuple[str, str]]:
    """(decision, rule) of every row that narrowed the candidates in these events; a row nobody fits is passed over."""
    found = set()
    for event in events:
        if event[0] == DECIDE:
            _, _, name, _, choice, trace = event
            nobody = choice is None
            found |= {(name, rule) for rule, before, after in trace if len(after) < len(before) and (after or nobody)}
    return found
