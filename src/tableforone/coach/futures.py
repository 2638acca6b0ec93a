"""Plays a turn on in a few futures, the same ones for every turn that is compared.

A future goes by the net alone, over the opponent's turn and the player's next decisions; the net
judges where it ends. So two turns can be compared future by future: what both meet cancels out.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import OPPONENT, YOU, Event, reply, settle
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.players.chances import winning_chance
from tableforone.players.mind import Mind

DECISIONS: Final = 10  # of the player, in a future
NORMAL: Final = 1.96  # standard errors on either side hold 95 of 100
FEWEST: Final = 4  # futures that tell anything
OVERCONFIDENT: Final = 0.25  # added to the standard error of so few numbers that are all alike, in points


class Future(NamedTuple):
    """One future of a turn: final points of both, the winning chance, and what happened, with its points."""

    mine: float
    theirs: float
    win: float
    told: dict[str, int]
    own: frozenset[str]  # what of it only says once more what the turn's own answers are
    events: Mapping[str, Event] = {}  # what happened, before it was put into words

    @property
    def margin(self) -> float:
        return self.mine - self.theirs


class Interval(NamedTuple):
    """A mean, and between what it lies 95 times of 100."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Is it surely not zero?"""
        return self.low > 0 or self.high < 0


def interval(numbers: Sequence[float], least: float = 0.0) -> Interval:
    """The mean of these, with its range.

    >>> [round(end, 2) for end in interval([1.0, 2.0, 3.0, 2.0])]
    [2.0, 1.2, 2.8]
    """
    n = len(numbers)
    mean = sum(numbers) / n
    square = sum((one - mean) ** 2 for one in numbers) / max(1, n - 1)
    off = NORMAL * sqrt(square / n) + least
    return Interval(mean, mean - off, mean + off)


class Futures:
    """Plays turns on."""

    def __init__(self, mind: Mind, level: str, seed: int = 1) -> None:
        self.mind: Final = mind
        self.spec: Final[GameSpec] = mind.spec
        self.level: Final = level
        self.seed: Final = seed

    def win(self, odds: float) -> float:
        return winning_chance(self.spec.id, self.level, odds)

    def future(self, p: Any, line: Sequence[int], nth: int) -> Future:
        """The future of this number, after these answers to the open question and the next ones."""
        mind, words = self.mind, self.mind.words
        p = p.copy()
        settle(p, words)
        sampler, told, asked, given = Sampler(self.seed + nth), dict[str, int](), 0, 0
        echoes, events = set[str](), dict[str, Event]()
        answers: list[int] | None = list(line[:1])
        while answers is not None:
            heard: list[Event] = []
            before = self.spec.scores(p)
            own = given < len(line)
            if not answers:
                frame = p.stack[-1]
                chance = words[frame[0]].chance
                assert chance is not None
                answer = sampler.answer(chance, p, frame)
            elif own:
                answer, given = line[given], given + 1
            elif len(answers) == 1:
                answer = answers[0]
            elif asked == DECISIONS:
                break
            else:
                answer, asked = mind.choose(p, answers), asked + 1
            p.heard = heard
            reply(p, words, answer)
            answers = settle(p, words)
            p.heard = None
            self._note(told, heard, before, self.spec.scores(p), echoes if own else set(), events)
        mine, theirs, odds = mind.judged(p if answers is None else mind.after(p, mind.choose(p, answers)))
        return Future(mine, theirs, self.win(odds), told, frozenset(echoes), events)

    def _note(
        self,
        told: dict[str, int],
        heard: list[Event],
        before: Any,
        after: Any,
        echoes: set[str],
        events: dict[str, Event],
    ) -> None:
        """What was heard and brought points: with those points, below zero where the opponent got them."""
        mine = after[0] - before[0]
        theirs = -mine if after[1] is None else after[1] - before[1]
        for event in heard:
            brought = max(0, mine) if event[1] == YOU else -max(0, theirs) if event[1] == OPPONENT else 0
            if not brought or event[0] == DECIDE:
                continue
            text = self.spec.tell(event)
            if event[0] in self.spec.echoes:
                echoes.add(text)
            events[text] = event
            if text and abs(brought) > abs(told.get(text, 0)):
                told[text] = brought


def difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    """How many points of margin the first turn is better, by pairs of futures."""
    pairs = zip(ones, others, strict=True)
    return interval([one.margin - other.margin for one, other in pairs], OVERCONFIDENT)


def points_difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    """How many own points the first turn brings more, by the same pairs."""
    return interval([one.mine - other.mine for one, other in zip(ones, others, strict=True)])


def chance_difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    return interval([one.win - other.win for one, other in zip(ones, others, strict=True)])
