"""Reviews a game: the winning chance at each decision, what the moves cost, and what was luck.

The chance at a decision is that of its best turn.  The cost of a move is how much less it is worth.
What happens until the next decision is luck: cards, dice and the opponent.  So the chance at the
start, all luck and all costs add up to the result.  The planner judges every decision; the
costliest moves are compared with better ones in simulated games, the same ones for both.
"""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tableforone.coach.futures import Futures, Interval, difference, more_of
from tableforone.coach.hints import OUT_OF_REACH, Move, moves, rivals
from tableforone.coach.puzzles import best_turn
from tableforone.coach.reasons import reason
from tableforone.coach.voice import m
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import settle
from tableforone.kernel.story import moved_after
from tableforone.kernel.table import Table
from tableforone.players.budget import Budget
from tableforone.players.judge import outcome
from tableforone.players.mind import Mind
from tableforone.players.planner import PlannedLine, Planner
from tableforone.puzzles import OwnPuzzle

COSTLIEST: Final = 3
WORTH: Final = 0.02  # winning chance: a cost that is worth a card on the page
WORTH_POINTS: Final = 2.0
JUMP: Final = 0.1  # winning chance: less is not a turning point
JUMP_POINTS: Final = 8.0
PUZZLE: Final = 1.0  # points: a turn that is better by this much than any other makes a puzzle


class Looks(NamedTuple):
    """The effort of a review: evaluations per decision, compared moves, simulated games each."""

    budget: Budget = Budget(84)
    compared: int = 6
    games: int = 8


CLOSELY: Final = Looks()


class Moment(NamedTuple):
    """One decision: the expected result before the move, after it, and at the next decision."""

    number: int
    round: int
    asked: str
    said: str
    before: float
    after: float
    then: float = 0.0
    made: tuple[Move, ...] = ()  # if the move cost something: what was done, and the better turn
    better: tuple[Move, ...] = ()
    line: tuple[int, ...] = ()  # the answers of the better turn
    why: str = ""

    @property
    def cost(self) -> float:
        return self.before - self.after

    @property
    def luck(self) -> float:
        return self.then - self.after


class Review(NamedTuple):
    """The review of a game, in winning chances, or in points if winning was never in reach."""

    moments: tuple[Moment, ...]
    start: float
    end: float
    won: float  # 1: won, 0: lost
    games: int  # simulated for each compared move
    in_points: bool = False
    puzzle: OwnPuzzle | None = None  # a costly decision in which one turn was surely best

    @property
    def luck(self) -> float:
        return sum(moment.luck for moment in self.moments)

    @property
    def cost(self) -> float:
        return sum(moment.cost for moment in self.moments)

    @property
    def costliest(self) -> list[Moment]:
        """The costliest moves, in the order in which they were made."""
        least = WORTH_POINTS if self.in_points else WORTH
        found = sorted((m for m in self.moments if m.better and m.cost >= least), key=lambda m: -m.cost)[:COSTLIEST]
        return sorted(found, key=lambda m: m.number)

    @property
    def turning(self) -> Moment | None:
        """The largest jump of the chance towards the final winner; None if there was none."""
        towards = 1.0 if self.won > 0.5 else -1.0
        moments = self.moments[:-1]  # the last jump is the scoring
        found = max(moments, key=lambda m: towards * (m.then - m.before), default=None)
        least = JUMP_POINTS if self.in_points else JUMP
        return found if found is not None and towards * (found.then - found.before) >= least else None


class Judged(NamedTuple):
    """One decision as the planner sees it: the best line, and the line of the move made."""

    number: int
    p: Any
    given: int
    best: PlannedLine
    chosen: PlannedLine
    win: tuple[float, float]  # of both lines

    def values(self, in_points: bool) -> tuple[float, float]:
        """The winning chance of both lines, or their margin."""
        if not in_points:
            return self.win
        return self.best.mine - self.best.theirs, self.chosen.mine - self.chosen.theirs

    def cost(self, in_points: bool) -> float:
        best, chosen = self.values(in_points)
        return max(0.0, best - chosen)


def steps(table: Table, mind: Mind, looks: Looks = CLOSELY) -> Iterator[Any]:
    """The review step by step: (done, all, chances so far) after each decision, the Review last."""
    if not table.over:
        raise Fault(m("review-not-over"))
    futures = Futures(mind, table.setup)
    planner, judged = Planner(mind), list[Judged]()
    questions = [n for n in table.questions if type(table.journal[n]) is int]
    for nth, number in enumerate(questions):
        found = _judged(table, planner, futures, number, looks.budget)
        if found is not None:
            judged.append(found)
        yield nth + 1, len(questions), tuple(round(one.win[0], 3) for one in judged)
    yield from _reviewed(table, judged, futures, looks, len(questions))


def _judged(table: Table, planner: Planner, futures: Futures, number: int, budget: Budget) -> Judged | None:
    """One decision; None if there was no choice."""
    p, given = table.position_at(number), table.journal[number]
    answers = settle(p, table.spec.words)
    if not answers or len(answers) < 2 or given not in answers:
        return None
    lines = planner.plan(p, answers, budget)
    best = lines[0]
    chosen = next(line for line in lines if line.answers[0] == given)
    if chosen is not best:  # search it as deeply as the best one
        deeper = [line for line in planner.plan(p, [given], budget) if line.worth > chosen.worth]
        chosen = deeper[0] if deeper else chosen
    if chosen.worth >= best.worth:
        best = chosen
    win = futures.win(p, best.theirs, best.odds), futures.win(p, chosen.theirs, chosen.odds)
    return Judged(number, p, given, best, chosen, win)


def _reviewed(table: Table, judged: list[Judged], futures: Futures, looks: Looks, count: int) -> Iterator[Any]:
    spec = table.spec
    won, margin = outcome(spec, table.position)
    in_points = bool(judged) and max(one.win[0] for one in judged) < OUT_OF_REACH
    dear = sorted((one for one in judged if one.best is not one.chosen), key=lambda one: -one.cost(in_points))
    known: dict[int, tuple[Interval, str]] = {}
    for one in dear[: looks.compared]:
        lines = one.best, one.chosen
        ones, others = ([futures.future(one.p, line.answers, nth) for nth in range(looks.games)] for line in lines)
        apart = difference(ones, others) if in_points else more_of("win", ones, others)
        known[one.number] = apart, reason(spec, ones, others, futures.opponent)
        yield count, count, tuple(round(each.win[0], 3) for each in judged)
    said = sum(one.cost(in_points) for one in dear[: looks.compared])
    borne = sum(max(0.0, apart.mean) for apart, _ in known.values())
    # the share of the planned costs that simulated games confirm
    share = min(1.0, borne / said) if said else 0.0
    moments = []
    end = margin if in_points else won
    values = [*(one.values(in_points)[0] for one in judged), end]
    for nth, one in enumerate(judged):
        before, then = values[nth], values[nth + 1]
        cost, why = one.cost(in_points) * share, ""
        if one.number in known:
            apart, why = known[one.number]
            cost = max(0.0, apart.mean if in_points else min(before, apart.mean))
            why = why if apart.low > 0 else ""  # only a sure cost gets a card
        if nth + 1 < len(judged) and not _revealed(table, one.number, judged[nth + 1].number):
            # without luck in between, the next chance shows the real cost
            cost = min(cost, max(0.0, before - then))
        told = dict[str, Any]()
        if why and cost > 0:
            told = {"made": moves(spec, one.p, one.chosen.answers), "better": moves(spec, one.p, one.best.answers)}
            told |= {"line": one.best.answers, "why": why}
        now = int(spec.view(one.p).get("round") or 0)
        words = spec.ask(one.p), spec.say(one.p, one.given)
        moments.append(Moment(one.number, now, *words, before, before - cost, then, **told))
    found = Review(tuple(moments), values[0], end, won, looks.games, in_points)
    yield found._replace(puzzle=_puzzle(table, found, futures, looks))


def _puzzle(table: Table, found: Review, futures: Futures, looks: Looks) -> OwnPuzzle | None:
    """The costliest decision in which one turn was surely better than all others."""
    spec = table.spec
    for moment in sorted(found.costliest, key=lambda one: -one.cost):
        p = table.position_at(moment.number)
        answers = settle(p, spec.words)
        assert answers
        lines = rivals(spec, p, Planner(futures.mind).plan(p, answers, looks.budget))
        best = best_turn(p, lines, futures, 2 * looks.games, PUZZLE)
        if best is not None and best.line[0] != table.journal[moment.number]:
            return OwnPuzzle(moment.number, *best)
    return None


def _revealed(table: Table, number: int, following: int) -> bool:
    """Whether anything was dealt or rolled, or the opponent moved, between these two decisions."""
    own = set(table.questions)
    return any(n not in own for n in range(number, following)) or moved_after(table, number)
