"""How does a judge learn?  By trying several answers to a question, playing each on to the end, and comparing.

Each round plays games on many processes with what is known so far.  At some questions a few answers are tried, each in
the same few futures, and the weights are fitted to what came of them.  The file is written after each round, so that
learning can be broken off and goes on where it was.
"""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from tableforone import games
from tableforone.kernel.dealer import Dealer, Source, Stream
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import play_out, reply, settle
from tableforone.kernel.journal import check_seed
from tableforone.kernel.spec import GameSpec, Setup
from tableforone.players.fitting import Rows, fitted, joined, numpy, with_chance
from tableforone.players.judge import Judge, outcome, signs_of
from tableforone.players.search import Search, sensible
from tableforone.players.simulation import leave_interrupts_to_the_parent
from tableforone.players.weights import FORMAT, learned, names_of, read_told, weights_file, write_weights

LOTS: Final = -3  # the key of the stream for answers by lot
CHOICES: Final = -4  # and for what is played
EVERY: Final = 6  # at one question of so many answers are compared
BY_LOT: Final = 12  # at one of so many an answer is given by lot: games should not all be alike
TRIED: Final = 5  # answers at a question
FUTURES: Final = 3  # of each
FEW: Final = 4  # answers looked at, at each step of a future
APART: Final = 1 << 20  # between the futures of two questions
TRIAL: Final = 3  # times as many games decide who chooses, and tell the chance to win
NOTED: Final = 3  # one position of so many in them
CLEARLY: Final = 1.0  # so many points better, or the estimate goes on choosing
LARGEST_PART: Final = 4  # games a worker plays before it reports
OnRound = Callable[[int, int, dict[str, Any]], None]
Found = tuple[bytes, list[float], list[float], list[int]]


class Plan(NamedTuple):
    """How much is learned: rounds, and games in each."""

    rounds: int = 4
    games: int = 600


def learn(
    spec: GameSpec,
    plan: Plan,
    seed: int,
    workers: int,
    anew: bool,
    on_round: OnRound | None = None,
    path: Path | None = None,
) -> dict[str, Any]:
    """Learn on until all rounds are done; what the file holds then."""
    numpy()
    check_seed(seed + plan.rounds * plan.games)
    path = path or weights_file(spec)
    told = None if anew else read_told(spec, path)
    if told is not None and told["seed"] != seed:
        raise Fault(f"What was learned so far began from seed {told['seed']}. Go on with that seed, or begin anew.")
    before = told
    seen: list[Rows] = []
    for number in range(int(told["rounds"]) if told else 0, plan.rounds):
        started = perf_counter()
        seen.append(compared_rows(spec, told, seed + number * plan.games, plan.games, workers))
        weights, figures = fitted(joined(seen), before)
        weights, honest = tried_out(spec, weights, seed + number * plan.games, TRIAL * plan.games)
        figures |= honest | {"games": plan.games, "seconds": round(perf_counter() - started, 1)}
        told = {
            "format": FORMAT, "game": spec.id, "rules": spec.version, "seed": seed, "rounds": number + 1,
            "figures": [*(told["figures"] if told else []), figures], "signs": list(names_of(spec)), **weights,
        }  # fmt: skip
        write_weights(path, told)
        if on_round:
            on_round(number + 1, plan.rounds, figures)
    if told is None:
        raise Fault("At least one round is needed.")
    return told


def tried_out(
    spec: GameSpec, weights: dict[str, Any], seed: int, count: int
) -> tuple[dict[str, Any], dict[str, float]]:
    """Who plays better at a glance, the estimate or what was learned?  He chooses; his games tell the chance to win."""
    lines = [weights | {"chooses": chooses} for chooses in (False, True)]
    games = [glanced(spec, learned(spec, line), range(seed, seed + count)) for line in lines]
    by_estimate, by_learned = (round(float(margins.mean()), 2) for margins, _ in games)
    better = by_learned > by_estimate + CLEARLY
    chosen, figures = with_chance(lines[better], games[better][1])
    return chosen, figures | {"margin_by_estimate": by_estimate, "margin_learned": by_learned}


def glanced(spec: GameSpec, judge: Judge, seeds: range) -> tuple[Any, Rows]:
    """Games of whoever takes what the judge likes at a glance: their margins, and positions with what came of them."""
    np = numpy()
    signs, won, margins = array("f"), [], []
    for seed in seeds:
        p: Any = spec.start(setting(spec, seed))
        passer = Passer(spec, judge, seed)
        play_out(p, spec.words, passer, Dealer(seed))
        came = outcome(spec, p)
        margins.append(came[1])
        signs.extend(passer.signs)
        won += [came[0]] * passer.positions
    table = np.frombuffer(signs, np.float32).reshape(-1, len(names_of(spec))).astype(float)
    empty = np.zeros(len(won))
    return np.array(margins), Rows(table, empty, np.array(won), empty)


class Passer:
    """Takes what the judge likes at a glance, and notes the signs of some positions."""

    def __init__(self, spec: GameSpec, judge: Judge, seed: int) -> None:
        self.spec: Final = spec
        self.judge: Final = judge
        self.lots: Final = Source(seed).stream(LOTS)
        self.signs: Final[list[float]] = []
        self.positions = 0

    def __call__(self, p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        choice = sensible(self.judge, p, answers, self.spec.words, 0, self.lots)
        if self.lots.below(NOTED) == 0:
            after = p.copy()
            reply(after, self.spec.words, choice)
            settle(after, self.spec.words)
            if after.stack:
                self.signs.extend(signs_of(self.spec, after))
                self.positions += 1
        return choice


def compared_rows(spec: GameSpec, told: dict[str, Any] | None, seed: int, count: int, workers: int) -> Rows:
    """What was tried in so many games, in the order of their seeds, whoever played them."""
    np = numpy()
    parts = [range(start, min(start + LARGEST_PART, seed + count)) for start in range(seed, seed + count, LARGEST_PART)]
    found = dict(_parts(spec, told, parts, workers))
    rows = []
    for first in sorted(found):
        signs, margin, won, question = found[first]
        if question:
            table = np.frombuffer(signs, np.float32).reshape(-1, len(names_of(spec))).astype(float)
            rows.append(Rows(table, np.array(margin), np.array(won), np.array(question)))
    if not rows:
        raise Fault("In these few games there was nothing to compare. Learn from more games.")
    return joined(rows)


def _parts(
    spec: GameSpec, told: dict[str, Any] | None, parts: list[range], workers: int
) -> Iterator[tuple[int, Found]]:
    if workers == 1:
        yield from ((part.start, compared(spec, told, part)) for part in parts)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
    try:
        futures: dict[Future[Found], int] = {
            pool.submit(_compared_there, spec.id, told, part): part.start for part in parts
        }
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool:
        raise Fault("A worker process was ended from outside. Try again with fewer workers.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _compared_there(game: str, told: dict[str, Any] | None, seeds: range) -> Found:
    return compared(games.find(game), told, seeds)


def compared(spec: GameSpec, told: dict[str, Any] | None, seeds: range) -> Found:
    """Games from these seeds: of every answer tried signs, mean margin, share of wins, number of its question."""
    judge = learned(spec, told) if told else Judge(spec)
    signs = array("f")
    margin: list[float] = []
    won: list[float] = []
    question: list[int] = []
    for seed in seeds:
        taster = Taster(spec, judge, seed, question[-1] + 1 if question else 0)
        play_out(spec.start(setting(spec, seed)), spec.words, taster, Dealer(seed))
        signs.extend(taster.signs)
        margin += taster.margin
        won += taster.won
        question += taster.question
    return signs.tobytes(), margin, won, question


class Taster:
    """Plays by the judge, now and then by lot; at some questions it tries a few answers and notes what comes of it."""

    def __init__(self, spec: GameSpec, judge: Judge, seed: int, first: int) -> None:
        self.spec: Final = spec
        self.judge: Final = judge
        self.seed: Final = seed
        self.lots: Final = Source(seed).stream(LOTS)
        self.next: int = first
        self.signs: Final[list[float]] = []
        self.margin: Final[list[float]] = []
        self.won: Final[list[float]] = []
        self.question: Final[list[int]] = []

    def __call__(self, p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        if self.lots.below(EVERY) == 0:
            self.taste(p, answers)
        if self.lots.below(BY_LOT) == 0:
            return answers[self.lots.below(len(answers))]
        return sensible(self.judge, p, answers, self.spec.words, 0, self.lots)

    def taste(self, p: Any, answers: list[int]) -> None:
        """Try the judge's favourite and others by lot."""
        favourite = sensible(self.judge, p, answers, self.spec.words, 0, self.lots)
        others = [answer for answer in answers if answer != favourite]
        tried = [favourite]
        while others and len(tried) < TRIED:
            tried.append(others.pop(self.lots.below(len(others))))
        for answer in tried:
            after = p.copy()
            reply(after, self.spec.words, answer)
            settle(after, self.spec.words)
            if after.stack:
                self.note(after)
        self.next += 1

    def note(self, after: Any) -> None:
        """The futures are the same for all answers to a question: what differs is the answer."""
        came = [self.future(after, nth) for nth in range(FUTURES)]
        self.signs.extend(signs_of(self.spec, after))
        self.won.append(sum(won for won, _ in came) / FUTURES)
        self.margin.append(sum(margin for _, margin in came) / FUTURES)
        self.question.append(self.next)

    def future(self, after: Any, nth: int) -> tuple[float, float]:
        search = Search(self.spec, (self.seed * APART + self.next * FUTURES + nth) % (1 << 63), self.judge, 0, FEW)
        p = after.copy()
        answers, _ = search.played_on(p)
        return outcome(self.spec, p) if answers is None else search.played_out(p, answers)


def setting(spec: GameSpec, seed: int) -> Setup:
    """What is played from this seed: every level as often, half of the games without modules."""
    lots = Source(seed).stream(CHOICES)
    level = spec.levels[seed % len(spec.levels)] if spec.levels else None
    return spec.setup(level, _some(spec, lots) if spec.modules and lots.below(2) else ())


def _some(spec: GameSpec, lots: Stream) -> list[str]:
    return [module for module in spec.modules if lots.below(2)]
