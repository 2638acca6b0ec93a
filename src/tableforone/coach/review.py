"""How did the game go?  The chance to win, question by question: what the answers cost, and what was luck.

The chance at a question is that of its best answer; what the answer given is worth less is its cost, and what happens
until the next question is luck: cards, dice, and what the opponent makes of them.  So the chance at the beginning, all
luck and all costs add up to the end.
"""

from collections.abc import Generator
from math import hypot
from typing import Any, Final, NamedTuple

from tableforone.coach.reasons import reason
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import settle
from tableforone.kernel.table import Table
from tableforone.players.judge import Judge
from tableforone.players.search import Advice, Search

SIMULATIONS: Final = 60  # for each question, and as many for the answer that was given
AT_ONCE: Final = 5  # simulations until whoever waits may stop it
COSTLIEST: Final = 3
WON: Final = {"won": 1.0, "draw": 0.5}


class Moment(NamedTuple):
    """One question: the chance before the answer, after it, and when the next question came."""

    number: int
    round: int
    asked: str
    said: str
    better: str  # what would have been better; empty where nothing surely was
    why: str
    before: float
    after: float
    then: float

    @property
    def cost(self) -> float:
        return self.before - self.after

    @property
    def luck(self) -> float:
        return self.then - self.after


class Review(NamedTuple):
    """The whole game, looked back at."""

    moments: tuple[Moment, ...]
    start: float
    end: float
    simulations: int

    @property
    def luck(self) -> float:
        return sum(moment.luck for moment in self.moments)

    @property
    def cost(self) -> float:
        return sum(moment.cost for moment in self.moments)

    @property
    def costliest(self) -> list[Moment]:
        """The answers that cost most, in the order in which they were given."""
        found = sorted((m for m in self.moments if m.better), key=lambda m: -m.cost)[:COSTLIEST]
        return sorted(found, key=lambda m: m.number)

    @property
    def turning(self) -> Moment | None:
        """Where the chance jumped furthest."""
        return max(self.moments, key=lambda m: abs(m.then - m.before), default=None)


def review(table: Table, judge: Judge, simulations: int = SIMULATIONS) -> Review:
    """Look back at a finished game."""
    looking = steps(table, judge, simulations)
    while True:
        try:
            next(looking)
        except StopIteration as end:
            found: Review = end.value
            return found


def steps(table: Table, judge: Judge, simulations: int = SIMULATIONS) -> Generator[tuple[int, int], None, Review]:
    """The same, question by question: so many are done, of so many; said often, so that it can be stopped."""
    if not table.over:
        raise Fault("The game is not over: look back at it when it is.")
    found: list[Moment] = []
    questions = [n for n in table.questions if type(table.journal[n]) is int]
    for nth, number in enumerate(questions):
        so_far = nth, len(questions)
        yield so_far
        moment = yield from _looked_at(table, judge, number, simulations, so_far)
        if moment is not None:
            found.append(moment)
    result = table.result
    assert result is not None
    end = WON.get(result.outcome, 0.0)
    chances = [*(moment.before for moment in found[1:]), end]
    moments = tuple(moment._replace(then=then) for moment, then in zip(found, chances, strict=True))
    return Review(moments, moments[0].before if moments else end, end, simulations)


def _looked_at(
    table: Table, judge: Judge, number: int, simulations: int, so_far: tuple[int, int]
) -> Generator[tuple[int, int], None, Moment | None]:
    """One question; None where there was nothing to choose."""
    spec, p, given = table.spec, table.position_at(number), table.journal[number]
    answers = settle(p.copy(), spec.words)
    if not answers or len(answers) < 2 or given not in answers:
        return None
    best = chosen = yield from _thought(Search(spec, number, judge, parts=True), p, answers, simulations, so_far)
    if best.answer != given:
        chosen = yield from _thought(Search(spec, number, judge, parts=True), p, [given], simulations, so_far)
    surely = best.win - chosen.win > hypot(best.error, chosen.error)
    after = chosen.win if surely else best.win
    better, why = (spec.say(p, best.answer), reason(best, chosen)) if surely else ("", "")
    return Moment(
        number, int(spec.view(p).get("round") or 0), spec.ask(p), spec.say(p, given), better, why, best.win, after, 0.0
    )


def _thought(
    search: Search, p: Any, answers: list[int], simulations: int, so_far: tuple[int, int]
) -> Generator[tuple[int, int], None, Advice]:
    search.look(p, answers)
    while simulations > 0:
        simulations -= search.think(min(AT_ONCE, simulations))
        yield so_far
    return search.advice()[0]
