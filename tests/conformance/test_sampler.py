"""Tests that samplers and dealers agree with the weights of every pile.

The weights come from the rules; a sampler knows only the position. The seeded dealer shuffles whole
decks, so equal frequencies are an independent check.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from tableforone import games
from tableforone.kernel.chance import FACES
from tableforone.kernel.dealer import Sampler
from tableforone.kernel.frames import Position
from tableforone.kernel.randomness import Draws, Source
from tableforone.kernel.spec import GameSpec
from tests.conformance.play import Game, Step, chance_of, dealt, play
from tests.conformance.shelf import cases, importable

SAMPLES: Final = 4_000
DEALS: Final = 1_500
MOST_POSITIONS: Final = 3  # per word of chance: the first, one from the middle, the last
TOO_FAR: Final = 4.5  # standard errors; the seeds are fixed, so no run fails by bad luck


@cache
def games_of(game: str) -> tuple[Game, ...]:
    return tuple(play(case) for case in cases(games.find(game)))


def chances(spec: GameSpec) -> dict[str, list[Position]]:
    """Every word of chance that occurs, with some positions for it."""
    found: dict[str, list[Position]] = {}
    for game in games_of(spec.id):
        for step in game.steps:
            if step.chance:
                found.setdefault(spec.words[step.position.stack[-1][0]].name, []).append(step.position)
    return {name: [every[0], every[len(every) // 2], every[-1]][:MOST_POSITIONS] for name, every in found.items()}


def too_far(found: Counter[Any], weights: dict[Any, int], total: int) -> float:
    """Standard errors by which the chi-square of these counts exceeds its mean (Wilson-Hilferty).

    >>> too_far(Counter({1: 50, 2: 50}), {1: 1, 2: 1}, 100) < 0
    True
    >>> too_far(Counter({1: 90, 2: 10}), {1: 1, 2: 1}, 100) > 5
    True
    """
    together = sum(weights.values())
    expected = {outcome: total * weight / together for outcome, weight in weights.items()}
    assert found.keys() <= expected.keys(), "something came up that has no weight"
    common = [outcome for outcome in expected if expected[outcome] >= 5]
    rare = total - sum(expected[outcome] for outcome in common)
    parts = [(found[outcome], expected[outcome]) for outcome in common]
    if rare >= 5:
        parts.append((total - sum(found[outcome] for outcome in common), rare))
    freedom = len(parts) - 1
    if freedom < 1:
        return 0.0
    chi = sum((n - wanted) ** 2 / wanted for n, wanted in parts)
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def outcomes_of(answers: Iterator[Any], faces: bool) -> Counter[Any]:
    """The number of times each outcome occurred; for dice, each face in total."""
    counted: Counter[Any] = Counter()
    for answer in answers:
        if faces:
            counted.update({face: n for face, n in enumerate(answer[:6]) if n})
        else:
            counted[answer] += 1
    return counted


@pytest.mark.parametrize("who", ["sampler", "dealer"])
def test_every_outcome_is_as_likely_as_the_rules_make_it(spec: GameSpec, who: str) -> None:
    for name, positions in chances(spec).items():
        for nth, p in enumerate(positions):
            frame, chance = p.stack[-1], chance_of(spec, p)
            faces = chance.entry == FACES
            if who == "sampler":
                stream = Source(nth).stream(7)
                found = outcomes_of((chance.sample(p, frame, stream) for _ in range(SAMPLES)), faces)
            else:
                found = outcomes_of((chance.deal(p, frame, Draws(1_000_000 + n)) for n in range(DEALS)), faces)
            weights = dict.fromkeys(range(6), 1) if faces else dict(chance.weights(p, frame))
            assert too_far(found, weights, found.total()) < TOO_FAR, f"{name}: {found} for {weights}"


def test_the_sampler_agrees_with_the_dealer_as_often_as_chance_does(spec: GameSpec) -> None:
    steps = [(game.case.seed, [step for step in game.steps if step.chance]) for game in games_of(spec.id)]
    likely = [how_likely(spec, step) for _, chances in steps for step in chances]
    expected, spread = sum(likely), sum(part * (1 - part) for part in likely)
    for offset in (0, 1):  # even the seed of the game tells the sampler nothing
        agreed = 0
        for seed, chances in steps:
            sampler = Sampler(seed + offset)
            agreed += sum(dealt(spec, step.position, sampler) == step.answer for step in chances)
        assert abs(agreed - expected) <= TOO_FAR * max(spread, 1) ** 0.5, (agreed, expected)


def how_likely(spec: GameSpec, step: Step) -> float:
    """The probability of the step's answer among all possible outcomes."""
    weights: dict[Any, int] = dict(chance_of(spec, step.position).weights(step.position, step.position.stack[-1]))
    return weights[step.answer] / sum(weights.values())


def test_every_word_of_chance_was_looked_at() -> None:
    for spec in importable():
        declared = {word.name for word in spec.words if word.chance is not None}
        missing = declared - chances(spec).keys()
        assert not missing, f"{spec.id}: no position for {missing}"
