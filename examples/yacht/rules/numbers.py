"""The numbers of words, answers and kinds."""

from typing import Final

# words (kinds of stack entries)
ROUND: Final = 0
TURN: Final = 1
THROW: Final = 2
PLAY: Final = 3
STEER: Final = 4
CHOOSE: Final = 5
LOT: Final = 6

# answers in your turn
CAST: Final = 0  # throw the dice in the cup
CUP: Final = 1  # + face, from 0: put such a die into the cup
BOX: Final = 10  # + box: fill it
REACH: Final = 22

DICE: Final = 5
ROUNDS: Final = 6
THROWS: Final = 3  # yours; the captain's depend on the weather
MOST_THROWS: Final = 4
NUMBER_BOXES: Final = 0b111111  # Ones to Sixes, the crew
CREW: Final = 4  # number of these boxes that wins it
