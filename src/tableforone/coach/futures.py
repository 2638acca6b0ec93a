"""Plays a turn on in a few futures, the same ones for every turn that is compared.

A future goes by the net alone, over the opponent's turn and the player's next decisions; the net
judges where it ends. So two turns can be compared future by future: what both meet cancels out.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from math import sqrt
from typing import Any, Final, NamedTuple

from tableforone.kernel.causes import LAST, Causes
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Event, reply, settle
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.players.chances import Correction, corrections
from tableforone.players.judge import after
from tableforone.players.mind import Mind

DECISIONS: Final = 10  # of the player, in a future
NORMAL: Final = 1.96  # standard errors on either side of a 95% range
FEWEST: Final = 4  # futures needed for a range
OVERCONFIDENT: Final = 0.25  # points added to the standard error, which few equal numbers would make 0


# a kind of event, who does it, and what it is about: a guest, a row, an objective
Happening = tuple[Any, ...]


class Met(NamedTuple):
    """An event of a future, its points, and whether it is a move of the turn itself."""

    event: Event
    points: int = 0
    own: bool = False
    turn: int = 0  # the number of the opponent's turn; 0: the player did it


class Future(NamedTuple):
    """One future of a turn: final points of both, winning chance, and events."""

    mine: float
    theirs: float
    win: float
    met: Mapping[Happening, Met] = {}
    amounts: Mapping[str, int] = {}  # what both have at its end, by message
    scored: int = 0  # the margin at its end; the rest of the final margin comes later
    turns: int = 0  # of the opponent, until its end

    @property
    def margin(self) -> float:
        return self.mine - self.theirs


class Notes:
    """The events of a future, counted as the game declares them, each with its points."""

    def __init__(self, causes: Causes) -> None:
        self.causes: Final = causes
        self.met: Final[dict[Happening, Met]] = {}
        self._heard: Final[list[Happening]] = []
        self.turns = 0

    def hear(self, events: Sequence[Event], own: bool) -> None:
        """Add the events after one answer; ``own``: the answer is part of the turn itself."""
        last = dict[int, Happening]()  # by player
        self.turns += any(event[1] == OPPONENT for event in events)
        for event in events:
            kind = self.causes.kinds.get(event[0])
            about = kind.about(event) if kind is not None else None
            if kind is not None and about is not None:
                what = last[event[1]] = (*event[:2], *about)
                self._heard.append(what)
                met = self.met.setdefault(what, Met(event, turn=0 if event[1] == YOU else self.turns))
                self.met[what] = met._replace(own=met.own or (own and kind.chosen))
                if kind.points is not None:
                    self._score(what, kind.points(event))
            scored = self.causes.points.get(event[0])
            if scored is not None:
                to = scored.to(event)
                self._score(last.get(event[1]) if to == LAST else self._newest(to, event[1]), scored.points(event))

    def _newest(self, kinds: tuple[str, ...], who: int) -> Happening | None:
        return next((what for what in reversed(self._heard) if what[0] in kinds and what[1] in (who, TABLE)), None)

    def _score(self, what: Happening | None, points: int) -> None:
        if what is not None:
            self.met[what] = self.met[what]._replace(points=self.met[what].points + points)


class Interval(NamedTuple):
    """A mean and its 95% range."""

    mean: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether the range excludes zero."""
        return self.low > 0 or self.high < 0


def interval(numbers: Sequence[float], least: float = 0.0) -> Interval:
    """The mean of these numbers with its range.

    >>> [round(end, 2) for end in interval([1.0, 2.0, 3.0, 2.0])]
    [2.0, 1.2, 2.8]
    """
    n = len(numbers)
    mean = sum(numbers) / n
    square = sum((one - mean) ** 2 for one in numbers) / max(1, n - 1)
    off = NORMAL * sqrt(square / n) + least
    return Interval(mean, mean - off, mean + off)


class Futures:
    """Simulates futures of turns."""

    def __init__(self, mind: Mind, setup: Setup) -> None:
        self.mind: Final = mind
        self.spec: Final[GameSpec] = mind.spec
        self.level: Final = setup.level
        self.opponent: Final = mind.spec.opponent(setup)

    def win(self, p: Any, theirs: float, odds: float) -> float:
        """The winning chance in a position from log odds, if the opponent ends with ``theirs``."""
        found = corrections().get((self.spec.id, self.level), Correction())
        return found.chance(odds, theirs - (self.spec.scores(p)[1] or 0))

    def future(self, p: Any, line: Sequence[int], nth: int) -> Future:
        """The future of this number, after these answers to the open question and the next ones."""
        mind, words = self.mind, self.mind.words
        p = p.copy()
        settle(p, words)
        sampler, notes, asked, given = Sampler(1 + nth), Notes(self.spec.causes), 0, 0
        answers: list[int] | None = list(line[:1])
        while answers is not None:
            heard: list[Event] = []
            own = bool(answers) and given < len(line)
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
            notes.hear(heard, own)
        mine, theirs, odds = mind.judged(p if answers is None else after(p, words, mind.choose(p, answers)))
        causes = self.spec.causes
        amounts = {key: amount(p) for key, amount in chain(causes.amounts.items(), causes.theirs.items())}
        scored = self.spec.scores(p)
        win, lead = self.win(p, theirs, odds), scored[0] - (scored[1] or 0)
        return Future(mine, theirs, win, notes.met, amounts, lead, notes.turns)


def more_of(what: str, ones: Sequence[Future], others: Sequence[Future], least: float = 0.0) -> Interval:
    """How much more the first turn brings of a number of its futures, in pairs of futures."""
    pairs = zip(ones, others, strict=True)
    return interval([getattr(one, what) - getattr(other, what) for one, other in pairs], least)


def difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    """How much better the margin of the first turn is."""
    return more_of("margin", ones, others, OVERCONFIDENT)
