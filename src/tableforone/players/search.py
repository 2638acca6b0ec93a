"""Finds the best answer by search: simulated games in random futures, counted by who wins.

Open-loop tree search: a node stands for the answers given so far, whatever chance brought in between, and every
simulation draws chance from the sampler, which knows only what the player may know; the answers to the question asked
are compared in the same futures.  Forced answers are skipped.  The judge says which answers look good; a few of them
are tried first and more as visits grow.  Where the tree ends, the game is played on with sense: of a few answers drawn
by lot the one is taken that looks best at a glance.
"""

from collections.abc import Generator
from math import log, sqrt
from operator import itemgetter
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.randomness import Source, Stream
from tableforone.kernel.spec import GameSpec
from tableforone.players.judge import Judge, logistic, outcome

APART: Final = 1 << 24  # answers to different questions of a node are different: word * APART + answer
DRAWS: Final = -2  # the key of the stream that draws answers in play-outs
WIDE: Final = 2  # answers tried at first; more as visits grow
TRUST: Final = 8.0  # the judge's opinion counts like this many simulations
EAGER: Final = 0.8  # how much the unknown is worth, in standard deviations
LEAN: Final = 0.5  # what a large margin may add to the count of wins: where wins are rare, it tells more
FAR: Final = 2.0  # what a large margin is, in spreads


class Advice(NamedTuple):
    """What the search knows of one answer: how often tried, the chance to win and its standard error, the margin.

    ``parts`` are the player's and the opponent's mean points for each line of the final breakdown.
    """

    answer: int
    visits: int
    win: float
    error: float
    margin: float
    parts: tuple[tuple[str, float, float], ...] = ()


class Edge:
    """One answer at a node: what the judge said of it, what came of it, and the node behind it."""

    def __init__(self, answer: int, win: float, margin: float, worth: float) -> None:
        self.answer: Final = answer
        self.guess: Final = win
        self.guessed_margin: Final = margin
        self.prior: Final = worth
        self.visits: int = 0
        self.worth: float = 0.0
        self.wins: float = 0.0
        self.margin: float = 0.0
        self.parts: Final[dict[str, list[float]]] = {}
        self.node: Node | None = None

    def mean(self, level: float) -> float:
        """What came of it, and the judge's word beside it: on the level of what came of all of them."""
        return ((self.prior + level) * TRUST + self.worth) / (TRUST + self.visits)


class Node:
    """The answers that were met behind the same answers of the player."""

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        self.visits: int = 0
        self.more: float = 0.0  # by so much more came of the answers tried than the judge had said, all in all

    def level(self) -> float:
        """What the judge says too little here; where he says too much, what was tried least would look best."""
        return self.more / self.visits if self.visits else 0.0


class Search:
    """Thinks about one position after the other.  Same seed, same positions, same number of simulations: same advice.

    ``reach`` cuts play-outs after so many answers of the player and asks the judge; 0 plays every one to its end.
    ``few`` answers are compared at each step of a play-out.
    """

    def __init__(
        self, spec: GameSpec, seed: int, judge: Judge, reach: int = 0, few: int = 8, parts: bool = False
    ) -> None:
        self.spec: Final = spec
        self.words: Final = spec.words
        self.judge: Final = judge
        self.reach: Final = reach
        self.few: Final = few
        self.with_parts: Final = parts
        self.seed: Final = seed
        self.sampler: Sampler = Sampler(seed)
        self.lots: Stream = Source(seed).stream(DRAWS)
        self.position: Any = None
        self.answers: list[int] = []
        self.root: Node = Node()
        self.sure: dict[Any, Node] = {}  # nodes behind no reveal, by what lies on the table there
        self.simulations: int = 0  # at this position, those of a kept tree included
        self.middle: float = 0.0  # the margin expected here
        self.sum: float = 0.0
        self.squares: float = 0.0

    # --- what a player and a coach ask for

    def look(self, p: Any, answers: list[int]) -> None:
        """Turn to a position and its open question; what was thought about exactly this one before is kept."""
        known = self.sure.get(p.key())
        self.position = p.copy()
        self.position.heard = None
        self.answers = answers
        self.root = known if known is not None else Node()
        self.sure = {}
        self.simulations = self.root.visits
        self.sum = self.squares = 0.0
        self.middle = self.judge.judged(p)[1]
        for edge in self._edges(self.root, self.position, answers):
            self.sum += edge.worth
            self.squares += edge.worth * edge.worth / max(1, edge.visits)
        if known is not None:
            self._keep_sure(known, self.position)

    def think(self, simulations: int, until: float = 0.0) -> int:
        """So many simulations, but none that would begin after ``until`` (of ``perf_counter``).  How many it were."""
        done = 0
        while done < simulations and (not until or perf_counter() < until):
            self._simulate()
            done += 1
        return done

    def growing(
        self, p: Any, answers: list[int], simulations: int, seconds: float, step: float = 0.2
    ) -> Generator[list[Advice], None, None]:
        """Advice that gets better: the judge's opinion at once, then again every ``step`` seconds."""
        begun = perf_counter()
        self.look(p, answers)
        yield self.advice()
        ends = begun + seconds if seconds else 0.0
        while simulations > 0 and (not ends or perf_counter() < ends):
            now = perf_counter()
            done = self.think(simulations, min(ends, now + step) if ends else now + step)
            simulations -= done
            yield self.advice()

    def advice(self) -> list[Advice]:
        """Every answer, the best first: by what came of it, with the judge's word; those never tried come last."""
        level = self.root.level()
        edges = [(_standing(edge, level), edge) for edge in self._edges(self.root, self.position, self.answers)]
        return [self._advised(edge) for _, edge in sorted(edges, key=itemgetter(0))]

    def best(self) -> int:
        return self.advice()[0].answer

    # --- a simulation

    def _simulate(self) -> None:
        p = self.position.copy()
        node, answers = self.root, self.answers
        path: list[Edge] = []
        nodes: list[Node] = [node]
        sure = True
        while True:
            edge = self._picked(node, p, answers)
            if not path:
                self._open_future(edge.visits)
            path.append(edge)
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
            nodes.append(node)
        self._learn(path, nodes, p, won, margin)

    def _open_future(self, nth: int) -> None:
        """The nth simulation of every answer meets the same cards and dice: what differs is the answer."""
        future = (self.seed + (nth + 1) * APART) % (1 << 63)
        self.sampler = Sampler(future)
        self.lots = Source(future).stream(DRAWS)

    def played_on(self, p: Any) -> tuple[list[int] | None, bool]:
        """On to the player's next choice: chance is sampled, forced answers are given.  None where the game ends."""
        words = self.words
        revealed = False
        answers = settle(p, words)
        while answers is not None:
            if len(answers) > 1:
                return answers, revealed
            if answers:
                reply(p, words, answers[0])
            else:
                frame = p.stack[-1]
                chance = words[frame[0]].chance
                assert chance is not None
                reply(p, words, self.sampler.answer(chance, p, frame))
                revealed = True
            answers = settle(p, words)
        return None, revealed

    def _picked(self, node: Node, p: Any, answers: list[int]) -> Edge:
        """The answer to try: of those that look best the one with the most to hope for."""
        edges = self._edges(node, p, answers)
        wide = WIDE + int(0.7 * sqrt(node.visits))
        if len(edges) > wide:
            edges = sorted(edges, key=_by_prior, reverse=True)[:wide]
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
        """The edges of these answers; those met for the first time are shown to the judge."""
        kind: int = p.stack[-1][0] * APART
        met = [answer for answer in answers if kind + answer not in node.edges]
        if met:
            for edge in self._judged(p, met):
                node.edges[kind + edge.answer] = edge
        return [node.edges[kind + answer] for answer in answers]

    def _judged(self, p: Any, answers: list[int]) -> list[Edge]:
        """The judge looks closely at the answer that he likes best, and compares the others with it at a glance."""
        liked: list[float] = []
        best: Any = None
        for answer in answers:
            after = p.copy()
            reply(after, self.words, answer)
            settle(after, self.words)
            worth = self.judge.likes(after)
            if best is None or worth > max(liked):
                best = after
            liked.append(worth)
        win, margin = self.judge.judged(best)
        found: list[Edge] = []
        for answer, worth in zip(answers, liked, strict=True):
            less = worth - max(liked)
            chance = shifted(win, less / self.judge.spread)
            found.append(Edge(answer, chance, margin + less, self._worth(chance, margin + less)))
        return found

    def _worth(self, win: float, margin: float) -> float:
        """Winning, with a little of the margin beside it."""
        lead = (margin - self.middle) / (FAR * self.judge.spread)
        return win + LEAN * min(1.0, max(-1.0, lead))

    def _deviation(self) -> float:
        if self.simulations < 8:
            return 0.3
        mean = self.sum / self.simulations
        return sqrt(max(0.0004, self.squares / self.simulations - mean * mean))

    def played_out(self, p: Any, answers: list[int]) -> tuple[float, float]:
        """Play on with sense, to the end or as far as the reach; chance to win and margin there."""
        left = self.reach
        while True:
            reply(p, self.words, sensible(self.judge, p, answers, self.words, self.few, self.lots))
            left -= 1
            if left == 0:
                settle(p, self.words)
                return self.judge.judged(p)
            found, _ = self.played_on(p)
            if found is None:
                return outcome(self.spec, p)
            answers = found

    def _learn(self, path: list[Edge], nodes: list[Node], p: Any, won: float, margin: float) -> None:
        worth = self._worth(won, margin)
        self.simulations += 1
        self.sum += worth
        self.squares += worth * worth
        for node, edge in zip(nodes, path, strict=True):
            node.visits += 1
            node.more += worth - edge.prior
            edge.visits += 1
            edge.worth += worth
            edge.wins += won
            edge.margin += margin
        if self.with_parts and not p.stack:
            for what, mine, theirs in self.spec.result(p).lines:
                sums = path[0].parts.setdefault(what, [0.0, 0.0, 0.0])
                sums[0] += 1.0
                sums[1] += mine
                sums[2] += theirs or 0

    # --- what is kept and told

    def _keep_sure(self, node: Node, p: Any) -> None:
        """Find again which nodes of a kept tree lie behind no reveal."""
        kind: int = p.stack[-1][0] * APART
        for key, edge in node.edges.items():
            if edge.node is None or key - key % APART != kind:
                continue
            after = p.copy()
            reply(after, self.words, edge.answer)
            answers = settle(after, self.words)
            while answers is not None and len(answers) == 1:
                reply(after, self.words, answers[0])
                answers = settle(after, self.words)
            if answers:
                self.sure[after.key()] = edge.node
                self._keep_sure(edge.node, after)

    def _advised(self, edge: Edge) -> Advice:
        if not edge.visits:
            return Advice(edge.answer, 0, edge.guess, 0.5, edge.guessed_margin)
        n = edge.visits
        likely = (edge.wins + 1.0) / (n + 2.0)
        error = sqrt(likely * (1.0 - likely) / (n + 2.0))  # after Laplace: never quite sure after few
        parts = tuple([(what, sums[1] / sums[0], sums[2] / sums[0]) for what, sums in edge.parts.items()])
        return Advice(edge.answer, n, edge.wins / n, error, edge.margin / n, parts)


def shifted(chance: float, by: float) -> float:
    """A chance whose log odds are moved.

    >>> round(shifted(0.5, -1.0), 3), shifted(0.0, -3.0), round(shifted(1.0, -1.0), 3)
    (0.269, 0.0, 0.997)
    """
    if chance <= 0.0:
        return 0.0
    return logistic(log(chance / max(0.001, 1.0 - chance)) + by)


def _standing(edge: Edge, level: float) -> tuple[bool, float, int]:
    return edge.visits == 0, -edge.mean(level), edge.answer


def _by_prior(edge: Edge) -> float:
    return edge.prior


def sensible(judge: Judge, p: Any, answers: list[int], words: Any, few: int, lots: Stream) -> int:
    """Of a few answers drawn by lot the one that looks best to the judge in a hurry; 0: of all, at a glance."""
    tried = answers
    if few and len(answers) > few:
        tried = answers[:]
        for nth in range(few):
            other = nth + lots.below(len(tried) - nth)
            tried[nth], tried[other] = tried[other], tried[nth]
        tried = tried[:few]
    best, most = tried[0], -1e9
    for answer in tried:
        after = p.copy()
        reply(after, words, answer)
        settle(after, words)
        worth = judge.hurries(after) if few else judge.likes(after)
        if worth > most:
            best, most = answer, worth
    return best
