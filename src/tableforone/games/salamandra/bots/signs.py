"""Which signs tell how it stands?  A position as numbers, for the learned estimate: all of it open on the table."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU

from ..rules import cards
from ..rules import numbers as n
from ..rules.geometry import connected_groves
from ..rules.position import Salamandra
from ..rules.scoring import book_points, count, faith, final_lines
from . import estimate as e

SIGNS: Final[tuple[str, ...]] = (
    *("one", "round 1", "round 2", "round 3", "round 4", "rounds left"),
    *("points", "Rudolph's points", "margin", "behind", "ahead", "needed for the check"),
    *("what the end adds", "what it adds for him"),
    *("his points of the next round", "his points of all later rounds", "his points for a book", "his recyclings"),
    *("his Salamander faith", "his Bear faith", "his Eagle faith"),
    *("crystals", "leaves", "flowers", "fruits", "green potions", "purple potions", "scrolls", "scrolls for a book"),
    *("crystals early", "ready", "active", "tired", "active early"),
    *("Bears and Eagles", "Salamanders", "cards early", "converting cards", "listening cards"),
    *("Salamander faith", "Bear faith", "Eagle faith", "Salamander lead", "Bear lead", "Eagle lead"),
    *("groves", "groves in reach", "his groves in reach", "groves on the map", "groves to pay"),
    *("books", "his books", "book points", "free book spots", "best free book"),
    *("fields with you", "cauldrons with you", "crystal fields", "field colours", "built fields", "fields early"),
    *("his apprentices", "his scrolls", "his boxed"),
    *("pending", "plan", "standing", "estimate"),
)  # fmt: skip
CONVERTING: Final = cards.CONVERTING


def signs(p: Salamandra) -> list[float]:
    now = min(max(p.round, 1), cards.ROUNDS) - 1
    left = float(cards.ROUNDS - p.round)
    found = [1.0, 0.0, 0.0, 0.0, 0.0, left]
    found[1 + now] = 1.0
    reach_of_his = len(connected_groves(p, p.rudolph))
    his_next = p.labour[p.round] if p.round < cards.ROUNDS else 0
    points(p, found, reach_of_his)
    found += [float(his_next), float(sum(p.labour[p.round : cards.ROUNDS])), float(p.labour[n.FOR_BOOK])]
    found += [float(p.labour[n.RECYCLINGS]), float(p.labour[n.FAITH]), float(p.labour[n.FAITH + 1])]
    found.append(float(p.labour[n.FAITH + 2]))
    found += [float(many) for many in p.stock]
    found += [float(p.scrolls), float(min(p.scrolls, cards.SCROLLS_FOR_BOOK))]
    active = float(len(p.active))
    found += [p.stock[n.CRYSTAL] * left, float(p.ready), active, float(len(p.tired)), active * left]
    owned(p, found, left)
    groves_and_books(p, found, reach_of_his)
    fields(p, found, left)
    found += [float(len(p.rudolph)), float(p.rudolph_scrolls), float(p.boxed)]
    pending = 0.0
    for frame in p.stack:
        pending += e.pending(p, frame, now)
    plan = e.best_plan(p, now) if p.over == n.PLAYING else 0.0
    found += [pending, plan, e.standing(p, now), e.estimate(p)]
    return found


def points(p: Salamandra, found: list[float], his_groves: int) -> None:
    lead = p.vp - p.rudolph_vp
    needed = his_groves + 1 - lead
    mine = theirs = 0
    for _, my_points, his_points in final_lines(p):
        mine += my_points
        theirs += his_points
    found += [float(p.vp), float(p.rudolph_vp), float(lead), float(max(0, -lead)), float(max(0, lead))]
    found += [float(max(0, needed)), float(mine), float(theirs)]


def owned(p: Salamandra, found: list[float], left: float) -> None:
    secondary, salamanders = float(p.divinities.bit_count()), float(p.salamanders.bit_count())
    listening = 0
    for heard in cards.LISTENING:
        listening += (p.divinities & heard).bit_count()
    found += [secondary, salamanders, (secondary + salamanders) * left, float((p.divinities & CONVERTING).bit_count())]
    found.append(listening * left)
    symbols = faith(p)
    found += [float(many) for many in symbols]
    found += [float(symbols[god] - p.labour[n.FAITH + god]) for god in range(3)]


def groves_and_books(p: Salamandra, found: list[float], his_groves: int) -> None:
    reach = len(connected_groves(p, p.active + p.tired))
    lying = cards.GROVES_IN_BOX - p.gap.count(0)
    paid = min(reach, (p.stock[n.CRYSTAL] + len(p.active)) // cards.HARVEST_PRICE)
    found += [float(p.groves.bit_count()), float(reach), float(his_groves), float(lying), float(paid)]
    free = best = 0
    for place, who in enumerate(p.book_spots):
        if who == n.NOBODY and place >> 1 < len(p.books):
            free += 1
            book = p.books[place >> 1]
            best = max(best, cards.BOOK_POINTS[book][place & 1] * count(p, cards.BOOK_COUNTER[book]))
    found += [float(p.book_spots.count(YOU)), float(p.book_spots.count(OPPONENT)), float(book_points(p))]
    found += [float(free), float(best)]


def fields(p: Salamandra, found: list[float], left: float) -> None:
    tiles = colours = 0
    for spot in p.active:
        tiles |= 1 << (spot >> 2)
    for spot in p.tired:
        tiles |= 1 << (spot >> 2)
    cauldrons = crystal = 0
    for tile in range(cards.TILES):
        if tiles >> tile & 1:
            colours |= cards.FIELD_COLORS[tile]
            cauldrons += 1 if cards.IS_CAULDRON[tile] else 0
            crystal += e.CRYSTALS[tile] - 1
    many = float(tiles.bit_count())
    found += [many, float(cauldrons), float(crystal), float(colours.bit_count()), float(len(p.built)), many * left]
