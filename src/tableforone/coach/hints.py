"""What would the coach do?  At most three answers, each with its chance to win, how sure that is, and one reason.

Everything follows from numbers of the search, which knows only what the player may know.  The first word is the
judge's guess; it gets better while games are played on.
"""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.coach.reasons import reason
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import GameSpec
from tableforone.players.judge import Judge
from tableforone.players.search import Advice, Search

SHOWN: Final = 3  # answers
SECONDS: Final = 5.0  # until the coach is as sure as it gets
MOST: Final = 20_000  # simulations
NORMAL: Final = 1.96  # standard errors on either side hold 95 of 100
FIRST, BETTER, SURE = "first word", "better", "sure"
CLEAR: Final = 0.06  # a difference of chances that deserves the word


class Tip(NamedTuple):
    """One answer: its words, the chance to win with where 95 of 100 would lie, and what speaks for it."""

    answer: int
    words: str
    win: float
    low: float
    high: float
    reason: str


class Hint(NamedTuple):
    """What the coach says so far."""

    verdict: str
    stage: str
    tips: tuple[Tip, ...]
    simulations: int
    seconds: float
    trouble: str = ""  # why it is less than it could be


def hints(spec: GameSpec, judge: Judge, p: Any, answers: list[int], seconds: float = SECONDS) -> Iterator[Hint]:
    """Hints that get better, the last one as sure as they get in that time."""
    search = Search(spec, 0, judge, parts=True)
    begun = perf_counter()
    words = {answer: spec.say(p, answer) for answer in answers}
    for found in search.growing(p, answers, MOST, seconds):
        stage = BETTER if search.simulations else FIRST
        yield hint(found, words, stage, search.simulations, perf_counter() - begun)
    yield hint(found, words, SURE, search.simulations, perf_counter() - begun)


def hint(found: list[Advice], words: dict[int, str], stage: str, simulations: int, seconds: float) -> Hint:
    """The best of these, in words; of those hardly ever tried the judge's guess is not worth showing."""
    tried = [one for one in found if one.visits >= found[0].visits / 50] or found
    best = sorted(tried[: 2 * SHOWN], key=lambda one: -one.win)[:SHOWN] if simulations else found[:SHOWN]
    tips = tuple(tip(one, words[one.answer], best) for one in best)
    return Hint(verdict(tips), stage, tips, simulations, seconds)


def tip(one: Advice, words: str, best: list[Advice]) -> Tip:
    off = NORMAL * one.error
    beside = next((other for other in best if other is not one), None)
    return Tip(one.answer, words, one.win, max(0.0, one.win - off), min(1.0, one.win + off), reason(one, beside))


def verdict(tips: tuple[Tip, ...]) -> str:
    """The whole in one sentence.

    >>> verdict((Tip(1, "Pass", .5, .4, .6, ""), Tip(2, "Take a 3", .48, .4, .6, "")))
    'Pass, or take a 3: hardly anything between them.'
    """
    first = tips[0]
    if len(tips) == 1:
        return f"{upfirst(first.words)}: there is nothing else to do."
    second = tips[1]
    if second.high >= first.win:
        return f"{upfirst(first.words)}, or {second.words[:1].lower()}{second.words[1:]}: hardly anything between them."
    if first.win - second.win >= CLEAR:
        return f"{upfirst(first.words)}: clearly the best."
    return f"{upfirst(first.words)} looks best."
