"""Compares games of the compiled engines with the recorded ones; ``run.mjs`` runs it."""

import sys

from tableforone import games
from tests.conformance.digests import digest, recorded

count = int(sys.argv[1])
different = [game for game in games.ids() if digest(games.find(game), count) != recorded(count)[game]]
assert not different, "different games: " + ", ".join(different)
