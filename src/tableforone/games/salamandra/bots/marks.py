"""Additional inputs for a net that combine several fields: score check, faith, books."""

from typing import Final

from tableforone.kernel.frames import YOU

from ..rules import cards
from ..rules import numbers as n
from ..rules.actions import payable
from ..rules.geometry import connected_groves
from ..rules.position import Salamandra
from ..rules.scoring import count, faith, final_points

NEEDED: Final = 0
ROUNDS: Final = 5
LEAD: Final = NEEDED + ROUNDS * 24
FAITH: Final = LEAD + ROUNDS * 24
COUNTER: Final = FAITH + 3 * 16
BOOK: Final = COUNTER + 9 * 12
BOOKS: Final[int] = len(cards.BOOK_POINTS)
BEST: Final = BOOK + BOOKS * 2 * 12
REACH: Final = BEST + 16
HIS_REACH: Final = REACH + 10
PAID: Final = HIS_REACH + 10
ACTIVE: Final = PAID + 10
TIRED: Final = ACTIVE + cards.TILES * 3
FIELD: Final = TIRED + cards.TILES * 3
SHOWN: Final = FIELD + cards.TILES * ROUNDS
TEMPLE: Final = SHOWN + cards.TILES * 2
CRYSTALS: Final = TEMPLE + 4
WORKERS: Final = CRYSTALS + ROUNDS * 24
BOTH: Final = WORKERS + ROUNDS * 12
COMING: Final = BOTH + 12 * 12
SCROLLS: Final = COMING + 24
LISTENING: Final = SCROLLS + ROUNDS * 6
MARKS: Final = LISTENING + ROUNDS * 8
# fields with too little information
OVERLOOKED: Final = frozenset({"arrows", "bags", "cell", "discards", "gap", "taken", "under"})
# chance words that only refill a row
REFILLS: Final = frozenset({"lay_grove", "show_field", "turn_up"})


def standing(p: Salamandra) -> tuple[int, int]:
    """Points if the game ended now, with the final scoring; only the track if the check is lost."""
    if p.over == n.LOST:
        return p.vp, p.rudolph_vp
    mine, theirs = final_points(p)
    return p.vp + mine, p.rudolph_vp + theirs


def within(number: int, most: int) -> int:
    return 0 if number < 0 else min(number, most)


def marks(p: Salamandra) -> list[int]:
    late = within(p.round, ROUNDS - 1)
    groves = len(connected_groves(p, p.rudolph))
    lead = p.vp - p.rudolph_vp
    found: list[int] = [NEEDED + late * 24 + within(groves + 1 - lead + 8, 23), LEAD + late * 24 + within(lead + 8, 23)]
    symbols = faith(p)
    for god in range(3):
        found.append(FAITH + god * 16 + within(symbols[god] - p.labour[n.FAITH + god] + 8, 15))
    counted = [count(p, counter) for counter in range(n.FLAT + 1)]
    for counter in range(n.FLAT):
        found.append(COUNTER + counter * 12 + within(counted[counter], 11))
    best = 0
    for place in range(len(p.book_spots)):
        if place >> 1 < len(p.books):
            book = p.books[place >> 1]
            worth = cards.BOOK_POINTS[book][place & 1] * counted[cards.BOOK_COUNTER[book]]
            if p.book_spots[place] == n.NOBODY:
                best = max(best, worth)
                found.append(BOOK + book * 24 + within(worth // 2, 11))
            elif p.book_spots[place] == YOU:
                found.append(BOOK + book * 24 + 12 + within(worth // 2, 11))
    found.append(BEST + within(best, 15))
    reach = len(connected_groves(p, p.active + p.tired))
    found.append(REACH + within(reach, 9))
    found.append(HIS_REACH + within(groves, 9))
    found.append(PAID + within(min(reach, (p.stock[n.CRYSTAL] + len(p.active)) // cards.HARVEST_PRICE), 9))
    fields(p, found, late)
    crystals = p.stock[n.CRYSTAL]
    found.append(CRYSTALS + late * 24 + within(crystals, 23))
    found.append(WORKERS + late * 12 + within(len(p.active), 11))
    found.append(BOTH + within(len(p.active), 11) * 12 + within(crystals // 2, 11))
    found.append(COMING + within(sum(p.labour[p.round : cards.ROUNDS]), 23))
    found.append(SCROLLS + late * 6 + within(p.scrolls, 5))
    listening = sum([(p.divinities & heard).bit_count() for heard in cards.LISTENING])
    found.append(LISTENING + late * 8 + within(listening, 7))
    return found


def fields(p: Salamandra, found: list[int], late: int) -> None:
    """Which fields have apprentices of either side, and which fields could be built."""
    active = [0] * cards.TILES
    tired = [0] * cards.TILES
    for spot in p.active:
        active[spot >> 2] += 1
    for spot in p.tired:
        tired[spot >> 2] += 1
    for tile in range(cards.TILES):
        if active[tile]:
            found.append(ACTIVE + tile * 3 + within(active[tile] - 1, 2))
        if tired[tile]:
            found.append(TIRED + tile * 3 + within(tired[tile] - 1, 2))
        if active[tile] or tired[tile]:
            found.append(FIELD + tile * ROUNDS + late)
    for tile in p.display:
        if tile >= 0:
            found.append(SHOWN + tile * 2 + payable(p, cards.BUILD_COST[tile]))
    for half in range(2):
        found.append(TEMPLE + half * 2 + payable(p, cards.TEMPLE_COST[half]))
