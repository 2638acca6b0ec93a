"""What can you do in your turn?  The pending items (4.5), the six actions (5), rooms (6), loans and staff (7)."""

from typing import Final

from tableforone.games.high_season.cards import (
    ANY,
    FEE,
    FLOOR,
    GAIN,
    LOAN_KRONES,
    LOANS,
    MAY_EARN,
    MAY_HIRE,
    MAY_OCCUPY,
    MAY_PREPARE,
    MAY_STEP,
    OCCUPY,
    OCCUPY_COST,
    PREPARE,
    PREPARE_COST,
    SPACE_OPTIONS,
    STAFF_COST,
    STAFF_GAIN,
    STAFF_ONCE,
    STAFF_STRENGTH,
    STAFF_WAIVES,
    STRIPS,
)
from tableforone.games.high_season.means import (
    awake,
    can_use,
    effect_of,
    hirable,
    maids,
    member_of,
    occupiable,
    preparable,
    purse,
)
from tableforone.games.high_season.position import (
    AGENDA,
    DECLINE,
    EXTRA,
    FEE_DUE,
    KRONES,
    LOAN,
    MAIN,
    MORE,
    ROOM,
    STAFF,
    STEP,
    STEPS,
    USE,
    YOU,
    HighSeason,
)
from tableforone.games.high_season.rooms import advance, earn, occupy
from tableforone.kernel.frames import Frame

# --- doing it


def borrow(p: HighSeason) -> None:
    """Take a loan (7.3)."""
    p.loans += 1
    if p.heard is not None:
        p.heard.append(("loan", p.loans))
    earn(p, LOAN_KRONES)


def apply_gain(p: HighSeason, code: int) -> None:
    """Krones and steps of a packed gain."""
    if code >> 7:
        advance(p, YOU, code >> 7)
    if code >> 3 & 15:
        earn(p, code >> 3 & 15)


def pay(p: HighSeason, cost: int, discount: int) -> int:
    """Pay a price less a discount, never below nothing; returns what was paid (2.1)."""
    price = cost - discount if cost > discount else 0
    p.money -= price
    return price


def prepare_room(p: HighSeason, room: int, discount: int) -> None:
    """Prepare a room for its floor's cost, or for nothing with a chambermaid (6.1)."""
    price = 0 if maids(p) >> room & 1 else pay(p, PREPARE_COST[FLOOR[room]], discount)
    p.prepared |= 1 << room
    if p.heard is not None:
        p.heard.append(("prepare", room, p.hotels[YOU], price))


def occupy_room(p: HighSeason, room: int, discount: int) -> None:
    """Occupy a prepared room (6.2)."""
    price = pay(p, OCCUPY_COST[FLOOR[room]], discount)
    if p.heard is not None:
        p.heard.append(("occupy", room, p.hotels[YOU], price))
    occupy(p, YOU, room)


def hire(p: HighSeason, place: int, discount: int) -> None:
    """Hire the member on a place (0..5) of the strip; one-time gains come at once, the rest is pending (7.4, 4.5.3)."""
    member = STRIPS[p.strip][place]
    price = pay(p, STAFF_COST[member], discount)
    p.staff |= 1 << place
    if p.heard is not None:
        p.heard.append(("hire", member, price))
    for nth, code in enumerate(STAFF_ONCE[member]):
        if code & 7 == GAIN:
            apply_gain(p, code)
        else:
            p.pending.append(EXTRA + 2 * place + nth)


def take_die(p: HighSeason, die: int) -> None:
    """The die leaves the board; fee, then staff gains, then the main action is pending (4.3, 4.5.1)."""
    member = awake(p, die)
    p.die = die
    there = p.dice[die]
    p.strength = there + (STAFF_STRENGTH[member] if member >= 0 else 0)
    p.dice[die] = there - 1
    if p.heard is not None:
        p.heard.append(("take", die, p.strength))
    p.pending.append(MAIN)
    p.stack.append((AGENDA,))
    if die == 6 and not (member >= 0 and STAFF_WAIVES[member]):
        p.stack.append((FEE_DUE,))
    elif member >= 0:
        wake(p, member)


def wake(p: HighSeason, member: int) -> None:
    """A permanent member answers to the die just taken."""
    if STAFF_GAIN[member] >> 3:
        if p.heard is not None:
            p.heard.append(("awake", member))
        apply_gain(p, STAFF_GAIN[member])


# --- the words


def fee_due(p: HighSeason, frame: Frame) -> list[int] | None:
    """The fee of space 6; without a krone only a loan can pay it (5.6.1)."""
    if p.money < FEE:
        return [LOAN]
    p.money -= FEE
    if p.heard is not None:
        p.heard.append(("fee", FEE))
    return None


def fee_borrowed(p: HighSeason, frame: Frame, a: int) -> None:
    borrow(p)
    p.stack.append(frame)


def agenda(p: HighSeason, frame: Frame) -> list[int] | None:
    """Which pending item next (4.5.4)?  Asked only when there is a choice; what is impossible waits, then is lost."""
    pending = p.pending
    if not pending:
        p.die = 0
        p.strength = 0
        return None
    if len(pending) > 1:
        answers = pickable(p)
    else:
        answers = pending[:] if can_use(p, pending[0]) else []
    if not answers:
        lose(p)
        p.stack.append(frame)
        return None
    if len(answers) == 1:
        pending.remove(answers[0])
        p.stack.append(frame)
        p.stack.append((USE, answers[0]))
        return None
    answers.sort()
    return [LOAN, *answers] if p.loans < LOANS else answers


def is_second(p: HighSeason, item: int) -> bool:
    """Is it a staff member's effect whose equal is pending too?  One of them is choice enough."""
    if item <= EXTRA or not item & 1 or item - 1 not in p.pending:
        return False
    return effect_of(p, item) == effect_of(p, item - 1)


def pickable(p: HighSeason) -> list[int]:
    """The items that can be resolved now; of Emperor bonuses only the first reached (4.5.4).

    When that one is impossible but others wait behind it, it can be picked to be given up.
    """
    answers: list[int] = []
    steps = 0
    blocked = -1
    for item in p.pending:
        if STEP <= item < EXTRA:
            steps += 1
            if steps > 1:
                continue
            if not can_use(p, item):
                blocked = item
                continue
        elif not can_use(p, item) or is_second(p, item):
            continue
        answers.append(item)
    if blocked >= 0 and steps > 1 and answers:
        answers.append(blocked)
    return answers


def lose(p: HighSeason) -> None:
    """Nothing pending is possible: the first Emperor bonus is lost, or, when there is none, everything (4.5.6)."""
    for item in p.pending:
        if STEP <= item < EXTRA:
            p.pending.remove(item)
            lost(p, item)
            return
    for item in p.pending:
        lost(p, item)
    p.pending.clear()


def lost(p: HighSeason, item: int) -> None:
    if p.heard is not None:
        p.heard.append(("lost", *described(p, item)))


def described(p: HighSeason, item: int) -> tuple[int, int, int]:
    """An item for the listener: its number, its effect, its staff member (-1: none)."""
    if item == MAIN:
        return (item, 0, -1)
    return (item, effect_of(p, item), member_of(p, item) if item >= EXTRA else -1)


def picked(p: HighSeason, frame: Frame, a: int) -> None:
    p.stack.append(frame)
    if a == LOAN:
        borrow(p)
        return
    p.pending.remove(a)
    if can_use(p, a):
        p.stack.append((USE, a))
    else:
        lost(p, a)


def use(p: HighSeason, frame: Frame) -> list[int] | None:
    """Carry an item out: gains at once, everything else is a choice among what the krones at hand can pay."""
    item: int = frame[1]
    if item == MAIN:
        return main_answers(p)
    code = effect_of(p, item)
    kind = code & 7
    if kind == GAIN:
        if p.heard is not None:
            p.heard.append(("bonus", *described(p, item)))
        apply_gain(p, code)
        return None
    answers = [DECLINE, LOAN] if p.loans < LOANS else [DECLINE]  # 4.5.6
    if kind == PREPARE:
        list_rooms(preparable(p, code >> 3 & 15, code >> 7, p.money), answers)
    elif kind == OCCUPY:
        list_rooms(occupiable(p, code >> 3 & 15, code >> 7, p.money), answers)
    else:
        answers += STAFF_ANSWERS[hirable(p, code >> 7, p.money)]
    return answers


def main_answers(p: HighSeason) -> list[int]:
    """What the die's space allows; the main action cannot be declined (4.5.7)."""
    answers = [LOAN] if p.loans < LOANS else []
    options = SPACE_OPTIONS[p.die]
    if options & MAY_STEP:
        answers.append(STEPS)
    if options & MAY_EARN:
        answers.append(KRONES)
    rooms = 0
    if options & MAY_PREPARE:
        rooms = preparable(p, ANY, 0, p.money)
    if options & MAY_OCCUPY:
        rooms |= occupiable(p, ANY, p.strength, p.money)
    list_rooms(rooms, answers)
    if options & MAY_HIRE:
        answers += STAFF_ANSWERS[hirable(p, p.strength, p.money)]
    return answers


FLOOR_ANSWERS: Final[list[list[int]]] = [  # floor (from 0) << 7 | rooms of the floor as bits
    [ROOM + 7 * floor + n for n in range(1, 8) if rooms >> n - 1 & 1] for floor in range(4) for rooms in range(128)
]
STAFF_ANSWERS: Final[list[list[int]]] = [  # by places as bits
    [STAFF + 1 + place for place in range(6) if places >> place & 1] for places in range(64)
]


def list_rooms(rooms: int, answers: list[int]) -> None:
    rooms >>= 1  # room 1 is bit 1
    floor = 0
    while rooms:
        answers += FLOOR_ANSWERS[floor | rooms & 127]
        rooms >>= 7
        floor += 128


def used(p: HighSeason, frame: Frame, a: int) -> None:
    item: int = frame[1]
    if a == LOAN:
        borrow(p)
        p.stack.append(frame)
    elif item == MAIN:
        act(p, a)
    elif a == DECLINE:
        if p.heard is not None:
            p.heard.append(("declined", *described(p, item)))
    else:
        if p.heard is not None:
            p.heard.append(("bonus", *described(p, item)))
        discount = effect_of(p, item) >> 7
        if a > STAFF:
            hire(p, a - STAFF - 1, discount)
        elif p.prepared >> (a - ROOM) & 1:
            occupy_room(p, a - ROOM, discount)
        else:
            prepare_room(p, a - ROOM, discount)


def act(p: HighSeason, a: int) -> None:
    """The main action with its strength (5.1-5.6)."""
    strength = p.strength
    if a == STEPS:
        advance(p, YOU, strength)
    elif a == KRONES:
        earn(p, strength)
    elif a > STAFF:
        hire(p, a - STAFF - 1, strength)
    elif p.prepared >> (a - ROOM) & 1:
        occupy_room(p, a - ROOM, strength)
    else:
        prepare_room(p, a - ROOM, 0)
        if strength > 1:
            p.stack.append((MORE, strength - 1))


def more(p: HighSeason, frame: Frame) -> list[int] | None:
    """Another room of the same prepare action, or stop (5.1)."""
    if not preparable(p, ANY, 0, purse(p)):
        return None
    answers = [DECLINE, LOAN] if p.loans < LOANS else [DECLINE]
    list_rooms(preparable(p, ANY, 0, p.money), answers)
    return answers


def more_prepared(p: HighSeason, frame: Frame, a: int) -> None:
    left: int = frame[1]
    if a == LOAN:
        borrow(p)
        p.stack.append(frame)
    elif a != DECLINE:
        prepare_room(p, a - ROOM, 0)
        if left > 1:
            p.stack.append((MORE, left - 1))
