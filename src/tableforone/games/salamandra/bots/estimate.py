"""The estimate of the final margin, for the greedy player."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.sums import added

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import connected_groves
from ..rules.position import Salamandra
from ..rules.scoring import count, final_points, own_tiles

# Values in points in rounds 1, 2, 3 and 4.  These are lists, because with mypyc 2.4 a final tuple
# of floats counts as unset.
CRYSTAL_WORTH: Final[list[float]] = [0.9, 0.9, 0.8, 0.5]
SCROLL_WORTH: Final[list[float]] = [3.5, 3.0, 2.5, 1.5]
CARD_WORTH: Final[list[float]] = [4.0, 3.0, 2.0, 0.5]
FIELD_WORTH: Final[list[float]] = [2.5, 2.0, 1.0, 0.0]
# an apprentice that can still work this round
ACTIVE_WORTH: Final[list[float]] = [1.2, 1.2, 1.1, 0.8]
OPTION_WORTH: Final = 4.0  # placing on a new field, or a Divinity card
FAITH_WORTH: Final = 1.2  # per symbol
READY_WORTH: Final = 2.5  # an apprentice that can still be placed
BOOK_WORTH: Final = 3.0  # being on a Spellbook, beyond what it would score now
GROVE_WORTH: Final = 1.0  # a grove that can be harvested when passing, beyond its price
BEHIND_WORTH: Final = 1.0  # a point still missing for the next score check
STEP_WORTH: Final = 0.05  # makes a step towards a plan better than no step

# The fields that produce each resource, and those that brew each potion: field, resource, crystals.
MAKERS: Final[list[list[int]]] = [
    [t for t in range(cards.TILES) if cards.WORKS_FREE[t] and any(f[:2] == (n.EARN, good) for f in cards.WORK_GAIN[t])]
    for good in range(n.FRUIT + 1)
]
BREWERS: Final[list[list[tuple[int, int, int]]]] = [
    [
        (
            t,
            next((good for good in range(n.LEAF, n.FRUIT + 1) if cards.WORK_COST[t][good]), 0),
            cards.WORK_COST[t][n.CRYSTAL],
        )
        for t in range(cards.TILES)
        if (n.EARN, potion, 1) in cards.WORK_GAIN[t]
    ]
    for potion in (n.POTION_GREEN, n.POTION_PURPLE)
]


CAULDRONS: Final[int] = cards.COUNTED_TILES[n.TILES_CAULDRON]
NEVER: Final = 100  # a price that cannot be paid
# the tiles whose apprentices rest first: those that give more crystals
MOST_CRYSTALS: Final[list[int]] = MAKERS[n.CRYSTAL] + list(range(cards.TILES))
# Crystals from an apprentice on each tile: from its work, or the one for resting.
CRYSTALS: Final[list[int]] = [
    max([1, *(frame[2] for frame in cards.WORK_GAIN[t] if cards.WORKS_FREE[t] and frame[:2] == (n.EARN, n.CRYSTAL))])
    for t in range(cards.TILES)
]


def estimate(p: Salamandra) -> float:
    """Points on the track, the final scoring as of now, and the value of everything else.

    Crystals, scrolls, apprentices, cards and fields count less in later rounds.  Pending gains
    count in full.  Goods count for the best main action that they allow this turn.  Points missing
    for the next score check count double.  A lost game is far below any other.
    """
    if p.over == n.LOST:
        return float(p.vp - p.rudolph_vp - 100)
    mine, his = final_points(p)
    margin = float(p.vp - p.rudolph_vp + mine - his)
    if p.over != n.PLAYING:
        return margin
    now = min(max(p.round, 1), cards.ROUNDS) - 1
    threat = len(connected_groves(p, p.rudolph))  # 12.6
    behind = max(0, p.rudolph_vp + threat + 1 - p.vp)
    worth = margin - threat - BEHIND_WORTH * behind + standing(p, now)
    worth += added([pending(p, frame, now) for frame in p.stack])
    return worth if p.stack and p.stack[-1][0] == n.CHOOSE_CELL else worth + best_plan(p, now)


def standing(p: Salamandra, now: int) -> float:
    """The value of the player's things that are not points yet."""
    worth = CRYSTAL_WORTH[now] * p.stock[n.CRYSTAL] + SCROLL_WORTH[now] * min(p.scrolls, cards.SCROLLS_FOR_BOOK)
    worth += ACTIVE_WORTH[now] * len(p.active) + READY_WORTH * p.ready
    worth += CARD_WORTH[now] * (p.divinities.bit_count() + p.salamanders.bit_count())
    tiles = own_tiles(p)
    worth += FIELD_WORTH[now] * (tiles.bit_count() + 0.5 * (tiles & CAULDRONS).bit_count())
    worth += BOOK_WORTH * p.book_spots.count(YOU)
    reachable = len(connected_groves(p, p.active + p.tired))
    purse = p.stock[n.CRYSTAL] + len(p.active)
    return worth + GROVE_WORTH * min(reachable, purse // cards.HARVEST_PRICE)


def pending(p: Salamandra, frame: Frame, now: int) -> float:
    """The value of a frame on the stack."""
    word: int = frame[0]
    if word == n.BUILD_BONUS:
        return 0.0 if frame[2] else added([good_worth(good, number, now) for good, number in cards.BONUS[frame[1]]])
    if word == n.CHOOSE_CELL:
        tile = p.display[frame[1]]
        return BUILT_WORTH[now][tile] - cards.BUILD_COST[tile][n.CRYSTAL] * CRYSTAL_WORTH[now]
    if word == n.OPTION:
        return OPTION_WORTH
    if word == n.SEND:
        return BOOK_WORTH + 5.0
    return part_worth(p, frame, now)


# --- values


def good_worth(good: int, number: int, now: int) -> float:
    """The value of points, scrolls and crystals; other goods count only for their use."""
    if good == n.VP:
        return float(number)
    if good == n.SCROLL:
        return number * SCROLL_WORTH[now]
    return number * CRYSTAL_WORTH[now] if good == n.CRYSTAL else 0.0


def part_worth(p: Salamandra, frame: Frame, now: int) -> float:
    """The value of one part of a gain."""
    word: int = frame[0]
    if word == n.EARN:
        return good_worth(frame[1], frame[2], now)
    if word == n.SCORE_PER:
        return float(count(p, frame[1]) * frame[2])
    if word == n.TAKE_CARD:
        card = p.top[frame[1]]
        return CARD_WORTH[now] + FAITH_WORTH * cards.DIVINITY_FAITH[card] if card >= 0 else 0.0
    if word == n.REACTIVATE:
        return ACTIVE_WORTH[now]
    return 4.0 if word == n.PICK_GROVE else 0.0


def gain_worth(p: Salamandra, gain: list[Frame], now: int) -> float:
    return added([part_worth(p, frame, now) for frame in gain])


def built(tile: int, now: int) -> float:
    """The value of building a field: bonus, option, and a place for later rounds."""
    bonus = added([good_worth(good, number, now) for good, number in cards.BONUS[tile]])
    return bonus + OPTION_WORTH + FIELD_WORTH[now] * (1.5 if cards.IS_CAULDRON[tile] else 1.0) / 2


BUILT_WORTH: Final[list[list[float]]] = [[built(t, now) for t in range(cards.TILES)] for now in range(cards.ROUNDS)]


# --- the best main action of this turn, and the cost to make it possible


def best_plan(p: Salamandra, now: int) -> float:
    """The highest value of a main action of this turn, minus its cost; at least 0."""
    best = 0.0
    workers = [0] * cards.TILES
    tiles: list[int] = []  # with apprentices that can work
    for spot in p.active:
        if not workers[spot >> 2]:
            tiles.append(spot >> 2)
        workers[spot >> 2] += 1
    stock = stock_of_the_turn(p)
    for tile in p.display:
        if tile >= 0:
            best = max(best, BUILT_WORTH[now][tile] - cost_to_reach(p, stock, workers, cards.BUILD_COST[tile], now))
    for tile in tiles:
        if cards.IS_CAULDRON[tile]:
            worth = gain_worth(p, cards.WORK_GAIN[tile], now) - ACTIVE_WORTH[now]
            best = max(best, worth - cost_to_reach(p, stock, without(workers, tile), cards.WORK_COST[tile], now))
    for half in range(2):
        if stock[n.POTION_GREEN + half] or cheapest_brew(p, workers[:], half)[1] < NEVER:
            worth = temple_worth(p, half, now) - ACTIVE_WORTH[now]
            for tile in tiles:
                best = max(best, worth - cost_to_reach(p, stock, without(workers, tile), cards.TEMPLE_COST[half], now))
    return best


def stock_of_the_turn(p: Salamandra) -> list[int]:
    """The goods for the next action: only crystals if the turn is about to end (7.1.4)."""
    if any(frame[0] == n.START_TURN for frame in p.stack):
        return [p.stock[n.CRYSTAL], 0, 0, 0, 0, 0]
    return p.stock


def temple_worth(p: Salamandra, half: int, now: int) -> float:
    card = p.top[n.WHITE_DECK + half]
    if card < 0:
        return gain_worth(p, cards.TEMPLE_GAIN[half], now)
    return gain_worth(p, cards.SALAMANDER_GAIN[card], now) + FAITH_WORTH * cards.SALAMANDER_FAITH[card]


def without(workers: list[int], tile: int) -> list[int]:
    left = workers[:]
    left[tile] -= 1
    return left


def cost_to_reach(p: Salamandra, stock: list[int], workers: list[int], cost: list[int], now: int) -> float:
    """The points that paying a cost would take, with free actions; NEVER if it is impossible."""
    need = [cost[good] - stock[good] for good in range(6)]
    if cost[cards.ANY_RESOURCE] and not (stock[n.LEAF] or stock[n.FLOWER] or stock[n.FRUIT]):
        need[max(range(n.LEAF, n.FRUIT + 1), key=lambda good: sum(workers[t] for t in MAKERS[good]))] += 1
    left, crystals, used = workers[:], cost[n.CRYSTAL], 0
    for potion in range(2):
        if need[n.POTION_GREEN + potion] > 0:
            resource, price, worker = cheapest_brew(p, left, potion)
            if resource:
                need[resource] += 1
            crystals, used = crystals + price, used + worker
    for good in range(n.LEAF, n.FRUIT + 1):
        for _ in range(need[good]):
            if take_worker(left, MAKERS[good]):
                used += 1
            else:
                crystals += converted(p, n.CRYSTAL, cards.BUY_PRICE)
    made, resting = crystals_made(left, crystals - stock[n.CRYSTAL])
    if crystals - made > stock[n.CRYSTAL]:
        return float(NEVER)
    return (crystals - made) * CRYSTAL_WORTH[now] + (used + resting) * (ACTIVE_WORTH[now] + STEP_WORTH)


def take_worker(left: list[int], tiles: list[int]) -> bool:
    """Use an apprentice on one of these tiles, if there is one."""
    for tile in tiles:
        if left[tile]:
            left[tile] -= 1
            return True
    return False


def crystals_made(left: list[int], short: int) -> tuple[int, int]:
    """The crystals that apprentices can produce, up to ``short``, and how many it takes."""
    made, resting = 0, 0
    if short <= 0:
        return made, resting
    for tile in MOST_CRYSTALS:
        while made < short and left[tile]:
            left[tile] -= 1
            resting += 1
            made += CRYSTALS[tile]
    return made, resting


def cheapest_brew(p: Salamandra, left: list[int], potion: int) -> tuple[int, int, int]:
    """The way to a potion: resource (0: none), crystals (NEVER: impossible), apprentices."""
    for tile, resource, price in BREWERS[potion]:
        if left[tile]:
            left[tile] -= 1
            return resource, price, 1
    return 0, converted(p, n.POTION_GREEN + potion, NEVER), 0


def converted(p: Salamandra, wanted: int, otherwise: int) -> int:
    """The lowest price of a Divinity card that gives this good; ``otherwise`` without such a card."""
    lowest = -1
    for card, price, good in cards.CONVERTERS:
        if good == wanted and p.divinities >> card & 1 and (lowest < 0 or price < lowest):
            lowest = price
    return lowest if lowest >= 0 else otherwise
