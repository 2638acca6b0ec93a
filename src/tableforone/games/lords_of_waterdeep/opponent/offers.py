"""What does Pseudo need, and what would each space give him?  Needs (7A, 7B), yields and values (S6)."""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import (
    ACTIONS,
    BUILDERS_HALL,
    CARD_VALUE,
    CASTLE,
    FIRST_TILE,
    HARBOR_1,
    HARBOR_MASK,
    ORB,
    OWNER_ACTIONS,
    PLACES,
    QUEST_VALUE,
    REQUIREMENTS,
    STOCK_KIND,
    STONE_HOUSE,
    THREE_PEARLS,
    TILES,
    USE_GOLD,
    VALUE,
    ZOARSTAR,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, NOTHING, Template
from tableforone.games.lords_of_waterdeep.legal import BASIC, bits, can_buy, facing_pseudo, free_hall_tiles, taken
from tableforone.games.lords_of_waterdeep.position import HARBOR_PHASE, ORB_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.vocabulary import (
    BRIBE,
    DRAW_INTRIGUE,
    GAIN,
    GAIN_ANY,
    SCORE,
    TAKE_QUEST,
    WARES,
)

# an offer: place of the agent, space whose action he uses (the copied one), five resources, cards, quests, value,
# the human owner's reward, and a mask of the resources it gives
Offer = tuple[int, ...]
O_PLACE: Final = 0
O_SOURCE: Final = 1
O_GOODS: Final = 2
O_CARDS: Final = 7
O_QUESTS: Final = 8
O_VALUE: Final = 9
O_OWNER: Final = 10
O_GIVES: Final = 11


# --- needs


def needs(p: Waterdeep) -> list[int]:
    """The resources he lacks, quest by quest from the top, in printed order (S5.1-S5.3)."""
    found: list[int] = []
    his = p.his
    for quest in p.his_quests:
        for kind, n in REQUIREMENTS[quest]:
            if his[kind] < n:
                found.append(kind)
    return found


def first_need(quests: list[int], goods: list[int], permitted: int) -> int:
    """The first entry of the needs list among the permitted kinds, or NOTHING."""
    for quest in quests:
        for kind, n in REQUIREMENTS[quest]:
            if goods[kind] < n and permitted >> kind & 1:
                return kind
    return NOTHING


def in_supply(p: Waterdeep) -> int:
    """The kinds of cubes the supply still has, as a mask."""
    supply = p.supply
    return (supply[0] > 0) | (supply[1] > 0) << 1 | (supply[2] > 0) << 2 | (supply[3] > 0) << 3


def dearest(permitted: int, sought: int) -> int:
    """The permitted kind of the highest value; among equals the one sought, else the first (S6.3)."""
    best = NOTHING
    for kind in range(4):
        if permitted >> kind & 1:
            if best < 0 or VALUE[kind] > VALUE[best] or (kind == sought and VALUE[kind] == VALUE[best]):
                best = kind
    return best


# --- what the data says of each place


def plain_goods(place: int) -> list[int]:
    """The printed five resources, cards and quests of a place, without its free choices."""
    goods = [0] * 7
    for effect in ACTIONS[place]:
        if effect[0] == GAIN:
            for kind in range(5):
                goods[kind] += effect[1 + kind]
        elif effect[0] == DRAW_INTRIGUE:
            goods[5] += effect[1]
        elif effect[0] == TAKE_QUEST:
            goods[6] += 1
    return goods


def choice(place: int) -> tuple[int, int]:
    """How many cubes of which kinds the user of a place may choose."""
    for effect in ACTIONS[place]:
        if effect[0] == GAIN_ANY:
            return int(effect[1]), int(effect[2])
    return 0, 0


def worth(effect: Template) -> int:
    """An owner reward in points; a choice counts as its most valuable option (S6.7)."""
    if effect[0] == GAIN:
        return sum(VALUE[kind] * effect[1 + kind] for kind in range(5))
    if effect[0] == GAIN_ANY:
        return int(effect[1]) * max(VALUE[kind] for kind in bits(effect[2]))
    if effect[0] == DRAW_INTRIGUE:
        return CARD_VALUE * int(effect[1])
    if effect[0] == SCORE:
        return int(effect[1])
    raise ValueError(f"an owner reward has no value for Pseudo: {effect}")


PLAIN: Final[list[list[int]]] = [plain_goods(place) for place in range(PLACES)]
CHOICE_SIZE: Final[list[int]] = [choice(place)[0] for place in range(PLACES)]
CHOICE_KINDS: Final[list[int]] = [choice(place)[1] for place in range(PLACES)]
OWNER_VALUE: Final[list[int]] = [sum(worth(effect) for effect in OWNER_ACTIONS[tile]) for tile in range(TILES)]
# places whose yield is printed and never changes as long as the supply has two cubes of every kind
FIXED: Final[list[bool]] = [
    not CHOICE_SIZE[x] and x not in (STONE_HOUSE, ZOARSTAR) and (x < FIRST_TILE or STOCK_KIND[x - FIRST_TILE] < 0)
    for x in range(PLACES)
]
NEVER: Final = 1 << THREE_PEARLS  # S1.6: removed from the solo game, and he would not know what to give back


def build(place: int, source: int, goods: list[int], reward: int) -> Offer:
    """An offer from its goods: value as in S6.4, reward as in S6.7."""
    c, f, r, w, g, cards, quests = goods
    value = (
        c * VALUE[0]
        + f * VALUE[1]
        + r * VALUE[2]
        + w * VALUE[3]
        + g * VALUE[4]
        + cards * CARD_VALUE
        + quests * QUEST_VALUE
    )
    gives = (c > 0) | (f > 0) << 1 | (r > 0) << 2 | (w > 0) << 3 | (g > 0) << 4
    return (place, source, c, f, r, w, g, cards, quests, value, reward, gives)


FREE_OFFERS: Final[list[Offer]] = [build(place, place, PLAIN[place], 0) for place in range(PLACES)]
OWNED_OFFERS: Final[list[Offer]] = [
    build(place, place, PLAIN[place], OWNER_VALUE[place - FIRST_TILE] if place >= FIRST_TILE else 0)
    for place in range(PLACES)
]
# tiles that can always be used, with a yield that is always the same and worth something
QUICK: Final[list[bool]] = [
    FIXED[x] and not USE_GOLD[x] and not NEVER >> x & 1 and FREE_OFFERS[x][O_VALUE] > 0 for x in range(PLACES)
]
BOARD_OFFERS: Final[list[list[Offer]]] = [
    [FREE_OFFERS[place] for place in range(HARBOR_1) if not occupied >> place & 1] for occupied in range(BASIC + 1)
]

HARBOR_OFFERS: Final[list[list[Offer]]] = [
    [FREE_OFFERS[place] for place in range(HARBOR_1, FIRST_TILE) if not occupied >> (place - HARBOR_1) & 1]
    for occupied in range(8)
]


# --- offers


def offer(p: Waterdeep, place: int, source: int, sought: int) -> Offer:
    """What Pseudo would receive with an agent on ``place`` by the action of ``source`` (S6.2)."""
    reward = owner_reward(p, place)
    if place != source:
        reward += owner_reward(p, source)
    elif FIXED[source] and min(p.supply) >= 2:
        return OWNED_OFFERS[source] if reward else FREE_OFFERS[source]
    goods = PLAIN[source][:]
    for kind in range(4):
        goods[kind] = min(goods[kind], p.supply[kind])
    if source == STONE_HOUSE:
        goods[GOLD] += len(p.played)
    elif source >= FIRST_TILE and 0 <= STOCK_KIND[source - FIRST_TILE] <= GOLD:
        goods[STOCK_KIND[source - FIRST_TILE]] += p.stock[source - FIRST_TILE]
    if CHOICE_SIZE[source]:
        add_choice(p, goods, source, sought)
    return build(place, source, goods, reward)


def owner_reward(p: Waterdeep, place: int) -> int:
    """What the human would get as the owner of the place."""
    if place >= FIRST_TILE and p.my_tiles >> (place - FIRST_TILE) & 1:
        return OWNER_VALUE[place - FIRST_TILE]
    return 0


def add_choice(p: Waterdeep, goods: list[int], source: int, sought: int) -> None:
    """The cubes he would take for question marks, one after the other (S6.3)."""
    tavern = [p.his[kind] + goods[kind] for kind in range(5)]
    tavern[GOLD] -= USE_GOLD[source]
    left = [p.supply[kind] - goods[kind] for kind in range(4)]
    for _ in range(CHOICE_SIZE[source]):
        permitted = 0
        for kind in range(4):
            if left[kind] > 0 and CHOICE_KINDS[source] >> kind & 1:
                permitted |= 1 << kind
        if not permitted:
            return
        kind = first_need(p.his_quests, tavern, permitted)
        if kind < 0:
            kind = dearest(permitted, sought)
        goods[kind] += 1
        tavern[kind] += 1
        left[kind] -= 1


def copied_offers(p: Waterdeep, gold: int, sought: int) -> list[Offer]:
    """The Zoarstar: one offer for each space with a human agent that yields something (S6.9)."""
    targets = facing_pseudo(p) & ~(HARBOR_MASK | 1 << BUILDERS_HALL | 1 << ZOARSTAR | NEVER)
    found: list[Offer] = []
    for target in bits(targets):
        if USE_GOLD[target] <= gold:
            one = offer(p, ZOARSTAR, target, sought)
            if one[O_VALUE]:
                found.append(one)
    return found


def tile_offers(p: Waterdeep, place: int, gold: int, sought: int) -> list[Offer]:
    """The offers of one tile: none if its cost cannot be paid (S6.1) or it yields nothing (S7.6)."""
    if place == ZOARSTAR:
        return copied_offers(p, gold, sought)
    if USE_GOLD[place] > gold or NEVER >> place & 1:
        return []
    one = offer(p, place, place, sought)
    return [one] if one[O_VALUE] else []


def board_offers(p: Waterdeep) -> list[Offer]:
    """All spaces available to Pseudo (S6.1), in the order of S14.1."""
    occupied = taken(p)
    gold = p.his[GOLD]
    found = BOARD_OFFERS[occupied & BASIC][:]
    if not occupied >> BUILDERS_HALL & 1 and not can_buy(p, gold):
        found.pop()
    ample = min(p.supply) >= 2
    if not ample:
        found = [offer(p, one[O_PLACE], one[O_PLACE], NOTHING) for one in found]
        found = [one for one in found if one[O_VALUE] or one[O_PLACE] in (CASTLE, BUILDERS_HALL)]
    if p.phase != HARBOR_PHASE:
        found += HARBOR_OFFERS[occupied >> HARBOR_1 & 7]
    for tile in p.played:
        place = FIRST_TILE + tile
        if not occupied >> place & 1:
            if ample and QUICK[place]:
                found.append(OWNED_OFFERS[place] if p.my_tiles >> tile & 1 else FREE_OFFERS[place])
            else:
                found += tile_offers(p, place, gold, NOTHING)
    return found


def bribe_offers(p: Waterdeep) -> list[Offer]:
    """Spaces with a human agent that Bribe Agent could copy, the bribe already paid (S10.6)."""
    gold = p.his[GOLD]
    found: list[Offer] = []
    for place in bits(facing_pseudo(p)):
        if place >= FIRST_TILE:
            found += tile_offers(p, place, gold, NOTHING)
        elif place != BUILDERS_HALL or can_buy(p, gold):
            one = offer(p, place, place, NOTHING)
            if one[O_VALUE] or place == BUILDERS_HALL or HARBOR_MASK >> place & 1:
                found.append(one)
    return found


def wares_offers(p: Waterdeep) -> list[Offer]:
    """Tiles in Builder's Hall for Sample Wares (S10.3)."""
    found: list[Offer] = []
    for tile in free_hall_tiles(p):
        found += tile_offers(p, FIRST_TILE + tile, p.his[GOLD], NOTHING)
    return found


def offers_for(p: Waterdeep, occasion: int) -> list[Offer]:
    """All offers, before it is known for which need."""
    if occasion == BRIBE:
        return bribe_offers(p)
    if occasion == WARES:
        return wares_offers(p)
    return board_offers(p)


def shared_offers(p: Waterdeep, need: int) -> list[Offer]:
    """Spaces of the human that the Magister's Orb lets him join because they give what he needs (S11.5)."""
    found: list[Offer] = []
    gold = p.his[GOLD]
    for place in bits(facing_pseudo(p) & ~p.theirs & ~HARBOR_MASK):
        offers = tile_offers(p, place, gold, need) if place >= FIRST_TILE else [offer(p, place, place, need)]
        found += [one for one in offers if one[O_GIVES] >> need & 1]
    return found


def gives(offers: list[Offer], need: int) -> bool:
    for one in offers:
        if one[O_GIVES] >> need & 1:
            return True
    return False


def survey(p: Waterdeep, occasion: int) -> tuple[list[Offer], int]:
    """All offers, and the first needed resource that one of them gives (7B, S7.2)."""
    found = offers_for(p, occasion)
    orb = occasion < WARES and p.his_done >> ORB & 1 and not p.used >> 2 & ORB_USED
    for need in needs(p):
        if gives(found, need):
            return chosen_for(p, found, need), need
        if orb:
            shared = shared_offers(p, need)
            if shared:
                return found + shared, need
    return found, NOTHING


def chosen_for(p: Waterdeep, offers: list[Offer], need: int) -> list[Offer]:
    """The offers once the need is known: which of two equal cubes he takes may depend on it (S6.3.3)."""
    if need == GOLD:
        return offers
    return [offer(p, one[O_PLACE], one[O_SOURCE], need) if CHOICE_SIZE[one[O_SOURCE]] else one for one in offers]
