"""Numbers of the companion. Words beyond those of the game, places of the ledger, answers."""

from typing import Final

LEDGER: Final = 14  # (LEDGER, what is noted, see below); at the end: your score?
FIRST: Final = 15  # (FIRST, race): were you the first there?
WHICH: Final = 16  # which card of your own deck does he flip?
ENTER: Final = 17  # (ENTER, card, what was told of it ...): what does it show?
TOP: Final = 18  # which preference side lies on top of your own deck?
DICE_ON: Final = 19  # (DICE_ON, space): how many dice lie there?
MOST_DICE: Final = 20  # (MOST_DICE, space, ...): which of these have the most dice?

ASKED: Final = 2  # places of the ledger: rows, columns and Emperor rows that were asked for, as bits
KNOWN: Final = 3  # cards of your own deck that are known, as bits
EXPOSED_BY: Final = 4  # who has turned the top card over
LOW: Final = 5  # at least so many dice on each space; the position holds how many there are at most
TOTAL: Final = 6  # dice on the action board
LEADER: Final = 7  # the spaces that have the most dice, as bits; 0: nobody has told

DICE: Final = 1  # the bit of the ten dice in what the app deals

DONE: Final = 0  # your turn is over, whatever you did
NO: Final = 0
YES: Final = 1
LOWEST: Final = 60  # a score of 0 is this answer: scores may be negative
SCORES: Final = 300
