"""What do the objectives, the Emperor tiles and the Bartender of module 5 do?  (17.1, 17.2, appendix A.)"""

from typing import Final

from tableforone.kernel.frames import Frame

from ....rules import moments
from ....rules.cards import EVERY_TILE, FLOORS, PENALTIES, TESTS
from ....rules.gains import pay, score
from ....rules.guests import queue_answers, take_from_queue
from ....rules.numbers import DECLINE, FOR_PENALTIES, KINDS, PAY_ITEM, TAKE_FED
from ....rules.position import NOBODY, Hotels
from ....rules.prices import DISHES_AND_DRINKS, spend
from ...common.rules.tally import WANTED

PENALTY: Final = [row["penalty"] for row in EVERY_TILE]


def enough_of_each(p: Hotels, objective: int) -> bool:
    """So many of each dish and drink in the kitchen (#180)."""
    return bool(min(p.kitchen[:DISHES_AND_DRINKS]) >= WANTED[objective]["n"])


def enough_on_floor(p: Hotels, objective: int) -> bool:
    """So many occupied rooms on a floor (#181)."""
    wanted = WANTED[objective]
    return bool((p.occupied & FLOORS[wanted["floor"] - 1]).bit_count() >= wanted["n"])


def pay_money_and_item(p: Hotels, tile: int) -> None:
    """A6: both parts, or neither and a loss of points (17.2)."""
    penalty = PENALTY[tile]
    if p.money >= penalty["money"] and sum(p.kitchen[:DISHES_AND_DRINKS]) >= penalty["items"]:
        pay(p, penalty["money"])
        p.stack.append((PAY_ITEM,))
    else:
        score(p, -penalty["else_vp"], FOR_PENALTIES)


def lose_all(p: Hotels, tile: int) -> None:
    """C6: all krones and all items of the kitchen, champagne included (17.2)."""
    pay(p, p.money)
    p.kitchen = [0] * KINDS


def ask_pay_item(p: Hotels, frame: Frame) -> list[int] | None:
    return [1 + kind for kind in range(DISHES_AND_DRINKS) if p.kitchen[kind]]


def answer_pay_item(p: Hotels, frame: Frame, answer: int) -> None:
    spend(p, answer - 1, 1)


# The Bartender: take a guest for free and fill the order.


def ask_take_fed(p: Hotels, frame: Frame) -> list[int] | None:
    places = queue_answers(p) if frame[1] and NOBODY in p.cafe else []
    return [DECLINE, *places] if places else None


def answer_take_fed(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == DECLINE:
        return
    table = p.cafe.index(NOBODY)
    take_from_queue(p, answer - 1)
    p.short[table] = 0
    p.needs[table * KINDS : table * KINDS + KINDS] = [0] * KINDS
    if p.heard is not None:
        p.heard.append(("filled", p.cafe[table]))


def can_take_fed(p: Hotels, part: Frame) -> bool:
    return NOBODY in p.cafe and p.queue != [NOBODY] * 5


moments.MEETS[TESTS.index("items_each_at_least")] = enough_of_each
moments.MEETS[TESTS.index("occupied_on_floor_at_least")] = enough_on_floor
moments.PENALTIES[PENALTIES.index("pay_money_and_item")] = pay_money_and_item
moments.PENALTIES[PENALTIES.index("lose_all_money_and_items")] = lose_all
moments.POSSIBLE[TAKE_FED] = can_take_fed
