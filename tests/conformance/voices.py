"""Digests of the texts of games: ``python -m tests.conformance.voices N`` prints one per game.

The other digests cover what a game is; this one covers what a person reads: every question with the
text of all its answers, the table, the log, the opponent's reasons, the result.
"""

import hashlib
import json
import sys

from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table
from tableforone.players import make
from tests.conformance.shelf import importable, setups


def voice(spec: GameSpec, count: int) -> str:
    """The digest of this many games, over levels, modules and options."""
    print_of = hashlib.sha256()
    for seed, setup in enumerate(setups(spec, count)):
        table = Table(spec, setup, seed)
        choose = make("random", spec, seed)
        while (question := table.question) is not None:
            print_of.update(repr((*question, table.view)).encode())
            table.answer(choose(table.position, table.legal))
        told = [event for events in table.events for event in events]
        reasons = [str(table.why(number)) for number in range(sum(event[0] == DECIDE for event in told))]
        print_of.update(repr((list(map(spec.tell, told)), reasons, table.result)).encode())
    return print_of.hexdigest()


if __name__ == "__main__":
    print(json.dumps({spec.id: voice(spec, int(sys.argv[1])) for spec in importable()}))
