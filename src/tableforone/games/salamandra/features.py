"""How does the player stand?  A guess at the final margin for the greedy player."""

from typing import Final

from tableforone.games.salamandra.cards import (
    BONUS,
    HARVEST_PRICE,
    IS_CAULDRON,
    ROUNDS,
    SCROLLS_FOR_BOOK,
)
from tableforone.games.salamandra.geometry import connected_groves
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.scoring import count, final_lines
from tableforone.games.salamandra.vocabulary import (
    BUILD_BONUS,
    CHOOSE_CELL,
    CRYSTAL,
    EARN,
    HUMAN,
    LOST,
    OPTION,
    PICK_GROVE,
    PLAYING,
    REACTIVATE,
    SCORE_PER,
    SCROLL,
    SEND,
    TAKE_CARD,
    VP,
)
from tableforone.kernel.frames import Frame

# Worth in points of what is not points yet, with three rounds, two, one and no round still to come.
CRYSTAL_WORTH: Final = (0.9, 0.9, 0.8, 0.6)
SCROLL_WORTH: Final = (3.0, 3.0, 2.5, 1.5)
CARD_WORTH: Final = (4.0, 3.0, 2.0, 1.0)
FIELD_WORTH: Final = (2.5, 2.0, 1.0, 0.3)
ACTIVE_WORTH: Final = 1.2  # an apprentice that can still work this round
GOOD_WORTH: Final = (0.0, 1.6, 1.6, 1.6, 5.0, 5.0)  # this turn only: leaf, flower, fruit, potions
GROVE_WORTH: Final = 2.5  # a grove that could be harvested on passing, beyond its price
MARGIN_WEIGHT: Final = 0.3  # of a safe lead at the next score check


def estimate(p: Salamandra) -> float:
    """Points on the track and what the final scoring would add now, plus what the rest is worth.

    Crystals, scrolls, goods of this turn, active apprentices, cards and fields count at worths that shrink as the
    game goes on; gains that are still pending count as if received.  A lead that would not survive the next score
    check is marked down, and a lost game is worth nothing but its margin far below any other.
    """
    if p.over == LOST:
        return float(p.vp - p.grey_vp - 100)
    margin = float(p.vp - p.grey_vp + sum(mine - his for _, mine, his in final_lines(p)))
    if p.over != PLAYING:
        return margin
    later = min(max(p.round, 1), ROUNDS) - 1
    worth = margin + standing(p, later) + sum(pending(p, frame, later) for frame in p.stack)
    short = p.grey_vp + len(connected_groves(p, p.grey)) + 1 - p.vp
    return worth - MARGIN_WEIGHT * max(0, short)


def standing(p: Salamandra, later: int) -> float:
    """What lies with the player and is not points yet."""
    worth = CRYSTAL_WORTH[later] * p.stock[CRYSTAL] + SCROLL_WORTH[later] * min(p.scrolls, SCROLLS_FOR_BOOK)
    worth += sum(GOOD_WORTH[good] * n for good, n in enumerate(p.stock))
    worth += ACTIVE_WORTH * len(p.active) + CARD_WORTH[later] * count_cards(p)
    tiles = {spot >> 2 for spot in p.active} | {spot >> 2 for spot in p.tired}
    worth += FIELD_WORTH[later] * sum(1.5 if IS_CAULDRON[tile] else 1.0 for tile in tiles)
    worth += 3.0 * p.book_spots.count(HUMAN)
    reachable = len(connected_groves(p, p.active + p.tired))
    return worth + GROVE_WORTH * min(reachable, p.stock[CRYSTAL] / HARVEST_PRICE)


def count_cards(p: Salamandra) -> int:
    return p.gods.bit_count() + p.salamanders.bit_count()


def pending(p: Salamandra, frame: Frame, later: int) -> float:
    """What a frame that is still on the stack will bring."""
    word: int = frame[0]
    if word == EARN:
        return good_worth(frame[1], frame[2], later)
    if word == BUILD_BONUS:
        return 0.0 if frame[2] else sum(good_worth(good, n, later) for good, n in BONUS[frame[1]])
    if word == SCORE_PER:
        return float(count(p, frame[1]) * frame[2])
    if word == CHOOSE_CELL:
        return 8.0
    worths = {OPTION: 5.0, TAKE_CARD: CARD_WORTH[later] + 2.0, REACTIVATE: ACTIVE_WORTH, PICK_GROVE: 4.0, SEND: 8.0}
    return worths.get(word, 0.0)


def good_worth(good: int, n: int, later: int) -> float:
    if good == VP:
        return float(n)
    if good == SCROLL:
        return n * SCROLL_WORTH[later]
    return n * (CRYSTAL_WORTH[later] if good == CRYSTAL else GOOD_WORTH[good])
