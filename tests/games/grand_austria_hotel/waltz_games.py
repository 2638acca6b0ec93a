"""Recorded games with modules: one line per set of modules, level and entrance of the opponent.

``python -m tests.games.grand_austria_hotel.waltz_games`` writes the table again; review its diff. A
line has the set-up, the seed, the result, the number of answers, a digest of all events and of the
last position, and the perft counts of a position in the middle. A dozen such games are kept as full
text in ``golden/``.
"""

import hashlib
import json
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tableforone.games.grand_austria_hotel import GAME
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import Position, play_out
from tableforone.kernel.options import Setup
from tableforone.players import make
from tests.conformance.perft import perft
from tests.conformance.play import position_after
from tests.games.grand_austria_hotel.waltz import HIS

KEPT: Final = Path(__file__).with_name("waltz_games.txt")
MODULES: Final = ("ballrooms", "celebrities", "unique-hotels", "some-more")
MIDDLE: Final = 45  # answers of the player
DEEPEST: Final = 4
ENOUGH_NODES: Final = 150


class WaltzGame(NamedTuple):
    """One recorded game."""

    modules: tuple[str, ...]
    level: str
    entrance: str
    seed: int

    def __str__(self) -> str:
        return f"{'+'.join(self.modules) or 'base'} {self.level} {self.entrance} seed {self.seed}"

    @property
    def setup(self) -> Setup:
        entrance = self.entrance if self.entrance != "-" else "random"
        return GAME.setup(self.level, self.modules, {"entrance": entrance})


def games() -> Iterator[WaltzGame]:
    """All sixteen sets of modules, three levels, and with unique-hotels the four entrances."""
    seed = 0
    for size in range(len(MODULES) + 1):
        for modules in combinations(MODULES, size):
            for level in GAME.levels:
                for entrance in HIS if "unique-hotels" in modules else ("-",):
                    seed += 1
                    yield WaltzGame(modules, level, entrance, seed)


def line(game: WaltzGame) -> str:
    """The line for the game as it is now."""
    p = GAME.start(game.setup)
    p.heard = []
    answers = play_out(p, GAME.words, make("random", GAME, game.seed), Dealer(game.seed))
    told = "\n".join([*map(GAME.tell, p.heard), plainly(p)])
    result = GAME.result(p)
    middle = position_after(GAME, game.setup, game.seed, MIDDLE)
    ways = ", ".join(map(str, ways_on(middle)))
    print_of = hashlib.sha256(told.encode()).hexdigest()[:16]
    return f"{game}: {result.outcome} {result.score}:{result.opponent}, {answers} answers, {print_of}, ways {ways}"


def plainly(p: Position) -> str:
    """All numbers of a position, by field."""
    return json.dumps({name: getattr(p, name) for name in (*p.FIELDS, "stack")}, separators=(",", ":"))


def ways_on(middle: Position) -> list[int]:
    """Node counts, as deep as is fast."""
    nodes: list[int] = []
    while len(nodes) < DEEPEST and (not nodes or 0 < nodes[-1] < ENOUGH_NODES):
        nodes.append(perft(GAME, middle, len(nodes) + 1))
    return nodes


def main() -> None:
    KEPT.write_text("\n".join(map(line, games())) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
