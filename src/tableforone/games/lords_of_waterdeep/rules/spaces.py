"""Spaces that may be chosen: agents, requirements of spaces, available cards and tiles."""

from typing import Final

from tableforone.kernel.bits import bits, mask_of

from . import cards
from . import numbers as n
from .cards import (
    BUILDERS_HALL,
    CARD_KIND,
    CONDITION,
    FIRST_TILE,
    HARBOR_1,
    HARBOR_MASK,
    ORB,
    THREE_PEARLS,
    TILE_COST,
    USE_GOLD,
    ZOARSTAR,
)
from .numbers import (
    ALWAYS,
    GOLD,
    IF_AGENT,
    IF_BRIBE,
    IF_CUBE,
    IF_DEAL,
    IF_HARBOR_AGENT,
    IF_QUEST,
    IF_WARES,
    PLOTS_LIMIT,
)
from .position import Waterdeep

BASIC: Final = (1 << HARBOR_1) - 1  # the ten spaces outside the harbor
FREE_SPACES: Final[list[list[int]]] = [
    [place for place in range(HARBOR_1) if not occupied >> place & 1] for occupied in range(BASIC + 1)
]
FREE_HARBOR: Final[list[list[int]]] = [
    [place for place in range(HARBOR_1, FIRST_TILE) if not occupied >> (place - HARBOR_1) & 1] for occupied in range(8)
]


def free_tiles(first: int) -> list[list[int]]:
    """By mask of eight tiles: the places of the free ones."""
    return [[FIRST_TILE + first + tile for tile in bits(mask)] for mask in range(256)]


FREE_LOW_TILES: Final = free_tiles(0)
FREE_MIDDLE_TILES: Final = free_tiles(8)
FREE_HIGH_TILES: Final = free_tiles(16)
DEMANDING_TILES: Final[int] = mask_of(
    [
        place - FIRST_TILE
        for place in range(FIRST_TILE, cards.PLACES)
        if USE_GOLD[place] or place in (ZOARSTAR, THREE_PEARLS)
    ]
)
ALWAYS_PLAYABLE: Final[list[bool]] = [CONDITION[kind] == ALWAYS for kind in CARD_KIND]  # by card
CHEAPEST_TILE: Final[int] = min(TILE_COST)
# by tile in Builder's Hall; the last entry is that of an empty slot, which is -1: nobody has so much
HALL_COST: Final[list[int]] = [*TILE_COST, 10**6]


def taken(p: Waterdeep) -> int:
    """All places with an agent of either side (4.1.1)."""
    places = p.my_places | p.his_places
    return places if p.ambassador < 0 else places | 1 << p.ambassador


def facing_player(p: Waterdeep) -> int:
    """Places with an opponent's agent for the player; the ambassador opposes both sides (6.4.3)."""
    return p.his_places if p.ambassador < 0 else p.his_places | 1 << p.ambassador


def facing_pseudo(p: Waterdeep) -> int:
    """Places with an opponent's agent for Pseudo."""
    return p.my_places if p.ambassador < 0 else p.my_places | 1 << p.ambassador


def has_plot_left(p: Waterdeep) -> bool:
    """Whether one more tile may enter play (6.1.6)."""
    return not p.switches & PLOTS_LIMIT or len(p.played) < cards.PLOTS


def affordable(p: Waterdeep, gold: int) -> list[int]:
    """Slots of Builder's Hall whose tile costs at most this."""
    return [slot for slot in range(3) if HALL_COST[p.hall[slot]] <= gold]


def can_buy(p: Waterdeep, gold: int) -> bool:
    if gold < CHEAPEST_TILE or (p.switches & PLOTS_LIMIT and not has_plot_left(p)):
        return False
    for tile in p.hall:
        if HALL_COST[tile] <= gold:
            return True
    return False


def usable(p: Waterdeep, place: int, gold: int, pool: int, mine: int, hand: list[int]) -> bool:
    """Whether the player can carry out the place's action with this gold, agents, cards (4.1.4)."""
    if place == BUILDERS_HALL:
        return can_buy(p, gold)
    if HARBOR_MASK >> place & 1:
        return can_play(p, gold, pool, mine, hand)
    if gold < USE_GOLD[place]:
        return False
    if place == ZOARSTAR:
        return can_copy(p, facing_player(p) & ~(1 << ZOARSTAR), gold, pool, mine, hand)
    return place != THREE_PEARLS or sum(p.my[:GOLD]) >= 2


def can_copy(p: Waterdeep, targets: int, gold: int, pool: int, mine: int, hand: list[int]) -> bool:
    return any(usable(p, place, gold, pool, mine, hand) for place in bits(targets))


def can_play(p: Waterdeep, gold: int, pool: int, mine: int, hand: list[int]) -> bool:
    for card in hand:
        if ALWAYS_PLAYABLE[card] or playable(p, card, gold, pool, mine, hand):
            return True
    return False


def playable(p: Waterdeep, card: int, gold: int, pool: int, mine: int, hand: list[int]) -> bool:
    """8.1.4: whether this card can be played once the harbor agent is placed."""
    condition = CONDITION[CARD_KIND[card]]
    if condition == ALWAYS:
        return True
    if condition == IF_BRIBE:
        rest = [other for other in hand if other != card]
        return gold >= cards.BRIBE_PRICE and can_copy(p, facing_player(p), gold - cards.BRIBE_PRICE, pool, mine, rest)
    if condition == IF_CUBE:
        return sum(p.his[:GOLD]) > 0
    if condition == IF_HARBOR_AGENT:
        return mine & HARBOR_MASK != 0
    if condition == IF_QUEST:
        return len(p.my_quests) > 0
    if condition == IF_DEAL:
        return max(p.hall) >= 0 and p.my_tiles & ~((taken(p) | mine) >> FIRST_TILE) != 0
    if condition == IF_AGENT:
        return mine != 0
    if condition == IF_WARES:
        return pool > 0 and len(free_hall_tiles(p, mine)) > 0
    return p.quest_bag | p.quest_discard != 0


def free_hall_tiles(p: Waterdeep, mine: int = 0) -> list[int]:
    """Tiles in Builder's Hall without an agent (8.2.3); ``mine`` may include a new one."""
    occupied = (taken(p) | mine) >> FIRST_TILE
    return [tile for tile in p.hall if tile >= 0 and not occupied >> tile & 1]


def open_places(p: Waterdeep, harbor: bool, agent: int = 1) -> list[int]:
    """All places where the player may put an agent (4.1.1, 4.1.4), including the Orb (7.4.8).

    ``agent`` is 1 for one from the pool, 0 for the ambassador, who is not the player's agent.
    """
    occupied = taken(p)
    gold = p.my[GOLD]
    pool = p.pool[0] - agent
    basic = occupied & BASIC
    if not basic >> BUILDERS_HALL and not can_buy(p, gold):
        basic |= 1 << BUILDERS_HALL
    moored = occupied >> HARBOR_1 & 7 if harbor and p.hand else 7
    # which of the free harbor spaces it is makes no difference for the cards
    if moored != 7 and not can_play(p, gold, pool, p.my_places | agent << FREE_HARBOR[moored][0], p.hand):
        moored = 7
    tiles = (p.my_tiles | p.his_tiles) & ~(occupied >> FIRST_TILE)
    demanding = tiles & DEMANDING_TILES
    while demanding:
        tile = demanding.bit_length() - 1
        demanding ^= 1 << tile
        place = FIRST_TILE + tile
        if not usable(p, place, gold, pool, p.my_places | agent << place, p.hand):
            tiles ^= 1 << tile
    places = FREE_SPACES[basic][:]
    if moored != 7:
        places += FREE_HARBOR[moored]
    low, high = tiles & 255, tiles >> 8
    if low:
        places += FREE_LOW_TILES[low]
    if high:
        places += FREE_MIDDLE_TILES[high & 255]
        places += FREE_HIGH_TILES[high >> 8]
    if agent and p.my_done >> ORB & 1 and not p.used & n.ORB_USED:
        places += shared_places(p, harbor)
        places.sort()
    return places


def shared_places(p: Waterdeep, harbor: bool) -> list[int]:
    """Places where the Magister's Orb lets the player join an opponent's agent (7.4.8)."""
    joined = facing_player(p) & ~p.my_places
    if not harbor:
        joined &= ~HARBOR_MASK
    pool = p.pool[0] - 1
    return [place for place in bits(joined) if usable(p, place, p.my[GOLD], pool, p.my_places | 1 << place, p.hand)]
