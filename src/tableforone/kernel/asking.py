"""The opponent at a real table: his word is tried, and what he needs to know is asked first.

A word of his is tried on a copy.  Where it needs a fact that nobody has told, the question for that fact goes onto the
stack above it: an ordinary question, kept and taken back like any other.  What is known is in the position and in the
*ledger*, the bottom frame of the stack.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Asks, Frame, Position, Unknown, Word

Missing = Callable[[Any, Any], Frame | None]

DEALS: Final = 1  # in every ledger: what the app deals, as bits


def asks_first(word: Word, asks: Asks, missing: Missing | None = None) -> Word:
    """A word of his at a real table: it asks before it reads what was not told.

    ``asks`` hears of every row that reads something.  ``missing(before, after)`` compares the position with what it
    would become, and says which question must be answered before it may (None: it may).
    """

    def run_when_known(p: Any, frame: Frame) -> list[int] | None:
        wanted = first_unknown(p, lambda trial: word.run(trial, frame), asks, missing)
        if wanted is None:
            return word.run(p, frame)
        p.stack += [frame, wanted]
        return None

    return word.done_by(run_when_known)


def first_unknown(p: Any, does: Callable[[Any], Any], asks: Asks, missing: Missing | None) -> Frame | None:
    """The question that must be answered before he can do this; None where all is known."""
    trial = p.copy()
    trial.asks = asks
    try:
        does(trial)
    except Unknown as unknown:
        return unknown.frame
    return missing(p, trial) if missing else None


def noted(p: Position, place: int) -> Any:
    """What the ledger holds at this place."""
    return p.stack[0][place]


def note(p: Position, place: int, value: Any) -> None:
    """Write into the ledger."""
    ledger = list(p.stack[0])
    ledger[place] = value
    p.stack[0] = tuple(ledger)
