"""Games from which a net learns: one step ahead, sometimes with another answer than the best.

A net learns from the positions after each answer, with the final points of both and the result.
After an exploring answer the result says nothing about better play, so for the positions before it
the value of the best answer is used instead.

In some decisions the turn is planned after every answer, and a net also learns what each of these
turns is worth.  So it sees at once what it would otherwise find only by search.
"""

from array import array
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import reply, reveal, settle
from tableforone.kernel.randomness import Source, Stream
from tableforone.players.judge import after, logistic, outcome
from tableforone.players.mind import Mind, Value
from tableforone.players.planner import Planner

TRIES: Final = -7  # the key of the exploration stream
FINE: Final = 1 << 20
EVALUATIONS: Final = 112  # for a planned turn


class Manner(NamedTuple):
    """How games are played: exploration rate, temperature in points, trace, judge, planned share."""

    explored: float
    temperature: float
    trace: float
    by_estimate: bool
    planned: float


class LearnedGame(NamedTuple):
    """What is learned from one game: features, counts per position, targets, and the result."""

    features: bytes
    counts: bytes
    targets: bytes
    mine: float
    theirs: float
    won: float


class PlannedStep(NamedTuple):
    """A position after any answer, and what the best turn from there leads to."""

    features: bytes
    targets: list[float]


class LearnedStep(NamedTuple):
    """A position after an answer: its features, both points, the value of the best answer."""

    features: bytes
    mine: int
    theirs: int
    best: Value
    greedy: bool


def play(mind: Mind, standing: Any, start: Any, seed: int, manner: Manner) -> LearnedGame:
    """Play the game of this seed; returns rows to learn from."""
    p = start.copy()
    steps: list[LearnedStep] = []
    planned: list[PlannedStep] = []
    planner = Planner(mind)
    plans = 0 if manner.by_estimate else int(manner.planned * FINE)
    dealer, lots = Dealer(seed), Source(seed).stream(TRIES)
    words, net = mind.words, mind.net
    explored = int(manner.explored * FINE)
    answers = settle(p, words)
    while answers is not None:
        if not answers:
            reveal(p, words, dealer)
        elif len(answers) == 1:
            reply(p, words, answers[0])
        else:
            afters: list[Any] = []
            values: list[Value] = []
            worths: list[float] = []
            best = 0
            for place in range(len(answers)):
                behind = after(p, words, answers[place])
                if manner.by_estimate:
                    value: Value = (0.0, 0.0, 0.0)
                    worth = float(mind.spec.estimate(behind))
                else:
                    value = mind.judged(behind)
                    worth = mind.worth(value)
                afters.append(behind)
                values.append(value)
                worths.append(worth)
                if worth > worths[best]:
                    best = place
            if plans and lots.below(FINE) < plans:
                ends = planner.ends(p, answers, EVALUATIONS)
                for place in range(len(answers)):
                    behind = afters[place]
                    if behind.stack:
                        mine, theirs = standing(behind)
                        found = mind.judged(ends[answers[place]])
                        targets = [found[0] - mine, found[1] - theirs, logistic(found[2])]
                        planned.append(PlannedStep(net.packed(behind), targets))
            taken = best
            if explored and lots.below(FINE) < explored:
                taken = tried(worths, best, manner.temperature, lots)
            behind = afters[taken]
            if behind.stack:
                mine, theirs = standing(behind)
                steps.append(LearnedStep(net.packed(behind), mine, theirs, values[best], taken == best))
            reply(p, words, answers[taken])
        answers = settle(p, words)
    return told(mind, p, steps, planned, manner)


def tried(worths: list[float], best: int, temperature: float, lots: Stream) -> int:
    """A random answer for exploration: better ones more often, poor ones still sometimes."""
    weights: list[float] = []
    total = 0.0
    for worth in worths:
        less = (worth - worths[best]) / temperature
        weight = 1.0 / (1.0 - less + 0.5 * less * less)
        weights.append(weight)
        total += weight
    left = total * lots.below(FINE) / FINE
    for place in range(len(weights)):
        left -= weights[place]
        if left <= 0.0:
            return place
    return best


def told(mind: Mind, p: Any, steps: list[LearnedStep], planned: list[PlannedStep], manner: Manner) -> LearnedGame:
    """The rows of a finished game: the targets of each step, from last to first; planned steps."""
    won, margin = outcome(mind.spec, p)
    mine = float(mind.spec.result(p)[1])
    theirs = mine - margin
    own, his, win = mine, theirs, won
    trace = manner.trace
    targets = [0.0] * (3 * len(steps))
    for nth in range(len(steps) - 1, -1, -1):
        step = steps[nth]
        targets[3 * nth] = own - step.mine
        targets[3 * nth + 1] = his - step.theirs
        targets[3 * nth + 2] = win
        if manner.by_estimate:
            continue
        best = step.best
        kept = trace if step.greedy else 0.0
        own = kept * own + (1.0 - kept) * best[0]
        his = kept * his + (1.0 - kept) * best[1]
        win = kept * win + (1.0 - kept) * logistic(best[2])
    rows = [step.features for step in steps]
    for other in planned:
        rows.append(other.features)
        targets += other.targets
    counts = array("H", [len(row) // 2 for row in rows])
    features = b"".join(rows)
    return LearnedGame(features, counts.tobytes(), array("f", targets).tobytes(), mine, theirs, won)
