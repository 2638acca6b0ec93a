"""How does a scripted opponent choose?  A table of rows, each row one sentence of its rule document.

Deciding returns the choice; while somebody listens it also tells the trace (rule, candidates before, candidates
after).  What the player reads is the trace put into words, so an explanation cannot drift from what was done.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Position

Keep = Callable[[list[Any], Any, Any], list[Any]]
Trace = tuple[tuple[str, tuple[Any, ...], tuple[Any, ...]], ...]

DECIDE: Final = "decide"  # the kind of event in which a decision is told


class Row:
    """One sentence of the rules: ``keep(candidates, position, about)`` returns the candidates that satisfy it.

    A row that *must* hold restricts, even to nobody; a row that is only *preferred* is skipped when nobody fits.
    """

    def __init__(self, rule: str, text: str, keep: Keep, *, must: bool = False) -> None:
        self.rule: Final = rule
        self.text: Final = text
        self.keep: Final = keep
        self.must: Final = must


class Decision:
    """A choice of the opponent: a name and its rows, in the document's order."""

    def __init__(self, name: str, *rows: Row) -> None:
        self.name: Final = name
        self.rows: Final[tuple[Row, ...]] = rows
        if len({row.rule for row in rows}) < len(rows):
            raise ValueError(f"two rows of {name} cite the same rule")


def decide(p: Position, decision: Decision, candidates: list[Any], about: Any = None) -> Any:
    """The one candidate that the rows leave, or None when a row that must hold leaves nobody.

    Candidates are small values that speak for themselves (a tuple of queue place and guest, a space), and ``about`` is
    what the choice is made for (the card in force); both are told to the listener with the trace.
    """
    trace: list[tuple[str, tuple[Any, ...], tuple[Any, ...]]] = []
    heard = p.heard
    left = candidates
    for row in decision.rows:
        if not left or (len(left) < 2 and not row.must):
            continue
        kept = row.keep(left, p, about)
        if heard is not None:
            trace.append((row.rule, tuple(left), tuple(kept)))
        if kept or row.must:
            left = kept
    if len(left) > 1:
        raise AssertionError(f"the rows of {decision.name} leave a tie: {left}")
    choice = left[0] if left else None
    if heard is not None:
        heard.append((DECIDE, decision.name, about, choice, tuple(trace)))
    return choice


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
            nobody = event[3] is None
            found |= {
                (event[1], rule) for rule, before, after in event[4] if len(after) < len(before) and (after or nobody)
            }
    return found
