"""Which games are played?  ``python -m tests.conformance.digests N`` prints one fingerprint of N games each."""

import hashlib
import json
import sys

from tableforone.kernel import frames
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import play_out
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.shelf import importable, setups


def digest(spec: GameSpec, count: int) -> str:
    """Of everything that is told in so many games, most of them random, and of how they end."""
    print_of = hashlib.sha256()
    for seed, setup in enumerate(setups(spec, count)):
        p = spec.start(setup)
        p.heard = []
        player = "random" if seed % 10 else "greedy"
        decisions = play_out(p, spec.words, make(player, spec, seed), Dealer(seed))
        print_of.update(repr((decisions, p.text(), p.heard, spec.result(p))).encode())
    return print_of.hexdigest()


if __name__ == "__main__":
    found = {spec.id: digest(spec, int(sys.argv[1])) for spec in importable()}
    print(json.dumps({"module": frames.__file__, "digests": found}))
