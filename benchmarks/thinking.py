"""Counts simulations of the search at the opening: ``python -m benchmarks.thinking GAME``.

``make bench`` runs it for every game, interpreted and compiled.  A simulation is a whole game to
its end in which the player's moves are chosen with sense. For comparison it also counts
games with random moves, as other searches do, and decisions of the greedy player.
"""

import json
import sys
import time
from typing import Any, Final

from benchmarks.measure import machine_speed, scaled
from tableforone import games
from tableforone.kernel.dealer import Dealer, Sampler
from tableforone.kernel.frames import play_out, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import Search, make

SECONDS: Final = 3.0


def opening(spec: GameSpec) -> tuple[Any, list[int]]:
    """The first question with a choice."""
    p: Any = spec.start(spec.setup())
    dealer = Dealer(1)
    answers = settle(p, spec.words)
    while answers is not None and len(answers) < 2:
        frame = p.stack[-1]
        chance = spec.words[frame[0]].chance
        reply(p, spec.words, answers[0] if chance is None else dealer.answer(chance, p, frame))
        answers = settle(p, spec.words)
    assert answers
    return p, answers


def sensible_ones(spec: GameSpec) -> float:
    """Simulations of the search per second."""
    p, answers = opening(spec)
    search = Search(spec, 1)
    search.look(p, answers)
    before, started = machine_speed(), time.process_time()
    while time.process_time() - started < SECONDS:
        search.think(10)
    return search.simulations / scaled(time.process_time() - started, before)


def random_ones(spec: GameSpec) -> float:
    """Random games from the opening per second, with futures from the sampler."""
    p, _ = opening(spec)
    done, before, started = 0, machine_speed(), time.process_time()
    while time.process_time() - started < SECONDS:
        play_out(p.copy(), spec.words, make("random", spec, done), Sampler(done))
        done += 1
    return done / scaled(time.process_time() - started, before)


def greedy_ones(spec: GameSpec) -> float:
    """Decisions of the greedy player per second."""
    start = spec.start(spec.setup())
    done, seed, before, started = 0, 0, machine_speed(), time.process_time()
    while time.process_time() - started < SECONDS:
        done += play_out(start.copy(), spec.words, make("greedy", spec, seed), Dealer(seed))
        seed += 1
    return done / scaled(time.process_time() - started, before)


def main() -> None:
    for name in sys.argv[1:] or games.ids():
        spec = games.find(name)
        figures = {"simulations": sensible_ones(spec), "random": random_ones(spec), "greedy": greedy_ones(spec)}
        print(json.dumps({"game": name} | {what: round(figure) for what, figure in figures.items()}), flush=True)


if __name__ == "__main__":
    main()
