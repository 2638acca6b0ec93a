"""Pending items of your turn: the main action and bonuses, in your order (4.5)."""

from tableforone.kernel.frames import YOU, Frame

from . import cards
from . import numbers as n
from .actions import answer_main, ask_main, can_act
from .money import borrow, gain, purse
from .position import HighSeason
from .rooms import list_rooms, occupiable, occupy_room, preparable, prepare_room
from .staff import STAFF_ANSWERS, hirable, hire

# --- items


def effect_of(p: HighSeason, item: int) -> int:
    """The packed effect of a pending item, except the main action."""
    if item >= n.EXTRA:
        return cards.STAFF_ONCE[member_of(p, item)][item & 1]
    if item >= n.STEP:
        return cards.STEP_BONUS[p.hotels[YOU] * 7 + item - n.STEP]
    return cards.DOOR_BONUS[p.hotels[YOU] << 5 | item - n.DOOR]


def member_of(p: HighSeason, item: int) -> int:
    """The staff member with this one-time effect; -1 for other items."""
    return cards.STRIPS[p.strip][(item - n.EXTRA) >> 1] if item >= n.EXTRA else -1


def can_use(p: HighSeason, item: int) -> bool:
    """Whether this item can do anything now, including loans."""
    krones = purse(p)
    if item == n.MAIN:
        return can_act(p, cards.SPACE_OPTIONS[p.die], p.strength, krones)
    code = effect_of(p, item)
    kind = code & 7
    if kind == n.GAIN:
        return True
    if kind == n.PREPARE:
        return preparable(p, code >> 3 & 15, code >> 7, krones) != 0
    if kind == n.OCCUPY:
        return occupiable(p, code >> 3 & 15, code >> 7, krones) != 0
    return hirable(p, code >> 7, krones) != 0


def tell_item(p: HighSeason, kind: str, item: int) -> None:
    """Report an item: its number, effect and staff member (-1: none)."""
    if p.heard is not None:
        p.heard.append((kind, YOU, item, 0 if item == n.MAIN else effect_of(p, item), member_of(p, item)))


# --- choosing the next item


def run_agenda(p: HighSeason, frame: Frame) -> list[int] | None:
    """Choose the next pending item (4.5.4), if there is a choice.

    Impossible items wait; if none is possible, they are lost.
    """
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
        p.stack.append((n.USE, answers[0]))
        return None
    answers.sort()
    return [n.LOAN, *answers] if p.loans < cards.LOANS else answers


def pickable(p: HighSeason) -> list[int]:
    """The items that can be resolved now; of Emperor bonuses only the first (4.5.4).

    If that one is impossible but others wait behind it, it can be chosen to forfeit it.
    """
    answers: list[int] = []
    steps = 0
    blocked = -1
    for item in p.pending:
        if n.STEP <= item < n.EXTRA:
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


def is_second(p: HighSeason, item: int) -> bool:
    """Whether the same effect of this staff member is also pending; one of them is enough."""
    if item <= n.EXTRA or not item & 1 or item - 1 not in p.pending:
        return False
    return effect_of(p, item) == effect_of(p, item - 1)


def lose(p: HighSeason) -> None:
    """Nothing pending is possible: lose the first Emperor bonus or, without one, all (4.5.6)."""
    for item in p.pending:
        if n.STEP <= item < n.EXTRA:
            p.pending.remove(item)
            tell_item(p, "lost", item)
            return
    for item in p.pending:
        tell_item(p, "lost", item)
    p.pending.clear()


def answer_agenda(p: HighSeason, frame: Frame, a: int) -> None:
    p.stack.append(frame)
    if a == n.LOAN:
        borrow(p)
        return
    p.pending.remove(a)
    if can_use(p, a):
        p.stack.append((n.USE, a))
    else:
        tell_item(p, "lost", a)


# --- one item


def run_use(p: HighSeason, frame: Frame) -> list[int] | None:
    """Carry out an item: gains at once, otherwise ask among what the krones can pay."""
    item: int = frame[1]
    if item == n.MAIN:
        return ask_main(p)
    code = effect_of(p, item)
    kind = code & 7
    if kind == n.GAIN:
        tell_item(p, "bonus", item)
        gain(p, code)
        return None
    answers = [n.DECLINE, n.LOAN] if p.loans < cards.LOANS else [n.DECLINE]  # 4.5.6
    if kind == n.PREPARE:
        list_rooms(preparable(p, code >> 3 & 15, code >> 7, p.money), answers)
    elif kind == n.OCCUPY:
        list_rooms(occupiable(p, code >> 3 & 15, code >> 7, p.money), answers)
    else:
        answers += STAFF_ANSWERS[hirable(p, code >> 7, p.money)]
    return answers


def answer_use(p: HighSeason, frame: Frame, a: int) -> None:
    item: int = frame[1]
    if a == n.LOAN:
        borrow(p)
        p.stack.append(frame)
    elif item == n.MAIN:
        answer_main(p, a)
    elif a == n.DECLINE:
        tell_item(p, "declined", item)
    else:
        use_bonus(p, item, a)


def use_bonus(p: HighSeason, item: int, a: int) -> None:
    """Use a bonus for a room or a staff member."""
    tell_item(p, "bonus", item)
    discount = effect_of(p, item) >> 7
    if a > n.STAFF:
        hire(p, a - n.STAFF - 1, discount)
    elif p.prepared >> (a - n.ROOM) & 1:
        occupy_room(p, a - n.ROOM, discount)
    else:
        prepare_room(p, a - n.ROOM, discount)
