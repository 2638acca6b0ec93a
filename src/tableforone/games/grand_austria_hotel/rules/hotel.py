"""Rooms of the hotel: where they can be prepared, costs, and group bonuses (section 7)."""

from tableforone.kernel.frames import YOU, Frame

from . import boards, moments
from . import numbers as n
from .boards import ALL_SPACES, COLOUR_MASK, NOT_LEFT, NOT_RIGHT, SPACE_COLOUR, SPACE_POINTS, TOP, UP_TO_FLOOR
from .cards import ANY_ROOM_FREE, ON_OCCUPY, ROOM_FREE, STAFF_EFFECTS
from .numbers import BLUE, FOR_SPACES, RED, YELLOW
from .position import Hotels


def frontier(rooms: int) -> int:
    """The empty spaces next to a room; in an empty hotel the bottom left corner (7.1)."""
    if not rooms:
        return 1
    beside = (rooms & NOT_RIGHT) << 1 | (rooms & NOT_LEFT) >> 1
    return (rooms << 5 | rooms >> 5 | beside) & ALL_SPACES & ~rooms


def preparable(p: Hotels, money: int, discount: int, top: int) -> int:
    """The spaces where the player can prepare a room with this money (7.1, 7.2, 8.7)."""
    spaces = frontier(p.rooms)
    if p.modules and moments.ROOMS_FREE.taken_over(p):
        return spaces & UP_TO_FLOOR[top]
    floors = money + discount + 1  # floor 1 is free, each higher one costs 1 krone more
    paid = spaces & UP_TO_FLOOR[floors] if floors < TOP else spaces
    if p.staff & ANY_ROOM_FREE:
        colours = COLOUR_MASK[p.board]
        for colour in (BLUE, RED, YELLOW):
            if p.staff & ROOM_FREE[colour]:
                paid |= spaces & colours[colour]
    return paid & UP_TO_FLOOR[top]


def room_cost(p: Hotels, space: int, discount: int) -> int:
    """The player's cost to prepare this space (7.2); some colours may be free (8.7)."""
    if p.staff & ANY_ROOM_FREE and p.staff & ROOM_FREE[SPACE_COLOUR[p.board][space]]:
        return 0
    if p.modules and moments.ROOMS_FREE.taken_over(p):
        return 0
    cost = space // 5 - discount
    return max(0, cost)


def prepare(p: Hotels, space: int, discount: int) -> None:
    """Pay for a room, place its tile as vacant, score the points printed on the space (7.4)."""
    cost = room_cost(p, space, discount)
    p.money -= cost
    p.rooms |= 1 << space
    points = SPACE_POINTS[space]
    p.points[FOR_SPACES] += points
    if p.heard is not None:
        p.heard.append(("prepare", YOU, space, SPACE_COLOUR[p.board][space], cost, points))
    if p.modules and points:
        moments.POINTS_SCORED.happen(p, points)


def occupy(p: Hotels, space: int) -> list[Frame]:
    """Turn a vacant room to occupied; return its effects: group bonus (7.5) and staff (#23)."""
    p.occupied |= 1 << space
    if p.heard is not None:
        p.heard.append(("occupy", YOU, space, SPACE_COLOUR[p.board][space]))
    parts: list[Frame] = []
    group = boards.GROUP_OF[p.board][space]
    spaces = boards.GROUPS[p.board][group]
    complete = p.occupied & spaces == spaces and not p.paid_groups >> group & 1
    if complete:
        p.paid_groups |= 1 << group  # once per game, 7.5.1
        colour, size = boards.GROUP_COLOUR[p.board][group], spaces.bit_count()
        if not (p.modules and moments.GROUP_BONUS.taken_over(p, colour, size, parts)):
            parts.append(group_bonus(colour, boards.GROUP_BONUS[colour][size]))
    for card in ON_OCCUPY:
        if p.staff >> card & 1:
            parts.extend(STAFF_EFFECTS[card])
    if p.modules:
        moments.ROOM_OCCUPIED.happen(p, space, group, complete, parts)
    return parts


def group_bonus(colour: int, many: int) -> Frame:
    """The occupancy bonus of a full group: points, krones or Emperor spaces (7.5)."""
    if colour == n.BLUE:
        return (n.POINTS, many, n.FOR_GROUPS)
    if colour == n.RED:
        return (n.MONEY, many)
    return (n.EMPEROR, many)


def answers_of(mask: int, first: int) -> list[int]:
    """Answers for the spaces of a mask, numbered from ``first``."""
    answers: list[int] = []
    while mask:
        low = mask & -mask
        answers.append(first + low.bit_length() - 1)
        mask ^= low
    return answers


def highest_floor(mask: int) -> int:
    """The spaces of the mask on its highest floor."""
    for floor in (4, 3, 2, 1):
        here = mask & boards.UP_TO_FLOOR[floor] & ~boards.UP_TO_FLOOR[floor - 1]
        if here:
            return here
    return 0
