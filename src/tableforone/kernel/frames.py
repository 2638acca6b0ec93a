"""How does a game move?  A stack of plain frames is settled until somebody must answer.

A frame is ``(word, *arguments)``: a tuple of ints (and of further frames), so that whatever is pending can be
copied, saved and undone in the middle of a card.  The word is an index into the game's list of words.
"""

import json
from collections.abc import Callable
from typing import Any, ClassVar, Final

from tableforone.kernel.chance import Dealer

Frame = tuple[Any, ...]
Answer = Any  # a player's answer is an int; a chance answer is an int or a tuple of ints
Event = tuple[Any, ...]  # (kind, ...): something worth telling, put into words by the game's text

CHANCE: Final[list[int]] = []  # what a chance word returns: "the table must answer"; its outcomes are listed on demand


class Position:
    """Everything that lies on the table now: ints, lists of ints, and the stack of what still has to happen.

    A game's position names its own parts in ``__slots__`` and ``FIELDS`` and writes ``copy()`` by hand.
    ``heard`` is where words tell what happens while somebody listens; it is no part of the position: never copied,
    saved or compared.
    """

    __slots__ = ("heard", "stack")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.heard: list[Event] | None = None

    def copy(self) -> "Position":
        raise NotImplementedError

    def text(self) -> str:
        """The position as one line of text; equal positions have equal lines."""
        parts = {name: getattr(self, name) for name in (*self.FIELDS, "stack")}
        return json.dumps(parts, separators=(",", ":"))


class Word:
    """One word of a game's language: what its frame does when it comes to the top of the stack.

    ``run(position, frame)`` either finishes (returns None; it may have pushed further frames) or returns the legal
    answers, sorted: then its frame stays on top and *is* the open question, and ``answer(position, frame, a)``, called
    with the frame taken off, carries the answer out.

    A word of chance returns ``CHANCE`` and has ``deal(position, frame, dealer)``, which says how the digital table
    answers; ``outcomes(position, frame)`` lists what may come up, where that is a short list; ``accepts`` checks an
    outcome that is not listed.
    """

    def __init__(
        self,
        name: str,
        run: Callable[[Any, Frame], list[int] | None],
        answer: Callable[[Any, Frame, Answer], None] | None = None,
        *,
        deal: Callable[[Any, Frame, Dealer], Answer] | None = None,
        outcomes: Callable[[Any, Frame], list[Answer]] | None = None,
        accepts: Callable[[Any, Frame, Answer], bool] | None = None,
    ) -> None:
        self.name: Final = name
        self.run: Final = run
        self.answer: Final = answer
        self.deal: Final = deal
        self.outcomes: Final = outcomes
        self.accepts: Final = accepts


def lexicon(*entries: tuple[int, Word]) -> list[Word]:
    """The list of a game's words; fails at import when a word does not stand at its own number."""
    for place, (number, word) in enumerate(entries):
        if place != number:
            raise ValueError(f"word {word.name!r} has number {number} but stands at place {place}")
    return [word for _, word in entries]


def settle(p: Position, words: list[Word]) -> list[int] | None:
    """Do all that needs no answer.  Returns the open question's answers (CHANCE: the table answers), or None."""
    stack = p.stack
    while stack:
        frame = stack.pop()
        number: int = frame[0]
        answers = words[number].run(p, frame)
        if answers is not None:
            stack.append(frame)  # the question itself stays in the position
            return answers
    return None


def reply(p: Position, words: list[Word], answer: Answer) -> None:
    """Carry out an answer to the open question.  The answer is not checked here: the table does that."""
    frame = p.stack.pop()
    number: int = frame[0]
    carry_out = words[number].answer
    assert carry_out is not None, "a word that asks can be answered"
    carry_out(p, frame, answer)


def accepted(p: Position, words: list[Word], answers: list[int], answer: Answer) -> bool:
    """May this answer be given to the open question?"""
    frame = p.stack[-1]
    word = words[frame[0]]
    if word.deal is None:
        return type(answer) is int and answer in answers
    if word.accepts is not None:
        return word.accepts(p, frame, answer)
    assert word.outcomes is not None, "chance is listed or checked"
    return type(answer) is int and answer in word.outcomes(p, frame)


def play_out(p: Position, words: list[Word], choose: Callable[[Any, list[int]], int], dealer: Dealer) -> int:
    """Play to the end: ``choose`` answers for the player, the dealer for chance.  Returns the number of decisions."""
    decisions = 0
    stack = p.stack
    while stack:
        frame = stack.pop()
        number: int = frame[0]
        word = words[number]
        answers = word.run(p, frame)
        if answers is None:
            continue
        deal = word.deal
        if deal is not None:
            answer = deal(p, frame, dealer)
        else:
            decisions += 1
            stack.append(frame)  # the player may look at the question
            answer = choose(p, answers)
            stack.pop()
        carry_out = word.answer
        assert carry_out is not None
        carry_out(p, frame, answer)
    return decisions
