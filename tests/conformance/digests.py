"""Prints one digest for N random games of each game: ``python -m tests.conformance.digests N``.

A digest covers what a game *is*: every question with its legal answers, every answer, card and die,
and the result. The layout of a position and all texts may change without changing it.
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Final

from tableforone.kernel import frames
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.shelf import importable, setups

RECORD: Final = Path(__file__).with_name("digests.json")
FEW: Final = 100  # games of each, in every test run
MANY: Final = 2_000  # games of each, for ``make digests``


def digest(spec: GameSpec, count: int) -> str:
    """The digest of this many games, most of them random, over levels, modules and options."""
    print_of = hashlib.sha256()
    for seed, setup in enumerate(setups(spec, count)):
        p = spec.start(setup)
        choose, dealer = make("random" if seed % 10 else "greedy", spec, seed), Dealer(seed)
        while (answers := settle(p, spec.words)) is not None:
            frame = p.stack[-1]
            if answers is CHANCE:
                chance = spec.words[frame[0]].chance
                assert chance is not None
                answer = dealer.answer(chance, p, frame)
            else:
                answer = choose(p, answers)
            print_of.update(repr((answers, answer)).encode())
            reply(p, spec.words, answer)
        outcome, score, opponent, lines, *_ = spec.result(p)
        points = [(line.mine, line.theirs) for line in lines]
        print_of.update(repr((outcome, score, opponent, points)).encode())
    return print_of.hexdigest()


def recorded(count: int) -> dict[str, str]:
    """The recorded digests for this number of games."""
    kept: dict[str, dict[str, str]] = json.loads(RECORD.read_text(encoding="utf-8"))
    return kept[str(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=MANY, help="so many games of each")
    parser.add_argument("games", nargs="*", help="only these")
    parser.add_argument("--check", action="store_true", help="they must be as recorded")
    parser.add_argument("--write", action="store_true", help="record them anew: the rules have changed")
    given = parser.parse_args()
    chosen = [spec for spec in importable() if not given.games or spec.id in given.games]
    if given.write:
        kept = {str(n): recorded(n) | {spec.id: digest(spec, n) for spec in chosen} for n in (FEW, MANY)}
        RECORD.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        return
    found = {spec.id: digest(spec, given.count) for spec in chosen}
    print(json.dumps({"module": frames.__file__, "digests": found}))
    if given.check and found != {game: recorded(given.count)[game] for game in found}:
        sys.exit("The games are not what they were.")


if __name__ == "__main__":
    main()
