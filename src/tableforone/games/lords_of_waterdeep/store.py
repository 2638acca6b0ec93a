"""How do resources and points change hands?  The few functions through which every cube, coin and point goes."""

from tableforone.games.lords_of_waterdeep.cards import STOCK_KIND, STOCK_SIZE
from tableforone.games.lords_of_waterdeep.effects import CLERIC, GOLD
from tableforone.games.lords_of_waterdeep.position import MIRACLE_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.vocabulary import (
    APART,
    FOR_PSEUDO_OTHER,
    FOR_PSEUDO_QUESTS,
    FOR_QUESTS,
    PLAYER,
)
from tableforone.kernel.frames import Frame


def tavern(p: Waterdeep, who: int) -> list[int]:
    return p.my if who == PLAYER else p.his


def take(p: Waterdeep, who: int, how: int, kind: int, n: int) -> int:
    """From the supply into a tavern: as much as there is (1.3); returns how much it was."""
    if kind != GOLD:
        left = p.supply[kind]
        if n > left:
            n = left
        p.supply[kind] = left - n
    goods = tavern(p, who)
    goods[kind] = goods[kind] + n  # compiled, twice as fast as +=
    if how and n:
        p.brought |= 1 << 5 * who + kind  # 7.4.2
    return n


def give_back(p: Waterdeep, who: int, kind: int, n: int) -> None:
    """From a tavern to the supply."""
    goods = tavern(p, who)
    goods[kind] = goods[kind] - n
    if kind != GOLD:
        p.supply[kind] = p.supply[kind] + n


def score(p: Waterdeep, who: int, vp: int, reason: int) -> None:
    """Points: Pseudo's are subtracted from the player's score (S2.2, S2.3)."""
    if who == PLAYER:
        p.score += vp
        p.tally[reason] += vp
    else:
        p.score -= vp
        p.tally[FOR_PSEUDO_QUESTS if reason == FOR_QUESTS else FOR_PSEUDO_OTHER] -= vp
    if vp and p.heard is not None:
        p.heard.append(("score", who, vp, reason))


def no_effect(p: Waterdeep) -> None:
    """What Pseudo plays finds nothing to work on (S10.3-S10.6)."""
    if p.heard is not None:
        p.heard.append(("no effect",))


def fill(p: Waterdeep, tile: int) -> None:
    """Put the stock on a tile that enters play or begins a round in play (6.2.1), as far as the supply goes."""
    kind = STOCK_KIND[tile]
    n = STOCK_SIZE[tile]
    if 0 <= kind < GOLD:
        n = min(n, p.supply[kind])
        p.supply[kind] -= n
    p.stock[tile] += n


def gain(p: Waterdeep, frame: Frame) -> None:
    who: int = frame[1]
    how: int = frame[2]
    goods = tavern(p, who)
    before = goods[:] if p.heard is not None else goods
    for kind in range(5):
        n: int = frame[3 + kind]
        if n:
            take(p, who, how, kind, n)
    if p.heard is not None:
        p.heard.append(("gain", who, *[goods[kind] - before[kind] for kind in range(5)]))


def tell_gain(p: Waterdeep, who: int, kind: int, n: int) -> None:
    if p.heard is not None:
        got = [0, 0, 0, 0, 0]
        got[kind] = n
        p.heard.append(("gain", who, *got))


def swap(p: Waterdeep, who: int, kind: int) -> None:
    p.used |= MIRACLE_USED << 2 * who
    give_back(p, who, kind, 1)
    take(p, who, APART, CLERIC, 1)
    if p.heard is not None:
        p.heard.append(("swap", who, kind))
