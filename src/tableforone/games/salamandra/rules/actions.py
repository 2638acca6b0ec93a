"""Actions of a turn: free actions, then one main action (RULES.md section 7)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from . import cards
from . import numbers as n
from .apprentices import flip, put_apprentice
from .cards import BUILD_COST, BUY_PRICE, CHEAPER_THAN_BUYING, CONVERTING, WORK_COST, WORKS_FREE
from .flow import pass_round, run_start_turn
from .gains import earn, fire
from .numbers import PLACE, POTION_GREEN, POTION_PURPLE, REST, STOP, WORK
from .position import Salamandra

BUY_ANSWERS: Final[list[int]] = [n.BUY + kind for kind in range(n.LEAF, n.FRUIT + 1)]
# With fewer crystals than this and no resource, no field can be built.
CRYSTALS_ALONE: Final[int] = min(
    BUILD_COST[tile][n.CRYSTAL] for tile in cards.PILE_TILES if not any(BUILD_COST[tile][n.LEAF :])
)
# The answers that place on a tile, by tile * 16 + the taken spots.
PLACE_ANSWERS: Final[list[list[int]]] = [
    [PLACE + tile * 4 + place for place in range(4) if not taken >> place & 1]
    for tile in range(cards.TILES)
    for taken in range(16)
]


def ask_act(p: Salamandra, frame: Frame) -> list[int] | None:
    """All free and main actions that are legal now."""
    placing: list[int] = []
    if p.ready:
        taken = p.taken
        for tile in p.built:
            placing += PLACE_ANSWERS[tile * 16 + taken[tile]]  # 7.4
    answers: list[int] = [] if placing else [STOP]  # 7.8.1
    crystals, leaves, flowers, fruits, _, _ = p.stock
    if crystals >= BUY_PRICE and not p.divinities & CHEAPER_THAN_BUYING:
        answers += BUY_ANSWERS  # 7.3.1
    if crystals >= CRYSTALS_ALONE or leaves or flowers or fruits:
        for place, tile in enumerate(p.display):
            if tile >= 0:
                cost = BUILD_COST[tile]
                if flowers >= cost[2] and leaves >= cost[1] and fruits >= cost[3] and crystals >= cost[0]:
                    answers.append(n.BUILD + place)  # 7.5.1
    if p.divinities & CONVERTING:
        answers += conversions(p)
    if p.active:
        add_deeds(p, answers)
    return answers + placing if placing else answers


def add_deeds(p: Salamandra, answers: list[int]) -> None:
    """Actions of active apprentices: rest, work, serve at the Temple."""
    active = p.active
    for spot in active:
        answers.append(REST + spot)  # 7.3.2
    for spot in active:
        if WORKS_FREE[spot >> 2] or can_work(p, WORK_COST[spot >> 2]):
            answers.append(WORK + spot)  # 7.3.3, 7.6
    if p.stock[POTION_GREEN] and payable(p, cards.TEMPLE_COST[0]):
        answers += [n.TEMPLE_WHITE + spot for spot in active]  # 7.7
    if p.stock[POTION_PURPLE] and payable(p, cards.TEMPLE_COST[1]):
        answers += [n.TEMPLE_BLACK + spot for spot in active]


def conversions(p: Salamandra) -> list[int]:
    """The affordable conversions of own cards (7.3.4), if none is cheaper (7.3.5)."""
    found: list[int] = []
    crystals = p.stock[n.CRYSTAL]
    for card, price, good in cards.CONVERTERS:
        if p.divinities >> card & 1 and crystals >= price and not p.divinities & cards.CHEAPER[card]:
            first = n.CONVERT + card * 4
            found += [first] if good else [first + kind for kind in range(n.LEAF, n.FRUIT + 1)]
    return found


def was_offered(p: Salamandra, answer: int) -> bool:
    """Whether this answer pays more than necessary; games saved before 7.3.5 may contain it."""
    if p.stack[-1][0] != n.ACT:
        return False
    crystals = p.stock[n.CRYSTAL]
    dearer = BUY_ANSWERS[:] if crystals >= BUY_PRICE and p.divinities & CHEAPER_THAN_BUYING else []
    for card, price, _ in cards.CONVERTERS:
        if p.divinities >> card & 1 and p.divinities & cards.CHEAPER[card] and crystals >= price:
            dearer.append(n.CONVERT + card * 4)
    return answer in dearer


def payable(p: Salamandra, cost: list[int]) -> bool:
    stock = p.stock
    for good in range(6):
        if cost[good] > stock[good]:
            return False
    return True


def can_work(p: Salamandra, cost: list[int]) -> bool:
    """Whether the whole cost of a tile's action can be paid."""
    stock = p.stock
    if cost[cards.ANY_RESOURCE] and not (stock[1] or stock[2] or stock[3]):
        return False
    return payable(p, cost)


def answer_act(p: Salamandra, frame: Frame, answer: int) -> None:
    """Carry out one action; free actions return to the same question, main actions end the turn."""
    if answer >= PLACE:
        put_apprentice(p, answer - PLACE)
        if p.scrolls < cards.SCROLLS_FOR_BOOK:
            # no Spellbook question (9.2): the next turn starts at once
            run_start_turn(p, n.NEW_TURN)
        else:
            p.stack.append(n.NEW_TURN)
            p.stack.append(n.BOOKS_AT_END)
    elif answer >= n.TEMPLE_BLACK:
        temple(p, 1, answer - n.TEMPLE_BLACK)
    elif answer >= n.TEMPLE_WHITE:
        temple(p, 0, answer - n.TEMPLE_WHITE)
    elif answer >= WORK:
        work(p, answer - WORK)
    elif answer >= REST:
        rest(p, answer - REST)
    elif answer >= n.CONVERT:
        convert(p, answer - n.CONVERT)
    elif answer >= n.BUILD:
        p.stack.append((n.CHOOSE_CELL, answer - n.BUILD, 0))
    elif answer > STOP:
        buy(p, answer - n.BUY)
    else:
        pass_round(p)


def pay(p: Salamandra, cost: list[int]) -> None:
    stock = p.stock
    for good in range(6):
        stock[good] -= cost[good]


# --- free actions


def buy(p: Salamandra, kind: int) -> None:
    """Buy a resource (7.3.1)."""
    p.stock[n.CRYSTAL] -= BUY_PRICE
    p.stock[kind] += 1
    p.stack.append(n.GO_ON)
    if p.heard is not None:
        p.heard.append(("buy", YOU, kind, BUY_PRICE))


def convert(p: Salamandra, code: int) -> None:
    """Use a conversion (7.3.4)."""
    card, kind = code >> 2, code & 3
    p.stock[n.CRYSTAL] -= cards.CONVERT_PRICE[card]
    good = kind or cards.CONVERT_GOOD[card]
    p.stock[good] += 1
    p.stack.append(n.GO_ON)
    tell(p, ("convert", YOU, card, good, cards.CONVERT_PRICE[card]))


def rest(p: Salamandra, spot: int) -> None:
    """Rest an apprentice (7.3.2)."""
    flip(p, spot)
    p.stack.append(n.GO_ON)
    if p.heard is not None:
        p.heard.append(("rest", YOU, spot))
    earn(p, n.CRYSTAL, cards.REST_CRYSTALS)


# --- main actions (and the harvest with a billhook, which is free)


def work(p: Salamandra, spot: int) -> None:
    """7.3.3 billhook: a free action; 7.6.1 cauldron: the turn ends."""
    tile = spot >> 2
    flip(p, spot)
    if p.heard is not None:
        p.heard.append(("work", YOU, spot))
    cost = WORK_COST[tile]
    if not WORKS_FREE[tile]:
        pay(p, cost)
    if cards.IS_CAULDRON[tile]:
        p.stack.append(n.NEW_TURN)
        p.stack.append(n.BOOKS_AT_END)
    else:
        p.stack.append(n.GO_ON)
    p.stack.extend(cards.WORK_GAIN[tile])
    if cost[cards.ANY_RESOURCE]:
        p.stack.append((n.PAY_ANY,))


def temple(p: Salamandra, half: int, spot: int) -> None:
    """7.7: half 0 is white, 1 black."""
    deck = n.WHITE_DECK + half
    card = p.top[deck]
    flip(p, spot)
    pay(p, cards.TEMPLE_COST[half])
    p.stack.append(n.NEW_TURN)
    p.stack.append(n.BOOKS_AT_END)
    tell(p, ("temple", YOU, half, spot, card))
    if card < 0:
        p.stack.extend(cards.TEMPLE_GAIN[half])  # 7.7.3
        return
    p.salamanders |= 1 << card
    p.top[deck] = -1
    fire(p, n.ON_SALAMANDER)
    p.stack.extend(cards.SALAMANDER_GAIN[card])
    p.stack.append((n.TURN_UP, deck))
