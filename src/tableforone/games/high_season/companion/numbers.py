"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

from tableforone.kernel.fields import Ledger, Number, Numbers

from ..rules import cards, solo_cards
from ..rules import numbers as n

YOUR_SCORE: Final = 14  # at the end: your score?
FIRST: Final = 15  # (FIRST, race): were you the first there?
WHICH: Final = 16  # which card of your own deck does he flip?
ENTER: Final = 17  # (ENTER, card, entries so far ...): what does it show?
TOP: Final = 18  # which preference side is on top of your own deck?
DICE_ON: Final = 19  # (DICE_ON, space): how many dice are there?
MOST_DICE: Final = 20  # (MOST_DICE, space, ...): which of these have the most dice?

DICE: Final = 1  # the bit for the ten dice, in what the app deals

COUNTED: Final = "counted"  # an event: Ralph's final scoring, with his total

DONE: Final = 0  # your turn is over, whatever you did
SCORES: Final = range(-60, 300)  # your points

LEDGER: Final = Ledger(deals=3)
# rows, columns and Emperor rows, as bits
ASKED: Final = LEDGER.entry(Number("asked", 0, (1 << n.EMPEROR_RACE + 3) - 1))
KNOWN: Final = LEDGER.entry(Number("known", 0, (1 << solo_cards.CARDS) - 1))  # cards of your own deck, as bits
EXPOSED_BY: Final = LEDGER.entry(Number("exposed_by", 0, 2))  # who revealed the top card
# dice on each space; the position has the most
LOW: Final = LEDGER.entry(Numbers("at_least", 0, cards.DICE, count=7, whole=True))
TOTAL: Final = LEDGER.entry(Number("dice", 0, cards.DICE))  # on the action board
LEADER: Final = LEDGER.entry(Number("leader", 0, 127))  # the spaces that have the most dice, as bits; 0: not entered
SCORE: Final = LEDGER.entry(Number("score", SCORES[0], SCORES[-1], start=0))  # yours, which you count yourself (8.2)
