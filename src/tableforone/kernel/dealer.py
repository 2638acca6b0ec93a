"""Who answers chance: the seed, a fresh draw that knows no seed, a person, or a journal."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.chance import Chance
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.randomness import SAMPLES, Draws, Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Answerer:
    """Who answers chance?  The dealer, the sampler, a person, dealer and person together, a journal."""

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        """What comes up; None if a person has to enter it."""
        raise NotImplementedError


class Person(Answerer):
    """At a physical table the person says what came up: nobody answers of himself."""

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return None


class Shared(Answerer):
    """At a real table the app deals some things (the opponent's cards), the person says what else came up."""

    def __init__(self, seed: int, dealt: Callable[[Any, tuple[Any, ...]], bool]) -> None:
        self.draws: Final = Draws(seed)
        self.dealt: Final = dealt

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return chance.deal(p, frame, self.draws) if self.dealt(p, frame) else None


class Sampler(Answerer):
    """A fresh future, as likely as any other: it knows only what the player may know, never the seed of the game."""

    def __init__(self, seed: int) -> None:
        self.stream: Final = Source(seed).stream(SAMPLES)

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return chance.sample(p, frame, self.stream)


class Dealer(Answerer):
    """Answers the chance questions of one digital game from its seed."""

    def __init__(self, seed: int) -> None:
        self.draws: Final = Draws(seed)

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return chance.deal(p, frame, self.draws)
