"""Rounds, the four turns of each, the player's turn, passing and the end (3-6, 9, 11, 20.3)."""

from typing import Final

from tableforone.kernel.bits import bits, faces_there, mask_of
from tableforone.kernel.frames import TABLE, YOU, Answer, Frame, tell

from . import cards, moments
from . import numbers as n
from .actions import BOOST_COST, FEE, can_take, take_die
from .boards import COLOUR_MASK, TOP
from .cards import GUEST_COLOUR, GUEST_FREE, OBJECTIVE_ROOMS, SIX_FREE, STAFF_EFFECTS, STAFF_PRICE
from .decks import ROUND_STAFF_IN
from .emperor import emperor_scoring
from .gains import pay, push_parts
from .guests import guest_cost, move_guest, surcharge, take_from_queue
from .hotel import answers_of, preparable
from .items import SERVE_COST, can_serve, serve_cost
from .numbers import BOOSTED, CLAIM, DIE, DIE_TAKEN, GUEST, GUEST_TAKEN, MOVE, NOBODY, PASS, SERVE_NOW, TURN, USE
from .objectives import claim, meets
from .position import Hotels
from .prices import offer_priced, pay_and_use

ALL_NUMBERS: Final = 0b11110  # bits of the turn numbers 1-4
NO_DICE: Final = [0] * 7
SURE: Final = mask_of([1, 2, 4])  # items and funds are always possible
ROOMS: Final = mask_of([3])
STAFF: Final = mask_of([5])
ANY_OF_FIVE: Final = mask_of([6])  # possible if its fee can be paid
# answers by set of faces
DICE: Final[list[list[int]]] = [[DIE + face for face in bits(faces)] for faces in range(128)]
BOOSTED_DICE: Final[list[list[int]]] = [[BOOSTED + face for face in bits(faces)] for faces in range(128)]
# By krones: the places in the queue that can be paid for, as answers; all of them come last.
GUESTS_FOR: Final[list[list[int]]] = [
    [GUEST + place for place in range(5) if cards.QUEUE_COST[place] <= krones] for krones in range(cards.MOST_MONEY + 1)
]
MOST_SERVED: Final = 3


def run_round(p: Hotels, frame: Frame) -> None:
    """Roll and sort ten dice (3.1)."""
    p.round += 1
    tell(p, ("round", TABLE, p.round, p.leopold_starts, p.modules))
    p.stack.append((n.NEXT_TURN,))
    if not (p.modules and moments.ROLL.taken_over(p, cards.DICE)):
        p.stack.append((n.ROLL, cards.DICE))


def answer_roll(p: Hotels, frame: Frame, counts: Answer) -> None:
    p.rolls += 1
    p.dice = [0, *counts]
    if p.heard is not None:
        p.heard.append(("roll", TABLE, *counts))


def his_numbers(leopold_starts: int) -> tuple[int, int]:
    """The opponent's turn numbers: 1 and 4 if he starts, else 2 and 3 (3.2, 20.2.1)."""
    return (1, 4) if leopold_starts else (2, 3)


def is_mine(p: Hotels, number: int) -> bool:
    """Whether this turn number is the player's."""
    return number not in his_numbers(p.leopold_starts)


def next_number(leopold_starts: int, passed: int, used: int) -> int:
    """The lowest unused turn number whose owner has not passed, negative if it is the opponent's.

    Returns 0 if only the player who passed has turns left.
    """
    for number in (1, 2, 3, 4):
        if not used >> number & 1:
            if number in his_numbers(leopold_starts):
                return -number
            if not passed:
                return number
    return 0


NEXT_NUMBER: Final[list[int]] = [
    next_number(starts, passed, used << 1) for starts in (0, 1) for passed in (0, 1) for used in range(16)
]


def run_next_turn(p: Hotels, frame: Frame) -> None:
    """Start the turn with the lowest unused number whose owner has not passed (3.2).

    If only the player who passed is left, the dice are rerolled (3.5).
    """
    used = p.used
    if used == ALL_NUMBERS or p.dice == NO_DICE:  # 3.6
        p.stack.append((n.ROUND_END,))
        return
    p.stack.append(frame)
    number = NEXT_NUMBER[p.leopold_starts << 5 | p.passed << 4 | used >> 1]
    if number > 0:
        p.stack.append((TURN, number, 0))
        return
    if number < 0:
        p.used = used | 1 << -number
        p.stack.append((n.HIS_TURN,))
        return
    p.passed = 0
    left = sum(p.dice)
    if p.modules and moments.DUSTBIN.taken_over(p, left):
        return
    p.dice = [0] * 7
    tell(p, ("dustbin", TABLE, left - 1))
    if left > 1:
        p.stack.append((n.ROLL, left - 1))  # 3.5.2


def run_round_end(p: Hotels, frame: Frame) -> None:
    """The Emperor's visit, then the next round or the final scoring (11)."""
    p.stack.append((n.NEXT_ROUND,))
    if p.modules:
        moments.TURNS_OVER.happen(p)
        moments.ROUND_ENDS.happen(p)
    emperor_scoring(p)


def run_next_round(p: Hotels, frame: Frame) -> None:
    """Reset staff, return the dice, swap the turn order tiles (11.2)."""
    p.turned = 0
    p.used = 0
    p.passed = 0
    p.dice = [0] * 7
    p.leopold_starts = 1 - p.leopold_starts
    p.stack.append((n.FINAL,) if p.round == cards.ROUNDS else (n.ROUND,))
    if p.modules:
        moments.NEXT_ROUND.happen(p)


# --- your turn


def ask_turn(p: Hotels, frame: Frame) -> list[int] | None:
    """All legal actions; a turn in which nothing is left to do ends by itself."""
    done: int = frame[2]
    answers: list[int] = []
    if done & DIE_TAKEN:
        answers.append(n.END)
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
    """Add the guest action for the places that the player can pay for now (6.1.1, 6.1.2)."""
    if p.modules:
        answers.extend(GUEST + place for place in range(5) if can_take_guest(p, place))
        return
    payable = GUESTS_FOR[-1 if p.staff & GUEST_FREE else p.money]
    if NOBODY in p.queue:
        payable = [answer for answer in payable if p.queue[answer - GUEST] != NOBODY]
    answers += payable


def can_take_guest(p: Hotels, place: int) -> bool:
    return p.queue[place] != NOBODY and guest_cost(p, place) + surcharge(p, place) <= p.money


def add_dice(p: Hotels, answers: list[int]) -> None:
    """Add a die from each space whose action is possible; also boosted, if affordable (4.1-4.3)."""
    there = faces_there(p.dice)
    if p.modules:  # what is possible with a boost is possible without it
        possible = mask_of([face for face in bits(there) if can_take(p, face, 0)])
        boosted = mask_of([face for face in bits(possible) if p.money and can_take(p, face, 1)])
    else:
        boosted = allowed(p, there, 1) if p.money else 0
        possible = boosted if boosted == there else boosted | allowed(p, there & ~boosted, 0)
    if possible:
        answers += DICE[possible]
        answers += BOOSTED_DICE[boosted]
    elif not (p.modules and moments.NO_DIE.taken_over(p, answers)):
        answers += DICE[there]  # 4.3.2: the action will be lost


def allowed(p: Hotels, there: int, boost: int) -> int:
    """The spaces in ``there`` from which a die can be taken, boosted or not, without modules."""
    found = there & SURE
    if there & ANY_OF_FIVE and (p.money >= FEE + boost * BOOST_COST or p.staff & SIX_FREE):
        found |= ANY_OF_FIVE
    if there & ROOMS and (preparable(p, p.money - boost * BOOST_COST, 0, TOP) or can_take(p, 3, boost)):
        found |= ROOMS
    if there & STAFF and can_take(p, 5, boost):
        found |= STAFF
    return found


def add_extras(p: Hotels, answers: list[int]) -> None:
    """Add additional actions: serve, claim, use staff, move guests out (5.1, 9.1)."""
    staff = p.staff
    if (p.money >= SERVE_COST or not serve_cost(p)) and can_serve(p):
        answers.append(SERVE_NOW)
    claimed = p.claimed
    occupied = p.occupied.bit_count()
    for place, objective in enumerate(p.objectives):
        if occupied >= OBJECTIVE_ROOMS[objective] and not claimed[place] and meets(p, objective):
            answers.append(CLAIM + place)
    if staff:
        ready = staff & ~p.turned & ROUND_STAFF_IN[p.modules]
        if ready:
            answers += answers_of(ready, USE)
    vacant = p.rooms & ~p.occupied
    if vacant:
        cafe = p.cafe
        for table, missing in enumerate(p.short):
            if missing or cafe[table] == NOBODY:
                continue
            guest = cafe[table]
            if not (p.modules and moments.STAYS.taken_over(p, guest)):
                rooms = vacant & COLOUR_MASK[p.board][GUEST_COLOUR[guest]]
                if rooms:
                    answers += answers_of(rooms, MOVE + table * 20)


def answer_turn(p: Hotels, frame: Frame, answer: int) -> None:
    number: int = frame[1]
    done: int = frame[2]
    done |= n.TOUCHED
    if answer == n.END:
        return
    if p.modules and answer != PASS:
        moments.ACTION_BEGINS.happen(p)
    if answer >= n.FROM_MODULES:
        moments.ANSWERS[moments.kind_of(answer)](p, frame, answer)
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
    """Push the turn again, to continue after the action that is about to be carried out."""
    p.stack.append((TURN, number, done))
    if p.modules:
        moments.ACTION_FOLLOWED.happen(p)


def use_die(p: Hotels, number: int, done: int, face: int, boost: int) -> None:
    p.used |= 1 << number
    push_turn(p, number, done | DIE_TAKEN)
    possible = (SURE >> face & 1 and not p.modules) or can_take(p, face, boost)
    take_die(p, face, boost, not possible)


def do_extra(p: Hotels, answer: int) -> None:
    """Carry out an additional action."""
    if answer == SERVE_NOW:
        pay(p, serve_cost(p))
        p.stack.append((n.SERVE, MOST_SERVED, 0))
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
