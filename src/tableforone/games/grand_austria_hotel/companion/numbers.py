"""Numbers of the companion. Words beyond those of the game, places of the ledger, answers."""

from typing import Final

# Words, with the arguments of their frames.
LEDGER: Final = 84  # (what is noted, see below); at the end: your score?
TAKEN: Final = 85  # (): which guests that the app knows have left the queue?
COLOUR: Final = 86  # (place in the queue)
POINTS: Final = 87  # (place in the queue)
DICE: Final = 88  # (face): how many dice lie there?
CLAIMED: Final = 89  # (objective 0-2): have you claimed it?
LOWEST: Final = 90  # (ballroom 0-2): the lowest row with a free space?
DANCERS: Final = 91  # (ballroom, row or -1 for all of them): how many of your dancers?
ON_SPACE: Final = 92  # (face): which coloured dice lie there?
WHERE: Final = 93  # (colour): on which space is this die?
WORTH: Final = 94  # (colour): points of its celebrity now?
LOUNGE: Final = 95  # (): the order of the lounge?
OWN_POINTS: Final = 96  # (guest of his café 0-2): his points?
YOUR_STAFF: Final = 97  # (): end-of-game staff that you have in play?
MOST: Final = 98  # (face, ...): on which of these spaces lie the most dice?

# Places of the ledger.
STALE: Final = 2  # 1: you had a turn since the queue was looked at
TOTAL: Final = 3  # dice on the action board
LOW: Final = 4  # at least so many dice on each space; the position holds how many there are at most
CLAIMS: Final = 5  # objectives that were asked for, as bits
FRESH: Final = 6  # ballrooms whose lowest free row is known right now, as bits
SPACES: Final = 7  # spaces whose coloured dice are known right now, as bits
PLACED: Final = 8  # coloured dice of which it is known where they are, as bits
WORTHS: Final = 9  # celebrities whose points are known, as bits
ORDERED: Final = 10  # 1: the order of the lounge was told
SHOWN: Final = 11  # 1: your end-of-game staff was told
DANCED: Final = 12  # places of the ballroom in question whose dancers were told, as bits
LEADER: Final = 13  # the spaces that have the most dice, as bits; 0: nobody has told
NOTHING: Final = (0, 0, (0,) * 7, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # from STALE on, in the beginning

# Answers.
DONE: Final = 0  # your turn is over
PASS: Final = 1
SERVED: Final = 2  # + guest of his café: he got his last item
USED: Final = 10  # + face: you used a space with tokens of his
NONE_TAKEN: Final = 17  # your turn is over, and nobody has left the queue
TOOK: Final = 18  # + place: your turn is over, and only this guest has left the queue
NO_GUEST: Final = 4  # beside the four colours
NO_MORE: Final = 0
FROM: Final = 1  # + place
FIRST: Final = 128  # + space: it has the most dice; of equal ones it is the first in the direction of the hand
LEAD: Final = 16  # + spaces as bits: of those that the card shows, these have the most dice
GUEST: Final = 32  # + (points + ZERO) * 4 + colour: both are told at once
ZERO: Final = 3  # a guest of 0 points; there are guests with fewer
MOST_POINTS: Final = 16
SCORES: Final = 500
UNTOLD: Final = -99  # points of a guest that nobody has told
