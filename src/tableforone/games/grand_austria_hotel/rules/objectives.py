"""When is an objective met, and what does claiming it bring?  (Section 9.)"""

from tableforone.kernel.frames import YOU, tell

from . import boards, cards, moments
from . import numbers as n
from .gains import score
from .position import Hotels
from .scoring import full


def meets(p: Hotels, objective: int) -> bool:
    """Does the player meet the requirement of an objective now (9.1, 9.3)?"""
    test = cards.OBJECTIVE_TEST[objective]
    wanted = cards.OBJECTIVE_N[objective]
    if test == n.ONE_COLOUR_FULL:
        return full(p.occupied, boards.COLOUR_MASK[p.board][:3]) > 0
    if test != n.OCCUPIED_AT_LEAST:
        return counted(p, objective) >= wanted[0]
    occupied = p.occupied
    masks = boards.COLOUR_MASK[p.board]
    return (
        (occupied & masks[n.BLUE]).bit_count() >= wanted[1]
        and (occupied & masks[n.RED]).bit_count() >= wanted[2]
        and (occupied & masks[n.YELLOW]).bit_count() >= wanted[3]
    )


def claim(p: Hotels, place: int) -> None:
    """A marker on the highest free spot of an objective (9.1)."""
    spot = free_spot(p, place)
    p.claimed[place] = spot
    tell(p, ("claim", YOU, p.objectives[place], spot))
    score(p, spot, n.FOR_OBJECTIVES)
    if p.modules:
        moments.OBJECTIVE_CLAIMED.happen(p, p.objectives[place])


def free_spot(p: Hotels, place: int) -> int:
    """The points of the highest free spot: one is gone for each side that has claimed the card."""
    return cards.SPOTS[(1 if p.claimed[place] else 0) + (1 if p.his_claimed[place] else 0)]


def progress(p: Hotels, objective: int) -> list[tuple[int, int, int]]:
    """How far the player is: (colour or ANY, how many she has, how many it takes), counted as on the table (9.1)."""
    test = cards.OBJECTIVE_TEST[objective]
    wanted = cards.OBJECTIVE_N[objective]
    colours = (n.BLUE, n.RED, n.YELLOW)
    if test == n.OCCUPIED_AT_LEAST:
        return [(k, of_colour(p, k), wanted[1 + k]) for k in colours if wanted[1 + k]]
    if test == n.ONE_COLOUR_FULL:
        return [(k, of_colour(p, k), boards.COLOUR_MASK[p.board][k].bit_count()) for k in colours]
    return [(n.ANY, counted(p, objective), wanted[0])]


def of_colour(p: Hotels, colour: int) -> int:
    return (p.occupied & boards.COLOUR_MASK[p.board][colour]).bit_count()


def counted(p: Hotels, objective: int) -> int:
    """How many the player has of what an objective asks for."""
    test = cards.OBJECTIVE_TEST[objective]
    if test == n.MONEY_AT_LEAST:
        return p.money
    if test == n.ROOMS_AT_LEAST:
        return p.rooms.bit_count()
    if test == n.STAFF_AT_LEAST:
        return p.staff.bit_count()
    if test == n.EMPEROR_AT_LEAST:
        return p.emperor
    if test == n.FLOORS_FULL:
        return full(p.occupied, boards.FLOORS)
    if test == n.GROUPS_FULL:
        return full(p.occupied, boards.GROUPS[p.board])
    if test == n.COLUMNS_FULL:
        return full(p.occupied, boards.COLUMNS)
    return moments.TESTED[test](p, objective)
