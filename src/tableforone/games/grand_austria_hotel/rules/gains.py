"""What can a player gain?  Krones, points, Emperor spaces, items; and several parts in an order of her choice."""

from typing import Final

from tableforone.kernel.frames import Frame

from . import moments
from .cards import EMPEROR_END, MOST_MONEY, STAFF_COST, UP_TO_FLOOR
from .edition import guest_order, staff_costs
from .numbers import (
    ADVANCE,
    ANY_ITEMS,
    DECLINE,
    DO_WITHOUT,
    DRAW,
    EMPEROR,
    EXTRA_ACTION,
    FILL_ORDER,
    FIRST_MODULE_WORD,
    FOR_EMPEROR,
    HIRE,
    KINDS,
    MONEY,
    OCCUPY,
    OFFER,
    PARTS,
    POINTS,
    POINTS_PER,
    PREPARE,
    PREPARE_OCCUPY,
    RECEIVE,
    TAKE_GUEST,
    WHEN,
)
from .position import NOBODY, Hotels
from .rooms import preparable
from .scoring import units

YES: Final = 1


def gain_money(p: Hotels, n: int) -> None:
    """Krones beyond 20 are lost (13.1)."""
    p.money = min(MOST_MONEY, p.money + n)
    if p.heard is not None:
        p.heard.append(("money", n, p.money))
    if p.modules and n:
        moments.MONEY_GAINED.happen(p, n)


def pay(p: Hotels, n: int) -> None:
    """Krones that are there, as was seen before."""
    p.money -= n
    if p.heard is not None and n:
        p.heard.append(("pay", n, p.money))


def score(p: Hotels, n: int, account: int) -> None:
    """Points, which may be negative (10.7)."""
    p.points[account] += n
    if p.heard is not None and n:
        p.heard.append(("points", n, account))
    if p.modules and n > 0:
        moments.POINTS_SCORED.happen(p, n)


def advance(p: Hotels, n: int) -> None:
    """Spaces on the Emperor track; each one beyond the end is a point (13.2)."""
    over = p.emperor + n - EMPEROR_END
    p.emperor = EMPEROR_END if over > 0 else p.emperor + n
    if p.heard is not None:
        p.heard.append(("emperor", n, p.emperor))
    if over > 0:
        score(p, over, FOR_EMPEROR)
    if p.modules and n:
        moments.ADVANCED.happen(p, n)


# --- several parts at once (6.3.3, 6.4, 13.5)


def push_parts(p: Hotels, parts: list[Frame]) -> None:
    """Let the player resolve the parts in the order of her choice.

    What cannot depend on the order is done at once: points, drawn cards, and krones unless the purse would overflow.
    E. Gizia's extra action comes after everything else (6.3.3).
    """
    waiting: list[Frame] = []
    draws = 0
    krones: list[int] = []
    for part in parts:
        word: int = part[0]
        if word == POINTS:
            score(p, part[1], part[2])
        elif word == POINTS_PER:
            score(p, part[2] * units(p, part[1], 0), part[3])
        elif word == MONEY:
            krones.append(part[1])
        elif word == DRAW:
            n: int = part[1]
            draws += n
        elif word == EXTRA_ACTION:
            p.stack.append(part)
        else:
            waiting.append(part)
    if len(krones) > 1 and not p.modules:
        krones = [sum(krones)]  # only modules care for every single source
    if krones and waiting and p.money + sum(krones) > MOST_MONEY:
        waiting[:0] = [(MONEY, n) for n in krones]
        krones = []
    if len(waiting) == 1:
        p.stack.append(waiting[0])
    elif waiting:
        p.stack.append((PARTS, *waiting))
    for n in krones:
        gain_money(p, n)  # what it sets off comes before the parts that wait (13.5)
    if draws:
        p.stack.append((DRAW, draws))


def gather(p: Hotels, depth: int) -> None:
    """What was set off at the same time, above this depth of the stack, goes on in the order of her choice (13.5)."""
    if len(p.stack) > depth + 1:
        together: list[Frame] = []
        for frame in p.stack[depth:]:
            together.extend(frame[1:] if frame[0] == PARTS else [frame])
        del p.stack[depth:]
        p.stack.append((PARTS, *together))


def can_hire(p: Hotels, most: int) -> bool:
    """Is there a card in hand that costs at most this much?"""
    costs = staff_costs(p) if p.edition else STAFF_COST
    for card in p.hand:
        if costs[card] <= most:
            return True
    return False


def possible(p: Hotels, part: Frame) -> bool:
    """Can this part be carried out now?"""
    word: int = part[0]
    if word == PREPARE or word == PREPARE_OCCUPY:
        return preparable(p, p.money, part[2], part[3]) != 0
    if word == HIRE:
        return can_hire(p, p.money + part[2])
    if word == OCCUPY:
        return p.rooms & ~p.occupied & UP_TO_FLOOR[part[2]] != 0
    if word == TAKE_GUEST:
        return NOBODY in p.cafe and p.queue != [NOBODY] * 5
    if word == FILL_ORDER:
        return any(p.short)
    if word == OFFER:
        return p.staff_bag.bit_count() > p.private or bool(p.under)
    if word >= FIRST_MODULE_WORD and word in moments.POSSIBLE:
        return bool(moments.POSSIBLE[word](p, part))
    return True


# gained automatically, or asked for itself; the others may be declined (6.4)
MANDATORY: Final = {MONEY, RECEIVE, ANY_ITEMS, WHEN}


def ask_parts(p: Hotels, frame: Frame) -> list[int] | None:
    parts = frame[1:]
    now = [i for i in range(len(parts)) if possible(p, parts[i])]
    if not now:
        return None  # parts that are impossible are skipped
    if len(now) == 1:
        take_part(p, frame, now[0])
        p.stack[-1] = parts[now[0]]  # not chosen among others: its own question may decline it
        return None
    return now + [DO_WITHOUT + i for i in now if parts[i][0] not in MANDATORY]


def take_part(p: Hotels, frame: Frame, answer: int) -> None:
    """Resolve one part now (or do without it) and keep the others for later."""
    parts = frame[1:]
    chosen = answer if answer < DO_WITHOUT else answer - DO_WITHOUT
    rest = parts[:chosen] + parts[chosen + 1 :]
    if len(rest) > 1:
        p.stack.append((PARTS, *rest))
    elif rest:
        p.stack.append(rest[0])
    if answer < DO_WITHOUT:
        part = parts[chosen]
        p.stack.append((ADVANCE, part[1]) if part[0] == EMPEROR else part)


def run_money(p: Hotels, frame: Frame) -> list[int] | None:
    gain_money(p, frame[1])
    return None


def ask_emperor(p: Hotels, frame: Frame) -> list[int] | None:
    return [DECLINE, YES]


def answer_emperor(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == YES:
        advance(p, frame[1])


def run_advance(p: Hotels, frame: Frame) -> list[int] | None:
    advance(p, frame[1])
    return None


def run_points(p: Hotels, frame: Frame) -> list[int] | None:
    score(p, frame[1], frame[2])
    return None


def run_points_per(p: Hotels, frame: Frame) -> list[int] | None:
    score(p, frame[2] * units(p, frame[1], 0), frame[3])
    return None


# --- items (5.2)

FRESH: Final = 1 + KINDS  # the length of a RECEIVE frame that no module has counted yet


def receive(p: Hotels, strudel: int, cake: int, wine: int, coffee: int, champagne: int) -> None:
    """Items from the supply: they may go to guests who need them at once and for free, the rest to the kitchen."""
    p.stack.append((RECEIVE, strudel, cake, wine, coffee, champagne))


def run_receive(p: Hotels, frame: Frame) -> list[int] | None:
    """Kind after kind: which guest gets the item, or the kitchen (0)?"""
    if p.modules and len(frame) == FRESH:
        p.stack.append((*frame, 1))  # marked: this source has been counted
        moments.ITEMS_RECEIVED.happen(p, frame)
        return None
    for kind in range(KINDS):
        n: int = frame[1 + kind]
        if n:
            takers = [DECLINE]
            for table in range(len(p.cafe)):
                if p.needs[table * KINDS + kind]:
                    takers.append(1 + table)
            if len(takers) > 1:
                return takers
    put_in_kitchen(p, list(frame[1 : 1 + KINDS]))
    return None


def put_in_kitchen(p: Hotels, items: list[int]) -> None:
    kitchen = p.kitchen
    for kind, n in enumerate(items):
        if n:
            kitchen[kind] += n
    if p.heard is not None and any(items):
        p.heard.append(("kitchen", *items))


def answer_receive(p: Hotels, frame: Frame, answer: int) -> None:
    kind = first_needed(p, frame)
    items = list(frame)
    if answer == DECLINE:
        put_in_kitchen(p, [items[1 + kind] if other == kind else 0 for other in range(KINDS)])
        items[1 + kind] = 0
    else:
        put_on_guest(p, answer - 1, kind)
        items[1 + kind] -= 1
    p.stack.append(tuple(items))


def first_needed(p: Hotels, frame: Frame) -> int:
    """The kind of item that RECEIVE asks about now."""
    for kind in range(KINDS):
        if frame[1 + kind]:
            for table in range(len(p.cafe)):
                if p.needs[table * KINDS + kind]:
                    return kind
    raise AssertionError("no item is needed")


def put_on_guest(p: Hotels, table: int, kind: int) -> None:
    p.needs[table * KINDS + kind] -= 1
    p.short[table] -= 1
    if p.heard is not None:
        p.heard.append(("put", p.cafe[table], kind, p.short[table]))


def ask_any_items(p: Hotels, frame: Frame) -> list[int] | None:
    return [0, 1, 2, 3] if frame[1] else None


def answer_any_items(p: Hotels, frame: Frame, kind: int) -> None:
    p.stack.append((ANY_ITEMS, frame[1] - 1))
    items = [0] * KINDS
    items[kind] = 1
    receive(p, items[0], items[1], items[2], items[3], items[4])


def ask_fill_order(p: Hotels, frame: Frame) -> list[int] | None:
    tables = [1 + table for table in range(len(p.cafe)) if p.short[table]]
    return [DECLINE, *tables] if tables else None


def answer_fill_order(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        table = answer - 1
        p.short[table] = 0
        for kind in range(KINDS):
            p.needs[table * KINDS + kind] = 0
        if p.heard is not None:
            p.heard.append(("filled", p.cafe[table]))
        if frame[1] > 1:
            p.stack.append((FILL_ORDER, frame[1] - 1))


def seat(p: Hotels, guest: int) -> None:
    """A guest sits down at the first free table (6.1.1)."""
    table = p.cafe.index(NOBODY)
    p.cafe[table] = guest
    order = guest_order(p, guest)
    missing = 0
    for kind in range(KINDS):
        n = order[kind]
        p.needs[table * KINDS + kind] = n
        missing += n
    p.short[table] = missing
