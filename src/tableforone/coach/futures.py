"""Plays a turn on in a few futures, the same ones for every turn that is compared.

A future goes by the net alone, over the opponent's turn and the player's next decisions; the net
judges where it ends. So two turns can be compared future by future: what both meet cancels out.
"""

import re
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from math import sqrt
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import OPPONENT, YOU, Event, reply, settle
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.story import without_total
from tableforone.players.chances import winning_chance
from tableforone.players.mind import Mind

DECISIONS: Final = 10  # of the player, in a future
NORMAL: Final = 1.96  # standard errors on either side hold 95 of 100
FEWEST: Final = 4  # futures that tell anything
OVERCONFIDENT: Final = 0.25  # added to the standard error of so few numbers that are all alike, in points


Happening = Any  # what happens, whatever it costs and wherever it leads: the beginning of an event


class Future(NamedTuple):
    """One future of a turn: final points of both, the winning chance, and what happened, with its points."""

    mine: float
    theirs: float
    win: float
    told: dict[Happening, int]
    own: frozenset[Happening]  # what of it only says once more what the turn's own answers are
    events: Mapping[Happening, tuple[str, Event]] = {}  # in words, and as it was told
    heard: frozenset[Happening] = frozenset()  # all that happened, whether or not it brought points

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
        sampler, told, asked, given = Sampler(self.seed + nth), dict[Happening, int](), 0, 0
        echoes, events = set[Happening](), dict[Happening, tuple[str, Event]]()
        all_heard = set[Happening]()
        answers: list[int] | None = list(line[:1])
        while answers is not None:
            heard: list[Event] = []
            before = self.spec.scores(p)
            own, words_of_it = given < len(line), ""
            if not answers:
                frame = p.stack[-1]
                chance = words[frame[0]].chance
                assert chance is not None
                answer = sampler.answer(chance, p, frame)
            elif own:
                answer, given = line[given], given + 1
                words_of_it = self.spec.say(p, answer)
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
            all_heard.update(part for event in heard for part in (event[:2], event[:3]))
            self._note(told, heard, before, self.spec.scores(p), words_of_it, echoes, events)
        mine, theirs, odds = mind.judged(p if answers is None else mind.after(p, mind.choose(p, answers)))
        return Future(mine, theirs, self.win(odds), told, frozenset(echoes), events, frozenset(all_heard))

    def _note(
        self,
        told: dict[Happening, int],
        heard: list[Event],
        before: Any,
        after: Any,
        said: str,  # the answer of the turn that led to it
        echoes: set[Happening],
        events: dict[Happening, tuple[str, Event]],
    ) -> None:
        """What was heard, with the points it brought: below zero where the opponent got them."""
        spec = self.spec
        mine = after[0] - before[0]
        theirs = -mine if after[1] is None else after[1] - before[1]
        for who, points in ((YOU, max(0, mine)), (OPPONENT, -max(0, theirs))):
            if not points and who == OPPONENT:
                continue
            telling = [event for event in heard if event[1] == who and event[0] != DECIDE and event[0] not in spec.sums]
            texts = {text: event for event in telling if (text := without_total(spec.tell(event)))}
            exact = {text for text in texts if points and re.search(rf"(?<!\d){abs(points)}(?!\d)", text)}
            for text, event in texts.items():
                if exact and text not in exact:
                    continue  # another event of the same moment says what these points are for
                happens = happening(event, points)
                if said and text not in exact and (event[0] in spec.echoes or restates(text, said)):
                    echoes.add(happens)
                if happens not in told or abs(points) > abs(told[happens]):
                    told[happens], events[happens] = points, (text, event)


def happening(event: Event, points: int) -> Happening:
    """A kind of event, who does it, and the first thing it is about; the opponent's points are no such thing.

    >>> happening(("occupy", YOU, 25, 1, 2), 3) == happening(("occupy", YOU, 25, 1, 0), 4)
    True
    >>> happening(("rudolph_gathered", OPPONENT, 3, 19), -3) == happening(("rudolph_gathered", OPPONENT, 4, 20), -4)
    True
    """
    return event[:2] if points < 0 and event[2:3] == (-points,) else event[:3]


def restates(event: str, answer: str) -> bool:
    """Does an event say in other words what was answered?

    >>> restates("You occupy blue room 1 on floor 1.", "Move Brother Uwe into blue room 1 on floor 1: 6 points")
    True
    >>> restates("You complete a blue group of 3 rooms: 6 points.", "Move Brother Uwe into blue room 1 on floor 1")
    False
    """
    return 2 * SequenceMatcher(None, event, answer, autojunk=False).find_longest_match().size > len(event)


def difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    """How many points of margin the first turn is better, by pairs of futures."""
    pairs = zip(ones, others, strict=True)
    return interval([one.margin - other.margin for one, other in pairs], OVERCONFIDENT)


def points_difference(ones: Sequence[Future], others: Sequence[Future], least: float = 0.0) -> Interval:
    """How many own points the first turn brings more, by the same pairs."""
    return interval([one.mine - other.mine for one, other in zip(ones, others, strict=True)], least)


def chance_difference(ones: Sequence[Future], others: Sequence[Future]) -> Interval:
    return interval([one.win - other.win for one, other in zip(ones, others, strict=True)])
