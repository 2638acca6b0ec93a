"""Numbers of the companion. Words beyond those of the game, places of the ledger, answers."""

from typing import Final

from ..rules import cards

LEDGER: Final = 58  # (LEDGER, what the app deals, and what is known); at the end: your score?
HAVE: Final = 59  # (HAVE, kind): have you such a cube?
LOW: Final = 60  # which cubes are running out?
SUPPLY: Final = 61  # (SUPPLY, kind): how many of them are left?
DONE_QUEST: Final = 62  # which of your quests moved something that he looks at?

# Places of the ledger, after what the app deals.
HAD: Final = 2  # whether you have a cube that a card of his takes: 0 not told, 1 + kind * 2 + 1 if you have it
SCARCE: Final = 3  # kinds of cubes of which few are left, as bits
COUNTED: Final = 4  # those of them that were counted since you acted, as bits
QUEST: Final = 5  # 1: with this turn you complete a quest that he looks at

LOTS: Final = 0  # what the app may draw: the lots among his equal choices

# Where you placed: a place, or
PASSED: Final = cards.PLACES  # nowhere
LOW_KEY: Final = PASSED + 1  # first: a colour of cubes is running out
QUEST_KEY: Final = PASSED + 2  # first: in this turn I complete a quest that he looks at
PLACE_REACH: Final = QUEST_KEY + 1

FEW: Final = 8  # fewer than so many cubes of a kind are few: no turn takes as many
NO: Final = 0
YES: Final = 1
SHUFFLED: Final = cards.CARDS  # an answer: the discarded intrigue cards were shuffled into a new deck

LOWEST: Final = 400  # a score of 0 is this answer: scores may be negative
SCORES: Final = 900
