"""Which number stands for what at a real table?  Words beyond those of the game, places of the ledger, answers."""

from typing import Final

LEDGER: Final = 14  # (LEDGER, what the app deals, races that were asked for); at the end: your score?
FIRST: Final = 15  # (FIRST, race): were you the first there?

ASKED: Final = 2  # a place of the ledger: rows, columns and Emperor rows that were asked for, as bits

DICE: Final = 1  # the bit of the ten dice in what the app deals

DONE: Final = 0  # your turn is over, whatever you did
NO: Final = 0
YES: Final = 1
LOWEST: Final = 60  # a score of 0 is this answer: scores may be negative
SCORES: Final = 300
