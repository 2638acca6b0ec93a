"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

# Words, each with the arguments of its frame.
LEDGER: Final = 84  # (ledger entries, see below); at the end: your score?
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

# Indexes of ledger entries.
STALE: Final = 2  # 1: you had a turn since the last entry about the queue
TOTAL: Final = 3  # dice on the action board
LOW: Final = 4  # the fewest dice that each space may have; the position has the most
CLAIMS: Final = 5  # objectives that were asked about, as bits
FRESH: Final = 6  # ballrooms whose lowest free row is known now, as bits
SPACES: Final = 7  # spaces whose coloured dice are known now, as bits
PLACED: Final = 8  # coloured dice whose space is known, as bits
WORTHS: Final = 9  # celebrities whose points are known, as bits
ORDERED: Final = 10  # 1: the order of the lounge was entered
SHOWN: Final = 11  # 1: your end-of-game staff was entered
DANCED: Final = 12  # rows of the ballroom in question whose dancers were entered, as bits
LEADER: Final = 13  # the spaces that have the most dice, as bits; 0: not entered
NOTHING: Final = (0, 0, (0,) * 7, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # initial values, from STALE on

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
SCORES: Final = 500
UNTOLD: Final = -99  # points of a guest that were not entered
