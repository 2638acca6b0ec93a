"""Which games are played?  ``python -m tests.conformance.digests N`` prints one fingerprint of N games each.

The fingerprint is of what a game *is*: every question with its legal answers, every answer, every card and die, the
result.  How a position is laid out and what is said of it may change; a game may not.
"""

import hashlib
import json
import sys

from tableforone.kernel import frames
from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.shelf import importable, setups


def digest(spec: GameSpec, count: int) -> str:
    """Of so many games, most of them random, over levels, modules and options."""
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
        print_of.update(repr(tuple(map(_plain, spec.result(p)))).encode())
    return print_of.hexdigest()


def _plain(part: object) -> object:
    """A part of a result without the names of its classes."""
    return tuple(map(tuple, part)) if isinstance(part, tuple) else part


if __name__ == "__main__":
    chosen = [spec for spec in importable() if not sys.argv[2:] or spec.id in sys.argv[2:]]
    found = {spec.id: digest(spec, int(sys.argv[1])) for spec in chosen}
    print(json.dumps({"module": frames.__file__, "digests": found}))
