"""Numbers of the companion. Words beyond those of the game, places of the ledger, answers."""

from typing import Final

LEDGER: Final = 28  # (LEDGER, what the app deals, and what is known); at the end: your score?
TURNED: Final = 29  # (TURNED, card): a Placement card lies face up; what the rows read of the table is asked first
FURTHEST: Final = 30  # (FURTHEST, arrow, nearest place that it can be)
NEXT_BACK: Final = 31  # (NEXT_BACK, arrow): the fields further out are full
FREE_SPOT: Final = 32  # (FREE_SPOT, arrow, place along it, LAST_TOLD, TOLD_NOW or WITH_ROOM)
ROOM: Final = 33  # is there an empty spot on a starting field?
BOOK_SPOT: Final = 34  # which spot of the Spellbooks is the first empty one?
FAITH: Final = 35  # (FAITH, divinity): how much of it have you?
LABOUR_RIGHT: Final = 36  # (LABOUR_RIGHT, level): does his Labour card show what we think?
LABOUR_NUMBER: Final = 37  # (LABOUR_NUMBER, which): what does it show?

# Places of the ledger, after what the app deals.  What is told holds while he places: your turns change it.
FAR: Final = 2  # by arrow: the place of the furthest field with room along it; 0: not told, FULL: there is none
SPOTS: Final = 3  # by tile: which of its spots are known, as bits
BOOK: Final = 4  # 1 + the place of a Spellbook spot that is empty
HER_FAITH: Final = 5  # by divinity: NONE to MORE, or UNTOLD
HAS_ROOM: Final = 6  # 1: a starting field has an empty spot
SURE: Final = 7  # Placement cards whose arrow she has seen, as bits
LABOUR_TOLD: Final = 8  # the level of the Labour card, once it is known to be hers

CARDS: Final = 0  # what the app may deal: Rudolph's cards

FULL: Final = -1
ALL_SPOTS: Final = 15
SHOWN: Final = 5  # places along an arrow that are offered at once
FURTHER: Final = 0  # an answer: further out than these
NO_FIELD: Final = 0  # an answer: no field of the line has an empty spot
NO_SPOT: Final = 4  # an answer: all four spots are taken
BEYOND: Final = 5  # an answer: a field lies further out
FIELD: Final = 6  # + place, an answer: the furthest field lies there now
NEXT: Final = 2  # places beyond the last one told that are offered with its spots

# what is known of the field whose spots are asked for
LAST_TOLD: Final = 0  # it was the furthest one of its line when that was told last
TOLD_NOW: Final = 1  # it is the furthest one
WITH_ROOM: Final = 2  # it is the furthest one with a free spot
DONE: Final = 0  # you have passed
OTHER: Final = 16  # + arrow: a card that we did not know shows it
NO: Final = 0
YES: Final = 1

# how much faith you have beside his
UNTOLD: Final = -1
NONE: Final = 0
FEWER: Final = 1
AS_MANY: Final = 2
MORE: Final = 3

SCORES: Final = 400  # your points are below this
