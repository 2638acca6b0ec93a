"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

from tableforone.kernel.fields import Ledger, Number, Numbers

from ..opponent.rows import LINES
from ..rules import cards
from ..rules import numbers as n

YOUR_SCORE: Final = 28  # at the end: your score?
TURNED: Final = 29  # (TURNED, card): a revealed Placement card; what the rows need is asked first
FURTHEST: Final = 30  # (FURTHEST, arrow, nearest possible place)
NEXT_BACK: Final = 31  # (NEXT_BACK, arrow): the fields further out are full
FREE_SPOT: Final = 32  # (FREE_SPOT, arrow, place along it, LAST_TOLD, TOLD_NOW or WITH_ROOM)
ROOM: Final = 33  # is there an empty spot on a starting field?
BOOK_SPOT: Final = 34  # which spot of the Spellbooks is the first empty one?
FAITH: Final = 35  # (FAITH, divinity): how much of it do you have?
LABOUR_RIGHT: Final = 36  # (LABOUR_RIGHT, level): is the app's Labour card right?
LABOUR_NUMBER: Final = 37  # (LABOUR_NUMBER, which): what does it show?

FULL: Final = -1
ALL_SPOTS: Final = 15
SHOWN: Final = 5  # number of places along an arrow that are offered at once
FURTHER: Final = 0  # an answer: further out than these
NO_FIELD: Final = 0  # an answer: no field of the line has an empty spot
NO_SPOT: Final = 4  # an answer: all four spots are taken
BEYOND: Final = 5  # an answer: there is a field further out
FIELD: Final = 6  # + place, an answer: the furthest field is there now
NEXT: Final = 2  # number of places beyond the last known one that are offered with its spots

# what is known about the field whose spots are asked for
LAST_TOLD: Final = 0  # it was the furthest one of its line at the last entry
TOLD_NOW: Final = 1  # it is the furthest one
WITH_ROOM: Final = 2  # it is the furthest one with a free spot
DONE: Final = 0  # you have passed
OTHER: Final = 16  # + arrow: a card that was not known shows it

# your faith compared to his
UNTOLD: Final = -1
NONE: Final = 0
FEWER: Final = 1
AS_MANY: Final = 2
MORE: Final = 3

SCORES: Final = range(400)  # your points

# entries hold while he places; your turns change them
LEDGER: Final = Ledger(deals=1)
# by arrow: the place of the furthest field with room; 0: not entered, FULL: none
FAR: Final = LEDGER.entry(Numbers("furthest", FULL, n.WIDTH, start=(0,) * len(LINES), whole=True))
# by tile: its known spots, as bits
SPOTS: Final = LEDGER.entry(Numbers("spots", 0, ALL_SPOTS, count=cards.TILES, whole=True))
BOOK: Final = LEDGER.entry(Number("book", 0, 2 * cards.BOOKS))  # 1 + the place of a Spellbook spot that is empty
HER_FAITH: Final = LEDGER.entry(Numbers("faith", UNTOLD, MORE, count=len(n.GODS), whole=True))  # by divinity
HAS_ROOM: Final = LEDGER.entry(Number("room", 0, 1))  # 1: a starting field has an empty spot
# Placement cards whose arrow the player has seen, as bits
SURE: Final = LEDGER.entry(Number("sure", 0, (1 << OTHER) - 1))
LABOUR_TOLD: Final = LEDGER.entry(Number("labour", 0, 3))  # the level of the Labour card, once it is the player's own
