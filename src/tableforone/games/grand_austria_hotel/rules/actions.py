"""The six main actions, with strength, boost and staff (4, 8.5, 8.6, 6.5.7)."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import YOU, Frame, tell

from . import cards, moments
from . import numbers as n
from .boards import TOP
from .cards import DIE_AT_ONCE, DIE_EITHER_SIDE, FUNDS_BOTH, STAFF_EFFECTS, STRENGTH
from .gains import MANDATORY, advance, gain_money, gather, pay, possible, score
from .guard import STAFF_FACE, can_act, keep_main_possible, rooms_within_reach, some_way
from .numbers import ANY_ACTION, FUNDS, MAIN, PREPARE, RECEIVE, STAFF_ACTION, STRUDEL, TWO_ITEMS, WHEN, WINE
from .position import Hotels

FEE: Final = 1  # for space 6 (4.9)
BOOST_COST: Final = 1
NOT_AT_ALL: Final = 0
BEFORE: Final = 1
AFTER: Final = 2
# By face: staff that changes the main action, or may do something before or after it.
AROUND: Final[list[int]] = [mask_of(DIE_EITHER_SIDE[face]) | (FUNDS_BOTH if face == 4 else 0) for face in range(7)]
NUMBERS: Final[list[int]] = list(range(100))  # answers that say how many


def strength(p: Hotels, face: int) -> int:
    """The number of dice on the space, plus staff modifiers (4.1, 8.6)."""
    total = p.dice[face]
    staff = p.staff
    if staff:
        for card, more in STRENGTH[face]:
            if staff >> card & 1:
                total += more
    return total


def fee(p: Hotels, face: int) -> int:
    return FEE if face == 6 and not p.staff & cards.SIX_FREE else 0


def can_take(p: Hotels, face: int, boost: int) -> bool:
    """Whether a die may be taken from this space, with or without a boost."""
    money = p.money - boost * BOOST_COST
    if face == 6:
        money -= fee(p, face)
    if p.modules:
        money -= moments.SPACE_COST.add_up(p, face)
    if money < 0:
        return False
    # The strength matters only for staff.
    if can_act(p, face, strength(p, face) + boost if face == STAFF_FACE else 0, money):
        return True
    if p.modules:
        return within_reach(p, face, boost)
    return face == 3 and rooms_within_reach(p, money)


def within_reach(p: Hotels, face: int, boost: int) -> bool:
    """Whether something done before the main action makes it possible (4.3.1)."""
    q = p.copy()
    q.stack = []
    take_die(q, face, boost, False)
    return len(q.stack) > 1 and some_way(q)


def take_die(p: Hotels, face: int, boost: int, lost: bool) -> None:
    """Pay, take the die, score staff points; then push the main action and what surrounds it.

    If no main action is possible at all, the action is lost (4.3.2).
    """
    power = strength(p, face) + boost
    cost = boost * BOOST_COST if lost else boost * BOOST_COST + fee(p, face)
    p.money -= cost
    p.dice[face] -= 1
    if p.heard is not None:
        p.heard.append(("die", YOU, face, power, cost, int(lost)))
    for card in DIE_AT_ONCE[face]:
        if p.staff >> card & 1:
            for part in STAFF_EFFECTS[card]:
                score(p, part[1], part[2])
    if not (p.modules or p.staff & AROUND[face] or lost):
        push_action(p, face, power)  # no staff acts before or after it
        return
    # Bootblack, 8.6: must be in play when the 4 is taken, 8.4.
    both = face == 4 and p.staff & FUNDS_BOTH and not lost
    p.stack.append((MAIN, face, power, 1) if both else (MAIN, 0 if lost else face, power))
    depth = len(p.stack)
    for card in DIE_EITHER_SIDE[face]:
        if p.staff >> card & 1:
            p.stack.append((WHEN, card))
    if p.modules:
        moments.SPACE_USED.happen(p, face)
        moments.DIE_TAKEN.happen(p, face)
        order_staff(p, depth)


def order_staff(p: Hotels, depth: int) -> None:
    """Let the player order several staff cards that surround a main action (13.5)."""
    frames = p.stack[depth:]
    around = [frame for frame in frames if frame[0] == n.WHEN]
    if len(around) > 1:
        p.stack[depth:] = [(n.PARTS, *around), *[frame for frame in frames if frame[0] != n.WHEN]]


def ask_when(p: Hotels, frame: Frame) -> list[int] | None:
    """Staff that works before or after the main action: the player chooses once (8.5)."""
    parts = cards.STAFF_EFFECTS[frame[1]]
    if not p.modules and not any(possible(p, part) for part in parts):
        return None  # if impossible before these main actions, then also after them
    must = any(part[0] in MANDATORY for part in parts)
    return keep_main_possible(p, frame, [BEFORE, AFTER] if must else [NOT_AT_ALL, BEFORE, AFTER])


def answer_when(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == NOT_AT_ALL:
        return
    card: int = frame[1]
    parts: list[Frame] = [(n.ADVANCE, part[1]) if part[0] == n.EMPEROR else part for part in cards.STAFF_EFFECTS[card]]
    if answer == BEFORE:
        p.stack.extend(parts)
        return
    main = max(i for i, below in enumerate(p.stack) if below[0] == n.MAIN)
    p.stack[main:main] = parts


def run_main(p: Hotels, frame: Frame) -> None:
    face: int = frame[1]
    power: int = frame[2]
    if len(frame) > 3:
        depth = len(p.stack)
        advance(p, power)
        gain_money(p, power)
        gather(p, depth)
    elif face:
        push_action(p, face, power)


def push_action(p: Hotels, face: int, power: int) -> None:
    """Push the action of a space with this strength."""
    if p.modules and moments.ACTION.taken_over(p, face, power):
        return
    if face == 1:
        p.stack.append((TWO_ITEMS, power, STRUDEL))
    elif face == 2:
        p.stack.append((TWO_ITEMS, power, WINE))
    elif face == 3:
        p.stack.append((PREPARE, power, 0, TOP, 1))
    elif face == 4:
        p.stack.append((FUNDS, power))
    elif face == 5:
        p.stack.append((STAFF_ACTION, power))
    else:
        p.stack.append((ANY_ACTION, power))


def run_two_items(p: Hotels, frame: Frame) -> list[int] | None:
    """Strudel and cake, or wine and coffee: ask how many of the second kind.

    There may be at most as many of the second kind as of the first (4.4, 4.5).
    """
    n: int = frame[1]
    if n == 1:
        answer_two_items(p, frame, 0)
        return None
    return NUMBERS[: n // 2 + 1]


def answer_two_items(p: Hotels, frame: Frame, second: int) -> None:
    p.stack.append(two_items(frame, second))


def two_items(frame: Frame, second: int) -> Frame:
    """What is gained: this many of the second kind, the rest of the first."""
    first: int = frame[1] - second
    return (RECEIVE, first, second, 0, 0, 0) if frame[2] == STRUDEL else (RECEIVE, 0, 0, first, second, 0)


def ask_funds(p: Hotels, frame: Frame) -> list[int] | None:
    """Space 4: ask for the number of Emperor spaces.  The rest of the strength is krones (4.7)."""
    n: int = frame[1]
    return NUMBERS[: n + 1]


def answer_funds(p: Hotels, frame: Frame, spaces: int) -> None:
    n: int = frame[1]
    depth = len(p.stack)
    if spaces:
        advance(p, spaces)
    if n > spaces:
        gain_money(p, n - spaces)
    gather(p, depth)


def ask_any_action(p: Hotels, frame: Frame) -> list[int] | None:
    """Space 6: choose one of the actions 1-5, with the strength of space 6 (4.9)."""
    return [face for face in range(1, 6) if can_act(p, face, frame[1], p.money)]


def answer_any_action(p: Hotels, frame: Frame, face: int) -> None:
    push_action(p, face, frame[1])


def ask_extra_action(p: Hotels, frame: Frame) -> list[int] | None:
    """E. Gizia: use a space with dice; their number is the strength, no die is taken (6.5.7)."""
    answers = [n.DECLINE, *(face for face in range(1, 7) if can_act_extra(p, face))]
    if p.modules:
        moments.EXTRA_ACTIONS.happen(p, answers)
    return answers if len(answers) > 1 else None


def can_act_extra(p: Hotels, face: int) -> bool:
    """Whether E. Gizia can use this space."""
    money = p.money - (FEE if face == 6 else 0)
    if p.modules:
        money -= moments.SPACE_COST.add_up(p, face)
    return p.dice[face] > 0 and money >= 0 and can_act(p, face, p.dice[face], money)


def answer_extra_action(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == n.DECLINE or (p.modules and moments.EXTRA_ACTION.taken_over(p, answer)):
        return
    act_extra(p, answer)


def act_extra(p: Hotels, face: int) -> None:
    """Use a space with E. Gizia."""
    if face == 6:
        pay(p, FEE)
    tell(p, ("extra", YOU, face, p.dice[face]))
    power = p.dice[face]
    if p.modules:
        moments.SPACE_USED.happen(p, face)
    push_action(p, face, power)
