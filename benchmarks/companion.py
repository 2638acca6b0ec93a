"""How much is she asked at a real table?  Pairs of games, digital and companion, of every level and set of modules.

python -m benchmarks.companion [--games 4]
"""

import argparse
from typing import Final

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.twins import compare, ways

AIMS: Final = {"grand-austria-hotel": 2.0, "high-season": 1.5, "salamandra": 2.0, "lords-of-waterdeep": 3.0}


def line(spec: GameSpec, many: int) -> str:
    """Means over his turns.  A question is a screen; several with nothing to do in between are asked at once."""
    runs = [compare(spec, level, modules, seed) for level, modules in ways(spec) for seed in range(many)]
    turns = sum(run.turns for run in runs)
    asked, questions = sum(run.stops for run in runs) / turns, sum(run.questions for run in runs) / turns
    taps = sum(run.taps for run in runs) / turns
    aim = f" (aim: at most {AIMS[spec.id]:g} times)" if spec.id in AIMS else ""
    return f"{spec.id}: asked {asked:.2f} times a turn{aim}, {questions:.2f} questions, {taps:.2f} taps; {turns} turns"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.companion")
    parser.add_argument("--games", type=int, default=4, help="of each level and set of modules")
    chosen = parser.parse_args()
    for spec in games.all_games():
        if spec.companion:
            print(line(spec, chosen.games), flush=True)


if __name__ == "__main__":
    main()
