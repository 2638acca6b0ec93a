"""How does the player stand?  A guess at the final margin for the greedy player."""

from typing import Final

from tableforone.kernel.frames import Frame

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import connected_groves
from ..rules.position import Salamandra
from ..rules.scoring import final_lines
from .plans import (
    ACTIVE_WORTH,
    CARD_WORTH,
    CRYSTAL_WORTH,
    FIELD_WORTH,
    OPTION_WORTH,
    SCROLL_WORTH,
    best_plan,
    field_worth,
    good_worth,
    part_worth,
)

READY_WORTH: Final = 2.5  # an apprentice that can still be placed
BOOK_WORTH: Final = 3.0  # of standing on a Spellbook, beyond what it would score now
GROVE_WORTH: Final = 1.0  # a grove within reach on passing, beyond its price
BEHIND_WORTH: Final = 1.0  # a point that is still missing for the next score check


def estimate(p: Salamandra) -> float:
    """Points on the track and what the final scoring would add now, plus what the rest is worth.

    Crystals, scrolls, apprentices, cards and fields count at worths that shrink as the game goes on; gains that are
    still pending count as if received; goods count for the best main action that they make possible this turn.
    Points that are missing for the next score check count double.  A lost game is far below any other.
    """
    if p.over == n.LOST:
        return float(p.vp - p.grey_vp - 100)
    margin = float(p.vp - p.grey_vp + sum(mine - his for _, mine, his in final_lines(p)))
    if p.over != n.PLAYING:
        return margin
    now = min(max(p.round, 1), cards.ROUNDS) - 1
    threat = len(connected_groves(p, p.grey))  # 12.6
    behind = max(0, p.grey_vp + threat + 1 - p.vp)
    worth = margin - threat - BEHIND_WORTH * behind + standing(p, now)
    worth += sum(pending(p, frame, now) for frame in p.stack)
    return worth if p.stack and p.stack[-1][0] == n.CHOOSE_CELL else worth + best_plan(p, now)


def standing(p: Salamandra, now: int) -> float:
    """What lies with the player and is not points yet."""
    worth = CRYSTAL_WORTH[now] * p.stock[n.CRYSTAL] + SCROLL_WORTH[now] * min(p.scrolls, cards.SCROLLS_FOR_BOOK)
    worth += ACTIVE_WORTH[now] * len(p.active) + READY_WORTH * p.ready
    worth += CARD_WORTH[now] * (p.gods.bit_count() + p.salamanders.bit_count())
    tiles = {spot >> 2 for spot in p.active} | {spot >> 2 for spot in p.tired}
    worth += FIELD_WORTH[now] * sum(1.5 if cards.IS_CAULDRON[tile] else 1.0 for tile in tiles)
    worth += BOOK_WORTH * p.book_spots.count(n.HUMAN)
    reachable = len(connected_groves(p, p.active + p.tired))
    purse = p.stock[n.CRYSTAL] + len(p.active)
    return worth + GROVE_WORTH * min(reachable, purse // cards.HARVEST_PRICE)


def pending(p: Salamandra, frame: Frame, now: int) -> float:
    """What a frame that is still on the stack will bring."""
    word: int = frame[0]
    if word == n.BUILD_BONUS:
        return 0.0 if frame[2] else sum(good_worth(good, number, now) for good, number in cards.BONUS[frame[1]])
    if word == n.CHOOSE_CELL:
        tile = p.display[frame[1]]
        return field_worth(tile, now) - cards.BUILD_COST[tile][n.CRYSTAL] * CRYSTAL_WORTH[now]
    if word == n.OPTION:
        return OPTION_WORTH
    if word == n.SEND:
        return BOOK_WORTH + 5.0
    return part_worth(p, frame, now)
