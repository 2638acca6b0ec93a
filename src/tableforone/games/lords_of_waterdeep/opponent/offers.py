"""Offers: what each space would give Pseudo (S6), and the need that he serves (7B)."""

from typing import Any, Final

from tableforone.kernel.bits import bits, mask_of

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import BUILDERS_HALL, FIRST_TILE, ORB, PLACES, STOCK_KIND, ZOARSTAR
from ..rules.effects import Effect
from ..rules.numbers import BRIBE, GOLD, HARBOR_PHASE, OWNER_PAY_INSIDE_VALUE, PSEUDO_AVOIDS_THE_INN, WARES
from ..rules.position import Waterdeep
from ..rules.spaces import BASIC, can_buy, facing_pseudo, free_hall_tiles
from .needs import DEAREST, first_needed

# An offer: place of the agent, space whose action he uses (the copied one), five resources, cards,
# quests, value, the human owner's reward, and a mask of the resources it gives; LOOSE is set if a
# cube was chosen only by value.
Offer = tuple[int, ...]
# What he chooses a space for: the need, the occasion, places where he would join an agent (S11.5),
# and 1 if the owner's reward is part of the value (S7.4.3).
About = tuple[int, int, int, int]
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
    """Whether the supply has this many cubes of every kind; two are enough for any printed gain."""
    clerics, fighters, rogues, wizards = p.supply
    return clerics >= cubes and fighters >= cubes and rogues >= cubes and wizards >= cubes


def has_printed(p: Waterdeep, place: int) -> bool:
    """Whether the supply has two cubes of each kind that is printed on a place."""
    for kind in CUBES[place]:
        if p.supply[kind] < 2:
            return False
    return True


# --- data of each place


def plain_goods(place: int) -> list[int]:
    """The printed five resources, cards and quests of a place, without free choices."""
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
    """The number and kinds of cubes that the user of a place may choose."""
    for effect in cards.ACTIONS[place]:
        if effect[0] == n.GAIN_ANY:
            return int(effect[1]), int(effect[2])
    return 0, 0


def worth(effect: Effect) -> int:
    """The value of an owner reward; a choice counts as its most valuable option (S6.7)."""
    if effect[0] == n.GAIN:
        return sum(cards.VALUE[kind] * effect[1 + kind] for kind in range(5))
    if effect[0] == n.GAIN_ANY:
        return int(effect[1]) * max(cards.VALUE[kind] for kind in bits(effect[2]))
    if effect[0] == n.DRAW_INTRIGUE:
        return cards.CARD_VALUE * int(effect[1])
    if effect[0] == n.SCORE:
        return int(effect[1])
    raise ValueError(f"an owner reward has no value for Pseudo: {effect}")


PLAIN: Final[list[list[int]]] = [plain_goods(place) for place in range(PLACES)]
CUBES: Final[list[list[int]]] = [[kind for kind in range(GOLD) if goods[kind]] for goods in PLAIN]
CHOICE_SIZE: Final[list[int]] = [choice(place)[0] for place in range(PLACES)]
CHOICE_MASK: Final[list[int]] = [choice(place)[1] for place in range(PLACES)]
CHOICE_KINDS: Final[list[list[int]]] = [bits(mask) for mask in CHOICE_MASK]
# places that give and cost nothing else than the free choice
BARE: Final[list[bool]] = [not any(PLAIN[x]) and not cards.USE_GOLD[x] for x in range(PLACES)]
OWNER_VALUE: Final[list[int]] = [
    sum(worth(effect) for effect in cards.OWNER_ACTIONS[tile]) for tile in range(cards.TILES)
]
# by candidate: places that always give what is printed, if the supply has it
FIXED: Final[list[bool]] = [
    not CHOICE_SIZE[x] and x not in (cards.STONE_HOUSE, ZOARSTAR) and (x < FIRST_TILE or STOCK_KIND[x - FIRST_TILE] < 0)
    for x in range(PLACES)
] + [False] * PLACES
HALL: Final = 1 << BUILDERS_HALL
BASIC_AND_HARBOR: Final[int] = BASIC | cards.HARBOR_MASK
GIVING_SPACES: Final[int] = BASIC & ~(1 << cards.CASTLE | 1 << BUILDERS_HALL)
# S1.6: removed from the solo game, and the rules do not say what he would return
NEVER: Final = 1 << cards.THREE_PEARLS


def build(place: int, source: int, goods: list[int], reward: int, loose: int = 0) -> Offer:
    """Build an offer from its goods: value as in S6.4, reward as in S6.7."""
    c, f, r, w, g, intrigue, quests = goods
    worth = cards.VALUE
    value = c * worth[0] + f * worth[1] + r * worth[2] + w * worth[3] + g * worth[4]
    value += intrigue * cards.CARD_VALUE + quests * cards.QUEST_VALUE
    gives = loose | (c > 0) | (f > 0) << 1 | (r > 0) << 2 | (w > 0) << 3 | (g > 0) << 4
    return (place, source, c, f, r, w, g, intrigue, quests, value, reward, gives)


FREE_OFFERS: Final[list[Offer]] = [build(place, place, PLAIN[place], 0) for place in range(PLACES)]
OWNED_OFFERS: Final[list[Offer]] = [
    build(place, place, PLAIN[place], OWNER_VALUE[place - FIRST_TILE] if place >= FIRST_TILE else 0)
    for place in range(PLACES)
]
MOST_OF_A_KIND: Final[int] = max(size + max(PLAIN[x][:5]) for x, size in enumerate(CHOICE_SIZE))
CHOSEN: Final[dict[int, Offer]] = {}  # cache by cubes chosen, place, reward and LOOSE
STOCKS: Final = 12  # larger stocks are rare and computed when needed


def stocked(tile: int, count: int, reward: int) -> Offer:
    """The offer of a tile with this stock."""
    goods = PLAIN[FIRST_TILE + tile][:]
    if 0 <= STOCK_KIND[tile] <= GOLD:
        goods[STOCK_KIND[tile]] += count
    return build(FIRST_TILE + tile, FIRST_TILE + tile, goods, reward)


FREE_STOCKS: Final[list[list[Offer]]] = [
    [stocked(tile, count, 0) for count in range(STOCKS)] for tile in range(cards.TILES)
]
OWNED_STOCKS: Final[list[list[Offer]]] = [
    [stocked(tile, count, OWNER_VALUE[tile]) for count in range(STOCKS)] for tile in range(cards.TILES)
]

# --- candidates: places by number; above them The Zoarstar, once for each space that it copies

NUMBERS: Final[int] = 2 * PLACES
EVERY_PLACE: Final[list[int]] = list(range(PLACES))


def place_of(number: int) -> int:
    """The place of his agent."""
    return number if number < PLACES else ZOARSTAR


def source_of(number: int) -> int:
    """The space whose action he uses."""
    return number if number < PLACES else number - PLACES


def most_of(place: int, kind: int) -> int:
    """The most of a kind that a place may ever give; 9 if there is no limit."""
    stock = place >= FIRST_TILE and STOCK_KIND[place - FIRST_TILE] == kind
    if stock or (place, kind) == (cards.STONE_HOUSE, GOLD):
        return 9
    return PLAIN[place][kind] + CHOICE_SIZE[place] * (CHOICE_MASK[place] >> kind & 1)


# Sets: places that always give a kind while the supply is ample, those that may, and tiles that
# are always worth using.  For question marks he takes what he needs first, so they give it (S6.3).
GIVES: Final[list[int]] = [
    mask_of([x for x in EVERY_PLACE if PLAIN[x][kind] or CHOICE_MASK[x] >> kind & 1]) for kind in range(5)
]
ALL_PLACES: Final[int] = (1 << PLACES) - 1
MAY_GIVE: Final[list[int]] = [mask_of([x for x in EVERY_PLACE if most_of(x, kind)]) for kind in range(5)]
STOCKS_OF: Final[list[int]] = [
    mask_of([x for x in EVERY_PLACE[FIRST_TILE:] if STOCK_KIND[x - FIRST_TILE] == kind]) for kind in range(5)
]
WORTH_IT: Final[list[bool]] = [FREE_OFFERS[x][O_VALUE] > 0 or CHOICE_SIZE[x] > 0 for x in EVERY_PLACE]
UNSURE: Final[list[int]] = [MAY_GIVE[kind] & ~GIVES[kind] for kind in range(5)]
STOCKED: Final[int] = mask_of([tile for tile in range(cards.TILES) if 0 <= STOCK_KIND[tile] <= GOLD])
DEAREST_USE: Final[int] = max(cards.USE_GOLD)
# By his gold: the tiles that he can use, and those that are worth it while the supply is ample.
USABLE_WITH: Final[list[int]] = [
    mask_of([x - FIRST_TILE for x in EVERY_PLACE[FIRST_TILE:] if cards.USE_GOLD[x] <= gold and not NEVER >> x & 1])
    for gold in range(DEAREST_USE + 1)
]
WORTH_WITH: Final[list[int]] = [
    usable & mask_of([x - FIRST_TILE for x in EVERY_PLACE[FIRST_TILE:] if WORTH_IT[x]]) for usable in USABLE_WITH
]


# --- offers


def offer(p: Waterdeep, number: int, sought: int) -> Offer:
    """What Pseudo would gain from a candidate (S6.2)."""
    place = source = number
    if number >= PLACES:
        place, source = place_of(number), source_of(number)
    reward = owner_reward(p, place) if place >= FIRST_TILE else 0
    printed = not CUBES[source] or has_printed(p, source)
    if place != source:
        reward += owner_reward(p, source)
    elif printed:
        if FIXED[source]:
            return OWNED_OFFERS[source] if reward else FREE_OFFERS[source]
        tile = source - FIRST_TILE
        if STOCK_KIND[tile] >= 0 and p.stock[tile] < STOCKS:
            return (OWNED_STOCKS if reward else FREE_STOCKS)[tile][p.stock[tile]]
        if CHOICE_SIZE[source] and ample(p, MOST_OF_A_KIND):
            return chosen(p, source, sought, reward)
    goods = PLAIN[source][:]
    if not printed:
        for kind in CUBES[source]:
            goods[kind] = min(goods[kind], p.supply[kind])
    if source == cards.STONE_HOUSE:
        goods[GOLD] += len(p.played)
    elif source >= FIRST_TILE and 0 <= STOCK_KIND[source - FIRST_TILE] <= GOLD:
        goods[STOCK_KIND[source - FIRST_TILE]] += p.stock[source - FIRST_TILE]
    loose = add_choice(p, goods, source, sought) if CHOICE_SIZE[source] else 0
    return build(place, source, goods, reward, loose)


def chosen(p: Waterdeep, source: int, sought: int, reward: int) -> Offer:
    """The offer of a place with question marks when the supply is ample; same as ``add_choice``."""
    mask = CHOICE_MASK[source]
    held = p.his
    if CHOICE_SIZE[source] > 1 or not BARE[source]:
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
        if held is not p.his:
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
    """His goods after using a place: with these gains, minus its cost."""
    c, f, r, w, g = p.his
    return [c + goods[0], f + goods[1], r + goods[2], w + goods[3], g + goods[4] - cards.USE_GOLD[source]]


def owner_reward(p: Waterdeep, place: int) -> int:
    """The value of the human owner's reward for this place."""
    if place >= FIRST_TILE and p.my_tiles >> (place - FIRST_TILE) & 1:
        return OWNER_VALUE[place - FIRST_TILE]
    return 0


def add_choice(p: Waterdeep, goods: list[int], source: int, sought: int) -> int:
    """Add his cubes for question marks (S6.3); LOOSE if one was chosen only by value."""
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


def tile_numbers(p: Waterdeep, place: int) -> int:
    """The candidates of one tile: none if he cannot pay (S6.1) or gains nothing (S7.6)."""
    if place != ZOARSTAR:
        return 1 << place if not NEVER >> place & 1 and is_worth_it(p, place) else 0
    targets = before_him(p) & ~(cards.HARBOR_MASK | 1 << BUILDERS_HALL | 1 << ZOARSTAR | NEVER)
    # one for each space with a human agent (S6.9)
    copies = [PLACES + target for target in bits(targets)]
    return mask_of([number for number in copies if is_worth_it(p, number)])


def is_worth_it(p: Waterdeep, number: int) -> bool:
    """Whether he can pay for its use and would gain anything."""
    source = source_of(number)
    if cards.USE_GOLD[source] > p.his[GOLD]:
        return False
    if source == cards.STONE_HOUSE and p.played:
        return True
    return (WORTH_IT[source] and ample(p)) or offer(p, number, n.NOTHING)[O_VALUE] > 0


def open_to_him(p: Waterdeep, plenty: bool) -> int:
    """All spaces available to Pseudo (S6.1): free, and not the inn if he avoids it (S7.3)."""
    occupied = p.my_places | p.his_places
    if p.ambassador >= 0:
        occupied |= 1 << p.ambassador
    if p.switches & PSEUDO_AVOIDS_THE_INN:
        occupied |= cards.INN
    found = BASIC if p.phase == HARBOR_PHASE else BASIC_AND_HARBOR
    found ^= found & occupied
    gold = p.his[GOLD]
    if found & HALL and not can_buy(p, gold):
        found ^= HALL
    if gold > DEAREST_USE:
        gold = DEAREST_USE
    tiles = (p.my_tiles | p.his_tiles) & ~(occupied >> FIRST_TILE) & USABLE_WITH[gold]
    worth = 0
    if plenty:
        worth = tiles & WORTH_WITH[gold]
        tiles ^= worth
    else:
        for place in bits(found & GIVING_SPACES):
            if not offer(p, place, n.NOTHING)[O_VALUE]:
                found ^= 1 << place
    while tiles:
        tile = tiles.bit_length() - 1
        here = 1 << tile
        tiles ^= here
        if STOCKED & here and p.stock[tile]:
            worth |= here
        else:
            found |= tile_numbers(p, FIRST_TILE + tile)
    return found | worth << FIRST_TILE


def before_him(p: Waterdeep) -> int:
    """Spaces with a human agent that he could copy or join; not the inn if he avoids it (S7.3)."""
    return facing_pseudo(p) & ~cards.INN if p.switches & PSEUDO_AVOIDS_THE_INN else facing_pseudo(p)


def in_order(p: Waterdeep, places: int) -> list[int]:
    """Places of a mask in the order of S14.1: board, tiles in order of play, then the hall."""
    tiles = [tile for tile in p.played + p.hall if tile >= 0 and places >> (FIRST_TILE + tile) & 1]
    return bits(places & (1 << FIRST_TILE) - 1) + [FIRST_TILE + tile for tile in tiles]


def bribe_numbers(p: Waterdeep) -> int:
    """Spaces with a human agent that Bribe Agent could copy, after paying the bribe (S10.6)."""
    found = 0
    for place in bits(before_him(p)):
        if place >= FIRST_TILE:
            found |= tile_numbers(p, place)
        elif place == BUILDERS_HALL:
            found |= can_buy(p, p.his[GOLD]) << place
        elif cards.HARBOR_MASK >> place & 1 or offer(p, place, n.NOTHING)[O_VALUE]:
            found |= 1 << place
    return found


def wares_numbers(p: Waterdeep) -> int:
    """Tiles in Builder's Hall for Sample Wares (S10.3)."""
    found = 0
    for tile in free_hall_tiles(p):
        found |= tile_numbers(p, FIRST_TILE + tile)
    return found


def givers(numbers: int, p: Waterdeep, about: Any) -> int:
    """The candidates that give the need."""
    if numbers > ALL_PLACES:  # a copy of The Zoarstar gives what its source gives
        return givers(numbers & ALL_PLACES, p, about) | givers(numbers >> PLACES, p, about) << PLACES
    need: int = about[0]
    sure = 0
    if need == GOLD or p.supply[need] >= 2:
        sure = numbers & GIVES[need]
        rest = numbers & UNSURE[need]
    else:
        rest = numbers & MAY_GIVE[need]
    while rest:
        place = rest.bit_length() - 1
        here = 1 << place
        rest ^= here
        if STOCKS_OF[need] & here:
            if p.stock[place - FIRST_TILE]:
                sure |= here
        elif offer(p, place, need)[O_GIVES] >> need & 1:
            sure |= here
    return sure


def shared_givers(p: Waterdeep, need: int) -> int:
    """Human spaces with what he needs, which he may join by the Magister's Orb (S11.5)."""
    found = 0
    for place in bits(before_him(p) & ~p.his_places & ~cards.HARBOR_MASK):
        found |= tile_numbers(p, place) if place >= FIRST_TILE else 1 << place
    return givers(found, p, (need,))


def survey(p: Waterdeep, occasion: int) -> tuple[int, About]:
    """All candidates, and what he chooses for: the first need that one of them gives (7B, S7.2)."""
    plenty = ample(p)
    joined = 0
    if occasion == BRIBE:
        found = bribe_numbers(p)
    else:
        found = open_to_him(p, plenty) if occasion < WARES else wares_numbers(p)
    wanted = ALL_KINDS
    while True:
        need = first_needed(p, p.his, wanted)
        if need < 0 or (plenty and found & GIVES[need]):
            break
        if (found & MAY_GIVE[need] or found > ALL_PLACES) and givers(found, p, (need,)):
            break
        if p.his_done >> ORB & 1 and occasion < WARES and not p.used >> 2 & n.ORB_USED:
            shared = shared_givers(p, need)
            if shared:
                found |= shared
                joined = facing_pseudo(p)
                break
        wanted ^= 1 << need
    return found, (need, occasion, joined, 1 if p.switches & OWNER_PAY_INSIDE_VALUE else 0)


def in_turn(numbers: int, p: Waterdeep, about: Any) -> list[int]:
    """Candidates in the order of S14.1; those where he joins an agent last."""
    copied, joined = numbers >> PLACES, about[2]
    places = numbers & ALL_PLACES | (1 << ZOARSTAR if copied else 0)
    found: list[int] = []
    for place in in_order(p, places & ~joined) + in_order(p, places & joined):
        found += [PLACES + source for source in in_order(p, copied)] if place == ZOARSTAR else [place]
    return found


def offer_shown(number: int, p: Waterdeep, about: Any) -> Offer:
    """A candidate for the explanation."""
    return offer(p, number, about[0])


def told_offers(numbers: int, p: Waterdeep, about: Any) -> dict[int, Offer]:
    """Candidates for the explanation."""
    return {number: offer(p, number, about[0]) for number in in_turn(numbers, p, about)}
