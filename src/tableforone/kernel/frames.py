"""The engine: a stack of plain frames runs until someone must answer.

A frame is ``(word, *arguments)``: a tuple of ints (and of nested frames).  So everything that is
pending can be copied, saved and undone in the middle of a card.  The word is an index into the
game's list of words.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from tableforone.kernel.chance import Chance
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.dealer import Answerer, Dealer

Frame = tuple[Any, ...]
Answer = Any  # a player's answer is an int; a chance answer is an int or a tuple of ints
# (kind, who, ...): something for the log, put into words by the game's voice
Event = tuple[Any, ...]

YOU: Final = 0  # who acts in an event, or who owns a thing: the player,
OPPONENT: Final = 1  # the opponent,
TABLE: Final = 2  # or neither: cards, dice, the course of the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Asks:
    """At a real table: knows which facts were entered.  In digital play everything is known."""

    def need(self, p: "Position", fact: str, left: list[Any], about: Any) -> None:
        """Called before a row reads a fact about candidates; raises Unknown if it is missing."""
        raise NotImplementedError


class Unknown(Exception):
    """A fact must be entered first: ``frame`` is the question for it."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self.frame: Final = frame


# what a chance word returns: "chance must answer"; its outcomes are listed on demand
CHANCE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """Everything on the table now: ints, lists of ints, and the stack of what still has to happen.

    A game declares the parts of its position in ``rules/fields.py``; its class is written from
    that.  ``ledger`` has what was entered at a real table, and is empty in digital games.
    ``heard`` collects events while someone listens.  ``asks`` is set while the opponent decides at
    a real table.  These two are no part of the position: they are never copied, saved or compared.
    """

    __slots__ = ("asks", "heard", "ledger", "stack")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.ledger: tuple[Any, ...] = ()
        self.heard: list[Event] | None = None
        self.asks: Asks | None = None

    def copy(self) -> "Position":
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """The whole position as one hashable value."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def replaced(row: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    """The tuple with another value at this place.

    >>> replaced((1, 2, 3), 1, 5)
    (1, 5, 3)
    """
    new = list(row)
    new[place] = value
    return tuple(new)


def tell(p: Position, event: Event) -> None:
    """Record an event if someone listens.  Hot paths write ``if p.heard is not None`` instead."""
    if p.heard is not None:
        p.heard.append(event)


class Arg:
    """One argument of a word: its name and its bounds.

    ``many``: the last argument may be repeated, from 0 to this many times.  ``deep``: (nested)
    tuples of numbers instead of one number.  ``frame``: a nested frame.
    """

    def __init__(
        self, name: str, low: int = 0, high: int = 0, *, many: int = 0, deep: bool = False, frame: bool = False
    ) -> None:
        self.name: Final = name
        self.low: Final = low
        self.high: Final = high
        self.many: Final = many
        self.deep: Final = deep
        self.frame: Final = frame


class Word:
    """One word of a game's language: everything about it except its texts, which go by its number.

    ``run(position, frame)`` is called when its frame is on top of the stack.  Either it finishes:
    it returns None and may have pushed further frames.  Or it returns the legal answers, sorted:
    then its frame stays on top and *is* the open question, and ``answer(position, frame, a)``,
    called with the frame taken off, carries the answer out.

    A word of chance returns ``CHANCE`` and names its Chance object.  A function named ``ask_...``
    never changes the position, one named ``run_...`` may.

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
        self, run: Callable[[Any, Frame], list[int] | None], answer: Callable[[Any, Frame, Answer], None] | None = None
    ) -> "Word":
        """The same word with another ``run`` and, if given, another ``answer``."""
        kept = answer or self.answer
        return Word(self.number, self.name, run, kept, chance=self.chance, args=self.args, reach=self.reach)


def by_number(words: Iterable[Word]) -> dict[int, Word]:
    return {word.number: word for word in words}


def lexicon(*words: Word) -> list[Word]:
    """A game's words, sorted by number; fails at import if a number is missing or used twice."""
    ordered = sorted(words, key=lambda word: word.number)
    for place, word in enumerate(ordered):
        if place != word.number:
            raise ValueError(f"word {word.name!r} has number {word.number} but stands at place {place}")
    return ordered


def ask_chance(p: Any, frame: Frame) -> list[int] | None:
    """The ``run`` of a chance word that only asks: chance must answer."""
    return CHANCE


def step(p: Position, words: list[Word]) -> list[int] | None:
    """Run the top frame.

    Returns the answers it asks for, if any; its frame then stays on the stack.
    """
    frame = p.stack.pop()
    number: int = frame[0]
    answers = words[number].run(p, frame)
    if answers is not None:
        p.stack.append(frame)  # the question stays in the position
    return answers


def settle(p: Position, words: list[Word]) -> list[int] | None:
    """Run until an answer is needed.

    Returns the legal answers (CHANCE: chance answers), or None when the game is over.
    """
    while p.stack:
        answers = step(p, words)
        if answers is not None:
            return answers
    return None


def reply(p: Position, words: list[Word], answer: Answer) -> None:
    """Carry out an answer to the open question.  It is not checked here: the table does that."""
    frame = p.stack.pop()
    number: int = frame[0]
    carry_out = words[number].answer
    assert carry_out is not None, "a word that asks can be answered"
    carry_out(p, frame, answer)


def reveal(p: Position, words: list[Word], deals: Answerer) -> None:
    """Let chance answer the open question, which is about cards or dice."""
    frame = p.stack[-1]
    chance = words[frame[0]].chance
    assert chance is not None
    reply(p, words, deals.answer(chance, p, frame))


def accepted(p: Position, words: list[Word], answers: list[int], answer: Answer) -> bool:
    """Whether this answer is allowed for the open question."""
    frame = p.stack[-1]
    chance = words[frame[0]].chance
    if chance is None:
        return type(answer) is int and answer in answers
    return chance.accepts(p, frame, answer)


def play_out(p: Position, words: list[Word], choose: Callable[[Any, list[int]], int], deals: Answerer) -> int:
    """Play to the end: ``choose`` answers for the player, ``deals`` for chance.

    Returns the number of decisions.  ``step`` is inlined here, because millions of games run
    through this function.
    """
    decisions = 0
    stack = p.stack
    runs = [word.run for word in words]  # without compilation, reading an attribute is slow
    # the most frequent answerer is called directly
    draws = deals.draws if isinstance(deals, Dealer) else None
    while stack:
        frame = stack.pop()
        answers = runs[frame[0]](p, frame)
        if answers is None:
            continue
        word = words[frame[0]]
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
