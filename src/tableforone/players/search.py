"""Finds the best answer by search: simulated games in random futures, compared by wins.

Open-loop tree search: a node stands for the answers given so far, whatever chance gave in between.
Every simulation draws chance from the sampler, which knows only what the player may know.  The
answers to the question are compared in the same futures.  Forced answers are skipped.  The game's
estimate says which answers look good; a few of them are tried first, and more as visits grow.  At
the end of the tree the game is played out: each step takes the best-looking of a few random answers.
"""

from math import log, sqrt
from operator import attrgetter
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import reply, reveal, settle
from tableforone.kernel.randomness import Source, Stream
from tableforone.kernel.spec import GameSpec
from tableforone.players.budget import DEFAULT, Budget
from tableforone.players.judge import SPREAD, after, favourite, judged, logistic, outcome

APART: Final = 1 << 24  # separates answers to different questions of a node: word * APART + answer
DRAWS: Final = -2  # the key of the stream that draws answers in playouts
WIDE: Final = 2  # answers tried at first; more as visits grow
FEW: Final = 8  # answers compared at each step of a playout
TRUST: Final = 8.0  # the estimate counts like this many simulations
EAGER: Final = 0.8  # exploration bonus, in standard deviations
# what a large margin may add to the count of wins: it tells more where wins are rare
LEAN: Final = 0.5
FAR: Final = 2.0  # a large margin, in spreads


class Advice(NamedTuple):
    """What the search knows about one answer.

    ``visits`` counts the simulations; ``error`` is the standard error of the winning chance
    ``win``.
    """

    answer: int
    visits: int
    win: float
    error: float
    margin: float


class Edge:
    """One answer at a node: how it was rated, the simulated results, and the next node."""

    def __init__(self, answer: int, win: float, margin: float, worth: float) -> None:
        self.answer: Final = answer
        self.guess: Final = win
        self.guessed_margin: Final = margin
        self.prior: Final = worth
        self.visits: int = 0
        self.worth: float = 0.0
        self.wins: float = 0.0
        self.margin: float = 0.0
        self.node: Node | None = None

    def mean(self, level: float) -> float:
        """The mean result, combined with the first rating (corrected by ``level``)."""
        return ((self.prior + level) * TRUST + self.worth) / (TRUST + self.visits)


class Node:
    """The answers met after the same earlier answers of the player."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        self.visits: int = 0
        self.more: float = 0.0  # total by which results exceeded the ratings

    def level(self) -> float:
        """How much positions here are underrated.

        Without this correction, the least tried answers would look best where they are overrated.
        """
        return self.more / self.visits if self.visits else 0.0


class Search:
    """Searches one position after another.

    The same seed, positions and number of simulations give the same advice.  As a player it
    searches as far as the budget goes; with no simulation it takes the answer with the best estimate.
    """

    def __init__(self, spec: GameSpec, seed: int, budget: Budget = DEFAULT) -> None:
        self.spec: Final = spec
        self.words: Final = spec.words
        self.budget: Final = budget
        self.seed: Final = seed
        self.sampler: Sampler = Sampler(seed)
        self.lots: Stream = Source(seed).stream(DRAWS)
        self.position: Any = None
        self.answers: list[int] = []
        self.root: Node = Node()
        self.sure: dict[Any, Node] = {}  # nodes before any reveal, by position
        self.simulations: int = 0  # at this position, those of a kept tree included
        self.middle: float = 0.0  # the margin expected here
        self.sum: float = 0.0
        self.squares: float = 0.0

    def __call__(self, p: Any, answers: list[int]) -> int:
        budget = self.budget
        if len(answers) == 1 or not budget.simulations:
            return favourite(p, answers, self.words, self.spec.estimate)
        until = perf_counter() + budget.seconds if budget.seconds else 0.0
        self.look(p, answers)
        self.think(budget.simulations, until)
        return self.best()

    def look(self, p: Any, answers: list[int]) -> None:
        """Set the position and its open question; earlier results for the same one are kept."""
        known = self.sure.get(p.key())
        self.position = p.copy()
        self.position.heard = None
        self.answers = answers
        self.root = known if known is not None else Node()
        self.sure = {}
        self.simulations = self.root.visits
        self.sum = self.squares = 0.0
        self.middle = judged(self.spec, p)[1]
        for edge in self._edges(self.root, self.position, answers):
            self.sum += edge.worth
            self.squares += edge.worth * edge.worth / max(1, edge.visits)
        if known is not None:
            self._keep_sure(known, self.position)

    def think(self, simulations: int, until: float = 0.0) -> int:
        """Run simulations; none starts after ``until`` (``perf_counter``).  Returns how many."""
        done = 0
        while done < simulations and (not until or perf_counter() < until):
            self._simulate()
            done += 1
        return done

    def advice(self) -> list[Advice]:
        """Every answer, best first, by results and first rating; untried ones come last."""
        level, edges = self.root.level(), self._edges(self.root, self.position, self.answers)
        edges = sorted(edges, key=lambda edge: (edge.visits == 0, -edge.mean(level), edge.answer))
        return [self._advised(edge) for edge in edges]

    def best(self) -> int:
        return self.advice()[0].answer

    # --- a simulation

    def _simulate(self) -> None:
        p = self.position.copy()
        node, answers = self.root, self.answers
        path: list[tuple[Node, Edge]] = []
        sure = True
        while True:
            edge = self._picked(node, p, answers)
            if not path:
                self._open_future(edge.visits)
            path.append((node, edge))
            reply(p, self.words, edge.answer)
            found, revealed = self.played_on(p)
            sure = sure and not revealed
            if found is None:
                won, margin = outcome(self.spec, p)
                break
            answers = found
            if edge.node is None:
                edge.node = Node()
                if sure:
                    self.sure[p.key()] = edge.node
                won, margin = self.played_out(p, answers)
                break
            node = edge.node
        self._learn(path, won, margin)

    def _open_future(self, nth: int) -> None:
        """Set up the nth simulation: it has the same cards and dice for every answer."""
        future = (self.seed + (nth + 1) * APART) % (1 << 63)
        self.sampler = Sampler(future)
        self.lots = Source(future).stream(DRAWS)

    def played_on(self, p: Any) -> tuple[list[int] | None, bool]:
        """Play to the player's next choice; None if the game ends.

        Chance is sampled, forced answers are given.
        """
        words = self.words
        revealed = False
        answers = settle(p, words)
        while answers is not None:
            if len(answers) > 1:
                return answers, revealed
            if answers:
                reply(p, words, answers[0])
            else:
                reveal(p, words, self.sampler)
                revealed = True
            answers = settle(p, words)
        return None, revealed

    def _picked(self, node: Node, p: Any, answers: list[int]) -> Edge:
        """The answer to try: among the best-looking ones, the one with the highest upper bound."""
        edges = self._edges(node, p, answers)
        wide = WIDE + int(0.7 * sqrt(node.visits))
        if len(edges) > wide:
            edges = sorted(edges, key=attrgetter("prior"), reverse=True)[:wide]
        unknown = EAGER * self._deviation() * sqrt(log(node.visits + 1.0) + 0.1)
        level = node.level()
        best, most = edges[0], -1e9
        for edge in edges:
            visits = edge.visits
            hope = edge.mean(level) + unknown / sqrt(visits + 1.0)
            if hope > most:
                best, most = edge, hope
        return best

    def _edges(self, node: Node, p: Any, answers: list[int]) -> list[Edge]:
        """The edges of these answers; new ones are rated."""
        kind: int = p.stack[-1][0] * APART
        met = [answer for answer in answers if kind + answer not in node.edges]
        if met:
            for edge in self._rated(p, met):
                node.edges[kind + edge.answer] = edge
        return [node.edges[kind + answer] for answer in answers]

    def _rated(self, p: Any, answers: list[int]) -> list[Edge]:
        """The answer with the best estimate is judged; the others are compared with it."""
        liked: list[float] = []
        best: Any = None
        for answer in answers:
            behind = after(p, self.words, answer)
            worth = float(self.spec.estimate(behind))
            if best is None or worth > max(liked):
                best = behind
            liked.append(worth)
        win, margin = judged(self.spec, best)
        found: list[Edge] = []
        for answer, worth in zip(answers, liked, strict=True):
            less = worth - max(liked)
            chance = shifted(win, less / SPREAD)
            found.append(Edge(answer, chance, margin + less, self._worth(chance, margin + less)))
        return found

    def _worth(self, win: float, margin: float) -> float:
        """The winning chance, with a small share of the margin."""
        lead = (margin - self.middle) / (FAR * SPREAD)
        return win + LEAN * min(1.0, max(-1.0, lead))

    def _deviation(self) -> float:
        if self.simulations < 8:
            return 0.3
        mean = self.sum / self.simulations
        return sqrt(max(0.0004, self.squares / self.simulations - mean * mean))

    def played_out(self, p: Any, answers: list[int]) -> tuple[float, float]:
        """Play out to the end; returns the result and the margin."""
        found: list[int] | None = answers
        while found is not None:
            reply(p, self.words, self._sensible(p, found))
            found, _ = self.played_on(p)
        return outcome(self.spec, p)

    def _sensible(self, p: Any, answers: list[int]) -> int:
        """The best of a few random answers by the estimate."""
        tried = answers
        if len(answers) > FEW:
            tried = answers[:]
            for nth in range(FEW):
                other = nth + self.lots.below(len(tried) - nth)
                tried[nth], tried[other] = tried[other], tried[nth]
            tried = tried[:FEW]
        return favourite(p, tried, self.words, self.spec.estimate)

    def _learn(self, path: list[tuple[Node, Edge]], won: float, margin: float) -> None:
        worth = self._worth(won, margin)
        self.simulations += 1
        self.sum += worth
        self.squares += worth * worth
        for node, edge in path:
            node.visits += 1
            node.more += worth - edge.prior
            edge.visits += 1
            edge.worth += worth
            edge.wins += won
            edge.margin += margin

    # --- kept results

    def _keep_sure(self, node: Node, p: Any) -> None:
        """Find again which nodes of a kept tree come before any reveal."""
        kind: int = p.stack[-1][0] * APART
        for key, edge in node.edges.items():
            if edge.node is None or key - key % APART != kind:
                continue
            behind = p.copy()
            reply(behind, self.words, edge.answer)
            answers = settle(behind, self.words)
            while answers is not None and len(answers) == 1:
                reply(behind, self.words, answers[0])
                answers = settle(behind, self.words)
            if answers:
                self.sure[behind.key()] = edge.node
                self._keep_sure(edge.node, behind)

    def _advised(self, edge: Edge) -> Advice:
        if not edge.visits:
            return Advice(edge.answer, 0, edge.guess, 0.5, edge.guessed_margin)
        n = edge.visits
        likely = (edge.wins + 1.0) / (n + 2.0)
        # Laplace's rule: never quite certain after few simulations
        error = sqrt(likely * (1.0 - likely) / (n + 2.0))
        return Advice(edge.answer, n, edge.wins / n, error, edge.margin / n)


def shifted(chance: float, by: float) -> float:
    """A probability with shifted log odds.

    >>> round(shifted(0.5, -1.0), 3), shifted(0.0, -3.0), round(shifted(1.0, -1.0), 3)
    (0.269, 0.0, 0.997)
    """
    if chance <= 0.0:
        return 0.0
    return logistic(log(chance / max(0.001, 1.0 - chance)) + by)
