"""Which effects concern rooms and guests?  Prepare, occupy, take a guest, the extra action (6.5, 7)."""

from typing import Final

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame

from . import moments
from .cards import ALL_BUT, GUEST_FREE, QUEUE_COST, UP_TO_FLOOR
from .decks import GUESTS_COUNTED, GUESTS_IN, LOWEST_GUEST
from .gains import push_parts, seat
from .guard import keep_main_possible
from .numbers import DECLINE, GUEST_DECK, OCCUPY, PREPARE, PREPARE_OCCUPY, REFILL, TAKE_GUEST
from .position import NOBODY, Hotels
from .rooms import answers_of, occupy, preparable, prepare

SPACE_FROM: Final = 1  # answers 1-20 are the spaces 0-19
GAPS: Final[list[list[int]]] = [[NOBODY] * (5 - waiting) for waiting in range(5)]


def ask_prepare(p: Hotels, frame: Frame) -> list[int] | None:
    """Prepare a room; what is not a must may be declined (4.6, 6.5.1, 13.8)."""
    n: int = frame[1]
    if not n:
        return None
    spaces = preparable(p, p.money, frame[2], frame[3])
    if not spaces:
        return None
    answers = answers_of(spaces, SPACE_FROM)
    if not frame[4]:
        answers.insert(0, DECLINE)
        return keep_main_possible(p, frame, answers) if p.modules else answers
    return answers


def answer_prepare(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        musts: int = frame[4]
        prepare(p, answer - SPACE_FROM, frame[2])
        p.stack.append((PREPARE, frame[1] - 1, frame[2], frame[3], musts - 1 if musts else 0))


def ask_occupy(p: Hotels, frame: Frame) -> list[int] | None:
    """Turn a vacant room of any colour to occupied (6.5.2)."""
    vacant = p.rooms & ~p.occupied & UP_TO_FLOOR[frame[2]]
    if not vacant or not frame[1]:
        return None
    return keep_main_possible(p, frame, [DECLINE, *answers_of(vacant, SPACE_FROM)])


def answer_occupy(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        p.stack.append((OCCUPY, frame[1] - 1, frame[2]))
        push_parts(p, occupy(p, answer - SPACE_FROM))


def ask_prepare_occupy(p: Hotels, frame: Frame) -> list[int] | None:
    spaces = preparable(p, p.money, frame[2], frame[3])
    if not spaces or not frame[1]:
        return None
    return [DECLINE, *answers_of(spaces, SPACE_FROM)]


def answer_prepare_occupy(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        p.stack.append((PREPARE_OCCUPY, frame[1] - 1, frame[2], frame[3]))
        prepare(p, answer - SPACE_FROM, frame[2])
        push_parts(p, occupy(p, answer - SPACE_FROM))


# --- guests


def guest_cost(p: Hotels, place: int) -> int:
    """What the guest action costs at this place of the queue (6.1.1, 8.7)."""
    return 0 if p.staff & GUEST_FREE else QUEUE_COST[place]


def surcharge(p: Hotels, place: int) -> int:
    """What every way of taking this guest costs in addition (23.4.3)."""
    return moments.GUEST_COST.add_up(p, place) if p.modules else 0


def queue_answers(p: Hotels) -> list[int]:
    """The places of guests who can be taken for free, surcharges apart."""
    return [1 + place for place in range(5) if p.queue[place] != NOBODY and surcharge(p, place) <= p.money]


def ask_take_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """A guest from any place for free, if a table is free (6.5.5)."""
    if not frame[1] or NOBODY not in p.cafe:
        return None
    places = queue_answers(p)
    return [DECLINE, *places] if places else None


def answer_take_guest(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        p.stack.append((TAKE_GUEST, frame[1] - 1))
        take_from_queue(p, answer - 1)


def ask_first_guest(p: Hotels, frame: Frame) -> list[int] | None:
    """The guest with whom the player begins (2.6)."""
    return [1, 2, 3, 4, 5]


def answer_first_guest(p: Hotels, frame: Frame, answer: int) -> None:
    take_from_queue(p, answer - 1)


def take_from_queue(p: Hotels, place: int) -> None:
    """The guest sits down in the café, the queue is replenished."""
    guest = p.queue[place]
    if p.heard is not None:
        p.heard.append(("take", guest, place))
    if p.modules:
        moments.GUEST_TAKEN.happen(p, place)
    p.queue[place] = NOBODY
    seat(p, guest)
    p.stack.append((REFILL,))


def run_refill(p: Hotels, frame: Frame) -> list[int] | None:
    """Guests left of a gap move to the right, a new card is revealed on the first place (6.1.3, 13.10)."""
    queue = p.queue
    waiting = [guest for guest in queue if guest != NOBODY]
    if len(waiting) == 5:
        return None
    p.queue = GAPS[len(waiting)] + waiting
    if p.modules:
        moments.QUEUE_MOVED.happen(p, queue)
    if not p.guest_bag:
        if not p.guest_discard:
            return None  # nobody is left: the place stays empty
        p.guest_bag = p.guest_discard
        p.guest_discard = 0
        p.guest_shuffles += 1
    return CHANCE


def answer_refill(p: Hotels, frame: Frame, guest: int) -> None:
    p.guest_bag &= ALL_BUT[guest]
    p.queue[0] = guest
    if p.heard is not None:
        p.heard.append(("arrive", guest))
    if p.queue[1] == NOBODY:  # the gaps are on the left
        p.stack.append(frame)


def deal_guest(p: Hotels, frame: Frame, dealer: Dealer) -> int:
    bag = p.guest_bag >> LOWEST_GUEST
    return LOWEST_GUEST + dealer.draw(GUEST_DECK + p.guest_shuffles, GUESTS_COUNTED[p.modules], bag)


def guest_outcomes(p: Hotels, frame: Frame) -> list[int]:
    return [guest for guest in GUESTS_IN[p.modules] if p.guest_bag >> guest & 1]
