"""Additional inputs for a net that combine several fields: guests, groups, objectives.

How soon a guest can leave depends on the kitchen and on items about to be gained; a guest
without a vacant room of its colour cannot leave.
"""

from typing import Final

from tableforone.kernel.frames import YOU, Frame

from ..rules import boards, cards, decks, objectives
from ..rules import numbers as n
from ..rules.numbers import NOBODY
from ..rules.position import Hotels
from ..rules.scoring import end_card_points, end_points, his_occupied, room_points
from . import estimate as e

GUEST: Final = 49  # the lowest guest number
GUESTS: Final = 150
OBJECTIVE: Final = 105  # the lowest objective number
OBJECTIVES: Final = 80
NEAR: Final = 6  # ready, in the kitchen, one item short, two, three, more
TURNS: Final = 0
CAFE: Final = TURNS + 16
HOUSED: Final = CAFE + GUESTS * NEAR
WAITED: Final = HOUSED + 4 * NEAR * 2
SERVINGS: Final = WAITED + 12 * 16
HOMELESS: Final = SERVINGS + 12
LEFT: Final = HOMELESS + 5
UNUSED: Final = LEFT + 16
TO_COME: Final = UNUSED + 5
WELCOME: Final = TO_COME + 5 * 16
EMPTY: Final = WELCOME + 24
ASKED: Final = EMPTY + 5
SPARE: Final = ASKED + 4 * 4
EMPEROR: Final = SPARE + n.KINDS * 13
VISIT: Final = EMPEROR + 16 * 8
AIM: Final = VISIT + 20 * 3
SPOT: Final = AIM + OBJECTIVES * 7
FLOOR: Final = SPOT + OBJECTIVES * 4
COLUMN: Final = FLOOR + 4 * 6
VACANT: Final = COLUMN + 5 * 5
FULL: Final = VACANT + 3 * 7
ALL: Final = FULL + 3 * 12
HIS: Final = ALL + 21
GROUP: Final = HIS + 21
SIZES: Final = 5
OF_GROUP: Final = SIZES * SIZES
HAND: Final = GROUP + 3 * 4 * SIZES * OF_GROUP
BEST: Final = HAND + 12
NEXT_BEST: Final = BEST + 24
OF_MODULES: Final = NEXT_BEST + 24
MARKS: Final = OF_MODULES + 32
# fields with too little information
OVERLOOKED: Final = frozenset({"guest_bag", "guest_discard", "his_points", "points", "staff_bag", "under"})
# chance words that only refill a row
REFILLS: Final = frozenset({"refill"})
NET_WIDTH: Final = 192
NET_PLANNED: Final = 0.0  # planning takes long here, and more games help as much
WORTH_OF_WINNING: Final = 6.0
WORTH_OF_THEIRS: Final = 0.7  # what an answer seems to change about them is mostly noise


def standing(p: Hotels) -> tuple[int, int]:
    """Points if the game ended now, without krones, items and the café."""
    if not p.stack:
        return sum(p.points), sum(p.his_points)
    mine = sum(p.points) + room_points(p.occupied) + end_points(p, YOU)
    return mine, sum(p.his_points) + room_points(his_occupied(p)) + end_points(p, 1)


def marks(p: Hotels) -> list[int]:
    turns = e.turns_left(p)
    found: list[int] = [TURNS + min(15, turns)]
    vacant = p.rooms & ~p.occupied
    masks = boards.COLOUR_MASK[p.board]
    free = [(vacant & masks[colour]).bit_count() for colour in range(4)]
    coming = Coming()
    for frame in p.stack:
        coming.note(p, frame)
    wanted = [0] * n.KINDS
    for kind in range(n.KINDS):
        spare = p.kitchen[kind] + coming.items[kind] - e.needed(p, kind)
        wanted[kind] = max(0, -spare)
        found.append(SPARE + kind * 13 + min(12, max(0, spare + 6)))
    empty = guests(p, found, coming, free[:], turns)
    for place in range(5):
        guest = p.queue[place]
        if guest != NOBODY:
            found.append(ASKED + cards.GUEST_COLOUR[guest] * 4 + min(3, empty))
    gains = [coming.rooms, coming.funds, coming.staff, max(0, int(coming.parts)), coming.served]
    found += [TO_COME + 16 * nth + min(15, gain) for nth, gain in enumerate(gains)]
    found.append(EMPEROR + min(15, p.emperor) * 8 + p.round)
    visit = 0 if p.round <= 3 else 1 if p.round <= 5 else 2
    if len(p.tiles) > visit:
        after = p.emperor - cards.RETREAT[3 + 2 * visit]
        found.append(VISIT + p.tiles[visit] * 3 + (0 if after <= 0 else 2 if after >= cards.REWARD_FROM else 1))
    aims(p, found)
    rooms(p, found, free)
    at_end = [card for card in p.hand if cards.STAFF_TYPE[card] == cards.AT_END]
    potential = sum([end_card_points(p, card, YOU) for card in at_end])
    found.append(HAND + min(11, potential // 3))
    dice(p, found, wanted, turns - 2 * (7 - p.round), free)
    if p.modules:
        found.append(OF_MODULES + min(31, max(0, int(e.modules_worth(p)) // 2 + 8)))
    return found


class Coming:
    """The pending gains from frames on the stack."""

    def __init__(self) -> None:
        self.items: Final = [0] * n.KINDS
        self.rooms: int = 0
        self.funds: int = 0
        self.staff: int = 0  # 1 + the strength of the hiring action
        self.served: int = 0
        self.parts: float = 0.0
        self.in_turn: bool = False

    def note(self, p: Hotels, frame: Frame) -> None:
        word: int = frame[0]
        if word == n.PARTS:
            for part in frame[1:]:
                self.note(p, part)
        elif word == n.TURN:
            self.in_turn = True
        elif word == n.MAIN:
            self.action(p, frame[1], frame[2])
        elif word == n.TWO_ITEMS:
            self.action(p, 1 if frame[2] == n.STRUDEL else 2, frame[1])
        elif word == n.FUNDS:
            self.action(p, 4, frame[1])
        elif word == n.STAFF_ACTION:
            self.action(p, 5, frame[1])
        elif word == n.RECEIVE:
            for kind in range(n.KINDS):
                self.items[kind] += frame[1 + kind]
        elif word == n.PREPARE:
            self.rooms += frame[1]
        elif word == n.SERVE:
            self.served += frame[1]
        elif word in e.PENDING:
            self.parts += e.PENDING[word](p, frame)
        else:
            self.parts += e.part_worth(frame)

    def action(self, p: Hotels, face: int, power: int) -> None:
        if face == 1 or face == 2:
            first = 2 * (face - 1)
            second = min(power // 2, max(0, e.needed(p, first + 1) - p.kitchen[first + 1]))
            self.items[first] += power - second
            self.items[first + 1] += second
        elif face == 3:
            self.rooms += min(power, 2 + p.money // 2)
        elif face == 4:
            self.funds += power
        elif face == 5:
            self.staff = 1 + power


def guests(p: Hotels, found: list[int], coming: Coming, free: list[int], turns: int) -> int:
    """Guests in the café, those with fewest missing items first.

    Marks how close each is to leaving and whether there is a room.  Returns the number of empty
    tables.
    """
    fresh, kitchen = coming.items[:], p.kitchen[:]
    at_once, rooms_to_come = coming.served, coming.rooms
    waited = servings = homeless = ready = servable = 0
    # from twelve missing items on, guests go by their tables
    seated = sorted([(min(12, p.short[table]), table) for table, guest in enumerate(p.cafe) if guest != NOBODY])
    for _, table in seated:
        guest = p.cafe[table]
        missing = served = 0
        for kind in range(n.KINDS):
            need = p.needs[table * n.KINDS + kind]
            if need:
                here = min(need, fresh[kind])
                fresh[kind] -= here
                need -= here
                here = min(need, kitchen[kind])
                kitchen[kind] -= here
                served += here
                missing += need - here
        free_of_charge = min(served, at_once)
        at_once -= free_of_charge
        served -= free_of_charge
        near = 0 if not served and not missing else min(NEAR - 1, 1 + missing)
        colour = cards.GUEST_COLOUR[guest]
        housed = 0
        if free[colour] > 0 and free[n.GREEN] > 0:
            housed = 1
            free[colour] -= 1
            if colour != n.GREEN:
                free[n.GREEN] -= 1
        elif rooms_to_come > 0:
            housed = 1
            rooms_to_come -= 1
        else:
            homeless += 1
        found.append(CAFE + (guest - GUEST) * NEAR + near)
        found.append(HOUSED + (colour * NEAR + near) * 2 + housed)
        waited += missing
        servings += served
        if housed and not missing:
            if not served:
                ready += 1
            elif p.money:
                servable += 1
    found.append(WAITED + min(11, waited) * 16 + min(15, turns))
    found.append(SERVINGS + min(11, servings))
    found.append(HOMELESS + min(4, homeless))
    if not coming.in_turn:
        found.append(LEFT + min(3, ready) * 4 + min(3, servable))
        unused = p.staff & ~p.turned & decks.ROUND_STAFF_IN[p.modules]
        found.append(UNUSED + min(4, unused.bit_count()))
    empty = len(p.cafe) - len(seated)
    found.append(EMPTY + empty)
    if empty:
        best = 0.0
        for place in range(5):
            guest = p.queue[place]
            if guest != NOBODY and cards.QUEUE_COST[place] <= p.money:
                best = max(best, e.guest_worth(guest) - cards.QUEUE_COST[place])
        found.append(WELCOME + min(23, int(best)))
    return empty


def aims(p: Hotels, found: list[int]) -> None:
    """The objectives: claimed, met or progress so far; and the value of the best free spot."""
    for place in range(len(p.objectives)):
        objective = p.objectives[place]
        nth = objective - OBJECTIVE
        if p.claimed[place]:
            found.append(AIM + nth * 7)
            continue
        if objectives.meets(p, objective):
            found.append(AIM + nth * 7 + 6)
        else:
            have_all = takes_all = 0
            for _, have, takes in objectives.progress(p, objective):
                have_all += min(have, takes)
                takes_all += takes
            found.append(AIM + nth * 7 + 1 + min(4, 5 * have_all // max(1, takes_all)))
        found.append(SPOT + nth * 4 + objectives.free_spot(p, place) // 5)


def rooms(p: Hotels, found: list[int], free: list[int]) -> None:
    occupied = p.occupied
    masks = boards.COLOUR_MASK[p.board]
    for floor in range(4):
        found.append(FLOOR + floor * 6 + (occupied & boards.FLOORS[floor]).bit_count())
    for column in range(5):
        found.append(COLUMN + column * 5 + (occupied & boards.COLUMNS[column]).bit_count())
    for colour in range(3):
        found.append(VACANT + colour * 7 + min(6, free[colour]))
        found.append(FULL + colour * 12 + min(11, (occupied & masks[colour]).bit_count()))
    found.append(ALL + occupied.bit_count())
    found.append(HIS + p.his_rooms.bit_count())
    colours = boards.GROUP_COLOUR[p.board]
    groups = boards.GROUPS[p.board]
    for group in range(len(groups)):
        spaces = groups[group]
        tiles = (p.rooms & spaces).bit_count()
        if tiles:
            floor = 0
            while not spaces & boards.FLOORS[floor]:
                floor += 1
            kind = (colours[group] * 4 + floor) * SIZES + min(SIZES - 1, spaces.bit_count())
            here = min(SIZES - 1, (occupied & spaces).bit_count())
            found.append(GROUP + kind * OF_GROUP + min(SIZES - 1, tiles) * SIZES + here)


def dice(p: Hotels, found: list[int], wanted: list[int], to_take: int, free: list[int]) -> None:
    """A rough value of the best dice for the turns of this round."""
    faces = [face for face in range(1, 7) if p.dice[face]] if to_take else []
    worths = sorted([0, 0, *[die(p, face, p.dice[face], wanted, free) for face in faces]], reverse=True)
    found.append(BEST + min(23, worths[0]))
    if to_take > 1:
        found.append(NEXT_BEST + min(23, worths[1]))


def die(p: Hotels, face: int, power: int, wanted: list[int], free: list[int]) -> int:
    if face <= 2:
        first = 2 * (face - 1)
        split = min(power // 2, wanted[first + 1])
        return power + split + min(power - split, wanted[first])
    if face == 3:
        many = min(power, 1 + p.money // 2)
        return many + min(many, max(0, 3 - free[3])) if p.rooms != boards.ALL_SPACES else 0
    if face == 4:
        return power
    if face == 5:
        return 1 + min(power, 4) if p.hand else 0
    best = 0
    for other in range(1, 6):
        best = max(best, die(p, other, power, wanted, free) - 1)
    return best
