"""Dishes and drinks: to guests who need them, the rest to the kitchen (5.2, 6.5)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards, moments
from . import numbers as n
from .edition import guest_order, guest_size
from .numbers import DECLINE, KINDS, NOBODY
from .position import Hotels

SERVE_COST: Final = 1
NO_MORE: Final = 0
FRESH: Final = 1 + n.KINDS  # the length of a RECEIVE frame that modules have not counted yet


# by kind: gaining one item
ONE_ITEM: Final[list[Frame]] = [(n.RECEIVE, *[int(kind == one) for kind in range(KINDS)]) for one in range(KINDS)]


def run_receive(p: Hotels, frame: Frame) -> list[int] | None:
    """Gain items: for each kind, ask which guest gets it for free, or the kitchen (0)."""
    if p.modules and len(frame) == FRESH:
        p.stack.append((*frame, 1))  # the 1 marks it as counted
        moments.ITEMS_RECEIVED.happen(p, frame)
        return None
    needs = p.needs
    for kind in range(KINDS):
        if frame[1 + kind]:
            takers = [DECLINE]
            for at in range(kind, len(needs), KINDS):
                if needs[at]:
                    takers.append(1 + at // KINDS)
            if len(takers) > 1:
                return takers
    put_in_kitchen(p, list(frame[1 : 1 + KINDS]))
    return None


def put_in_kitchen(p: Hotels, items: list[int]) -> None:
    kitchen = p.kitchen
    for kind, many in enumerate(items):
        if many:
            kitchen[kind] += many
    if p.heard is not None and any(items):
        p.heard.append(("kitchen", YOU, *items))


def answer_receive(p: Hotels, frame: Frame, answer: int) -> None:
    kind = first_needed(p, frame)
    items = list(frame)
    if answer == n.DECLINE:
        put_in_kitchen(p, [items[1 + kind] if other == kind else 0 for other in range(n.KINDS)])
        items[1 + kind] = 0
    else:
        put_on_guest(p, answer - 1, kind)
        items[1 + kind] -= 1
    if any(items[1:FRESH]):
        p.stack.append(tuple(items))


def first_needed(p: Hotels, frame: Frame) -> int:
    """The kind of item that RECEIVE asks for now."""
    for kind in range(n.KINDS):
        if frame[1 + kind]:
            for table in range(len(p.cafe)):
                if p.needs[table * n.KINDS + kind]:
                    return kind
    raise AssertionError("no item is needed")


def put_on_guest(p: Hotels, table: int, kind: int) -> None:
    p.needs[table * n.KINDS + kind] -= 1
    p.short[table] -= 1
    if p.heard is not None:
        p.heard.append(("put", YOU, p.cafe[table], kind, p.short[table]))


def ask_any_items(p: Hotels, frame: Frame) -> list[int] | None:
    return [0, 1, 2, 3] if frame[1] else None


def answer_any_items(p: Hotels, frame: Frame, kind: int) -> None:
    p.stack.append((n.ANY_ITEMS, frame[1] - 1))
    p.stack.append(ONE_ITEM[kind])


def ask_fill_order(p: Hotels, frame: Frame) -> list[int] | None:
    tables = [1 + table for table in range(len(p.cafe)) if p.short[table]]
    return [n.DECLINE, *tables] if tables else None


def answer_fill_order(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        fill(p, answer - 1)
        tell(p, ("filled", YOU, p.cafe[answer - 1]))
        if frame[1] > 1:
            p.stack.append((n.FILL_ORDER, frame[1] - 1))


def fill(p: Hotels, table: int) -> None:
    """Nothing is missing on this order any more."""
    p.short[table] = 0
    p.needs[table * KINDS : table * KINDS + KINDS] = [0] * KINDS


def seat(p: Hotels, guest: int) -> None:
    """Seat a guest at the first free table (6.1.1)."""
    table = p.cafe.index(NOBODY)
    p.cafe[table] = guest
    p.needs[table * KINDS : table * KINDS + KINDS] = guest_order(p, guest)
    p.short[table] = guest_size(p, guest)


# --- serving from the kitchen (5.1.1, 5.3)


def can_serve(p: Hotels) -> bool:
    """Whether the kitchen has something that a guest needs."""
    strudel, cake, wine, coffee, champagne = p.kitchen
    needs = p.needs
    at = 0
    for missing in p.short:
        if missing and (
            (strudel and needs[at])
            or (cake and needs[at + 1])
            or (wine and needs[at + 2])
            or (coffee and needs[at + 3])
            or (champagne and needs[at + 4])
        ):
            return True
        at += KINDS
    return False


def serve_cost(p: Hotels) -> int:
    return 0 if p.staff & cards.SERVE_FREE else SERVE_COST  # 5.1.1, 8.7


def ask_serve(p: Hotels, frame: Frame) -> list[int] | None:
    """Move up to three items from the kitchen to orders, one at a time (5.1.1, 5.3)."""
    if not frame[1]:
        return None
    answers = [NO_MORE] if frame[2] else []
    kitchen = p.kitchen
    needs = p.needs
    for table in range(len(p.cafe)):
        if p.short[table]:
            at = table * n.KINDS
            for kind in range(n.KINDS):
                if kitchen[kind] and needs[at + kind]:
                    answers.append(1 + at + kind)
    return answers if len(answers) > frame[2] else None


def answer_serve(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != NO_MORE:
        table, kind = (answer - 1) // n.KINDS, (answer - 1) % n.KINDS
        p.kitchen[kind] -= 1
        put_on_guest(p, table, kind)
        if frame[1] > 1:
            p.stack.append((n.SERVE, frame[1] - 1, 1))
