"""How does a scripted opponent choose?  A table of rows, each row one sentence of its rule document.

Deciding returns the choice; while somebody listens it also tells the trace (rule, candidates before, candidates
after).  What the player reads is the trace put into words, so an explanation cannot drift from what was done.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import OPPONENT, Frame, Position

Keep = Callable[[Any, Any, Any], Any]  # of a list of candidates, or of a set of them
Trace = tuple[tuple[str, tuple[Any, ...], tuple[Any, ...]], ...]

DECIDE: Final = "decide"  # the kind of event in which a decision is told


class Row:
    """One sentence of the rules: ``keep(candidates, position, about)`` returns the candidates that satisfy it.

    A row that *must* hold restricts, even to nobody; a row that is only *preferred* is skipped when nobody fits.
    A row *by lot* leaves it to chance among those that are left.  ``reads`` names what it looks at of the table between
    both, which at a real table somebody must have told ("points").
    """

    def __init__(
        self, rule: str, text: str, keep: Keep, *, must: bool = False, lot: bool = False, reads: str = ""
    ) -> None:
        self.rule: Final = rule
        self.text: Final = text
        self.keep: Final = keep
        self.must: Final = must
        self.lot: Final = lot
        self.reads: Final = reads


def by_lot(rule: str, text: str = "By lot.") -> Row:
    """The row of a document that draws lots: the last of its decision."""
    return Row(rule, text, _all_of_them, lot=True)


def _all_of_them(candidates: list[Any], p: Any, about: Any) -> list[Any]:
    return candidates


class Lots:
    """What ``decide`` returns when lots are to be drawn first."""


LOTS: Final = Lots()


class Decision:
    """A choice of the opponent: a name and its rows, in the document's order.

    Where a row draws lots, ``lot`` is the number of the game's word that does it, and ``number`` tells its decisions
    apart: the frame of that word holds the number.
    """

    def __init__(self, name: str, *rows: Row, lot: int = -1, number: int = 0) -> None:
        self.name: Final = name
        self.rows: Final[tuple[Row, ...]] = rows
        self.walk: Final[tuple[Row, ...]] = rows[:-1] if rows[-1].lot else rows
        self.musts: Final = max([nth + 1 for nth, row in enumerate(rows) if row.must], default=0)  # rows up to the last
        self.lot: Final = lot
        self.number: Final = number
        if len({row.rule for row in rows}) < len(rows):
            raise ValueError(f"two rows of {name} cite the same rule")
        if any(row.lot for row in rows[:-1]) or (rows[-1].lot and lot < 0):
            raise ValueError(f"{name}: lots are drawn by the last row, and a word draws them")


def decide(p: Position, decision: Decision, candidates: list[Any], about: Any = None, then: Frame = ()) -> Any:
    """The one candidate that the rows leave, or None when a row that must hold leaves nobody.

    Candidates are small values that speak for themselves (a tuple of queue place and guest, a space), and ``about`` is
    what the choice is made for (the card in force); both are told to the listener with the trace.

    Where lots must be drawn, the result is LOTS: the word of the decision is on the stack, and when the lot has fallen
    the frame ``(*then, choice)`` is, which goes on with it.
    """
    heard = p.heard
    asks = p.asks
    noting = heard is not None or decision.lot >= 0
    walked: list[Any] = []  # row by row, whom it keeps; None where it is not asked
    left = candidates
    nth = 0
    for row in decision.walk:
        if len(left) < 2:
            if not left or nth >= decision.musts:
                break
            if not row.must:
                walked.append(None)
                nth += 1
                continue
        if asks is not None and row.reads:
            asks.need(p, row.reads, left, about)
        keep = row.keep
        kept: list[Any] = keep(left, p, about)
        if noting:
            walked.append(kept)
        if kept or row.must:
            left = kept
        nth += 1
    if len(left) > 1:
        if decision.lot < 0:
            raise AssertionError(f"the rows of {decision.name} leave a tie: {left}")
        walk = noted(decision, candidates, walked)
        p.stack.append((decision.lot, decision.number, then, about, tuple(left), walk))
        return LOTS
    choice = left[0] if left else None
    if heard is not None:
        trace = traced(decision, noted(decision, candidates, walked))
        heard.append((DECIDE, OPPONENT, decision.name, about, choice, trace))
    return choice


def decide_in_set(p: Position, decision: Decision, left: int, candidates: list[int], bit: list[int], about: Any) -> int:
    """As ``decide``, where candidates are many: the rows narrow a set of bits, each is an intersection.

    The candidates are those of the list whose ``bit[candidate]`` is in the set; the number of the bit that is left is
    returned, or -1.  Rows that must hold come before all others, and no lots are drawn.
    """
    heard = p.heard
    everybody = left
    walked: list[int] = []
    for row in decision.walk:
        if not left or (not row.must and left & left - 1 == 0):
            break
        keep = row.keep
        kept: int = keep(left, p, about)
        if heard is not None:
            walked.append(kept)
        if kept or row.must:
            left = kept
    if left & left - 1:
        raise AssertionError(f"the rows of {decision.name} leave a tie")
    if heard is not None:
        lists = [[candidate for candidate in candidates if bit[candidate] & kept] for kept in [everybody, *walked]]
        choice = next((candidate for candidate in candidates if bit[candidate] == left), None)
        trace = traced(decision, noted(decision, lists[0], lists[1:]))
        heard.append((DECIDE, OPPONENT, decision.name, about, choice, trace))
    return left.bit_length() - 1


def lot_fell(p: Position, decision: Decision, frame: Frame, nth: int) -> None:
    """The lot has fallen on the nth of those that were left: tell the decision, and go on with the choice."""
    then: Frame = frame[2]
    left: tuple[Any, ...] = frame[4]
    choice = left[nth]
    if p.heard is not None:
        walked = (*frame[5], (len(decision.rows) - 1, left, (choice,)))
        p.heard.append((DECIDE, OPPONENT, decision.name, frame[3], choice, traced(decision, walked)))
    p.stack.append((*then, choice))


def noted(decision: Decision, candidates: list[Any], walked: list[Any]) -> tuple[Any, ...]:
    """The walk so far, as a frame can hold it: number of the row, candidates before, candidates after."""
    found: list[Any] = []
    left = tuple(candidates)
    for nth, keeps in enumerate(walked):
        if keeps is not None:
            kept = tuple(keeps)
            found.append((nth, left, kept))
            if kept or decision.rows[nth].must:
                left = kept
    return tuple(found)


def traced(decision: Decision, walked: tuple[Any, ...]) -> Trace:
    """The walk as it is told: each row by the number of its rule."""
    return tuple([(decision.rows[nth].rule, before, after) for nth, before, after in walked])


def most(score: Callable[[Any, Any, Any], int]) -> Keep:
    """Keep the candidates with the highest score."""

    def keep(candidates: list[Any], p: Any, about: Any) -> list[Any]:
        best: list[Any] = []
        top = 0
        for candidate in candidates:
            n = score(candidate, p, about)
            if n > top or not best:
                top = n
                best = [candidate]
            elif n == top:
                best.append(candidate)
        return best

    return keep


def highest(candidates: list[tuple[int, ...]], column: int) -> list[tuple[int, ...]]:
    """The candidates with the most in this column, where nothing is negative.

    >>> highest([(1, 2), (3, 5), (4, 5)], 1)
    [(3, 5), (4, 5)]
    """
    top = -1
    found: list[tuple[int, ...]] = []
    for candidate in candidates:
        n = candidate[column]
        if n > top:
            top = n
            found = [candidate]
        elif n == top:
            found.append(candidate)
    return found


def those(fits: Callable[[Any, Any, Any], bool]) -> Keep:
    """Keep the candidates that fit."""

    def keep(candidates: list[Any], p: Any, about: Any) -> list[Any]:
        return [c for c in candidates if fits(c, p, about)]

    return keep


def deciding_rules(events: list[tuple[Any, ...]]) -> set[tuple[str, str]]:
    """(decision, rule) of every row that narrowed the candidates in these events; a row nobody fits is passed over."""
    found = set()
    for event in events:
        if event[0] == DECIDE:
            _, _, name, _, choice, trace = event
            nobody = choice is None
            found |= {(name, rule) for rule, before, after in trace if len(after) < len(before) and (after or nobody)}
    return found
