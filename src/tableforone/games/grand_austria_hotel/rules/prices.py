"""What must be spent before an effect?  Prices of staff cards, paid exactly: items, krones, Emperor spaces (17.4)."""

from typing import Any, Final

from tableforone.kernel.frames import Frame

from . import moments
from .cards import EVERY_STAFF, STAFF_EFFECTS, STAFF_PRICE
from .gains import MANDATORY, pay, push_parts, receive
from .numbers import ANY_MODULE, CHAMPAGNE, ITEMS, KINDS, OTHER_ITEMS, SPEND, USE
from .position import Hotels

PRICED: Final[list[int]] = [row["id"] for row in EVERY_STAFF if row.get("price")]
DISHES_AND_DRINKS: Final = 4  # kinds; champagne is neither (0.1)
ALL_KINDS: Final = 0b1111
ENOUGH: Final = 0  # the answer "no more"
MANDATORY.add(OTHER_ITEMS)


def affords(p: Hotels, price: list[dict[str, Any]]) -> bool:
    """Can all parts of a price be paid?"""
    for part in price:
        do, n = part["do"], part["n"]
        if do == "money" and p.money < n:
            return False
        if do == "emperor" and p.emperor < n:  # 17.5
            return False
        if do == "item" and p.kitchen[ITEMS.index(part["item"])] < n:
            return False
        if do == "items_any" and sum(p.kitchen[:DISHES_AND_DRINKS]) < n:
            return False
    return True


def offer_priced(p: Hotels, frame: Frame, answers: list[int]) -> None:
    """Once-per-round cards with a price that can be paid."""
    for card in PRICED:
        if p.staff >> card & 1 and not p.turned >> card & 1 and affords(p, STAFF_PRICE[card]):
            answers.append(USE + card)


def pay_and_use(p: Hotels, card: int) -> None:
    """Pay the price of a card, then resolve its effects."""
    for part in STAFF_PRICE[card]:
        do, n = part["do"], part["n"]
        if do == "items_any":
            p.stack.append((SPEND, n, 1, 0, 0, card))
            return
        if do == "money":
            pay(p, n)
        elif do == "emperor":
            p.emperor -= n
            if p.heard is not None:
                p.heard.append(("retreat", n, p.emperor))
        else:
            spend(p, ITEMS.index(part["item"]), n)
    push_parts(p, list(STAFF_EFFECTS[card]))


def spend(p: Hotels, kind: int, n: int) -> None:
    """Items from the kitchen back to the supply."""
    p.kitchen[kind] -= n
    if p.heard is not None:
        p.heard.append(("spend", kind, n))
    if kind == CHAMPAGNE and n:
        moments.CHAMPAGNE_SPENT.happen(p, n)


def ask_spend(p: Hotels, frame: Frame) -> list[int] | None:
    """Which dish or drink is spent next?  One kind must be left over to receive."""
    _, left, must, spent, count, card = frame
    kinds = [1 + kind for kind in range(DISHES_AND_DRINKS) if p.kitchen[kind] and spent | 1 << kind != ALL_KINDS]
    if left and kinds:
        return kinds if must or not count else [ENOUGH, *kinds]
    settle_price(p, spent, count, card)
    return None


def settle_price(p: Hotels, spent: int, count: int, card: int) -> None:
    """All is spent: the effects of the card, or as many other items."""
    if not card:
        p.stack.append((OTHER_ITEMS, count, spent))
        return
    push_parts(p, [(OTHER_ITEMS, part[1], spent) if part[0] == OTHER_ITEMS else part for part in STAFF_EFFECTS[card]])


def answer_spend(p: Hotels, frame: Frame, answer: int) -> None:
    _, left, must, spent, count, card = frame
    if answer == ENOUGH:
        settle_price(p, spent, count, card)
        return
    spend(p, answer - 1, 1)
    p.stack.append((SPEND, left - 1, must, spent | 1 << answer - 1, count + 1, card))


def ask_other_items(p: Hotels, frame: Frame) -> list[int] | None:
    """An item of a kind that was not spent (17.4)."""
    return [kind for kind in range(DISHES_AND_DRINKS) if not frame[2] >> kind & 1] if frame[1] else None


def answer_other_items(p: Hotels, frame: Frame, kind: int) -> None:
    p.stack.append((OTHER_ITEMS, frame[1] - 1, frame[2]))
    items = [0] * KINDS
    items[kind] = 1
    receive(p, items[0], items[1], items[2], items[3], items[4])


moments.TURN_ANSWERS.add(ANY_MODULE, offer_priced)
