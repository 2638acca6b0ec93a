"""How do building tiles enter and leave play?  Buying, taking, giving up, and the benefit of the owner."""

from tableforone.games.lords_of_waterdeep.cards import (
    FIRST_TILE,
    HALL_VP_ON_FREE_ENTRY,
    INFILTRATE,
    INFILTRATE_VP,
    OWNER_DRAWS,
    OWNER_FRAMES,
    PALACE,
    STOCK_KIND,
    STOCK_ON_FREE_ENTRY,
    TILE_COST,
)
from tableforone.games.lords_of_waterdeep.effects import FROM_STACK, GOLD, NOTHING
from tableforone.games.lords_of_waterdeep.legal import affordable, bits, has_plot_left, taken
from tableforone.games.lords_of_waterdeep.opponent.rows import BUY
from tableforone.games.lords_of_waterdeep.position import Waterdeep
from tableforone.games.lords_of_waterdeep.store import fill, give_back, score
from tableforone.games.lords_of_waterdeep.vocabulary import (
    APART,
    DRAW_TILE,
    FOR_PLOTS,
    FOR_TILES,
    PLAYER,
    PSEUDO,
    PSEUDO_QUEST,
    TO_HALL,
)
from tableforone.kernel.frames import Frame
from tableforone.kernel.rows import decide


def enter_play(p: Waterdeep, who: int, tile: int, *, stocked: bool) -> None:
    p.played.append(tile)
    if who == PLAYER:
        p.my_tiles |= 1 << tile
    else:
        p.his_tiles |= 1 << tile
    if stocked:
        fill(p, tile)


def from_hall(p: Waterdeep, who: int, slot: int, *, bought: bool) -> None:
    """A tile of the hall enters play: its VP tokens (6.1.4), its stock (6.2.2), a new one for the slot."""
    tile = p.hall[slot]
    tokens = p.hall_vp[slot]
    p.hall[slot] = -1
    p.hall_vp[slot] = 0
    p.stack.append((DRAW_TILE, TO_HALL + slot))
    if p.heard is not None:
        p.heard.append(("buy" if bought else "take tile", who, tile))
    enter_play(p, who, tile, stocked=bought or p.switches & STOCK_ON_FREE_ENTRY != 0)
    if bought or p.switches & HALL_VP_ON_FREE_ENTRY:
        score(p, who, tokens, FOR_TILES)


def hall_choices(p: Waterdeep, slots: list[int]) -> list[tuple[int, int, int]]:
    """Slots of the hall for Pseudo's choice: slot, tile, VP tokens."""
    return [(slot, p.hall[slot], p.hall_vp[slot]) for slot in slots]


def buy_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    who: int = frame[1]
    slots = affordable(p, p.my[GOLD] if who == PLAYER else p.his[GOLD])
    if who == PLAYER:
        return sorted(p.hall[slot] for slot in slots)
    bought(p, frame, decide(p, BUY, hall_choices(p, slots))[1])
    return None


def bought(p: Waterdeep, frame: Frame, tile: int) -> None:
    """6.1.1: pay, score the tokens, put the tile into play."""
    who: int = frame[1]
    give_back(p, who, GOLD, TILE_COST[tile])
    from_hall(p, who, p.hall.index(tile), bought=True)
    if (p.my_done if who == PLAYER else p.his_done) >> INFILTRATE & 1:
        score(p, who, INFILTRATE_VP, FOR_PLOTS)


def take_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    """A tile for nothing: from the hall or the top of the stack (7.5.3, 7.5.4, 8.2.4)."""
    who: int = frame[1]
    if not has_plot_left(p):
        return None
    if frame[3] == FROM_STACK:
        p.stack.append((DRAW_TILE, who))
        return None
    slots = [slot for slot in range(3) if p.hall[slot] >= 0]
    if not slots:
        return None
    if who == PSEUDO:
        took_tile(p, frame, decide(p, BUY, hall_choices(p, slots))[1])  # S11.4
        return None
    if len(slots) == 1:
        took_tile(p, frame, p.hall[slots[0]])
        return None
    return sorted(p.hall[slot] for slot in slots)


def took_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    from_hall(p, frame[1], p.hall.index(tile), bought=False)


def discard_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Real Estate Deal: one of the player's tiles without an agent leaves the game (6.1.7)."""
    tiles = bits(p.my_tiles & ~(taken(p) >> FIRST_TILE))
    if len(tiles) > 1:
        return tiles
    if tiles:
        discarded_tile(p, frame, tiles[0])
    return None


def discarded_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    p.my_tiles &= ~(1 << tile)
    p.played.remove(tile)
    if 0 <= STOCK_KIND[tile] < GOLD:
        p.supply[STOCK_KIND[tile]] += p.stock[tile]
    p.stock[tile] = 0
    if FIRST_TILE + tile == PALACE:  # 6.4.3
        p.envoy = p.envoy_holder = -1
    if p.heard is not None:
        p.heard.append(("give up", PLAYER, tile))


def owner(p: Waterdeep, frame: Frame) -> None:
    """The owner of a tile is paid for another's use of it (6.3, S8.3, S8.6)."""
    who: int = frame[1]
    tile: int = frame[2]
    if p.heard is not None:
        p.heard.append(("owner", who, tile))
    if who == PSEUDO:
        p.sought = NOTHING  # no space was chosen for it
        if OWNER_DRAWS[tile]:
            p.stack.append((PSEUDO_QUEST,))  # a card may have let him place an agent (S11.1)
    p.stack.extend(OWNER_FRAMES[tile][2 * APART + who])
