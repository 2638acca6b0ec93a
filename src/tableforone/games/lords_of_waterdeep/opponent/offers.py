"""What would each space give Pseudo?  Yields and values (S6), and the need for which he looks (7B)."""

from typing import Final

from tableforone.kernel.bits import bits

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import BUILDERS_HALL, FIRST_TILE
from ..rules.effects import Effect
from ..rules.position import Waterdeep
from ..rules.spaces import BASIC, can_buy, facing_pseudo, free_hall_tiles, taken
from .needs import DEAREST, first_needed, needs

# an offer: place of the agent, space whose action he uses (the copied one), five resources, cards, quests, value,
# the human owner's reward, and a mask of the resources it gives; LOOSE is set if a cube was chosen by value alone
Offer = tuple[int, ...]
O_PLACE: Final = 0
O_SOURCE: Final = 1
O_GOODS: Final = 2
O_CARDS: Final = 7
O_QUESTS: Final = 8
O_VALUE: Final = 9
O_OWNER: Final = 10
O_GIVES: Final = 11
ALL_KINDS: Final = 31
LOOSE: Final = 32


def ample(p: Waterdeep, cubes: int = 2) -> bool:
    """Has the supply so many cubes of every kind?  Two are enough for whatever a place prints."""
    supply = p.supply
    return supply[0] >= cubes and supply[1] >= cubes and supply[2] >= cubes and supply[3] >= cubes


# --- what the data says of each place


def plain_goods(place: int) -> list[int]:
    """The printed five resources, cards and quests of a place, without its free choices."""
    goods = [0] * 7
    for effect in cards.ACTIONS[place]:
        if effect[0] == n.GAIN:
            for kind in range(5):
                goods[kind] += effect[1 + kind]
        elif effect[0] == n.DRAW_INTRIGUE:
            goods[5] += effect[1]
        elif effect[0] == n.TAKE_QUEST:
            goods[6] += 1
    return goods


def choice(place: int) -> tuple[int, int]:
    """How many cubes of which kinds the user of a place may choose."""
    for effect in cards.ACTIONS[place]:
        if effect[0] == n.GAIN_ANY:
            return int(effect[1]), int(effect[2])
    return 0, 0


def worth(effect: Effect) -> int:
    """An owner reward in points; a choice counts as its most valuable option (S6.7)."""
    if effect[0] == n.GAIN:
        return sum(cards.VALUE[kind] * effect[1 + kind] for kind in range(5))
    if effect[0] == n.GAIN_ANY:
        return int(effect[1]) * max(cards.VALUE[kind] for kind in bits(effect[2]))
    if effect[0] == n.DRAW_INTRIGUE:
        return cards.CARD_VALUE * int(effect[1])
    if effect[0] == n.SCORE:
        return int(effect[1])
    raise ValueError(f"an owner reward has no value for Pseudo: {effect}")


PLAIN: Final[list[list[int]]] = [plain_goods(place) for place in range(cards.PLACES)]
CHOICE_SIZE: Final[list[int]] = [choice(place)[0] for place in range(cards.PLACES)]
CHOICE_MASK: Final[list[int]] = [choice(place)[1] for place in range(cards.PLACES)]
CHOICE_KINDS: Final[list[list[int]]] = [bits(mask) for mask in CHOICE_MASK]
OWNER_VALUE: Final[list[int]] = [
    sum(worth(effect) for effect in cards.OWNER_ACTIONS[tile]) for tile in range(cards.TILES)
]
# places whose yield is printed and never changes as long as the supply has two cubes of every kind
FIXED: Final[list[bool]] = [
    not CHOICE_SIZE[x]
    and x not in (cards.STONE_HOUSE, cards.ZOARSTAR)
    and (x < FIRST_TILE or cards.STOCK_KIND[x - FIRST_TILE] < 0)
    for x in range(cards.PLACES)
]
NEVER: Final = 1 << cards.THREE_PEARLS  # S1.6: removed from the solo game, and he would not know what to give back


def build(place: int, source: int, goods: list[int], reward: int, loose: int = 0) -> Offer:
    """An offer from its goods: value as in S6.4, reward as in S6.7."""
    c, f, r, w, g, intrigue, quests = goods
    worth = cards.VALUE
    value = c * worth[0] + f * worth[1] + r * worth[2] + w * worth[3] + g * worth[4]
    value += intrigue * cards.CARD_VALUE + quests * cards.QUEST_VALUE
    gives = loose | (c > 0) | (f > 0) << 1 | (r > 0) << 2 | (w > 0) << 3 | (g > 0) << 4
    return (place, source, c, f, r, w, g, intrigue, quests, value, reward, gives)


FREE_OFFERS: Final[list[Offer]] = [build(place, place, PLAIN[place], 0) for place in range(cards.PLACES)]
OWNED_OFFERS: Final[list[Offer]] = [
    build(place, place, PLAIN[place], OWNER_VALUE[place - FIRST_TILE] if place >= FIRST_TILE else 0)
    for place in range(cards.PLACES)
]
MOST_OF_A_KIND: Final[int] = max(size + max(PLAIN[x][:5]) for x, size in enumerate(CHOICE_SIZE))
CHOSEN: Final[dict[int, Offer]] = {}  # by cubes chosen, place, reward and LOOSE: the few there are
STOCKS: Final = 12  # as many or more on a tile are rare, and worked out when it happens


def stocked(tile: int, count: int, reward: int) -> Offer:
    """The offer of a tile with so much on it."""
    goods = PLAIN[FIRST_TILE + tile][:]
    if 0 <= cards.STOCK_KIND[tile] <= n.GOLD:
        goods[cards.STOCK_KIND[tile]] += count
    return build(FIRST_TILE + tile, FIRST_TILE + tile, goods, reward)


FREE_STOCKS: Final[list[list[Offer]]] = [
    [stocked(tile, count, 0) for count in range(STOCKS)] for tile in range(cards.TILES)
]
OWNED_STOCKS: Final[list[list[Offer]]] = [
    [stocked(tile, count, OWNER_VALUE[tile]) for count in range(STOCKS)] for tile in range(cards.TILES)
]
# tiles that can always be used, and yield what is printed and what lies on them
LAID_OUT: Final[list[bool]] = [
    not (CHOICE_SIZE[x] or cards.USE_GOLD[x] or NEVER >> x & 1) and x not in (cards.STONE_HOUSE, cards.ZOARSTAR)
    for x in range(FIRST_TILE, cards.PLACES)
]
BOARD_OFFERS: Final[list[list[Offer]]] = [
    [FREE_OFFERS[place] for place in range(cards.HARBOR_1) if not occupied >> place & 1]
    for occupied in range(BASIC + 1)
]

HARBOR_OFFERS: Final[list[list[Offer]]] = [
    [FREE_OFFERS[place] for place in range(cards.HARBOR_1, FIRST_TILE) if not occupied >> (place - cards.HARBOR_1) & 1]
    for occupied in range(8)
]


# --- offers


def offer(p: Waterdeep, place: int, source: int, sought: int) -> Offer:
    """What Pseudo would receive with an agent on ``place`` by the action of ``source`` (S6.2)."""
    plenty = ample(p)
    reward = owner_reward(p, place)
    if place != source:
        reward += owner_reward(p, source)
    elif plenty:
        if FIXED[source]:
            return OWNED_OFFERS[source] if reward else FREE_OFFERS[source]
        tile = source - FIRST_TILE
        if cards.STOCK_KIND[tile] >= 0 and p.stock[tile] < STOCKS:
            return (OWNED_STOCKS if reward else FREE_STOCKS)[tile][p.stock[tile]]
        if CHOICE_SIZE[source] and ample(p, MOST_OF_A_KIND):
            return chosen(p, source, sought, reward)
    goods = PLAIN[source][:]
    if not plenty:
        for kind in range(4):
            goods[kind] = min(goods[kind], p.supply[kind])
    if source == cards.STONE_HOUSE:
        goods[n.GOLD] += len(p.played)
    elif source >= FIRST_TILE and 0 <= cards.STOCK_KIND[source - FIRST_TILE] <= n.GOLD:
        goods[cards.STOCK_KIND[source - FIRST_TILE]] += p.stock[source - FIRST_TILE]
    loose = add_choice(p, goods, source, sought) if CHOICE_SIZE[source] else 0
    return build(place, source, goods, reward, loose)


def chosen(p: Waterdeep, source: int, sought: int, reward: int) -> Offer:
    """The offer of a place with question marks, where the supply lacks nothing: as ``add_choice`` would fill it."""
    mask = CHOICE_MASK[source]
    held = holding(p, PLAIN[source], source)
    loose = cubes = 0
    once = p.switches & n.NEEDS_SERVED_ONCE
    served = False
    for _ in range(CHOICE_SIZE[source]):
        kind = n.NOTHING if served else first_needed(p, held, mask)
        if kind < 0:
            loose = LOOSE
            kind = DEAREST[mask][sought]
        elif once:
            served = True
        held[kind] += 1
        cubes += 1 << 3 * kind
    key = (cubes << 8 | source) << 8 | reward << 1 | loose >> 5
    found = CHOSEN.get(key)
    if found is None:
        goods = PLAIN[source][:]
        for kind in CHOICE_KINDS[source]:
            goods[kind] += cubes >> 3 * kind & 7
        found = build(source, source, goods, reward, loose)
        CHOSEN[key] = found
    return found


def holding(p: Waterdeep, goods: list[int], source: int) -> list[int]:
    """What he would hold with these goods of a place, when its use is paid."""
    c, f, r, w, g = p.his
    return [c + goods[0], f + goods[1], r + goods[2], w + goods[3], g + goods[4] - cards.USE_GOLD[source]]


def owner_reward(p: Waterdeep, place: int) -> int:
    """What the human would get as the owner of the place."""
    if place >= FIRST_TILE and p.my_tiles >> (place - FIRST_TILE) & 1:
        return OWNER_VALUE[place - FIRST_TILE]
    return 0


def add_choice(p: Waterdeep, goods: list[int], source: int, sought: int) -> int:
    """The cubes he would take for question marks, one by one (S6.3); LOOSE if one was chosen by value alone."""
    loose = 0
    once = p.switches & n.NEEDS_SERVED_ONCE
    served = False
    held = holding(p, goods, source)
    supply = p.supply
    for _ in range(CHOICE_SIZE[source]):
        permitted = 0
        for kind in CHOICE_KINDS[source]:
            if supply[kind] > goods[kind]:
                permitted |= 1 << kind
        if not permitted:
            break
        kind = n.NOTHING if served else first_needed(p, held, permitted)
        if kind < 0:
            loose = LOOSE
            kind = DEAREST[permitted][sought]
        elif once:
            served = True
        goods[kind] += 1
        held[kind] += 1
    return loose


def add_tile(found: list[Offer], p: Waterdeep, place: int, gold: int, sought: int) -> None:
    """Add the offers of one tile: none if its cost cannot be paid (S6.1) or it yields nothing (S7.6)."""
    if place == cards.ZOARSTAR:
        targets = before_him(p) & ~(cards.HARBOR_MASK | 1 << BUILDERS_HALL | 1 << cards.ZOARSTAR | NEVER)
        for target in in_order(p, targets):  # one for each space with a human agent (S6.9)
            add_offer(found, p, cards.ZOARSTAR, target, gold, sought)
    elif not NEVER >> place & 1:
        add_offer(found, p, place, place, gold, sought)


def add_offer(found: list[Offer], p: Waterdeep, place: int, source: int, gold: int, sought: int) -> None:
    if cards.USE_GOLD[source] <= gold:
        one = offer(p, place, source, sought)
        if one[O_VALUE]:
            found.append(one)


def kept_from(p: Waterdeep) -> int:
    """Places where he cannot go: taken, or the inn where he stays away from it (S7.3)."""
    places = taken(p)
    return places | cards.INN if p.switches & n.PSEUDO_AVOIDS_THE_INN else places


def board_offers(p: Waterdeep) -> list[Offer]:
    """All spaces available to Pseudo (S6.1), in the order of S14.1."""
    occupied = kept_from(p)
    found = BOARD_OFFERS[occupied & BASIC][:]
    if not occupied >> BUILDERS_HALL & 1 and not can_buy(p, p.his[n.GOLD]):
        found.pop()
    plenty = ample(p)
    if not plenty:
        found = [offer(p, one[O_PLACE], one[O_PLACE], n.NOTHING) for one in found]
        found = [one for one in found if one[O_VALUE] or one[O_PLACE] in (cards.CASTLE, BUILDERS_HALL)]
    if p.phase != n.HARBOR_PHASE:
        found += HARBOR_OFFERS[occupied >> cards.HARBOR_1 & 7]
    return found + tile_offers(p, free_tiles(p, occupied), plenty)


def free_tiles(p: Waterdeep, occupied: int) -> list[int]:
    """The tiles in play that nobody keeps him from, in the order in which they entered play."""
    return [tile for tile in p.played if not occupied >> (FIRST_TILE + tile) & 1]


def tile_offers(p: Waterdeep, tiles: list[int], plenty: bool, sought: int = n.NOTHING) -> list[Offer]:
    """What these tiles in play would give him."""
    found: list[Offer] = []
    for tile in tiles:
        count = p.stock[tile]
        if plenty and LAID_OUT[tile] and count < STOCKS:
            one = OWNED_STOCKS[tile][count] if p.my_tiles >> tile & 1 else FREE_STOCKS[tile][count]
            if one[O_VALUE]:
                found.append(one)
        else:
            add_tile(found, p, FIRST_TILE + tile, p.his[n.GOLD], sought)
    return found


def before_him(p: Waterdeep) -> int:
    """Spaces with a human agent that he could copy or join; never the inn, where he stays away from it (S7.3)."""
    return facing_pseudo(p) & ~cards.INN if p.switches & n.PSEUDO_AVOIDS_THE_INN else facing_pseudo(p)


def in_order(p: Waterdeep, places: int) -> list[int]:
    """Places of a mask in the order of S14.1: the board, the tiles as they entered play, then those in the hall."""
    tiles = [tile for tile in p.played + p.hall if tile >= 0 and places >> (FIRST_TILE + tile) & 1]
    return bits(places & (1 << FIRST_TILE) - 1) + [FIRST_TILE + tile for tile in tiles]


def bribe_offers(p: Waterdeep) -> list[Offer]:
    """Spaces with a human agent that Bribe Agent could copy, the bribe already paid (S10.6)."""
    gold = p.his[n.GOLD]
    found: list[Offer] = []
    for place in in_order(p, before_him(p)):
        if place >= FIRST_TILE:
            add_tile(found, p, place, gold, n.NOTHING)
        elif place != BUILDERS_HALL or can_buy(p, gold):
            one = offer(p, place, place, n.NOTHING)
            if one[O_VALUE] or place == BUILDERS_HALL or cards.HARBOR_MASK >> place & 1:
                found.append(one)
    return found


def wares_offers(p: Waterdeep) -> list[Offer]:
    """Tiles in Builder's Hall for Sample Wares (S10.3)."""
    found: list[Offer] = []
    for tile in free_hall_tiles(p):
        add_tile(found, p, FIRST_TILE + tile, p.his[n.GOLD], n.NOTHING)
    return found


def offers_for(p: Waterdeep, occasion: int) -> list[Offer]:
    """All offers, before it is known for which need."""
    if occasion == n.BRIBE:
        return bribe_offers(p)
    if occasion == n.WARES:
        return wares_offers(p)
    return board_offers(p)


def shared_offers(p: Waterdeep, need: int) -> list[Offer]:
    """Spaces of the human that the Magister's Orb lets him join because they give what he needs (S11.5)."""
    found: list[Offer] = []
    gold = p.his[n.GOLD]
    for place in in_order(p, before_him(p) & ~p.his_places & ~cards.HARBOR_MASK):
        if place >= FIRST_TILE:
            add_tile(found, p, place, gold, need)
        else:
            found.append(offer(p, place, place, need))
    return [one for one in found if one[O_GIVES] >> need & 1]


def given_by(offers: list[Offer]) -> int:
    """All that they give, as a mask; with LOOSE, if one of them has it."""
    given = 0
    for one in offers:
        given |= one[O_GIVES]
    return given


def survey(p: Waterdeep, occasion: int) -> tuple[list[Offer], int]:
    """All offers, and the first needed resource that one of them gives (7B, S7.2)."""
    found = offers_for(p, occasion)
    given = given_by(found)
    if p.his_done >> cards.ORB & 1 and occasion < n.WARES and not p.used >> 2 & n.ORB_USED:
        for need in needs(p):
            if given >> need & 1:
                break
            shared = shared_offers(p, need)
            if shared:
                return found + shared, need
    need = first_needed(p, p.his, given & ALL_KINDS)
    if 0 <= need < n.GOLD and given & LOOSE:
        choose_for(p, found, need)
    return found, need


def choose_for(p: Waterdeep, offers: list[Offer], need: int) -> None:
    """Once the need is known, which of two equal cubes he would take may depend on it (S6.3.3)."""
    for i, one in enumerate(offers):
        if one[O_GIVES] & LOOSE:
            offers[i] = offer(p, one[O_PLACE], one[O_SOURCE], need)
