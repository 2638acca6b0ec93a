"""Constants of the companion: additional words, ledger entries, answers."""

from typing import Final

from tableforone.kernel.fields import Ledger, Number, Numbers

from ..rules import cards
from ..rules import numbers as n

YOUR_SCORE: Final = 58  # at the end: your score?
HAVE: Final = 59  # (HAVE, kind): do you have such a cube?
LOW: Final = 60  # which cubes are running out?
SUPPLY: Final = 61  # (SUPPLY, kind): how many of them are left?
DONE_QUEST: Final = 62  # which of your quests affected him?

FEW: Final = 8  # fewer cubes of a kind are scarce
UNWATCHED: Final = -1  # in games that began before LEFT was followed: he takes what he likes

LEDGER: Final = Ledger(deals=1)
# a cube that his card takes: 0 not entered, else (1 + kind) * 2, + 1 if you have it
HAD: Final = LEDGER.entry(Number("had", 0, 2 * n.GOLD))
SCARCE: Final = LEDGER.entry(Number("scarce", 0, n.ANY_CUBE))  # scarce kinds of cubes, as bits
COUNTED: Final = LEDGER.entry(Number("counted", 0, n.ANY_CUBE))  # those of them counted since you acted, as bits
QUEST: Final = LEDGER.entry(Number("quest", 0, 1))  # 1: in this turn you complete a quest that affects him
# by kind: cubes that the supply still has at least, if the kind is not scarce; UNWATCHED: not followed
LEFT: Final = LEDGER.entry(Numbers("left", UNWATCHED, FEW, start=(FEW,) * n.GOLD, whole=True))

LOTS: Final = 0  # what the app may draw: his random choices among equals

# Your placement: a place, or
PASSED: Final = cards.PLACES  # nowhere
LOW_KEY: Final = PASSED + 1  # first: a colour of cubes is running out
QUEST_KEY: Final = PASSED + 2  # first: in this turn I complete a quest that affects him
PLACE_REACH: Final = QUEST_KEY + 1

SHUFFLED: Final = cards.CARDS  # an answer: the discarded intrigue cards became the new deck

SCORES: Final = range(-400, 900)  # your points
