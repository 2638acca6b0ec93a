"""Checks that a main action stays possible when something is done before it (4.3.1).

This matters only with a card like the Staff Manager (#22) or with modules.  The look-ahead is
rare, so it may be thorough: it plays all continuations of the open effects on copied positions.
"""

from typing import Final

from tableforone.kernel.frames import CHANCE, Frame, reply, settle

from . import cards
from . import numbers as n
from .boards import TOP
from .cards import STAFF_COST
from .edition import staff_costs
from .hotel import preparable
from .moments import LEXICON
from .position import Hotels

ROOMS_FACE: Final = 3
STAFF_FACE: Final = 5


def can_act(p: Hotels, face: int, power: int, money: int) -> bool:
    """Whether this space's action is possible with this strength and money, without fee (4.3.1)."""
    if face == ROOMS_FACE:
        return preparable(p, money, 0, TOP) != 0
    if face == STAFF_FACE:
        return can_hire(p, power + money)
    return True


def can_hire(p: Hotels, most: int) -> bool:
    """Whether a card in hand costs at most this much."""
    costs = staff_costs(p) if p.edition else STAFF_COST
    for card in p.hand:
        if costs[card] <= most:
            return True
    return False


def rooms_within_reach(p: Hotels, money: int) -> bool:
    """Whether some staff card in hand, played before the rooms of a 3, makes a room preparable."""
    if not p.staff & cards.HIRE_AROUND_ROOMS:
        return False
    q = p.copy()
    q.money = money
    q.stack = [(n.MAIN, ROOMS_FACE, 1), (n.HIRE, 1, 0)]
    return some_way(q)


def some_way(q: Hotels) -> bool:
    """Whether some continuation of the frames above the main action leaves it possible."""
    if q.stack[-1][0] == n.MAIN:
        return main_possible(q)
    answers = settle_above_main(q)
    if not answers:
        return main_possible(q)
    return any(leads_there(q, answer) for answer in answers)


def main_possible(q: Hotels) -> bool:
    """Whether the main action can be carried out now."""
    main = q.stack[due_at(q.stack)]
    return can_act(q, main[1], main[2], q.money)


def leads_there(q: Hotels, answer: int) -> bool:
    after = q.copy()
    reply(after, LEXICON, answer)
    return some_way(after)


def due_at(stack: list[Frame]) -> int:
    """The index of the main action on the stack, or -1."""
    for at in range(len(stack) - 1, -1, -1):
        if stack[at][0] == n.MAIN:
            return at
    return -1


def settle_above_main(q: Hotels) -> list[int] | None:
    """Settle the frames above the main action, but not the action itself."""
    below = q.stack
    at = due_at(below)
    q.stack = below[at + 1 :]
    answers = settle(q, LEXICON)
    q.stack = below[: at + 1] + q.stack
    return None if answers is CHANCE else answers


def keep_main_possible(p: Hotels, frame: Frame, answers: list[int]) -> list[int]:
    """Remove answers that would make the pending rooms of a 3 (or the card of a 5) impossible."""
    if not p.modules and not p.staff & cards.HIRE_AROUND_ROOMS:
        return answers
    at = due_at(p.stack)
    if at < 0 or not (p.stack[at][1] == ROOMS_FACE or (p.modules and p.stack[at][1] == STAFF_FACE)):
        return answers
    q = p.copy()
    q.stack.append(frame)
    kept = [answer for answer in answers if leads_there(q, answer)]
    # With modules, if only a chance event could still allow it, every answer is legal.
    return kept if kept or not p.modules else answers
