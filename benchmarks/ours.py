"""Measures one of the app's engines, compiled or plain: ``python -m benchmarks.ours GAME``."""

import sys
from functools import partial
from typing import Final

from benchmarks.measure import report
from tableforone import games
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import Position, play_out, reply, settle
from tableforone.kernel.options import Setup
from tableforone.kernel.spec import GameSpec
from tableforone.players import make

MIDDLES: Final = 20


def play_one(spec: GameSpec, setup: Setup, seed: int) -> int:
    """A whole random game from set-up to the end."""
    return play_out(spec.start(setup), spec.words, make("random", spec, seed), Dealer(seed))


def middle(spec: GameSpec, seed: int) -> Position:
    """A position in the middle of a random game, at a question for the player."""
    half = play_one(spec, spec.setup(), seed) // 2
    p, choose, dealer = spec.start(spec.setup()), make("random", spec, seed), Dealer(seed)
    while True:
        answers = settle(p, spec.words)
        assert answers is not None
        chance = spec.words[p.stack[-1][0]].chance
        if chance is None and half == 0:
            return p
        half -= chance is None
        reply(p, spec.words, choose(p, answers) if chance is None else dealer.answer(chance, p, p.stack[-1]))


def answers(spec: GameSpec, seed: int) -> list[int]:
    """The number of answers at each decision of a random game."""
    found: list[int] = []
    by_lot = make("random", spec, seed)

    def choose(p: Position, answers: list[int]) -> int:
        found.append(len(answers))
        return by_lot(p, answers)

    play_out(spec.start(spec.setup()), spec.words, choose, Dealer(seed))
    return found


def main() -> None:
    spec = games.find(sys.argv[1])
    middles = [middle(spec, seed) for seed in range(MIDDLES)]
    report(
        partial(play_one, spec, spec.setup()),
        answers=[count for seed in range(MIDDLES) for count in answers(spec, seed)],
        copies=[p.copy for p in middles],
        legal=[partial(settle, p, spec.words) for p in middles],
    )


if __name__ == "__main__":
    main()
