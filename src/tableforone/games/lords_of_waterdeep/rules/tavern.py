"""Transfers of resources and points: every cube, coin and point passes through these functions."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from . import cards
from . import numbers as n
from .effects import printed_goods
from .numbers import FOR_PSEUDO_QUESTS, FOR_QUESTS, GOLD, ONLY_QUESTS_SUBTRACTED
from .position import Waterdeep

PRINTED: Final[dict[Frame, list[tuple[int, int]]]] = {}  # cache: the goods of a GAIN frame


def tavern(p: Waterdeep, who: int) -> list[int]:
    return p.my if who == YOU else p.his


def gain(p: Waterdeep, who: int, how: int, printed: list[tuple[int, int]]) -> None:
    """Move kinds and numbers from the supply to a tavern, as many as there are (1.3)."""
    goods = p.my if who == YOU else p.his
    before = None if p.heard is None else goods[:]
    supply = p.supply
    for kind, count in printed:
        if kind != GOLD:
            left = supply[kind]
            if count > left:
                count = left
            supply[kind] = left - count
        goods[kind] += count
        if how and count:
            p.brought |= 1 << 5 * who + kind  # 7.4.2
    if before is not None:
        tell_gain(p, who, before)


def tell_gain(p: Waterdeep, who: int, before: list[int]) -> None:
    """Report what a tavern has gained."""
    goods = tavern(p, who)
    tell(p, ("gain", who, *[goods[kind] - before[kind] for kind in range(5)]))


def give_back(p: Waterdeep, who: int, given: list[tuple[int, int]]) -> None:
    """Return goods, as kinds and numbers, from a tavern to the supply."""
    goods = p.my if who == YOU else p.his
    for kind, count in given:
        goods[kind] = goods[kind] - count
        if kind != GOLD:
            p.supply[kind] = p.supply[kind] + count


def score(p: Waterdeep, who: int, vp: int, reason: int) -> None:
    """Score points; Pseudo's are subtracted from the player's score (S2.2, S2.3)."""
    if who == YOU:
        p.score += vp
        p.tally[reason] += vp
    elif p.switches & ONLY_QUESTS_SUBTRACTED and (reason == n.FOR_TILES or reason == n.FOR_PLOTS):
        return
    else:
        p.score -= vp
        p.tally[FOR_PSEUDO_QUESTS if reason == FOR_QUESTS else n.FOR_PSEUDO_OTHER] -= vp
    if vp and p.heard is not None:
        p.heard.append(("score", who, vp, reason))


def no_effect(p: Waterdeep) -> None:
    """Report that Pseudo's card has no effect (S10.3-S10.6)."""
    tell(p, ("no effect", OPPONENT))


def fill(p: Waterdeep, tile: int) -> None:
    """Put the stock on a tile that enters play or starts a round (6.2.1), if in supply."""
    kind = cards.STOCK_KIND[tile]
    count = cards.STOCK_SIZE[tile]
    if 0 <= kind < GOLD:
        count = min(count, p.supply[kind])
        p.supply[kind] -= count
    p.stock[tile] += count


def run_gain(p: Waterdeep, frame: Frame) -> None:
    """Gain all printed goods, as far as the supply lasts."""
    printed = PRINTED.get(frame)
    if printed is None:
        printed = printed_goods(frame[3:])
        PRINTED[frame] = printed
    gain(p, frame[1], frame[2], printed)


def swap(p: Waterdeep, who: int, kind: int) -> None:
    p.used |= n.MIRACLE_USED << 2 * who
    give_back(p, who, [(kind, 1), (n.CLERIC, -1)])
    tell(p, ("swap", who, kind))
