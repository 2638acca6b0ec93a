"""The opponent at a real table: asks for missing facts before his word runs.

A word of his first runs on a copy of the position.  If it needs a fact that was not entered, the
question for that fact is pushed onto the stack above it.  That is an ordinary question, saved and
undone like any other.  What was entered is in the fields of the position, or in its *ledger*.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from tableforone.kernel.amounts import hold
from tableforone.kernel.frames import Answer, Arg, Asks, Event, Frame, Position, Unknown, Word, replaced

Run = Callable[[Any, Frame], list[int] | None]  # as in a Word: runs or asks,
Carry = Callable[[Any, Frame, Answer], None]  # and carries out an answer
Missing = Callable[[Any, Any], Frame | None]
# called with the position, the candidates and what the choice is about
Wanted = Callable[[Any, list[Any], Any], Frame | None]

NO: Final = 0  # answers
YES: Final = 1
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


# --- words at a real table


def fixed(number: int, name: str, answers: Sequence[int], answer: Carry, args: tuple[Arg, ...] = ()) -> Word:
    """A word that asks, always with these answers."""

    def ask_fixed(p: Any, frame: Frame) -> list[int] | None:
        return list(answers)

    return Word(number, name, ask_fixed, answer, args=args, reach=max(answers) + 1)


def kept(number: int, name: str, values: range, part: str, at: int | None = None) -> Word:
    """A word that asks for one of these numbers and keeps it in this part of the position.

    The answer is its place in the range, because scores may be negative.
    """

    def answer_kept(p: Any, frame: Frame, place: Answer) -> None:
        hold(p, part, at, values[place])

    return fixed(number, name, range(len(values)), answer_kept)


def instead(word: Word, run: Run, answer: Carry | None = None, reach: int = 0) -> Word:
    """A word of the game that does something else at a real table, with the same arguments."""
    return Word(word.number, word.name, run, answer, args=word.args, reach=reach)


def run_nothing(p: Any, frame: Frame) -> list[int] | None:
    """The player does this alone; the app changes nothing."""
    return None


def waits(word: Word, wanted: Callable[[Any, Frame], Frame | None]) -> Word:
    """A word that runs when no question is wanted: until then the wanted one is asked above it."""

    def run_when_known(p: Any, frame: Frame) -> list[int] | None:
        question = wanted(p, frame)
        if question is None:
            return word.run(p, frame)
        p.stack += [frame, question]
        return None

    return word.done_by(run_when_known)


def asks_first(word: Word, asks: Asks, missing: Missing | None = None) -> Word:
    """The opponent's word at a real table: it asks before it reads a fact that was not entered.

    ``asks`` is called for every row that reads something.  ``missing(before, after)`` compares the
    position with the one that would follow, and returns the question to be answered first (None: no
    question is needed).
    """
    return waits(word, lambda p, frame: first_unknown(p, word, frame, asks, missing))


def first_unknown(p: Any, word: Word, frame: Frame, asks: Asks, missing: Missing | None) -> Frame | None:
    """The question that must be answered before he can do this; None if everything is known."""
    trial = p.copy()
    trial.asks = asks
    try:
        word.run(trial, frame)
    except Unknown as unknown:
        return unknown.frame
    return missing(p, trial) if missing else None


def overhearing(p: Position, does: Callable[[], object], told: Callable[[Event], bool]) -> None:
    """Do this; whoever listens hears only the events that may be told."""
    heard: list[Event] | None = p.heard
    p.heard = events = list[Event]()
    does()
    p.heard = heard
    if heard is not None:
        heard.extend(event for event in events if told(event))


# --- the ledger


def noted(p: Position, place: int) -> Any:
    """The value at this place in the ledger."""
    return p.ledger[place]


def note(p: Position, place: int, value: Any) -> None:
    """Write a value into the ledger."""
    p.ledger = replaced(p.ledger, place, value)


def note_at(p: Position, place: int, at: int, value: Any) -> None:
    """Write one value of a row in the ledger."""
    note(p, place, replaced(noted(p, place), at, value))


def is_noted(p: Position, place: int, member: int) -> bool:
    """Whether this is a member of the set at this place in the ledger."""
    return bool(noted(p, place) >> member & 1)


def note_member(p: Position, place: int, member: int) -> None:
    """Add a member to the set at this place in the ledger."""
    note(p, place, noted(p, place) | 1 << member)


def about_first(p: Position, place: int, word: int, members: Iterable[int]) -> Frame | None:
    """The question about the first of these that is not yet in the set at this place."""
    return next(((word, member) for member in members if not is_noted(p, place, member)), None)
