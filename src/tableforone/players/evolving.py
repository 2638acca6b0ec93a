"""How do weights get better?  They are changed a little by lot, and what played better pulls them its way.

An evolution strategy: changes are drawn in pairs of opposites, the better of each pair counts, the best of them most.
Steps grow while the weights keep going in one direction, and shrink where they go to and fro.
"""

from math import log, sqrt
from typing import Any, Final, NamedTuple

from tableforone.players.fitting import numpy

PAIRS: Final = 16  # of candidates in a generation
FIRST_STEP: Final = 0.1  # of what the weights so far make of a question, for each sign


class State(NamedTuple):
    """The weights and their bias, a fair unit for each of them, how long a step is, and where the last ones went."""

    weights: Any
    bias: float
    units: Any
    step: float
    path: Any


def drawn(state: State, rng: Any) -> Any:
    """The changes of one generation: the second half are the opposites of the first."""
    np = numpy()
    some = rng.standard_normal((PAIRS, len(state.weights)))
    return np.concatenate([some, -some])


def candidates(state: State, changes: Any) -> Any:
    return state.weights + state.step * state.units * changes


def moved(state: State, changes: Any, worths: Any) -> State:
    """After a generation: what its candidates were worth tells where to go and how far."""
    np = numpy()
    first = worths[:PAIRS] >= worths[PAIRS:]
    winners = np.where(first[:, None], changes[:PAIRS], changes[PAIRS:])
    order = np.argsort(-np.maximum(worths[:PAIRS], worths[PAIRS:]), kind="stable")
    shares = np.array([log(PAIRS + 0.5) - log(place + 1) for place in range(PAIRS)])
    shares /= shares.sum()
    went = shares @ winners[order]
    many = int((state.units > 0).sum())
    count = 1.0 / float((shares**2).sum())
    memory = (count + 2) / (many + count + 5)
    path = (1 - memory) * state.path + sqrt(memory * (2 - memory) * count) * went
    damping = 1 + memory + 2 * max(0.0, sqrt((count - 1) / (many + 1)) - 1)
    length = float(np.linalg.norm(path[state.units > 0]))
    usual = sqrt(many) * (1 - 1 / (4 * many) + 1 / (21 * many**2)) if many else 1.0
    step = state.step * float(np.exp(memory / damping * (length / usual - 1)))
    return state._replace(weights=state.weights + state.step * state.units * went, step=step, path=path)
