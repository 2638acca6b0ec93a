"""What may the player do in her turn?  One guest, one die, and additional actions around them (3.3-3.5, 5, 6.3, 9)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from . import moments
from .actions import BOOST_COST, can_take, take_die
from .boards import COLOUR_MASK
from .cards import GUEST_COLOUR, GUEST_FREE, OBJECTIVE_ROOMS, QUEUE_COST, SIX_FREE, STAFF_EFFECTS, STAFF_PRICE
from .decks import ROUND_STAFF_IN
from .gains import pay, push_parts
from .guests import guest_cost, move_guest, surcharge, take_from_queue
from .hotel import answers_of
from .items import can_serve, serve_cost
from .numbers import (  # asked for in every turn
    BOOSTED,
    CLAIM,
    DIE,
    DIE_TAKEN,
    END,
    FROM_MODULES,
    GUEST,
    GUEST_TAKEN,
    MOVE,
    NOBODY,
    PASS,
    SERVE,
    SERVE_NOW,
    TOUCHED,
    TURN,
    USE,
)
from .objectives import claim, meets
from .position import Hotels
from .prices import offer_priced, pay_and_use

ALWAYS: Final[list[bool]] = [False, True, True, False, True, False, False]  # items and funds are always possible
WITH_FEE: Final[list[bool]] = [False, True, True, False, True, False, True]  # and any action, if its fee can be paid
BOOSTED_TOO: Final[list[bool]] = [False, True, True, False, True, True, False]  # a krone is worth a die on space 5
BOOSTED_WITH_FEE: Final[list[bool]] = [False, True, True, False, True, True, True]
NEVER_SURE: Final[list[bool]] = [False] * 7  # with modules
MOST_SERVED: Final = 3


def ask_turn(p: Hotels, frame: Frame) -> list[int] | None:
    """All that is legal now; a turn in which nothing is left to do ends by itself."""
    done: int = frame[2]
    answers: list[int] = []
    if done & DIE_TAKEN:
        answers.append(END)
    else:
        if not done:
            answers.append(PASS)
        if not done & GUEST_TAKEN and NOBODY in p.cafe:
            add_guests(p, answers)
        add_dice(p, answers)
    add_extras(p, answers)
    if p.modules:
        offer_priced(p, answers)
        moments.TURN_ANSWERS.happen(p, frame, answers)
        answers.sort()
    return None if len(answers) == 1 and done & DIE_TAKEN else answers


def add_guests(p: Hotels, answers: list[int]) -> None:
    """The guest action: the money must be there at that moment (6.1.1, 6.1.2)."""
    if p.modules:
        answers.extend(GUEST + place for place in range(5) if can_take_guest(p, place))
        return
    money = 3 if p.staff & GUEST_FREE else p.money
    for place, guest in enumerate(p.queue):
        if guest != NOBODY and QUEUE_COST[place] <= money:
            answers.append(GUEST + place)


def can_take_guest(p: Hotels, place: int) -> bool:
    return p.queue[place] != NOBODY and guest_cost(p, place) + surcharge(p, place) <= p.money


def add_dice(p: Hotels, answers: list[int]) -> None:
    """A die of every space whose action is possible, boosted if a krone is left for that (4.1-4.3)."""
    dice = p.dice
    money = p.money
    free = p.staff & SIX_FREE
    first = len(answers)
    sure = NEVER_SURE if p.modules else WITH_FEE if money or free else ALWAYS
    for face, there in enumerate(dice):
        if there and (sure[face] or can_take(p, face, 0)):
            answers.append(DIE + face)
    last = len(answers)
    if money:
        sure = NEVER_SURE if p.modules else BOOSTED_WITH_FEE if money > BOOST_COST or free else BOOSTED_TOO
        for answer in answers[first:]:
            face = answer - DIE
            if sure[face] or can_take(p, face, 1):  # what a boost allows was possible without it
                answers.append(BOOSTED + face)
    if last == first and not (p.modules and moments.NO_DIE.taken_over(p, answers)):
        for face in range(1, 7):
            if dice[face]:
                answers.append(DIE + face)  # 4.3.2: the action will be lost


def add_extras(p: Hotels, answers: list[int]) -> None:
    """Additional actions: serve, claim, staff, moving guests out (5.1, 9.1)."""
    if can_serve(p):
        answers.append(SERVE_NOW)
    claimed = p.claimed
    occupied = p.occupied.bit_count()
    for place, objective in enumerate(p.objectives):
        if occupied >= OBJECTIVE_ROOMS[objective] and not claimed[place] and meets(p, objective):
            answers.append(CLAIM + place)
    ready = p.staff & ~p.turned & ROUND_STAFF_IN[p.modules]
    if ready:
        answers.extend(answers_of(ready, USE))
    vacant = p.rooms & ~p.occupied
    if vacant:
        for table, guest in enumerate(p.cafe):
            if guest != NOBODY and not p.short[table] and not (p.modules and moments.STAYS.taken_over(p, guest)):
                rooms = vacant & COLOUR_MASK[p.board][GUEST_COLOUR[guest]]
                if rooms:
                    answers.extend(answers_of(rooms, MOVE + table * 20))


def answer_turn(p: Hotels, frame: Frame, answer: int) -> None:
    number: int = frame[1]
    done: int = frame[2]
    done |= TOUCHED
    if answer == END:
        return
    if p.modules and answer != PASS:
        moments.ACTION_BEGINS.happen(p)
    if answer >= FROM_MODULES:
        moments.answer_for_module(p, frame, answer)
    elif answer == PASS:
        p.passed = 1
        tell(p, ("pass", YOU, number))
    elif answer < DIE:
        push_turn(p, number, done | GUEST_TAKEN)
        if p.modules:
            moments.GUEST_ACTION.happen(p)
        place = answer - GUEST
        pay(p, guest_cost(p, place))
        take_from_queue(p, place)
    elif answer < SERVE_NOW:
        boost = 1 if answer >= BOOSTED else 0
        face = answer - (BOOSTED if boost else DIE)
        use_die(p, number, done, face, boost)
    else:
        push_turn(p, number, done)
        do_extra(p, answer)


def push_turn(p: Hotels, number: int, done: int) -> None:
    """The turn goes on after the action that is about to be carried out."""
    p.stack.append((TURN, number, done))
    if p.modules:
        moments.ACTION_FOLLOWED.happen(p)


def use_die(p: Hotels, number: int, done: int, face: int, boost: int) -> None:
    p.used |= 1 << number
    push_turn(p, number, done | DIE_TAKEN)
    possible = (ALWAYS[face] and not p.modules) or can_take(p, face, boost)
    take_die(p, face, boost, not possible)


def do_extra(p: Hotels, answer: int) -> None:
    """One additional action."""
    if answer == SERVE_NOW:
        pay(p, serve_cost(p))
        p.stack.append((SERVE, MOST_SERVED, 0))
    elif answer < USE:
        claim(p, answer - CLAIM)
    elif answer < MOVE:
        card = answer - USE
        p.turned |= 1 << card
        tell(p, ("use", YOU, card))
        if STAFF_PRICE[card]:
            pay_and_use(p, card)
        else:
            push_parts(p, list(STAFF_EFFECTS[card]))
    else:
        move_guest(p, (answer - MOVE) // 20, (answer - MOVE) % 20)
