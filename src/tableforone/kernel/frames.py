"""How a game moves: a stack of plain frames runs until someone must answer.

A frame is ``(word, *arguments)``: a tuple of ints (and of further frames), so that whatever is pending can be
copied, saved and undone in the middle of a card.  The word is an index into the game's list of words.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from tableforone.kernel.chance import Chance
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.dealer import Answerer, Dealer

Frame = tuple[Any, ...]
Answer = Any  # a player's answer is an int; a chance answer is an int or a tuple of ints
Event = tuple[Any, ...]  # (kind, who, ...): something worth telling, put into words by the game's voice

YOU: Final = 0  # who acts in an event, whose a thing is: the player,
OPPONENT: Final = 1  # the opponent,
TABLE: Final = 2  # or nobody: cards, dice, the course of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks:
    """At a real table: who knows what has been told of it.  In digital play everything lies open, and nobody asks."""

    def need(self, p: "Position", reads: str, left: list[Any], about: Any) -> None:
        """A row is about to read something of the candidates that are left; raises Unknown where it was not told."""
        raise NotImplementedError


class Unknown(Exception):
    """Somebody must tell a fact first: ``frame`` asks for it."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.frame: Final = frame


CHANCE: Final[list[int]] = []  # what a chance word returns: "the table must answer"; its outcomes are listed on demand


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything that lies on the table now: ints, lists of ints, and the stack of what still has to happen.

    A game declares the parts of its position in ``rules/fields.py``; its class is written from that.
    ``heard`` is where words tell what happens while somebody listens, ``asks`` is set while the opponent thinks at a
    real table; they are no part of the position: never copied, saved or compared.
    """

    __slots__ = ("asks", "heard", "stack")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.heard: list[Event] | None = None
        self.asks: Asks | None = None

    def copy(self) -> "Position":
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """All that it is, as one value that can be compared and looked up."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def replaced(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The row with another value at this place.

    >>> replaced((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    return (*row[:place], value, *row[place + 1 :])


def tell(p: Position, event: Event) -> None:
    """Tell an event if someone listens.  Hot paths write ``if p.heard is not None`` instead."""
    if p.heard is not None:
        p.heard.append(event)


class Arg:
    """One argument of a word: its name, and between which numbers it lies.

    ``many`` says how often the last argument may be there, from 0 times on.  ``deep``: not one
    number but tuples of numbers, within tuples if need be.  ``frame``: a frame of its own.
    """

    def __init__(
        self,
        name: str,
        low: int = 0,
        high: int = 0,
        *,
        many: int = 0,
        deep: bool = False,
        frame: bool = False,
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.many: Final = many
        self.deep: Final = deep
        self.frame: Final = frame


class Word:
    """One word of a game's language: all there is to know of it but its texts, which have its number.

    ``run(position, frame)`` is called when its frame comes to the top of the stack.  It either finishes (returns None;
    it may have pushed further frames) or returns the legal answers, sorted: then its frame stays on top and *is* the
    open question, and ``answer(position, frame, a)``, called with the frame taken off, carries the answer out.
    A word of chance returns ``CHANCE`` and names its object.  A function named ``ask_...`` never changes the position,
    one named ``run_...`` may.

    ``args`` declares the arguments of its frame, in order.  All its answers are below ``reach``.
    """

    def __init__(
        self,
        number: int,
        name: str,
        run: Callable[[Any, Frame], list[int] | None],
        answer: Callable[[Any, Frame, Answer], None] | None = None,
        *,
        chance: Chance | None = None,
        args: tuple[Arg, ...] = (),
        reach: int = 0,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.run: Final = run
        self.answer: Final = answer
        self.chance: Final = chance
        self.args: Final = args
        self.reach: Final = reach

    def done_by(
        self,
        run: Callable[[Any, Frame], list[int] | None],
        answer: Callable[[Any, Frame, Answer], None] | None = None,
    ) -> "Word":
        """The same word with another function in the place of ``run``, and of ``answer`` where one is given."""
        kept = answer or self.answer
        return Word(self.number, self.name, run, kept, chance=self.chance, args=self.args, reach=self.reach)


def by_number(words: Iterable[Word]) -> dict[int, Word]:
    return {word.number: word for word in words}


def lexicon(*words: Word) -> list[Word]:
    """The list of a game's words, by number; fails at import when a number is missing or taken twice."""
    ordered = sorted(words, key=lambda word: word.number)
    for place, word in enumerate(ordered):
        if place != word.number:
            raise ValueError(f"word {word.name!r} has number {word.number} but stands at place {place}")
    return ordered


def ask_chance(p: Any, frame: Frame) -> list[int] | None:
    """What a word of chance does that does nothing but ask: the table must answer."""
    return CHANCE


def step(p: Position, words: list[Word]) -> list[int] | None:
    """One step of the machine: the top frame is run.  Returns the answers it asks for; its frame stays then."""
    frame = p.stack.pop()
    number: int = frame[0]
    answers = words[number].run(p, frame)
    if answers is not None:
        p.stack.append(frame)  # the question itself stays in the position
    return answers


def settle(p: Position, words: list[Word]) -> list[int] | None:
    """Do all that needs no answer.  Returns the open question's answers (CHANCE: the table answers), or None."""
    while p.stack:
        answers = step(p, words)
        if answers is not None:
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
    chance = words[frame[0]].chance
    if chance is None:
        return type(answer) is int and answer in answers
    return chance.accepts(p, frame, answer)


def play_out(p: Position, words: list[Word], choose: Callable[[Any, list[int]], int], deals: Answerer) -> int:
    """Play to the end: ``choose`` answers for the player, ``deals`` for chance.  Returns the number of decisions.

    The step of the machine is written out here, because whole games are played by it a million times.
    """
    decisions = 0
    stack = p.stack
    draws = deals.draws if isinstance(deals, Dealer) else None  # the one who is asked most is asked directly
    while stack:
        frame = stack.pop()
        number: int = frame[0]
        word = words[number]
        run = word.run  # calling what an object holds is slower, where nothing is compiled
        answers = run(p, frame)
        if answers is None:
            continue
        chance = word.chance
        if chance is not None:
            answer = chance.deal(p, frame, draws) if draws is not None else deals.answer(chance, p, frame)
        else:
            decisions += 1
            stack.append(frame)  # the player may look at the question
            answer = choose(p, answers)
            stack.pop()
        carry_out: Any = word.answer  # a word that asks has an answer function
        carry_out(p, frame, answer)
    return decisions
