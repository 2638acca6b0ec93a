"""Could a 3 still be carried out?  Staff played before its rooms may help, and must not spoil them (4.3.1).

This can only matter while a card like the Staff Manager (#22) is in play, so the look ahead is rare and may be
thorough: it plays every way through the open effects on copies of the position.
"""

from typing import Final

from tableforone.games.grand_austria_hotel.cards import HIRE_AROUND_ROOMS
from tableforone.games.grand_austria_hotel.constants import HIRE, MAIN
from tableforone.games.grand_austria_hotel.hotel import TOP, preparable
from tableforone.games.grand_austria_hotel.position import Hotels
from tableforone.kernel.frames import CHANCE, Frame, Word, reply, settle

ROOMS_FACE: Final = 3
words: Final[list[Word]] = []  # the game's lexicon, laid in by it: looking ahead means playing


def room_possible(p: Hotels) -> bool:
    return preparable(p, p.money, 0, TOP) != 0


def rooms_within_reach(p: Hotels) -> bool:
    """Is there a staff card in hand that, played before the rooms of a 3, lets at least one be prepared?"""
    if not p.staff & HIRE_AROUND_ROOMS:
        return False
    q = p.copy()
    q.stack = [(MAIN, ROOMS_FACE, 1), (HIRE, 1, 0)]
    return some_way(q)


def some_way(q: Hotels) -> bool:
    """Does some way through what lies above the main action leave a room that can be prepared?"""
    if q.stack[-1][0] == MAIN:
        return room_possible(q)
    answers = settle_above_main(q)
    if not answers:
        return room_possible(q)
    return any(leads_there(q, answer) for answer in answers)


def leads_there(q: Hotels, answer: int) -> bool:
    after = q.copy()
    reply(after, words, answer)
    return some_way(after)


def settle_above_main(q: Hotels) -> list[int] | None:
    """Settle, but leave the main action itself unopened."""
    below = q.stack
    at = max(i for i, frame in enumerate(below) if frame[0] == MAIN)
    q.stack = below[at + 1 :]
    answers = settle(q, words)
    q.stack = below[: at + 1] + q.stack
    return None if answers is CHANCE else answers


def keep_rooms_possible(p: Hotels, frame: Frame, answers: list[int]) -> list[int]:
    """Leave out answers after which the rooms of a 3, still to be prepared, would have become impossible."""
    if not p.staff & HIRE_AROUND_ROOMS or not rooms_are_due(p.stack):
        return answers
    q = p.copy()
    q.stack.append(frame)
    return [answer for answer in answers if leads_there(q, answer)]


def rooms_are_due(stack: list[Frame]) -> bool:
    return any(frame[0] == MAIN and frame[1] == ROOMS_FACE for frame in stack)
