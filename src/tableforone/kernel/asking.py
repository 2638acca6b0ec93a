"""The opponent at a real table: asks for missing facts before his word runs.

A word of his first runs on a copy of the position.  If it needs a fact that was not entered, the
question for that fact is pushed onto the stack above it.  That is an ordinary question, saved and
undone like any other.  What was entered is in the fields of the position, or in its *ledger*.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tableforone.kernel.frames import Asks, Frame, Position, Unknown, Word, replaced

Missing = Callable[[Any, Any], Frame | None]
# called with the position, the candidates and what the choice is about
Wanted = Callable[[Any, list[Any], Any], Frame | None]

DEALS: Final = 0  # place in every ledger: what the app deals, as bits


class FactGate(Asks):
    """Raises Unknown if a fact was not entered.

    For every fact that the fields of the game may lack, a function returns the question for it, or
    None if it is known.
    """

    def __init__(self, facts: Mapping[str, Wanted]) -> None:
        self.facts: Final = facts

    def need(self, p: Position, fact: str, left: list[Any], about: Any) -> None:
        wanted = self.facts[fact](p, left, about)
        if wanted is not None:
            raise Unknown(wanted)


def asks_first(word: Word, asks: Asks, missing: Missing | None = None) -> Word:
    """The opponent's word at a real table: it asks before it reads a fact that was not entered.

    ``asks`` is called for every row that reads something.  ``missing(before, after)`` compares the
    position with the one that would follow, and returns the question to be answered first (None: no
    question is needed).
    """

    def run_when_known(p: Any, frame: Frame) -> list[int] | None:
        wanted = first_unknown(p, lambda trial: word.run(trial, frame), asks, missing)
        if wanted is None:
            return word.run(p, frame)
        p.stack += [frame, wanted]
        return None

    return word.done_by(run_when_known)


def first_unknown(p: Any, does: Callable[[Any], Any], asks: Asks, missing: Missing | None) -> Frame | None:
    """The question that must be answered before he can do this; None if everything is known."""
    trial = p.copy()
    trial.asks = asks
    try:
        does(trial)
    except Unknown as unknown:
        return unknown.frame
    return missing(p, trial) if missing else None


def noted(p: Position, place: int) -> Any:
    """The value at this place in the ledger."""
    return p.ledger[place]


def note(p: Position, place: int, value: Any) -> None:
    """Write a value into the ledger."""
    p.ledger = replaced(p.ledger, place, value)
