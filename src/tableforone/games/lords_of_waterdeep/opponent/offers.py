"""Offers: what each space would give Pseudo (S6), and the need that he serves (7B)."""

from typing import Any, Final, NamedTuple

from tableforone.kernel.bits import bits, mask_of

from ..rules import cards
from ..rules import numbers as n
from ..rules.cards import BUILDERS_HALL, FIRST_TILE, ORB, PLACES, STOCK_KIND, ZOARSTAR
from ..rules.effects import Effect
from ..rules.numbers import BRIBE, GOLD, HARBOR_PHASE, OWNER_PAY_INSIDE_VALUE, PSEUDO_AVOIDS_THE_INN, WARES
from ..rules.position import Waterdeep
from ..rules.spaces import BASIC, can_buy, facing_pseudo, free_hall_tiles
from .needs import DEAREST, first_needed


class Offer(NamedTuple):
    """What a space would give him: what he gains, its value (S6.4), and the owner's reward (S6.7)."""

    place: int  # of his agent
    source: int  # the space whose action he uses: the copied one, or the place itself
    clerics: int
    fighters: int
    rogues: int
    wizards: int
    gold: int
    cards: int
    quests: int
    value: int
    owner: int  # the value of the human owner's reward
    gives: int  # the resources it gives, as a mask; LOOSE is set if a cube was chosen only by value

    @property
    def resources(self) -> list[int]:
        return [self.clerics, self.fighters, self.rogues, self.wizards, self.gold]


# What he chooses a space for: the need, the occasion, places where he would join an agent (S11.5),
# and 1 if the owner's reward is part of the value (S7.4.3).
About = tuple[int, int, int, int]
ALL_KINDS: Final = 31
LOOSE: Final = 32


def ample(p: Waterdeep) -> bool:
    """Whether the supply has two cubes of every kind, which is enough for any printed gain."""
    return min(p.supply) >= 2


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
OWNER_VALUE: Final[list[int]] = [
    sum(worth(effect) for effect in cards.OWNER_ACTIONS[tile]) for tile in range(cards.TILES)
]
# S1.6: removed from the solo game, and the rules do not say what he would return
NEVER: Final = 1 << cards.THREE_PEARLS


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


def candidates_by(places: list[int]) -> int:
    """The candidates that use the action of these places."""
    return mask_of(places) | mask_of(places) << PLACES


# By kind: candidates that give it while the supply is ample, and those that may give it.
GIVES: Final[list[int]] = [
    candidates_by([x for x in EVERY_PLACE if PLAIN[x][kind] or CHOICE_MASK[x] >> kind & 1]) for kind in range(5)
]
MAY_GIVE: Final[list[int]] = [candidates_by([x for x in EVERY_PLACE if most_of(x, kind)]) for kind in range(5)]
ALL_PLACES: Final[int] = (1 << PLACES) - 1
# While the supply is ample: the places that give something, and those of them that cost nothing.
WORTH_IT: Final[list[bool]] = [any(PLAIN[x]) or CHOICE_SIZE[x] > 0 for x in EVERY_PLACE]
FREE_AND_WORTH_IT: Final[int] = mask_of([x for x in EVERY_PLACE if WORTH_IT[x] and not cards.USE_GOLD[x]]) & ~(
    NEVER | 1 << ZOARSTAR
)


# --- offers


def offer(p: Waterdeep, number: int, sought: int) -> Offer:
    """What Pseudo would gain from a candidate (S6.2)."""
    place, source = place_of(number), source_of(number)
    goods = PLAIN[source][:]
    for kind in CUBES[source]:
        goods[kind] = min(goods[kind], p.supply[kind])
    if source == cards.STONE_HOUSE:
        goods[GOLD] += len(p.played)
    elif source >= FIRST_TILE and 0 <= STOCK_KIND[source - FIRST_TILE] <= GOLD:
        goods[STOCK_KIND[source - FIRST_TILE]] += p.stock[source - FIRST_TILE]
    gives = add_choice(p, goods, source, sought) if CHOICE_SIZE[source] else 0
    clerics, fighters, rogues, wizards, gold, intrigue, quests = goods
    value = intrigue * cards.CARD_VALUE + quests * cards.QUEST_VALUE
    for kind in range(5):
        if goods[kind]:
            gives |= 1 << kind
            value += goods[kind] * cards.VALUE[kind]
    reward = owner_reward(p, place)
    if source != place:
        reward += owner_reward(p, source)
    return Offer(place, source, clerics, fighters, rogues, wizards, gold, intrigue, quests, value, reward, gives)


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
    return (WORTH_IT[source] and ample(p)) or offer(p, number, n.NOTHING).value > 0


def open_to_him(p: Waterdeep) -> int:
    """All spaces available to Pseudo (S6.1): free, and not the inn if he avoids it (S7.3)."""
    occupied = p.my_places | p.his_places
    if p.ambassador >= 0:
        occupied |= 1 << p.ambassador
    if p.switches & PSEUDO_AVOIDS_THE_INN:
        occupied |= cards.INN
    board = BASIC if p.phase == HARBOR_PHASE else BASIC | cards.HARBOR_MASK
    return candidates_of(p, (board | (p.my_tiles | p.his_tiles) << FIRST_TILE) & ~occupied)


def candidates_of(p: Waterdeep, places: int) -> int:
    """The candidates of these places that he can use (S6.1) and gains from (S7.6)."""
    found = places & (cards.HARBOR_MASK | FREE_AND_WORTH_IT if ample(p) else cards.HARBOR_MASK)
    for place in bits(places & ~found):
        if place >= FIRST_TILE:
            found |= tile_numbers(p, place)
        elif place == BUILDERS_HALL:
            found |= can_buy(p, p.his[GOLD]) << place
        elif is_worth_it(p, place):
            found |= 1 << place
    return found


def before_him(p: Waterdeep) -> int:
    """Spaces with a human agent that he could copy or join; not the inn if he avoids it (S7.3)."""
    return facing_pseudo(p) & ~cards.INN if p.switches & PSEUDO_AVOIDS_THE_INN else facing_pseudo(p)


def in_order(p: Waterdeep, places: int) -> list[int]:
    """Places of a mask in the order of S14.1: board, tiles in order of play, then the hall."""
    tiles = [tile for tile in p.played + p.hall if tile >= 0 and places >> (FIRST_TILE + tile) & 1]
    return bits(places & (1 << FIRST_TILE) - 1) + [FIRST_TILE + tile for tile in tiles]


def bribe_numbers(p: Waterdeep) -> int:
    """Spaces with a human agent that Bribe Agent could copy, after paying the bribe (S10.6)."""
    return candidates_of(p, before_him(p))


def wares_numbers(p: Waterdeep) -> int:
    """Tiles in Builder's Hall for Sample Wares (S10.3)."""
    return candidates_of(p, mask_of(free_hall_tiles(p)) << FIRST_TILE)


def givers(numbers: int, p: Waterdeep, about: Any) -> int:
    """The candidates that give the need; for question marks he takes what he needs first (S6.3)."""
    need: int = about[0]
    sure = GIVES[need] if need == GOLD or p.supply[need] >= 2 else 0
    found = numbers & sure
    for number in bits(numbers & MAY_GIVE[need] & ~sure):
        if offer(p, number, need).gives >> need & 1:
            found |= 1 << number
    return found


def shared_givers(p: Waterdeep, need: int) -> int:
    """Human spaces with what he needs, which he may join by the Magister's Orb (S11.5)."""
    found = candidates_of(p, before_him(p) & ~p.his_places & ~cards.HARBOR_MASK)
    return givers(found, p, (need,))


def survey(p: Waterdeep, occasion: int) -> tuple[int, About]:
    """All candidates, and what he chooses for: the first need that one of them gives (7B, S7.2)."""
    joined = 0
    if occasion == BRIBE:
        found = bribe_numbers(p)
    else:
        found = open_to_him(p) if occasion < WARES else wares_numbers(p)
    wanted = ALL_KINDS
    while True:
        need = first_needed(p, p.his, wanted)
        if need < 0 or givers(found, p, (need,)):
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
