"""Apprentices: placing, flipping and reactivating them (1.7, 3.2, 7.4)."""

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards
from . import numbers as n
from .gains import earn, fire
from .position import Salamandra


def put_apprentice(p: Salamandra, spot: int) -> None:
    """Place an available apprentice: path crystals, bonus, triggers (7.4.1-7.4.4)."""
    tile, place = spot >> 2, spot & 3
    p.ready -= 1
    p.active.append(spot)
    p.active.sort()
    p.taken[tile] |= 1 << place
    if p.heard is not None:
        p.heard.append(("place", YOU, spot, p.cell[tile]))
    crystals = path_crystals(p, spot)
    if crystals:
        earn(p, n.CRYSTAL, crystals)
    if place == 0:
        for good, number in cards.BONUS[tile]:
            earn(p, good, number)
    if p.divinities:
        for trigger in cards.PLACE_TRIGGERS[tile]:
            fire(p, trigger)


def path_crystals(p: Salamandra, spot: int) -> int:
    """The crystals on the paths from the two nearest groves to this spot's tile (7.4.2)."""
    cell, place = p.cell[spot >> 2], spot & 3
    first, second = cell + cards.SPOT_GAPS[place][0], cell + cards.SPOT_GAPS[place][1]
    found = 0
    for grove, gap in enumerate(p.gap):
        if gap:
            if gap == first:
                found += cards.PATH_CRYSTALS[grove][cards.SPOT_PATHS[place][0]]
            elif gap == second:
                found += cards.PATH_CRYSTALS[grove][cards.SPOT_PATHS[place][1]]
    return found


def placing_gains(p: Salamandra, spot: int) -> list[tuple[int, int]]:
    """The gains of placing on this spot: path crystals, bonus, own cards (7.4.2-7.4.4)."""
    totals = [0] * (n.SCROLL + 1)
    totals[n.CRYSTAL] = path_crystals(p, spot)
    fired = cards.PLACE_TRIGGERS[spot >> 2]
    if spot & 3 == 0:
        for good, number in cards.BONUS[spot >> 2]:
            totals[good] += number
        fired = fired + [n.ON_SCROLL] * totals[n.SCROLL]
    for trigger in fired:
        for card, good, number in cards.LISTENERS[trigger]:
            if p.divinities >> card & 1:
                totals[good] += number
    return [(good, totals[good]) for good in (n.CRYSTAL, n.SCROLL, n.VP) if totals[good]]


def flip(p: Salamandra, spot: int) -> None:
    p.active.remove(spot)
    p.tired.append(spot)
    p.tired.sort()


def run_reactivate(p: Salamandra, frame: Frame) -> list[int] | None:
    """3.2 reactivate: ask which flipped apprentice becomes active again."""
    tired = p.tired
    if len(tired) > 1:
        return [n.WAKE + spot for spot in tired]
    if tired:
        answer_reactivate(p, frame, n.WAKE + tired[0])
    return None


def answer_reactivate(p: Salamandra, frame: Frame, answer: int) -> None:
    spot = answer - n.WAKE
    p.tired.remove(spot)
    p.active.append(spot)
    p.active.sort()
    tell(p, ("wake", YOU, spot))
