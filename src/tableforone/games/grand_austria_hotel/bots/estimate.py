"""The estimate of the final margin, for the greedy player.

Points scored and occupied rooms count in full; what will probably become points counts in part:

- a guest in the café by the chance that its order will be filled, which rises with every item
  served and falls as turns run out;
- a kitchen item and a krone a little under a point;
- a vacant room by its floor, while there is time to fill it;
- the Emperor track by what the next visit pays;
- staff by its type and the rounds left.

Frames on the stack count too: the main action of a die just taken, parts of a reward, unused
turns.  The opponent's points are subtracted.  The weights come from a random search with runs of
forty games on the easy level.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.sums import added

from ..rules import boards, cards
from ..rules import numbers as n
from ..rules.edition import guest_size
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import end_points, room_points

KRONE: Final = 0.8
ITEM: Final = 1.0
NEEDED_ITEM: Final = 1.8
SPARE_ITEM: Final = 1.65
FREE_TABLE: Final = 3.5
EMPEROR_STEP: Final = 0.55
TURN_NOW: Final = 0.17  # value of a turn in this round; DIE_LEFT is added for each die
DIE_LEFT: Final = 0.24
FUNDS: Final = 3.0  # a krone or an Emperor space
A_TURN: Final = 8.0  # value of a turn in a later round
HOPE: Final = 0.19  # the chance that a guest with an empty order leaves, given enough time
SERVED: Final = 0.64  # the same for a complete order
VACANT: Final = 0.85
VACANT_FLOOR: Final = 0.2
VISIT: Final = 10.9  # value of the Emperor's reward or penalty
PERMANENT_STAFF: Final = 0.17  # per krone of its cost and round left
WRONG_GUEST: Final = 13.0  # points lost for a guest who cannot leave


def estimate(p: Hotels) -> float:
    """The player's expected points minus the opponent's."""
    if not p.stack:
        return float(sum(p.points) - sum(p.his_points))
    turns = turns_left(p)
    worth = sum(p.points) + room_points(p.occupied) + KRONE * p.money + items_worth(p, p.kitchen)
    worth += vacant_rooms(p, turns) + cafe(p, turns) + emperor(p) + staff(p)
    worth += turns_worth(p) + added([pending(p, frame) for frame in p.stack])
    return worth + modules_worth(p) - sum(p.his_points) - room_points(p.his_rooms)


def modules_worth(p: Hotels) -> float:
    """The value of what the modules have on the table."""
    return added([table(p) for modules, table in OF_MODULES if p.modules & modules])


def turns_left(p: Hotels) -> int:
    """The player's turns that are still to come, including this round."""
    mine = (1, 4) if not p.leopold_starts else (2, 3)
    return 2 * (7 - p.round) + sum(1 for number in mine if not p.used >> number & 1)


def turns_worth(p: Hotels) -> float:
    """The value of unused turns; in this round it depends on the dice that are left."""
    later = 2 * (7 - p.round)
    rolled = p.stack[-1][1] if p.stack[-1][0] in ROLLS else 0
    return A_TURN * later + (turns_left(p) - later) * (TURN_NOW + DIE_LEFT * (sum(p.dice) + rolled)) - 1.5 * p.passed


def items_worth(p: Hotels, items: list[int]) -> float:
    """The value of items: more than a point if a guest in the café needs them, otherwise less."""
    worth = 0.0
    for kind in range(n.KINDS):
        wanted = needed(p, kind)
        worth += NEEDED_ITEM * min(items[kind], wanted) + SPARE_ITEM * max(0, items[kind] - wanted)
    return worth


def needed(p: Hotels, kind: int) -> int:
    """How many of these items the guests in the café still need."""
    return sum(p.needs[kind :: n.KINDS])


def pending(p: Hotels, frame: Frame) -> float:
    """The value of a frame on the stack."""
    word = frame[0]
    if word == n.PARTS:
        return added([part_worth(part) for part in frame[1:]])
    if word == n.MAIN:
        return action_worth(p, frame[1], frame[2])
    if word == n.TWO_ITEMS:
        return action_worth(p, 1 if frame[2] == n.STRUDEL else 2, frame[1])
    if word == n.FUNDS:
        return action_worth(p, 4, frame[1])
    if word == n.STAFF_ACTION:
        return action_worth(p, 5, frame[1])
    if word == n.ANY_ACTION:
        return max([action_worth(p, face, frame[1]) for face in range(1, 6)])
    if word == n.RECEIVE:
        return items_worth(p, list(frame[1:]))
    if word == n.SERVE:
        return 0.3 * int(frame[1]) + (1.0 if not frame[2] else 0.0)
    return PENDING[word](p, frame) if word in PENDING else part_worth(frame)


def action_worth(p: Hotels, face: int, power: int) -> float:
    """The value of a main action with this strength."""
    if face in (1, 2):
        first = 2 * (face - 1)
        second = min(power // 2, max(0, needed(p, first + 1) - p.kitchen[first + 1]))
        items = [0] * n.KINDS
        items[first], items[first + 1] = p.kitchen[first] + power - second, p.kitchen[first + 1] + second
        before = [many if first <= kind <= first + 1 else 0 for kind, many in enumerate(p.kitchen)]
        return items_worth(p, items) - items_worth(p, before)
    if face == 3:
        return 1.2 * min(power, 1 + p.money)
    if face == 5:
        return 1.0 + 0.5 * power
    return FUNDS * power if face else 0.0


def part_worth(part: Frame) -> float:
    """A rough value of an effect before it is carried out."""
    word = part[0]
    many: int = part[1] if len(part) > 1 else 0
    if word == n.RECEIVE:
        return ITEM * float(sum(part[1 : 1 + n.KINDS]))
    if word == n.HIRE:
        return (1.0 + 0.5 * min(int(part[2]), 4)) * many
    return many * WORTH.get(word, 0.0)


WORTH: Final[dict[int, float]] = {
    n.POINTS: 1.0,
    n.MONEY: KRONE,
    n.EMPEROR: EMPEROR_STEP,
    n.ADVANCE: EMPEROR_STEP,
    n.ANY_ITEMS: 1.1,
    n.DRAW: 0.5,
    n.OFFER: 0.9,
    n.PREPARE: 1.3,
    n.OCCUPY: 2.5,
    n.PREPARE_OCCUPY: 4.0,
    n.TAKE_GUEST: 1.5,
    n.FILL_ORDER: 3.0,
    n.OTHER_ITEMS: 1.1,
}  # modules add theirs
EXTRA_ACTION_WORTH: Final = 2.5

# From modules: words that roll dice, values of frames, values on the table.
ROLLS: Final = {n.ROLL}
PENDING: Final[dict[int, Callable[[Hotels, Frame], float]]] = {}
OF_MODULES: Final[list[tuple[int, Callable[[Hotels], float]]]] = []


@cache
def guest_worth(guest: int) -> float:
    """The value of a guest with printed values: points, the room it fills, the reward."""
    reward = cards.GUEST_REWARD[guest]
    parts = added([EXTRA_ACTION_WORTH if part[0] == n.EXTRA_ACTION else part_worth(part) for part in reward])
    return cards.GUEST_POINTS[guest] + 2.5 + parts


def vacant_rooms(p: Hotels, turns: int) -> float:
    """The value of vacant rooms while there is time to fill them; higher floors count more."""
    vacant = p.rooms & ~p.occupied
    time = min(1.0, turns / 6)
    return time * added(
        [(VACANT + VACANT_FLOOR * floor) * (vacant & boards.FLOORS[floor]).bit_count() for floor in range(4)]
    )


def cafe(p: Hotels, turns: int) -> float:
    """The value of guests in the café, by the chance that they leave in time."""
    vacant = p.rooms & ~p.occupied
    worth = 0.0
    waiting = 0
    for table, guest in enumerate(p.cafe):
        if guest == NOBODY:
            worth += FREE_TABLE * min(1.0, turns / 5)
            continue
        waiting += p.short[table]
        base = min(HOPE, HOPE / 5 * max(0.0, turns - waiting / 3))
        served = 1 - p.short[table] / max(1, guest_size(p, guest))
        chance = base + (SERVED - base) * served
        if not vacant & boards.COLOUR_MASK[p.board][cards.GUEST_COLOUR[guest]]:
            chance *= 0.9 if turns > 2 else 0.3
        worth += chance * guest_worth(guest) - (1 - chance) * WRONG_GUEST
    return worth


def emperor(p: Hotels) -> float:
    """The value of the next visit: points, and the difference between reward and penalty."""
    visit = next((number for number in (3, 5, 7) if number >= p.round), 0)
    if not visit:
        return 0.0
    after = max(0, p.emperor - cards.RETREAT[visit])
    judged = VISIT if after >= cards.REWARD_FROM else -VISIT if after == 0 else 0.0
    return 0.9 * cards.EMPEROR_POINTS[p.emperor] + judged * (1 - (visit - p.round) * 0.2) + 0.35 * p.emperor


def staff(p: Hotels) -> float:
    """The value of staff.

    Cards in play count by type and rounds left, end-of-game cards by their present value, cards in
    hand a little.
    """
    left = 8 - p.round
    worth = 0.1 * left * len(p.hand)
    for card in range(p.staff.bit_length()):
        if p.staff >> card & 1:
            kind = cards.STAFF_TYPE[card]
            if kind == cards.PER_ROUND:
                worth += 1.0 * (left - (1 if p.turned >> card & 1 else 0))
            elif kind == cards.PERMANENT:
                worth += PERMANENT_STAFF * cards.STAFF_COST[card] * left
            elif kind == cards.AT_END:
                worth += 0.4 * left
    return worth + end_points(p, YOU)
