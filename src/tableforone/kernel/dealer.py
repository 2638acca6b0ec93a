"""Answers to chance: from the seed, from a sampler without the seed, from a person, or both."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.chance import Chance
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.randomness import SAMPLES, Draws, Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Answerer:
    """Base class of everything that answers chance: dealer, sampler, person, journal."""

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        """The outcome; None if a person has to enter it."""
        raise NotImplementedError


class Person(Answerer):
    """At a real table a person enters every outcome."""

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return None


class Shared(Answerer):
    """At a real table the app deals some things (the opponent's cards), a person the rest."""

    def __init__(self, seed: int, dealt: Callable[[Any, tuple[Any, ...]], bool]) -> None:
        self.draws: Final = Draws(seed)
        self.dealt: Final = dealt

    def answer(self, chance: Chance, p: Any, frame: tuple[Any, ...]) -> Any:
        return chance.deal(p, frame, self.draws) if self.dealt(p, frame) else None


class Sampler(Answerer):
    """Draws random outcomes by weight; it knows only what the player knows, not the game's seed."""

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
