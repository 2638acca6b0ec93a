"""Tests that positions survive being written as a line and read back: 1,000 of every game."""

import json
from typing import Final

from tableforone.kernel.dealer import Dealer
from tableforone.kernel.frames import CHANCE, reply, settle
from tableforone.kernel.lines import read_position, write_position
from tableforone.kernel.spec import GameSpec
from tableforone.players import make
from tests.conformance.play import dealt
from tests.conformance.shelf import setups

POSITIONS: Final = 1_000


def test_a_thousand_positions_read_back_from_their_lines(spec: GameSpec) -> None:
    left = POSITIONS
    for seed, setup in enumerate(setups(spec, POSITIONS)):
        p, choose, deals = spec.start(setup), make("random", spec, seed), Dealer(seed)
        while left and (answers := settle(p, spec.words)) is not None:
            line = json.dumps(write_position(p, spec.fields, spec.words))
            again = read_position(json.loads(line), spec.blank(), spec.fields, spec.words)
            assert again == p
            assert settle(again, spec.words) == answers
            reply(p, spec.words, dealt(spec, p, deals) if answers is CHANCE else choose(p, answers))
            left -= 1
        if not left:
            return
    raise AssertionError(f"only {POSITIONS - left} positions were met")
