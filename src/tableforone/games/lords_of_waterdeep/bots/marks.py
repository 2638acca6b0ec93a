"""Additional inputs for a net that combine several fields: quests and prices, the lord."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep

QUESTS: Final[int] = len(cards.REQUIREMENTS)
SHORT: Final = 10  # this many missing resources or more
LORDS: Final[int] = len(cards.LORD_TYPES)
PLACEMENTS: Final = 0
MINE: Final = PLACEMENTS + 40
FULL: Final = MINE + QUESTS * SHORT
HIS: Final = FULL + QUESTS * 2
INN: Final = HIS + QUESTS * SHORT
FITS: Final = INN + QUESTS * 2
LORD: Final = FITS + 2 * 8
CARD: Final = LORD + LORDS * 8
TAVERN: Final = CARD + cards.CARD_KINDS * 8
HIS_TAVERN: Final = TAVERN + 24
TYPE: Final = HIS_TAVERN + 24
TILES: Final = TYPE + 5 * 8
READY: Final = TILES + 2 * 10
PLOTS: Final = READY + 8
COST: Final = PLOTS + 8 * 9
AT_HALL: Final = COST + 3 * 2
MARKS: Final = AT_HALL + cards.TILES * 2
# fields with too little information
OVERLOOKED: Final = frozenset({"card_bag", "card_discard", "quest_bag", "quest_discard", "supply", "tally", "trail"})
# chance words that only refill a row
REFILLS: Final = frozenset({"draw quest", "draw tile"})


def standing(p: Waterdeep) -> tuple[int, int]:
    """The score if the game ended now; Pseudo has none."""
    if not p.stack or p.phase == n.FINISHED:
        return p.score, 0
    score = p.score + p.my[0] + p.my[1] + p.my[2] + p.my[3] + p.my[n.GOLD] // 2
    return score + cards.OPEN_QUEST * len(p.my_quests), 0


def short_of(quest: int, goods: list[int]) -> int:
    missing = 0
    for kind, count in cards.REQUIREMENTS[quest]:
        missing += max(0, count - goods[kind])
    return min(SHORT - 1, missing)


def marks(p: Waterdeep) -> list[int]:
    rounds = max(0, cards.ROUNDS - p.round)
    found: list[int] = [PLACEMENTS + min(39, p.pool[YOU] + p.agents[YOU] * rounds)]
    types = cards.LORD_TYPES[p.lord] if p.lord >= 0 else 0
    fits = ready = 0
    by_type = [0] * 5
    for quest in p.my_quests:
        missing = short_of(quest, p.my)
        found.append(MINE + quest * SHORT + missing)
        if not missing:
            ready += 1
        of = cards.QUEST_TYPE[quest]
        if of >= 0:
            by_type[of] += 1
            if types >> of & 1:
                fits += 1
                found.append(FULL + quest * 2)
    for quest in p.his_quests:
        found.append(HIS + quest * SHORT + short_of(quest, p.his))
    shown = 0
    for quest in p.inn:
        if quest >= 0:
            fit = 1 if cards.QUEST_TYPE[quest] >= 0 and types >> cards.QUEST_TYPE[quest] & 1 else 0
            shown += fit
            found.append(INN + quest * 2 + fit)
    found += [FITS + min(7, fits), FITS + 8 + min(7, shown), READY + min(7, ready)]
    if p.lord >= 0:
        found.append(LORD + p.lord * 8 + min(7, p.my_tiles.bit_count()))
    late = rounds
    for card in p.hand:
        found.append(CARD + cards.CARD_KIND[card] * 8 + min(7, late))
    found.append(TAVERN + min(23, p.my[0] + p.my[1] + p.my[2] + p.my[3]))
    found.append(HIS_TAVERN + min(23, p.his[0] + p.his[1] + p.his[2] + p.his[3]))
    for of in range(5):
        found.append(TYPE + of * 8 + min(7, by_type[of]))
    found.append(TILES + min(9, p.my_tiles.bit_count()))
    found.append(TILES + 10 + min(9, p.his_tiles.bit_count()))
    plots = sum([cards.IS_PLOT[quest] for quest in bits(p.my_done)])
    found.append(PLOTS + min(7, plots) * 9 + min(8, rounds))
    for slot in range(3):
        tile = p.hall[slot]
        if tile >= 0:
            payable = 1 if p.my[n.GOLD] >= cards.TILE_COST[tile] else 0
            found.append(COST + slot * 2 + payable)
            found.append(AT_HALL + tile * 2 + payable)
    return found
