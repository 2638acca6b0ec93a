"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

LEDGER: Final = 14  # (LEDGER, entries, see below); at the end: your score?
FIRST: Final = 15  # (FIRST, race): were you the first there?
WHICH: Final = 16  # which card of your own deck does he flip?
ENTER: Final = 17  # (ENTER, card, entries so far ...): what does it show?
TOP: Final = 18  # which preference side is on top of your own deck?
DICE_ON: Final = 19  # (DICE_ON, space): how many dice are there?
MOST_DICE: Final = 20  # (MOST_DICE, space, ...): which of these have the most dice?

ASKED: Final = 2  # ledger entries: rows, columns and Emperor rows that were asked about, as bits
KNOWN: Final = 3  # cards of your own deck that are known, as bits
EXPOSED_BY: Final = 4  # who revealed the top card
LOW: Final = 5  # the fewest dice that each space may have; the position has the most
TOTAL: Final = 6  # dice on the action board
LEADER: Final = 7  # the spaces that have the most dice, as bits; 0: not entered

DICE: Final = 1  # the bit for the ten dice, in what the app deals

DONE: Final = 0  # your turn is over, whatever you did
NO: Final = 0
YES: Final = 1
LOWEST: Final = 60  # the answer for a score of 0; scores may be negative
SCORES: Final = 300
