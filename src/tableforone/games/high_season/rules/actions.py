"""Actions of the six spaces of the action board (4.3, 4.4, 5)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards
from . import numbers as n
from .cards import FEE, OCCUPY_WITH, SPACE_OPTIONS
from .emperor import advance
from .money import borrow, earn, purse
from .numbers import MAY_EARN, MAY_HIRE, MAY_OCCUPY, MAY_PREPARE, MAY_STEP
from .position import HighSeason
from .rooms import list_rooms, occupiable, occupy_room, preparable, prepare_room
from .staff import STAFF_ANSWERS, awake, hirable, hire, wake

# if nothing else is pending, the main action is next
AT_ONCE: Final[list[Frame]] = [(n.AGENDA,), (n.USE, n.MAIN)]


def can_take(p: HighSeason, die: int, krones: int) -> bool:
    """Whether you may take this die: its action must be possible with these krones (4.4)."""
    member = awake(p, die)
    if die == 6:
        return krones >= FEE or (member >= 0 and cards.STAFF_WAIVES[member] == 1)
    strength = p.dice[die]
    if member >= 0:
        krones += cards.STAFF_GAIN[member] >> 3 & 15  # 4.5.1: the gain comes before the action
        strength += cards.STAFF_STRENGTH[member]
    return can_act(p, SPACE_OPTIONS[die], strength, krones)


def can_act(p: HighSeason, options: int, strength: int, krones: int) -> bool:
    """Whether one of these options is possible with this strength and these krones."""
    if options & (MAY_STEP | MAY_EARN):
        return True
    if options & MAY_OCCUPY and p.prepared & OCCUPY_WITH[krones + strength]:
        return True
    if options & MAY_PREPARE and preparable(p, n.ANY, 0, krones):
        return True
    return options & MAY_HIRE != 0 and hirable(p, strength, krones) != 0


def take_die(p: HighSeason, die: int) -> None:
    """Remove the die; fee, then staff gains, then the main action is pending (4.3, 4.5.1)."""
    member = awake(p, die)
    p.die = die
    there = p.dice[die]
    p.strength = there + (cards.STAFF_STRENGTH[member] if member >= 0 else 0)
    p.dice[die] = there - 1
    if p.heard is not None:
        p.heard.append(("take", YOU, die, p.strength))
    if member < 0 and die < 6:
        p.stack += AT_ONCE
        return
    p.pending.append(n.MAIN)
    p.stack.append((n.AGENDA,))
    if die == 6 and not (member >= 0 and cards.STAFF_WAIVES[member]):
        p.stack.append((n.FEE_DUE,))
    elif member >= 0:
        wake(p, member)


def run_fee(p: HighSeason, frame: Frame) -> list[int] | None:
    """The fee of space 6; without a krone only a loan can pay it (5.6.1)."""
    if p.money < FEE:
        return [n.LOAN]
    p.money -= FEE
    tell(p, ("fee", YOU, FEE))
    return None


def answer_fee(p: HighSeason, frame: Frame, a: int) -> None:
    borrow(p)
    p.stack.append(frame)


def ask_main(p: HighSeason) -> list[int]:
    """The options of the die's space; the main action cannot be declined (4.5.7)."""
    answers = [n.LOAN] if p.loans < cards.LOANS else []
    options = SPACE_OPTIONS[p.die]
    if options & MAY_STEP:
        answers.append(n.STEPS)
    if options & MAY_EARN:
        answers.append(n.KRONES)
    rooms = 0
    if options & MAY_PREPARE:
        rooms = preparable(p, n.ANY, 0, p.money)
    if options & MAY_OCCUPY:
        rooms |= occupiable(p, n.ANY, p.strength, p.money)
    list_rooms(rooms, answers)
    if options & MAY_HIRE:
        answers += STAFF_ANSWERS[hirable(p, p.strength, p.money)]
    return answers


def answer_main(p: HighSeason, a: int) -> None:
    """Carry out the main action with its strength (5.1-5.6)."""
    strength = p.strength
    if a == n.STEPS:
        advance(p, YOU, strength)
    elif a == n.KRONES:
        earn(p, strength)
    elif a > n.STAFF:
        hire(p, a - n.STAFF - 1, strength)
    elif p.prepared >> (a - n.ROOM) & 1:
        occupy_room(p, a - n.ROOM, strength)
    else:
        prepare_room(p, a - n.ROOM, 0)
        if strength > 1:
            p.stack.append((n.MORE, strength - 1))


def ask_more(p: HighSeason, frame: Frame) -> list[int] | None:
    """Prepare another room with the same action, or stop (5.1)."""
    if not preparable(p, n.ANY, 0, purse(p)):
        return None
    answers = [n.DECLINE, n.LOAN] if p.loans < cards.LOANS else [n.DECLINE]
    list_rooms(preparable(p, n.ANY, 0, p.money), answers)
    return answers


def answer_more(p: HighSeason, frame: Frame, a: int) -> None:
    left: int = frame[1]
    if a == n.LOAN:
        borrow(p)
        p.stack.append(frame)
    elif a != n.DECLINE:
        prepare_room(p, a - n.ROOM, 0)
        if left > 1:
            p.stack.append((n.MORE, left - 1))
