"""What is said in games?  ``python -m tests.conformance.voices N`` prints one fingerprint of N games each.

Where the digests are of what a game is, this is of what a person reads: every question with the words of all its
answers, what lies on the table, the log, the reasons of the opponent, the result.
"""

import hashlib
import json
import sys

from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import GameSpec
from tableforone.kernel.table import Table, explain
from tableforone.players import make
from tests.conformance.shelf import importable, setups


def voice(spec: GameSpec, count: int) -> str:
    """Of so many games, over levels, modules and options."""
    print_of = hashlib.sha256()
    for seed, setup in enumerate(setups(spec, count)):
        table = Table(spec, setup, seed)
        choose = make("random", spec, seed)
        while (question := table.question) is not None:
            print_of.update(repr((*question, table.view)).encode())
            table.answer(choose(table.position, table.legal))
        reasons = [str(explain(spec, event)) for told in table.events for event in told if event[0] == DECIDE]
        print_of.update(repr((table.log(), reasons, table.result)).encode())
    return print_of.hexdigest()


if __name__ == "__main__":
    print(json.dumps({spec.id: voice(spec, int(sys.argv[1])) for spec in importable()}))
