"""Finds the best turn: a beam search over the player's own answers, to the end of the turn.

The best-looking lines of answers are followed until something is revealed: cards, dice, the
opponent's card.  If chance only refills a row, one outcome is drawn and the line continues.  Equal
positions are followed once.

The rest of the budget goes to the best lines: each is simulated through the opponent's turn, in the
same futures for all of them, and the following turn is planned with few evaluations.  Every few
futures the worst lines are dropped.  With a large budget one more turn follows, since more futures
of a single turn gain nothing.
"""

from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import reply, reveal, settle
from tableforone.players.budget import MOST, Budget
from tableforone.players.mind import Mind, Value

DEPTH: Final = 24  # answers in a line
PER_WIDTH: Final = 14  # approximate evaluations for one more line in the beam
WIDEST: Final = 400  # lines in a beam
BEAM: Final = 336  # evaluations, at most, for finding lines; the rest goes to futures
RIVALS: Final = 10  # lines that are simulated, at most
NEAR: Final = 12.0  # points that a line may be behind to be simulated
FEWER: Final = 2  # after this many futures, a third of the lines is dropped
NEXT: Final = 56  # evaluations for the following turn
FEWEST: Final = 4  # futures for which the budget must suffice, if no line is dropped
FUTURES: Final = 32  # futures, at most
DEEP: Final = 8000  # evaluations; with this many, two turns follow in each future
DEEP_FUTURES: Final = 24  # futures of two turns, at most
TRUST: Final = 2.0  # the earlier rating of a line counts like this many futures


class PlannedLine(NamedTuple):
    """Answers up to the first reveal, with their worth, expected points of both and log odds."""

    answers: tuple[int, ...]
    worth: float
    mine: float
    theirs: float
    odds: float


class BeamNode:
    """A position in the beam: its path, its worth, and the answers there."""

    def __init__(self, worth: float, path: tuple[int, ...], shown: bool, p: Any, answers: list[int] | None) -> None:
        self.worth: float = worth
        self.path: Final = path
        self.shown: Final = shown  # something was revealed: later answers are not part of the line
        self.p: Final = p
        self.answers: Final = answers


class Rival(NamedTuple):
    """A line that is simulated, with its worth in each future."""

    leaf: BeamNode
    futures: list[float]


class Planner:
    """Plans turns with a mind.

    The same position, answers and budget in evaluations give the same lines.
    """

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.words: Final = mind.words
        self.refills: Final = [word.name in mind.spec.refills for word in mind.words]

    def plan(self, p: Any, answers: list[int], budget: Budget) -> list[PlannedLine]:
        """The lines found, best first; each answer to the question begins at least one of them."""
        last = self.mind.evaluations + budget.simulations
        if budget.seconds:
            begun = perf_counter()
            until = begun + budget.seconds
            leaves = self._in_time(p, answers, begun + budget.seconds / 3)
        else:
            until, few = 0.0, min(BEAM, budget.simulations)
            leaves = self._leaves(p, answers, max(1, few // PER_WIDTH), few, 0.0)
        deep = not budget.seconds and budget.simulations >= DEEP
        self._play_on(leaves, last, until, 2 if deep else 1)
        leaves.sort(key=by_worth)
        return [PlannedLine(leaf.path, leaf.worth, *self.mind.judged(leaf.p)) for leaf in leaves]

    def ends(self, p: Any, answers: list[int], evaluations: int) -> dict[int, Any]:
        """Where the best turn that begins with each answer ends, without simulated futures."""
        leaves = self._leaves(p, answers, max(1, evaluations // PER_WIDTH), evaluations, 0.0)
        leaves.sort(key=by_worth)
        ends: dict[int, Any] = {}
        for leaf in leaves:
            ends.setdefault(leaf.path[0], leaf.p)
        return ends

    def _in_time(self, p: Any, answers: list[int], until: float) -> list[BeamNode]:
        """Search wider and wider in the given time; only the first may stay unfinished."""
        width = 2
        leaves = self._leaves(p, answers, width, MOST, until)
        while perf_counter() < until and width < WIDEST:
            width *= 3
            wider = self._leaves(p, answers, width, MOST, until)
            if perf_counter() < until:
                leaves = wider
        return leaves

    def _leaves(self, p: Any, answers: list[int], width: int, evaluations: int, until: float) -> list[BeamNode]:
        mind = self.mind
        last = mind.evaluations + max(evaluations, len(answers))
        leaves: list[BeamNode] = []
        seen: set[Any] = set()
        front = [BeamNode(0.0, (), False, p, answers)]
        begun: list[BeamNode] = []
        for depth in range(DEPTH):
            found: list[BeamNode] = []
            met: set[Any] = set()
            for node in front:
                if depth and (mind.evaluations >= last or (until and perf_counter() > until)):
                    leaves.append(node)
                    continue
                for answer in node.answers or ():
                    child = self._child(node, answer)
                    if not child.answers:
                        leaves.append(child)
                        continue
                    key = child.p.key()
                    if not depth or (key not in seen and key not in met):
                        met.add(key)
                        found.append(child)
            found.sort(key=by_worth)
            if not depth:
                begun = found
            front = found[:width]
            if not front:
                break
            seen.update([node.p.key() for node in front])
        leaves += front
        # every answer has a line: unfollowed ones as first rated
        reached = {leaf.path[0] for leaf in leaves}
        return leaves + [node for node in begun if node.path[0] not in reached]

    def _child(self, node: BeamNode, answer: int) -> BeamNode:
        """The position after an answer; refills of rows are drawn at random."""
        behind = node.p.copy()
        reply(behind, self.words, answer)
        answers = settle(behind, self.words)
        shown = node.shown
        path = node.path if shown else (*node.path, answer)
        sampler: Sampler | None = None
        while answers is not None and not answers and self.refills[behind.stack[-1][0]]:
            sampler = sampler or Sampler(0)
            reveal(behind, self.words, sampler)
            answers = settle(behind, self.words)
            shown = True
        return BeamNode(self.mind.rated(behind), path, shown, behind, answers)

    # --- beyond the turn

    def _play_on(self, leaves: list[BeamNode], last: int, until: float, turns: int) -> None:
        """Simulate the best lines in the same futures, and the best of them in more futures."""
        mind = self.mind
        leaves.sort(key=by_worth)
        rivals = self._rivals(leaves, (last - mind.evaluations) // (FEWEST * NEXT))
        if len(rivals) < 2:
            return
        left = rivals
        done, most = 0, FUTURES if turns == 1 else DEEP_FUTURES
        while done < most and mind.evaluations < last and not (until and perf_counter() > until):
            for rival in left:
                rival.futures.append(self._future(rival.leaf, done, turns))
            done += 1
            if done % FEWER == 0 and len(left) > 2:
                left = sorted(left, key=by_prospect)[: max(2, (2 * len(left) + 2) // 3)]
        if not done:
            return
        usual = [mean([rival.futures[nth] for rival in left]) for nth in range(done)]
        more = 0.0
        for rival in rivals:
            # a line that was dropped keeps its lead or lag in the futures it was in
            lead = mean(rival.futures) - mean(usual[: len(rival.futures)])
            worth = (TRUST * rival.leaf.worth + done * (mean(usual) + lead)) / (TRUST + done)
            more += (worth - rival.leaf.worth) / len(rivals)
            rival.leaf.worth = worth
        # planning the next turn raises the worth on average: correct the other lines, too
        simulated = [rival.leaf for rival in rivals]
        for leaf in leaves:
            if leaf not in simulated:
                leaf.worth += more

    def _rivals(self, leaves: list[BeamNode], most: int) -> list[Rival]:
        """The lines to simulate: the best ones that end in different positions."""
        rivals: list[Rival] = []
        places: set[Any] = set()
        for leaf in leaves:
            if leaf.worth < leaves[0].worth - NEAR or len(rivals) >= min(RIVALS, most):
                break
            key = leaf.p.key()
            if key not in places:
                places.add(key)
                rivals.append(Rival(leaf, []))
        return rivals

    def _future(self, leaf: BeamNode, nth: int, turns: int) -> float:
        """The worth of a line in one future, after this many planned turns of the player."""
        p = leaf.p.copy()
        sampler = Sampler(1 + nth)
        best = leaf
        for _ in range(turns):
            answers = self._next_turn(p, sampler)
            if not answers:
                return self.mind.rated(p)
            leaves = self._leaves(p, answers, NEXT // PER_WIDTH, NEXT, 0.0)
            best = leaves[0]
            for other in leaves:
                if other.worth > best.worth:
                    best = other
            p = best.p.copy()
        return best.worth

    def _next_turn(self, p: Any, sampler: Sampler) -> list[int]:
        """Play on to the first question of another turn; returns its answers, none at the end."""
        mind, words = self.mind, self.words
        answers = settle(p, words) if p.stack else None
        revealed = False
        while answers is not None:
            if not answers:
                revealed = revealed or not self.refills[p.stack[-1][0]]
                reveal(p, words, sampler)
            elif len(answers) == 1:
                reply(p, words, answers[0])
            elif revealed:
                return answers
            else:
                reply(p, words, mind.choose(p, answers))
            answers = settle(p, words)
        return []


def by_worth(node: BeamNode) -> float:
    return -node.worth


def by_prospect(rival: Rival) -> float:
    done = len(rival.futures)
    return -(TRUST * rival.leaf.worth + done * mean(rival.futures))


def mean(values: list[float]) -> float:
    total = 0.0  # not sum(): compiled, it expects whole numbers
    for value in values:
        total += value
    return total / len(values)


class Expert:
    """The learned player: plans its turn and follows the plan; without a budget it does not search.

    Others may call ``value``, ``choose`` and ``plan``.
    """

    def __init__(self, mind: Mind, budget: Budget) -> None:
        self.mind: Final = mind
        self.budget: Final = budget
        self.planner: Final = Planner(mind)
        self.line: list[int] = []
        self.expected: Any = None  # the position in which the line continues

    def __call__(self, p: Any, answers: list[int]) -> int:
        return self.choose(p, answers)

    def value(self, p: Any) -> Value:
        """The player's points to come, the opponent's points to come, the log odds of winning."""
        return self.mind.value(p)

    def plan(self, p: Any, answers: list[int], budget: Budget | None = None) -> list[PlannedLine]:
        """Lines of answers with their expected results, best first."""
        return self.planner.plan(p, answers, self.budget if budget is None else budget)

    def choose(self, p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        if not self.budget.simulations:
            return self.mind.choose(p, answers)
        if not (self.line and self.line[0] in answers and self.expected == p.key()):
            self.line = list(self.plan(p, answers)[0].answers)
        answer = self.line.pop(0)
        self._expect(p, answer)
        return answer

    def _expect(self, p: Any, answer: int) -> None:
        """Find the position of the line's next choice; forced answers are not asked for."""
        self.expected = None
        if not self.line:
            return
        words = self.mind.words
        behind = p.copy()
        reply(behind, words, answer)
        answers = settle(behind, words)
        while answers is not None and len(answers) == 1 and self.line:
            if self.line[0] != answers[0]:
                return
            reply(behind, words, self.line.pop(0))
            answers = settle(behind, words)
        if answers and self.line:
            self.expected = behind.key()
