"""Slow, simple versions of the optimised rule functions, space by space and answer by answer."""

from tableforone.games.grand_austria_hotel.rules import boards, cards, moments
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.actions import can_take
from tableforone.games.grand_austria_hotel.rules.guests import guest_cost, surcharge
from tableforone.games.grand_austria_hotel.rules.objectives import meets
from tableforone.games.grand_austria_hotel.rules.position import Hotels


def neighbours(space: int) -> list[int]:
    """The spaces to the left and right, above and below."""
    floor, column = divmod(space, 5)
    beside = [(floor, column - 1), (floor, column + 1), (floor - 1, column), (floor + 1, column)]
    return [at[0] * 5 + at[1] for at in beside if 0 <= at[0] < boards.TOP and 0 <= at[1] < 5]


def can_prepare(p: Hotels, space: int, money: int, discount: int, top: int) -> bool:
    """Whether a room can be prepared on this space (7.1, 7.2).

    It must be empty, next to a room (or the corner of an empty hotel), low enough and affordable.
    """
    if p.rooms >> space & 1 or space // 5 >= top:
        return False
    there = [beside for beside in neighbours(space) if p.rooms >> beside & 1]
    if not (there if p.rooms else space == 0):
        return False
    return is_free(p, space) or space // 5 <= money + discount


def is_free(p: Hotels, space: int) -> bool:
    """Whether a staff card of its colour or a module makes the room free (8.7)."""
    if p.modules and moments.ROOMS_FREE.taken_over(p):
        return True
    colour = n.COLOURS[boards.SPACE_COLOUR[p.board][space]]
    return any(p.staff >> card & 1 and free["color"] == colour for card, free in cards.modifiers("room_free"))


def dice_answers(p: Hotels) -> list[int]:
    """The dice answers: possible actions, then the same boosted (4.1-4.3).

    If none is possible: every die, or what a module says.
    """
    faces = [face for face in range(1, 7) if p.dice[face]]
    allowed = [face for face in faces if can_take(p, face, 0)]
    if not allowed:
        other: list[int] = []
        return other if p.modules and moments.NO_DIE.taken_over(p, other) else [n.DIE + face for face in faces]
    boosted = [face for face in allowed if p.money and can_take(p, face, 1)]
    return [n.DIE + face for face in allowed] + [n.BOOSTED + face for face in boosted]


def guest_answers(p: Hotels) -> list[int]:
    """All guests in the queue that the player can pay for (6.1.1)."""
    costs = [guest_cost(p, place) + surcharge(p, place) for place in range(5)]
    return [n.GUEST + place for place in range(5) if p.queue[place] != n.NOBODY and costs[place] <= p.money]


def claim_answers(p: Hotels) -> list[int]:
    """All objectives that are met and not yet claimed (9.1)."""
    open_ones = [place for place in range(len(p.objectives)) if not p.claimed[place]]
    return [n.CLAIM + place for place in open_ones if meets(p, p.objectives[place])]


def next_turn(p: Hotels) -> int:
    """The lowest unused number whose owner has not passed, negative if his; or 0 (3.2)."""
    his = (1, 4) if p.leopold_starts else (2, 3)
    waiting = [] if not p.passed else [number for number in (1, 2, 3, 4) if number not in his]
    for number in (1, 2, 3, 4):
        if not p.used >> number & 1 and number not in waiting:
            return -number if number in his else number
    return 0
