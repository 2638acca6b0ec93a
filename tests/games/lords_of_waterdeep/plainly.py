"""Plain versions of the fast offers and places: effect by effect, as the document says (S6).

Tests compare them with ``offers.py`` and ``spaces.py``, which compute in advance what never changes.
"""

from typing import Final

from tableforone.games.lords_of_waterdeep.opponent.needs import dearest
from tableforone.games.lords_of_waterdeep.opponent.offers import LOOSE, NEVER, OWNER_VALUE, Offer
from tableforone.games.lords_of_waterdeep.rules import cards
from tableforone.games.lords_of_waterdeep.rules import numbers as n
from tableforone.games.lords_of_waterdeep.rules.position import Waterdeep
from tableforone.games.lords_of_waterdeep.rules.spaces import can_buy, facing_player, facing_pseudo, taken, usable
from tableforone.kernel.bits import mask_of

INTRIGUE: Final = 5  # index of cards and quests among the goods
QUEST: Final = 6


def plain_offer(p: Waterdeep, place: int, source: int, sought: int) -> Offer:
    """What Pseudo would gain on ``place`` by the action of ``source``, and what its owners get."""
    goods = [0] * 7
    for effect in cards.ACTIONS[source]:
        if effect[0] == n.GAIN:
            for kind, count in enumerate(effect[1:]):
                goods[kind] += count if kind == n.GOLD else min(count, p.supply[kind])
        elif effect[0] == n.GAIN_PER_TILE:
            goods[effect[1]] += effect[2] * len(p.played)
        elif effect[0] == n.TAKE_STOCK:
            goods[cards.STOCK_KIND[effect[1]]] += p.stock[effect[1]]
        elif effect[0] == n.DRAW_INTRIGUE:
            goods[INTRIGUE] += effect[1]
        elif effect[0] == n.TAKE_QUEST:
            goods[QUEST] += 1
    loose = 0
    for effect in cards.ACTIONS[source]:
        if effect[0] == n.GAIN_ANY:
            loose = plain_choice(p, goods, cards.USE_GOLD[source], effect[1], effect[2], sought)
    worth = [*cards.VALUE, cards.CARD_VALUE, cards.QUEST_VALUE]
    value = sum(count * worth[kind] for kind, count in enumerate(goods))
    gives = sum(1 << kind for kind in range(5) if goods[kind])
    owned = [used - cards.FIRST_TILE for used in {place, source} if used >= cards.FIRST_TILE]
    reward = sum(OWNER_VALUE[tile] for tile in owned if p.my_tiles >> tile & 1)
    return Offer._make((place, source, *goods, value, reward, gives | loose))


def plain_choice(p: Waterdeep, goods: list[int], cost: int, count: int, mask: int, sought: int) -> int:
    """The cubes Pseudo chooses, one by one: the first still needed, else the most valuable (S6.3).

    Everything else that the space gives is already added, and its cost is paid.
    """
    loose, served = 0, False
    for _ in range(count):
        held = [p.his[kind] + goods[kind] for kind in range(5)]
        held[n.GOLD] -= cost
        permitted = [kind for kind in range(n.GOLD) if mask >> kind & 1 and p.supply[kind] > goods[kind]]
        if not permitted:
            break
        lacking = [
            kind
            for quest in p.his_quests
            for kind, wanted in cards.REQUIREMENTS[quest][:: -1 if p.switches & n.NEEDS_RIGHT_TO_LEFT else 1]
            if held[kind] < wanted and kind in permitted
        ]
        if lacking and not served:
            served = bool(p.switches & n.NEEDS_SERVED_ONCE)
            goods[lacking[0]] += 1
        else:
            loose = LOOSE
            goods[dearest(mask_of(permitted), sought)] += 1
    return loose


def plain_board_offers(p: Waterdeep) -> list[Offer]:
    """All spaces available to Pseudo (S6.1): the board, the open harbor, the tiles as played."""
    board = range(cards.HARBOR_1 if p.phase == n.HARBOR_PHASE else cards.FIRST_TILE)
    found: list[Offer] = []
    for place in [*board, *(cards.FIRST_TILE + tile for tile in p.played)]:
        if not taken(p) >> place & 1 and not avoided(p, place):
            found += plain_offers_of(p, place)
    return found


def avoided(p: Waterdeep, place: int) -> bool:
    """Whether this is Cliffwatch Inn and he avoids it (S7.3)."""
    return cards.PLACE_IDS[place].startswith("cliffwatch_inn") and p.switches & n.PSEUDO_AVOIDS_THE_INN > 0


def plain_offers_of(p: Waterdeep, place: int) -> list[Offer]:
    """The offers of one free place: one, several on The Zoarstar, or none if it is of no use."""
    gold = p.his[n.GOLD]
    if place == cards.BUILDERS_HALL:
        return [plain_offer(p, place, place, n.NOTHING)] if can_buy(p, gold) else []
    if place == cards.CASTLE or cards.HARBOR_MASK >> place & 1:
        return [plain_offer(p, place, place, n.NOTHING)]
    sources = [place]
    if place == cards.ZOARSTAR:
        never = cards.HARBOR_MASK | 1 << cards.BUILDERS_HALL | 1 << cards.ZOARSTAR | NEVER
        tiles = [cards.FIRST_TILE + tile for tile in p.played + p.hall if tile >= 0]
        human = facing_pseudo(p) & ~never
        spaces = [*range(cards.FIRST_TILE), *tiles]
        sources = [source for source in spaces if human >> source & 1 and not avoided(p, source)]
    elif NEVER >> place & 1:
        return []
    found = [plain_offer(p, place, source, n.NOTHING) for source in sources if cards.USE_GOLD[source] <= gold]
    return [one for one in found if one.value]


def plain_open_places(p: Waterdeep, harbor: bool, agent: int = 1) -> list[int]:
    """All usable free or shared places."""
    orb = agent == 1 and p.my_done >> cards.ORB & 1 == 1 and not p.used & n.ORB_USED
    free = [*range(cards.FIRST_TILE), *(cards.FIRST_TILE + tile for tile in p.played)]
    found: list[int] = []
    for place in range(cards.PLACES):
        here = 1 << place
        open_here = place in free and not taken(p) & here
        shared = orb and facing_player(p) & here and not p.my_places & here
        if (open_here or shared) and (harbor or not cards.HARBOR_MASK & here):
            mine = p.my_places | here * agent
            if usable(p, place, p.my[n.GOLD], p.pool[0] - agent, mine, p.hand):
                found.append(place)
    return found
