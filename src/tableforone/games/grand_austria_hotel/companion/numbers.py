"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

from tableforone.kernel.fields import Ledger, Number, Numbers

# Words, each with the arguments of its frame.
YOUR_SCORE: Final = 84  # (): at the end: your score?
TAKEN: Final = 85  # (): which known guests have left the queue?
COLOUR: Final = 86  # (place in the queue)
POINTS: Final = 87  # (place in the queue)
DICE: Final = 88  # (face): how many dice are there?
CLAIMED: Final = 89  # (objective 0-2): have you claimed it?
LOWEST: Final = 90  # (ballroom 0-2): the lowest row with a free space?
DANCERS: Final = 91  # (ballroom, row or -1 for all of them): how many of your dancers?
ON_SPACE: Final = 92  # (face): which coloured dice are there?
WHERE: Final = 93  # (colour): on which space is this die?
WORTH: Final = 94  # (colour): points of its celebrity now?
LOUNGE: Final = 95  # (): the order of the lounge?
OWN_POINTS: Final = 96  # (guest of his café 0-2): his points?
YOUR_STAFF: Final = 97  # (): your end-of-game staff in play?
MOST: Final = 98  # (face, ...): which of these spaces have the most dice?

LEDGER: Final = Ledger(deals=1)
STALE: Final = LEDGER.entry(Number("stale", 0, 1))  # 1: you had a turn since the last entry about the queue
TOTAL: Final = LEDGER.entry(Number("dice", 0, 10))  # on the action board
# dice on each space; the position has the most
LOW: Final = LEDGER.entry(Numbers("at_least", 0, 10, count=7, whole=True))
CLAIMS: Final = LEDGER.entry(Number("claims", 0, 7))  # objectives that were asked about, as bits
FRESH: Final = LEDGER.entry(Number("fresh", 0, 7))  # ballrooms whose lowest free row is known now, as bits
SPACES: Final = LEDGER.entry(Number("spaces", 0, 127))  # spaces whose coloured dice are known now, as bits
PLACED: Final = LEDGER.entry(Number("placed", 0, 7))  # coloured dice whose space is known, as bits
WORTHS: Final = LEDGER.entry(Number("worths", 0, 4095))  # celebrities whose points are known, as bits
ORDERED: Final = LEDGER.entry(Number("ordered", 0, 1))  # 1: the order of the lounge was entered
SHOWN: Final = LEDGER.entry(Number("shown", 0, 1))  # 1: your end-of-game staff was entered
# rows of the ballroom in question whose dancers were entered, as bits
DANCED: Final = LEDGER.entry(Number("danced", 0, 15))
LEADER: Final = LEDGER.entry(Number("leader", 0, 127))  # the spaces that have the most dice, as bits; 0: not entered

# Answers.
DONE: Final = 0  # your turn is over
PASS: Final = 1
SERVED: Final = 2  # + guest in his café: he got his last item
USED: Final = 10  # + face: you used a space with his tokens
NONE_TAKEN: Final = 17  # your turn is over, and no guest has left the queue
TOOK: Final = 18  # + place: your turn is over, and only this guest has left the queue
NO_GUEST: Final = 4  # after the four colours
NO_MORE: Final = 0
FROM: Final = 1  # + place
# + space: it has the most dice; if tied, it is the first in the direction of the hand
FIRST: Final = 128
LEAD: Final = 16  # + spaces as bits: of those on the card, these have the most dice
GUEST: Final = 32  # + (points + ZERO) * 4 + colour: both at once
ZERO: Final = 3  # offset for a guest with 0 points; some guests have fewer
MOST_POINTS: Final = 16
SCORES: Final = range(500)  # your points
UNTOLD: Final = -99  # points of a guest that were not entered
