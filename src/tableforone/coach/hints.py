"""What would the coach do?  The best turn as a line of moves, what it is worth beside the next best, and why.

First comes the net's opinion, then the turn planner's lines, then what simulated games say of them.
All of it follows from what the player may know.
"""

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.coach.futures import (
    FEWEST,
    Future,
    Futures,
    Interval,
    chance_difference,
    difference,
    interval,
    points_difference,
)
from tableforone.coach.reasons import reason
from tableforone.coach.voice import t
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.grammar import upfirst
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import HINT, Budget
from tableforone.players.chances import calibration_error
from tableforone.players.mind import Mind
from tableforone.players.planner import PlannedLine, Planner

SHOWN: Final = 3  # turns
SECONDS: Final = 5.0  # for simulated games, at most
FUTURES: Final = 24  # simulated games for each turn
AT_ONCE: Final = 4  # of them, between two looks whether to stop
FIRST, BETTER, SURE = "first", "better", "sure"
OUT_OF_REACH: Final = 0.05  # a winning chance below which points are what counts
EVEN: Final = 0.5  # points
NEAR: Final = 3  # points: what is called about equal
LONG: Final = 32  # letters of a move in short


class Move(NamedTuple):
    """One step of a turn: the answer, its words in short and in full, and the piece it points at."""

    answer: int
    short: str
    words: str
    thing: str


class PlannedTurn(NamedTuple):
    """One turn: what is answered, its moves that are a choice, and what is to be expected of it."""

    answers: tuple[int, ...]
    moves: tuple[Move, ...]
    win: float
    mine: float
    theirs: float
    behind: float = 0.0  # points of margin behind the best one
    reason: str = ""

    @property
    def answer(self) -> int:
        return self.answers[0]

    @property
    def words(self) -> str:
        return t("details", parts=[move.short for move in self.moves])


class Hint(NamedTuple):
    """What the coach says so far: turns, the best first; its winning chance and points, each with a range."""

    stage: str
    turns: tuple[PlannedTurn, ...] = ()
    verdict: str = ""
    win: Interval = Interval(0.0, 0.0, 1.0)
    points: Interval = Interval(0.0, 0.0, 0.0)
    games: int = 0  # simulated for each turn
    seconds: float = 0.0
    trouble: str = ""  # why it is less than it could be

    @property
    def in_points(self) -> bool:
        """Winning is out of reach: points are what counts."""
        return bool(self.turns) and self.stage != FIRST and self.win.mean < OUT_OF_REACH


def hints(
    spec: GameSpec,
    mind: Mind,
    level: str,
    p: Any,
    answers: list[int],
    opponent: str,
    seconds: float = SECONDS,
    budget: Budget = HINT,
    most: int = FUTURES,
) -> Iterator[Hint]:
    """Hints that get better; nothing where there is only one move."""
    if len(answers) < 2:
        return
    begun, futures = perf_counter(), Futures(mind, level)
    choice = mind.choose(p, answers)
    glance = PlannedLine((choice,), 0.0, *mind.judged(mind.after(p, choice)))
    yield Hint(FIRST, (_turn(spec, p, glance, futures),), t("verdict-first"), seconds=perf_counter() - begun)
    lines = rivals(spec, p, Planner(mind).plan(p, answers, budget))
    played: list[list[Future]] = [[] for _ in lines]
    while True:
        took = perf_counter() - begun
        done = len(played[0]) >= most or len(lines) == 1 or (took > seconds and len(played[0]) >= FEWEST)
        yield _hint(spec, p, lines, played, futures, opponent, SURE if done else BETTER)._replace(seconds=took)
        if done:
            return
        for _ in range(AT_ONCE):
            for line, known in zip(lines, played, strict=True):
                known.append(futures.future(p, line.answers, len(known)))


def in_words(hint: Hint) -> list[str]:
    """What there is to say beside the moves of the best turn, a line each."""
    best, *others = hint.turns
    said = [" ".join(part for part in (hint.verdict, best.reason) if part)]
    if hint.in_points:
        ends = (max(0, round(hint.points.low)), round(hint.points.high))
        said.append(t("hint-points", points=round(hint.points.mean), low=ends[0], high=ends[1]))
    else:
        said.append(t("hint-chance", chance=hint.win.mean, low=hint.win.low, high=hint.win.high))
    said += [t("hint-other", turn=other.words, reason=other.reason) for other in others]
    return [*said, hint.trouble] if hint.trouble else said


def rivals(spec: GameSpec, p: Any, lines: Sequence[PlannedLine]) -> list[PlannedLine]:
    """The best line of each first answer, as the planner ranks them; one that refuses something never comes first
    where another is as good as equal: what is free is taken.
    """
    best: dict[int, PlannedLine] = {}
    ends: set[Any] = set()
    for line in lines:
        end = after(spec, p, line.answers)
        if line.answers[0] not in best and end not in ends:  # another order of the same moves is no other turn
            best[line.answers[0]] = line
            ends.add(end)
    found = list(best.values())[:SHOWN]
    if refuses(spec, p, found[0].answers[0]):
        other = next((line for line in best.values() if not refuses(spec, p, line.answers[0])), None)
        if other is not None and other not in found:
            found[-1] = other
    return found


def after(spec: GameSpec, p: Any, answers: Sequence[int]) -> Any:
    """The position after these answers, as one value."""
    p = p.copy()
    settle(p, spec.words)
    for answer in answers:
        reply(p, spec.words, answer)
        settle(p, spec.words)
    return p.key()


def refuses(spec: GameSpec, p: Any, answer: int) -> bool:
    """Does this answer take nothing, and point at nothing?"""
    return not spec.thing(p, answer)


def _hint(
    spec: GameSpec,
    p: Any,
    lines: list[PlannedLine],
    played: list[list[Future]],
    futures: Futures,
    opponent: str,
    stage: str,
) -> Hint:
    order = ranked(spec, p, lines, played)
    lines, played = [lines[nth] for nth in order], [played[nth] for nth in order]
    known = len(played[0])
    turns = [_turn(spec, p, line, futures) for line in lines]
    if known < FEWEST:
        said = t("verdict-plan") if len(turns) > 1 else t("verdict-alone")
        best = turns[0]
        return Hint(stage, tuple(turns), said, Interval(best.win, 0.0, 1.0), Interval(best.mine, best.mine, best.mine))
    for nth, turn in enumerate(turns):
        beside = played[1] if nth == 0 else played[0]
        turns[nth] = turn._replace(
            win=interval([one.win for one in played[nth]]).mean,
            mine=interval([one.mine for one in played[nth]]).mean,
            theirs=interval([one.theirs for one in played[nth]]).mean,
            behind=difference(played[0], played[nth]).mean if nth else 0.0,
            reason=reason(played[nth], beside, opponent),
        )
    win = interval([one.win for one in played[0]])
    off = calibration_error(spec.id, futures.level)
    held = Interval(win.mean, max(0.0, win.low - off), min(1.0, win.high + off))
    said = verdict(difference(*played[:2]), chance_difference(*played[:2]), turns[1])
    points = interval([one.mine for one in played[0]])
    return Hint(stage, tuple(turns), said, held, points, known)


def ranked(spec: GameSpec, p: Any, lines: list[PlannedLine], played: list[list[Future]]) -> list[int]:
    """The places of the lines in order: the planner's, but where simulated games surely say otherwise.

    A line that surely brings fewer points never comes before one that is better on average.
    A line that refuses something comes first only where it is surely better.
    """
    order = list(range(len(lines)))
    if len(played[0]) < FEWEST:
        if len(order) > 1 and refuses(spec, p, lines[0].answers[0]):
            order.sort(key=lambda nth: refuses(spec, p, lines[nth].answers[0]))
        return order
    for nth in order[1:]:
        first = order[0]
        better = difference(played[nth], played[first])
        takes = refuses(spec, p, lines[first].answers[0]) and not refuses(spec, p, lines[nth].answers[0])
        more = points_difference(played[nth], played[first])
        if better.low > 0 or (better.mean > 0 and more.low > 0) or (takes and better.high > 0):
            order.remove(nth)
            order.insert(0, nth)
    return order


def verdict(points: Interval, chance: Interval, second: PlannedTurn) -> str:
    """How much better the best turn is; nothing that the range does not bear out."""
    if points.low > 0 and points.mean >= EVEN:
        return t("verdict-points", points=max(1, round(points.mean)))
    if chance.low > 0 and round(100 * chance.mean) >= 1:
        return t("verdict-chance", chance=round(chance.mean, 2))
    apart = max(1, round(max(abs(points.low), abs(points.high))))
    return t("verdict-equal" if apart <= NEAR else "verdict-close", other=second.moves[0].short, points=apart)


def _turn(spec: GameSpec, p: Any, line: PlannedLine, futures: Futures) -> PlannedTurn:
    return PlannedTurn(line.answers, moves(spec, p, line.answers), futures.win(line.odds), line.mine, line.theirs)


def moves(spec: GameSpec, p: Any, answers: Sequence[int]) -> tuple[Move, ...]:
    """The moves of a line; forced ones are not worth a word."""
    p, found = p.copy(), list[Move]()
    legal = settle(p, spec.words)
    for answer in answers:
        if legal is None or len(legal) > 1 or not found:
            words = spec.say(p, answer)
            found.append(Move(answer, short(words), upfirst(words), spec.thing(p, answer)))
        reply(p, spec.words, answer)
        legal = settle(p, spec.words)
    return tuple(found)


def short(words: str) -> str:
    """A choice without its cost and its gain: what stands before the bracket or the colon.

    >>> short("take a 2 (boosted, 1 krone): wine and coffee"), short("Pass")
    ('Take a 2', 'Pass')
    """
    ends = [place for mark in (" (", ": ", "; ") if (place := words.find(mark)) > 0]
    found = words[: min(ends, default=len(words))]
    return upfirst(found if len(found) <= LONG else found.partition(", ")[0])
