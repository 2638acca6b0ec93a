"""Card data of module 5 (17.1, 17.2, appendix A)."""

from tableforone.kernel.data import Data
from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import boards, effects
from ....rules import numbers as n
from ....rules.gains import pay, score
from ....rules.guests import take_from_queue
from ....rules.items import fill
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ....rules.prices import DISHES_AND_DRINKS, spend
from ...common.rules import box
from ...common.rules import numbers as m


def of_each(p: Hotels, objective: int) -> int:
    """The number of complete sets of dishes and drinks in the kitchen (#180)."""
    return min(p.kitchen[:DISHES_AND_DRINKS])


def on_floor(p: Hotels, objective: int) -> int:
    """The number of occupied rooms on a floor (#181)."""
    floor: int = box.WANTED[objective]["floor"]
    return (p.occupied & boards.FLOORS[floor - 1]).bit_count()


def pay_money_and_item(p: Hotels, tile: int) -> None:
    """A6: pay both parts, or neither and lose points (17.2)."""
    penalty = box.PENALTY[tile]
    if p.money >= penalty["money"] and sum(p.kitchen[:DISHES_AND_DRINKS]) >= penalty["items"]:
        pay(p, penalty["money"])
        p.stack.append((m.PAY_ITEM,))
    else:
        score(p, -penalty["else_vp"], n.FOR_PENALTIES)


def lose_all(p: Hotels, tile: int) -> None:
    """C6: lose all krones and all items in the kitchen, including champagne (17.2)."""
    pay(p, p.money)
    p.kitchen = [0] * n.KINDS


def ask_pay_an_item(p: Hotels, frame: Frame) -> list[int] | None:
    return [1 + kind for kind in range(DISHES_AND_DRINKS) if p.kitchen[kind]]


def answer_pay_an_item(p: Hotels, frame: Frame, answer: int) -> None:
    spend(p, answer - 1, 1)


# The Bartender: take a guest for free and fill its order.


def take_effect(part: Data, account: int) -> Frame:
    """Taking a guest for free, as an effect; also fills the order if the card says so."""
    return (m.TAKE_FED if "fill_order" in part else n.TAKE_GUEST, effects.many(part))


def answer_take_fed(p: Hotels, frame: Frame, answer: int) -> None:
    if answer == n.DECLINE:
        return
    table = p.cafe.index(NOBODY)
    take_from_queue(p, answer - 1)
    fill(p, table)
    tell(p, ("filled", YOU, p.cafe[table]))


def can_take_fed(p: Hotels, part: Frame) -> bool:
    return NOBODY in p.cafe and p.queue != [NOBODY] * 5
