"""Counts taps for one of the opponent's turns at a companion table.

python -m benchmarks.companion [--games 4]
"""

import argparse
from statistics import mean, median
from typing import Final

from tableforone import games
from tableforone.kernel.spec import GameSpec
from tests.fingers import of_a_game
from tests.twins import ways

AIMS: Final = {
    ("grand-austria-hotel", False): 3,
    ("grand-austria-hotel", True): 5,
    ("high-season", False): 2,
    ("salamandra", False): 2,
    ("lords-of-waterdeep", False): 3,
}


def line(spec: GameSpec, modules: bool, many: int) -> str:
    """One line of the table: the taps for a turn, by kind.

    Entries, including "I am done", count as taps. "All done" under a list, a roll of dice, and
    entries that tick a line of the list are printed separately.

    Only even seeds are used: in games with odd seeds the player reveals the opponent's cards.
    """
    sets = [way for way in ways(spec) if bool(way[1]) == modules]
    played = [of_a_game(spec, *way, seed) for way in sets for seed in range(0, 2 * many, 2)]
    turns = [turn for game, _ in played for turn in game]
    rolls = [taps for _, rolled in played for taps in rolled]
    entered, lists = [turn.entered for turn in turns], [turn.lists for turn in turns]
    ticks = [turn.ticks for turn in turns]
    aim = AIMS.get((spec.id, modules))
    told = f"{spec.id}{' with modules' if modules else ''}: {median(entered):g} taps a turn"
    told += f" (aim {aim}" if aim else " (no aim"
    told += f"; mean {mean(entered):.1f}), and {mean(lists):.1f} for All done"
    told += f"; {mean(ticks):.1f} ticks that enter something" if any(ticks) else ""
    told += f"; a roll of dice {median(rolls):g} taps" if rolls else ""
    return f"{told}; {len(turns)} turns"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.companion")
    parser.add_argument("--games", type=int, default=4, help="of each level and set of modules")
    chosen = parser.parse_args()
    for spec in games.all_games():
        if spec.companion:
            for modules in (False, True):
                if any(bool(way[1]) == modules for way in ways(spec)):
                    print(line(spec, modules, chosen.games), flush=True)


if __name__ == "__main__":
    main()
