"""How does a judge learn?  By playing whole games at a glance, with weights a little changed, again and again.

A round is a few generations: in each, candidates around the weights so far all play the same games, new ones every
time, and the better ones pull the weights their way.  Then games that no candidate plays tell how good they are, and
margin and chance to win are fitted to them.  The file is written after each round, so that learning can be broken off
and goes on where it was.
"""

from array import array
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
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
from tableforone.players.evolving import FIRST_STEP, State, candidates, drawn, moved
from tableforone.players.fitting import Rows, fitted, numpy
from tableforone.players.judge import Learned, outcome, signs_of
from tableforone.players.search import sensible
from tableforone.players.simulation import leave_interrupts_to_the_parent
from tableforone.players.weights import FORMAT, names_of, read_told, weights_file, write_weights

LOTS: Final = -3  # the key of the stream that picks positions
CHOICES: Final = -4  # and for what is played
GENERATIONS: Final = 5  # in a round
A_WIN: Final = 50.0  # points of margin that a game won is worth
TRIAL: Final = 400  # games that tell what came of a round
HELD_OUT: Final = 1 << 40  # their first seed: nobody learns from them
NOTED: Final = 8  # one position of so many in them
MEASURED: Final = 20  # games that tell by how much each sign differs between answers
NOTHING: Final = 1e-6  # a sign that differs less does not differ
SELDOM: Final = 40  # a sign that differs between no more answers is left alone
LARGEST_PART: Final = 20  # games a worker plays before it reports
OnRound = Callable[[int, int, dict[str, Any]], None]
Played = tuple[list[float], list[float], list[int], bytes]  # margins, wins, how many positions noted, their signs
Play = Callable[[list[tuple[list[float], float, range, int]]], list[Played]]


class Plan(NamedTuple):
    """How much is learned: rounds, and games of each candidate in a generation."""

    rounds: int = 8
    games: int = 40


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
    check_seed(HELD_OUT + seed + TRIAL)
    path = path or weights_file(spec)
    told = None if anew else read_told(spec, path)
    if told is not None and told["seed"] != seed:
        raise Fault(f"What was learned so far began from seed {told['seed']}. Go on with that seed, or begin anew.")
    with players(spec, workers) as play:
        state = going_on(told) if told and "units" in told else beginning(spec, seed, told)
        first = told["first"] if told and "first" in told else tried_out(spec, state, seed, play)[1]
        for number in range(int(told["rounds"]) if told else 0, plan.rounds):
            started = perf_counter()
            for generation in range(number * GENERATIONS, (number + 1) * GENERATIONS):
                state = evolved(state, seed, generation, plan.games, play)
            rows, margin = tried_out(spec, state, seed, play)
            weights, figures = fitted(rows, state.weights)
            figures |= {"games": plan.games, "margin": margin, "seconds": round(perf_counter() - started, 1)}
            told = {
                "format": FORMAT, "game": spec.id, "rules": spec.version, "seed": seed, "rounds": number + 1,
                "first": first, "figures": [*(told["figures"] if told else []), figures],
                "signs": list(names_of(spec)), **weights, **to_go_on(state, figures["slope"]),
            }  # fmt: skip
            state = going_on(told)
            write_weights(path, told)
            if on_round:
                on_round(number + 1, plan.rounds, figures)
    if told is None:
        raise Fault("At least one round is needed.")
    return told


def beginning(spec: GameSpec, seed: int, told: dict[str, Any] | None) -> State:
    """The last sign, a guess at the margin, chooses, or what was learned in another way.

    A unit of any sign makes as much of a question as all of them do together.
    """
    np = numpy()
    chosen = told["to_choose"] if told else []
    weights = np.array(chosen or [0.0] * (len(names_of(spec)) - 1) + [1.0])
    bias = float(told["biases"][0]) if told and chosen else 0.0
    differing = Differing(spec, glancing(spec, [float(weight) for weight in weights], bias))
    for game in range(seed, seed + MEASURED):
        play_out(spec.start(setting(spec, game)), spec.words, differing, Dealer(game))
    seen = np.array(differing.answers)
    deviation = np.sqrt((np.array(differing.squares) + NOTHING) / np.maximum(seen, 1))
    units = np.where(seen > SELDOM, deviation[-1] / deviation, 0.0)[:-1]
    return State(weights, bias, units, FIRST_STEP, np.zeros(len(weights)))


def going_on(told: dict[str, Any]) -> State:
    np = numpy()
    units, path = np.array(told["units"]), np.array(told["path"])
    return State(np.array(told["to_choose"]), told["biases"][0], units, told["step"], path)


def to_go_on(state: State, slope: float) -> dict[str, Any]:
    """What whoever learns on needs to know besides the weights; units are in points as these are."""
    units, path = ([float(f"{number:.6g}") for number in line] for line in (slope * state.units, state.path))
    return {"units": units, "step": state.step, "path": path}


def evolved(state: State, seed: int, generation: int, count: int, play: Play) -> State:
    """One generation further."""
    np = numpy()
    changes = drawn(state, np.random.default_rng([seed, generation]))
    seeds = range(seed + generation * count, seed + (generation + 1) * count)
    lines = [[float(weight) for weight in line] for line in candidates(state, changes)]
    played = play([(line, state.bias, seeds, 0) for line in lines])
    worths = np.array([np.mean(margins) + A_WIN * np.mean(won) for margins, won, _, _ in played])
    return moved(state, changes, worths)


def tried_out(spec: GameSpec, state: State, seed: int, play: Play) -> tuple[Rows, float]:
    """Games that nobody learned from: positions with what came of them, and the mean margin."""
    np = numpy()
    first = HELD_OUT + seed
    parts = [range(start, start + LARGEST_PART) for start in range(first, first + TRIAL, LARGEST_PART)]
    line = [float(weight) for weight in state.weights]
    margins: list[float] = []
    wins: list[float] = []
    signs = array("f")
    leads: list[float] = []
    for margin, won, noted, found in play([(line, state.bias, part, NOTED) for part in parts]):
        for many, lead, win in zip(noted, margin, won, strict=True):
            margins += [lead] * many
            wins += [win] * many
        signs.frombytes(found)
        leads += margin
    table = np.frombuffer(signs, np.float32).reshape(-1, len(names_of(spec))).astype(float)
    return Rows(table, np.array(margins), np.array(wins)), round(float(np.mean(leads)), 2)


# --- games


@contextmanager
def players(spec: GameSpec, workers: int) -> Iterator[Play]:
    """Who plays what is asked for, in the order of asking: here, or so many processes."""
    if workers == 1:
        yield lambda asked: [played(spec, *each) for each in asked]
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_parent)
    try:
        yield lambda asked: [future.result() for future in [pool.submit(_played_there, spec.id, *a) for a in asked]]
    except BrokenProcessPool:
        raise Fault("A worker process was ended from outside. Try again with fewer workers.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _played_there(game: str, line: list[float], bias: float, seeds: range, noted: int) -> Played:
    return played(games.find(game), line, bias, seeds, noted)


def played(spec: GameSpec, line: list[float], bias: float, seeds: range, noted: int) -> Played:
    """Games of whoever takes what these weights like at a glance; one position of so many is noted (0: none)."""
    judge = glancing(spec, line, bias)
    margins: list[float] = []
    wins: list[float] = []
    positions: list[int] = []
    signs = array("f")
    for seed in seeds:
        p: Any = spec.start(setting(spec, seed))
        glancer = Glancer(spec, judge, seed, noted)
        play_out(p, spec.words, glancer, Dealer(seed))
        won, margin = outcome(spec, p)
        margins.append(margin)
        wins.append(won)
        positions.append(glancer.positions)
        signs.extend(glancer.signs)
    return margins, wins, positions, signs.tobytes()


def glancing(spec: GameSpec, line: list[float], bias: float) -> Learned:
    """A judge that knows nothing but what to choose."""
    return Learned(spec, line, line, line, (bias, 0.0, 0.0), 1.0)


class Glancer:
    """Takes what the judge likes at a glance, and notes the signs of some positions."""

    def __init__(self, spec: GameSpec, judge: Learned, seed: int, noted: int) -> None:
        self.spec: Final = spec
        self.judge: Final = judge
        self.lots: Final = Source(seed).stream(LOTS)
        self.noted: Final = noted
        self.signs: Final[list[float]] = []
        self.positions = 0

    def __call__(self, p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        choice = sensible(self.judge, p, answers, self.spec.words, 0, self.lots)
        if self.noted and self.lots.below(self.noted) == 0:
            after = p.copy()
            reply(after, self.spec.words, choice)
            settle(after, self.spec.words)
            if after.stack:
                self.signs.extend(signs_of(self.spec, after))
                self.positions += 1
        return choice


class Differing:
    """Plays likewise, and sums up by how much each sign, and last what it likes, differs between answers."""

    def __init__(self, spec: GameSpec, judge: Learned) -> None:
        self.spec: Final = spec
        self.glancer: Final = Glancer(spec, judge, 0, 0)
        self.squares: Final = [0.0] * (len(names_of(spec)) + 1)
        self.answers: Final = [0] * (len(names_of(spec)) + 1)

    def __call__(self, p: Any, answers: list[int]) -> int:
        found: list[list[float]] = []
        for answer in answers:
            after = p.copy()
            reply(after, self.spec.words, answer)
            settle(after, self.spec.words)
            if after.stack:
                found.append([*signs_of(self.spec, after), self.glancer.judge.likes(after)])
        for column, signs in enumerate(zip(*found, strict=True)):
            mean = sum(signs) / len(signs)
            squares = sum((sign - mean) ** 2 for sign in signs)
            if squares > NOTHING:
                self.squares[column] += squares
                self.answers[column] += len(found)
        return self.glancer(p, answers)


def setting(spec: GameSpec, seed: int) -> Setup:
    """What is played from this seed: every level as often, half of the games without modules."""
    lots = Source(seed).stream(CHOICES)
    level = spec.levels[seed % len(spec.levels)] if spec.levels else None
    return spec.setup(level, _some(spec, lots) if spec.modules and lots.below(2) else ())


def _some(spec: GameSpec, lots: Stream) -> list[str]:
    return [module for module in spec.modules if lots.below(2)]
