"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

from ..rules import cards

LEDGER: Final = 58  # (LEDGER, what the app deals, entries); at the end: your score?
HAVE: Final = 59  # (HAVE, kind): do you have such a cube?
LOW: Final = 60  # which cubes are running out?
SUPPLY: Final = 61  # (SUPPLY, kind): how many of them are left?
DONE_QUEST: Final = 62  # which of your quests affected him?

# Indexes of ledger entries, after what the app deals.
# a cube that his card takes: 0 not entered, else (1 + kind) * 2, + 1 if you have it
HAD: Final = 2
SCARCE: Final = 3  # scarce kinds of cubes, as bits
COUNTED: Final = 4  # those of them counted since you acted, as bits
QUEST: Final = 5  # 1: in this turn you complete a quest that affects him

LOTS: Final = 0  # what the app may draw: his random choices among equals

# Your placement: a place, or
PASSED: Final = cards.PLACES  # nowhere
LOW_KEY: Final = PASSED + 1  # first: a colour of cubes is running out
QUEST_KEY: Final = PASSED + 2  # first: in this turn I complete a quest that affects him
PLACE_REACH: Final = QUEST_KEY + 1

FEW: Final = 8  # fewer cubes of a kind are scarce: no turn takes as many
NO: Final = 0
YES: Final = 1
SHUFFLED: Final = cards.CARDS  # an answer: the discarded intrigue cards became the new deck

LOWEST: Final = 400  # the answer for a score of 0; scores may be negative
SCORES: Final = 900
