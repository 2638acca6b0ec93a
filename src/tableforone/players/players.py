"""How do the built-in players choose?  By lot, or one step ahead by the game's own estimate."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.dealer import Source
from tableforone.kernel.faults import Fault
from tableforone.kernel.frames import reply, settle
from tableforone.kernel.spec import GameSpec

Choose = Callable[[Any, list[int]], int]
LOTS: Final = -1  # the key of the random player's stream: no deck and no dice of a game


def make(name: str, spec: GameSpec, seed: int) -> Choose:
    """A player of this name: ``choose(position, answers)`` returns one of the answers."""
    if name not in MAKERS:
        raise Fault(f"There is no player {name!r}. Players: {', '.join(NAMES)}.")
    return MAKERS[name](spec, seed)


class ByLot:
    """Each answer equally likely."""

    def __init__(self, spec: GameSpec, seed: int) -> None:
        self.stream: Final = Source(seed).stream(LOTS)

    def __call__(self, p: Any, answers: list[int]) -> int:
        return answers[self.stream.below(len(answers))]


def greedy(spec: GameSpec, seed: int) -> Choose:
    """Try each answer on a copy up to the next question or reveal; take the best estimate, of equal ones the first."""
    words, estimate = spec.words, spec.estimate

    def choose(p: Any, answers: list[int]) -> int:
        if len(answers) == 1:
            return answers[0]
        best, most = answers[0], float("-inf")
        for answer in answers:
            after = p.copy()
            reply(after, words, answer)
            settle(after, words)
            worth = estimate(after)
            if worth > most:
                best, most = answer, worth
        return best

    return choose


MAKERS: Final[dict[str, Callable[[GameSpec, int], Choose]]] = {"random": ByLot, "greedy": greedy}
NAMES: Final = tuple(MAKERS)
