"""How good is a position for the player?  A documented guess at the final score, for the greedy player."""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import (
    DEFEND,
    IS_PLOT,
    LORD_TYPES,
    LORD_VP,
    OWNER_DRAWS,
    QUEST_TYPE,
    QUEST_VP,
    QUESTS,
    REQUIREMENTS,
    ROUNDS,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD
from tableforone.games.lords_of_waterdeep.legal import bits
from tableforone.games.lords_of_waterdeep.opponent.offers import OWNER_VALUE
from tableforone.games.lords_of_waterdeep.position import FINISHED, Waterdeep
from tableforone.games.lords_of_waterdeep.vocabulary import PLAYER

CUBE: Final = (2.0, 1.1, 1.1, 2.0, 0.6)  # what a resource in the tavern is worth before the last round
CARD: Final = 1.6
AGENT: Final = 2.0
PLOT: Final = 0.8  # points a round that a plot quest brings in
OPEN_QUEST: Final = 5


def estimate(p: Waterdeep) -> float:
    """Score now, plus resources, cards, agents, tiles and plot quests, plus what the open quests promise.

    A quest costs its five points from the start and promises its points and the lord's bonus, the more of them the
    more of its price lies in the tavern; each cube is promised to the most promising quest first.
    """
    if p.phase == FINISHED:
        return float(p.score)
    rounds = ROUNDS - p.round
    worth = float(p.score) + CARD * len(p.hand) + AGENT * p.pool[PLAYER]
    worth += sum(CUBE[kind] * p.my[kind] for kind in range(5)) if rounds else sum(p.my[:GOLD]) + p.my[GOLD] / 2
    worth += sum((OWNER_VALUE[tile] + OWNER_DRAWS[tile]) * 0.6 * rounds for tile in bits(p.my_tiles))
    worth += sum(PLOT * rounds for quest in bits(p.my_done) if IS_PLOT[quest])
    worth += 1.2 * rounds * (p.my_done >> DEFEND & 1)
    return worth + promises(p, rounds)


def promises(p: Waterdeep, rounds: int) -> float:
    """What the open quests are worth, the most promising first."""
    left = p.my[:]
    total = 0.0
    for gain, quest in sorted(((value(p, quest, rounds), quest) for quest in p.my_quests), reverse=True):
        price = sum(CUBE[kind] * n for kind, n in REQUIREMENTS[quest])
        have = 0.0
        for kind, n in REQUIREMENTS[quest]:
            used = min(n, left[kind])
            left[kind] -= used
            have += CUBE[kind] * used
        missing = price - have
        reach = max(0.0, 1.0 - missing / (2.5 * (rounds + 1))) if missing else 1.0
        total += reach * (0.35 + 0.55 * have / price) * max(0.0, gain - price) + reach * 4.0 - OPEN_QUEST
    return total


def value(p: Waterdeep, quest: int, rounds: int) -> float:
    """The points of a quest for this lord; a mandatory one frees the others."""
    gain = float(QUEST_VP[quest])
    if quest >= QUESTS:
        return gain + 6.0
    if LORD_TYPES[p.lord] >> QUEST_TYPE[quest] & 1:
        gain += LORD_VP[p.lord]
    return gain + (PLOT * 1.5 * rounds if IS_PLOT[quest] else 0.0)
