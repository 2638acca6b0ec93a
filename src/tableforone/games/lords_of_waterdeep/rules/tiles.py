"""Building tiles: buying, taking, removing, and the owner's benefit."""

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from . import cards
from . import numbers as n
from .position import Waterdeep
from .spaces import affordable, has_plot_left, taken
from .tavern import fill, give_back, score


def enter_play(p: Waterdeep, who: int, tile: int, *, stocked: bool) -> None:
    p.played.append(tile)
    if who == YOU:
        p.my_tiles |= 1 << tile
    else:
        p.his_tiles |= 1 << tile
    if stocked:
        fill(p, tile)


def from_hall(p: Waterdeep, who: int, slot: int, *, bought: bool) -> None:
    """Put a hall tile into play: VP tokens (6.1.4), stock (6.2.2), a new tile for the slot."""
    tile = p.hall[slot]
    tokens = p.hall_vp[slot]
    p.hall[slot] = -1
    p.hall_vp[slot] = 0
    p.stack.append((n.DRAW_TILE, n.TO_HALL + slot))
    if p.heard is not None:
        p.heard.append(("buy" if bought else "take tile", who, tile))
    enter_play(p, who, tile, stocked=bought or p.switches & n.STOCK_ON_FREE_ENTRY != 0)
    if bought or p.switches & n.HALL_VP_ON_FREE_ENTRY:
        score(p, who, tokens, n.FOR_TILES)


def run_buy_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    if frame[1] == OPPONENT:
        p.stack.append((n.PSEUDO_TILE, n.BUYS))
        return None
    return sorted(p.hall[slot] for slot in affordable(p, p.my[n.GOLD]))


def answer_buy_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    buy_tile(p, YOU, tile)


def buy_tile(p: Waterdeep, who: int, tile: int) -> None:
    """6.1.1: pay, score the tokens, put the tile into play."""
    give_back(p, who, [(n.GOLD, cards.TILE_COST[tile])])
    from_hall(p, who, p.hall.index(tile), bought=True)
    if (p.my_done if who == YOU else p.his_done) >> cards.INFILTRATE & 1:
        score(p, who, cards.INFILTRATE_VP, n.FOR_PLOTS)


def run_take_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Take a tile for free: from the hall or the top of the stack (7.5.3, 7.5.4, 8.2.4)."""
    who: int = frame[1]
    if not has_plot_left(p):
        return None
    if frame[3] == n.FROM_STACK:
        p.stack.append((n.DRAW_TILE, who))
        return None
    tiles = sorted(tile for tile in p.hall if tile >= 0)
    if tiles and who == OPPONENT:
        p.stack.append((n.PSEUDO_TILE, n.TAKES))
        return None
    if len(tiles) > 1:
        return tiles
    if tiles:
        answer_take_tile(p, frame, tiles[0])
    return None


def answer_take_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    take_tile(p, YOU, tile)


def take_tile(p: Waterdeep, who: int, tile: int) -> None:
    """Take a hall tile for free."""
    from_hall(p, who, p.hall.index(tile), bought=False)


def run_discard_tile(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Real Estate Deal: one of the player's tiles without an agent leaves the game (6.1.7)."""
    tiles = bits(p.my_tiles & ~(taken(p) >> cards.FIRST_TILE))
    if len(tiles) > 1:
        return tiles
    if tiles:
        answer_discard_tile(p, frame, tiles[0])
    return None


def answer_discard_tile(p: Waterdeep, frame: Frame, tile: int) -> None:
    p.my_tiles &= ~(1 << tile)
    p.played.remove(tile)
    if 0 <= cards.STOCK_KIND[tile] < n.GOLD:
        p.supply[cards.STOCK_KIND[tile]] += p.stock[tile]
    p.stock[tile] = 0
    if cards.FIRST_TILE + tile == cards.PALACE:  # 6.4.3
        p.ambassador = p.ambassador_holder = -1
    tell(p, ("give up", YOU, tile))


def run_owner(p: Waterdeep, frame: Frame) -> None:
    """Pay a tile's owner for the other side's use of it (6.3, S8.3, S8.6)."""
    who: int = frame[1]
    tile: int = frame[2]
    if p.heard is not None:
        p.heard.append(("owner", who, tile))
    if who == OPPONENT:
        p.sought = n.NOTHING  # no space was chosen for this gain
        if cards.OWNER_DRAWS[tile]:
            p.stack.append((n.PSEUDO_QUEST,))  # a card may have let him place an agent (S11.1)
    p.stack.extend(cards.OWNER_FRAMES[tile][2 * n.APART + who])
