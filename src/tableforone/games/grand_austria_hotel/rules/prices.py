"""Prices of staff cards: items, krones or Emperor spaces to pay before an effect (17.4)."""

from typing import Final

from tableforone.kernel.data import Data
from tableforone.kernel.frames import YOU, Frame, tell

from . import cards, decks, moments
from . import numbers as n
from .gains import pay, push_parts
from .items import ONE_ITEM
from .position import Hotels

DISHES_AND_DRINKS: Final = 4  # number of kinds; champagne is neither (0.1)
ALL_KINDS: Final = 0b1111
ENOUGH: Final = 0  # the answer to stop


def affords(p: Hotels, price: list[Data]) -> bool:
    """Whether all parts of a price can be paid."""
    for part in price:
        do, many = part["do"], part["n"]
        if do == "money" and p.money < many:
            return False
        if do == "emperor" and p.emperor < many:  # 17.5
            return False
        if do == "item" and p.kitchen[n.ITEMS.index(part["item"])] < many:
            return False
        if do == "items_any" and sum(p.kitchen[:DISHES_AND_DRINKS]) < many:
            return False
    return True


def offer_priced(p: Hotels, answers: list[int]) -> None:
    """Add once-per-round cards whose price can be paid."""
    for card in decks.PRICED_STAFF_IN[p.modules]:
        if p.staff >> card & 1 and not p.turned >> card & 1 and affords(p, cards.STAFF_PRICE[card]):
            answers.append(n.USE + card)


def pay_and_use(p: Hotels, card: int) -> None:
    """Pay the price of a card, then resolve its effects."""
    for part in cards.STAFF_PRICE[card]:
        do, many = part["do"], part["n"]
        if do == "items_any":
            p.stack.append((n.SPEND, many, 1, 0, 0, card))
            return
        if do == "money":
            pay(p, many)
        elif do == "emperor":
            p.emperor -= many
            tell(p, ("retreat", YOU, many, p.emperor))
        else:
            spend(p, n.ITEMS.index(part["item"]), many)
    push_parts(p, list(cards.STAFF_EFFECTS[card]))


def spend(p: Hotels, kind: int, many: int) -> None:
    """Return items from the kitchen to the supply."""
    p.kitchen[kind] -= many
    tell(p, ("spend", YOU, kind, many))
    moments.ITEM_SPENT.happen(p, kind, many)


def run_spend(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask for the next dish or drink to spend.  One kind must be left over to gain."""
    _, left, must, spent, count, card = frame
    kinds = [1 + kind for kind in range(DISHES_AND_DRINKS) if p.kitchen[kind] and spent | 1 << kind != ALL_KINDS]
    if left and kinds:
        return kinds if must or not count else [ENOUGH, *kinds]
    settle_price(p, spent, count, card)
    return None


def settle_price(p: Hotels, spent: int, count: int, card: int) -> None:
    """When all is spent: resolve the card's effects, or gain as many other items."""
    if not card:
        p.stack.append((n.OTHER_ITEMS, count, spent))
        return
    parts = cards.STAFF_EFFECTS[card]
    push_parts(p, [(n.OTHER_ITEMS, part[1], spent) if part[0] == n.OTHER_ITEMS else part for part in parts])


def answer_spend(p: Hotels, frame: Frame, answer: int) -> None:
    _, left, must, spent, count, card = frame
    if answer == ENOUGH:
        settle_price(p, spent, count, card)
        return
    spend(p, answer - 1, 1)
    p.stack.append((n.SPEND, left - 1, must, spent | 1 << answer - 1, count + 1, card))


def ask_other_items(p: Hotels, frame: Frame) -> list[int] | None:
    """Ask for an item of a kind that was not spent (17.4)."""
    return [kind for kind in range(DISHES_AND_DRINKS) if not frame[2] >> kind & 1] if frame[1] else None


def answer_other_items(p: Hotels, frame: Frame, kind: int) -> None:
    p.stack.append((n.OTHER_ITEMS, frame[1] - 1, frame[2]))
    p.stack.append(ONE_ITEM[kind])
