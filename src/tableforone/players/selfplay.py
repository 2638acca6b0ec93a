"""Games from which a net learns: one step ahead, sometimes with another answer than the best.

A net learns from the positions after each answer, with the final points of both and the result.
After an exploring answer the result says nothing about better play, so for the positions before it
the value of the best answer is used instead.
"""

from array import array
from math import exp
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.randomness import Source, Stream
from tableforone.players.judge import outcome
from tableforone.players.mind import Mind, Value

TRIES: Final = -7  # the key of the exploration stream
FINE: Final = 1 << 20


class Manner(NamedTuple):
    """How games are played: exploration rate, temperature in points, trace, and which judge."""

    explored: float
    temperature: float
    trace: float
    by_estimate: bool


class LearnedGame(NamedTuple):
    """What is learned from one game: features, counts per position, targets, and the result."""

    features: bytes
    counts: bytes
    targets: bytes
    mine: float
    theirs: float
    won: float


class LearnedStep:
    """A position after an answer: its features, both points, the value of the best answer."""

    def __init__(self, features: bytes, mine: int, theirs: int, best: Value, greedy: bool) -> None:
        self.features: Final = features
        self.mine: Final = mine
        self.theirs: Final = theirs
        self.best: Final = best
        self.greedy: Final = greedy


def play(mind: Mind, standing: Any, start: Any, seed: int, manner: Manner) -> LearnedGame:
    """Play the game of this seed; returns rows to learn from."""
    p = start.copy()
    steps: list[LearnedStep] = []
    dealer, lots = Dealer(seed), Source(seed).stream(TRIES)
    words, net = mind.words, mind.net
    explored = int(manner.explored * FINE)
    answers = settle(p, words)
    while answers is not None:
        if not answers:
            frame = p.stack[-1]
            word = words[frame[0]]
            drawn = word.chance
            assert drawn is not None
            reply(p, words, dealer.answer(drawn, p, frame))
        elif len(answers) == 1:
            reply(p, words, answers[0])
        else:
            afters: list[Any] = []
            values: list[Value] = []
            worths: list[float] = []
            best = 0
            for place in range(len(answers)):
                after = mind.after(p, answers[place])
                if manner.by_estimate:
                    value: Value = (0.0, 0.0, 0.0)
                    worth = float(mind.spec.estimate(after))
                else:
                    value = mind.judged(after)
                    worth = mind.worth(value)
                afters.append(after)
                values.append(value)
                worths.append(worth)
                if worth > worths[best]:
                    best = place
            taken = best
            if explored and lots.below(FINE) < explored:
                taken = tried(worths, best, manner.temperature, lots)
            behind = afters[taken]
            if behind.stack:
                mine, theirs = standing(behind)
                steps.append(LearnedStep(net.packed(behind), mine, theirs, values[best], taken == best))
            reply(p, words, answers[taken])
        answers = settle(p, words)
    return told(mind, p, steps, manner)


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


def told(mind: Mind, p: Any, steps: list[LearnedStep], manner: Manner) -> LearnedGame:
    """The rows of a finished game: the targets of each position, from last to first."""
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
        likely = 1.0 / (1.0 + exp(-min(30.0, max(-30.0, best[2]))))
        kept = trace if step.greedy else 0.0
        own = kept * own + (1.0 - kept) * best[0]
        his = kept * his + (1.0 - kept) * best[1]
        win = kept * win + (1.0 - kept) * likely
    counts = array("H", [len(step.features) // 2 for step in steps])
    features = b"".join([step.features for step in steps])
    return LearnedGame(features, counts.tobytes(), array("f", targets).tobytes(), mine, theirs, won)
