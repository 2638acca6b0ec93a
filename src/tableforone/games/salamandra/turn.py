"""What may the player do in a turn?  Free actions, then one main action (RULES.md section 7)."""

from typing import Final

from tableforone.games.salamandra.building import must_build_for_nothing
from tableforone.games.salamandra.cards import (
    ANY_RESOURCE,
    BUILD_COST,
    BUY_PRICE,
    CONVERT_GOOD,
    CONVERT_PRICE,
    CONVERTERS,
    CONVERTING,
    IS_CAULDRON,
    PASS_CRYSTALS,
    PILE_TILES,
    REST_CRYSTALS,
    SALAMANDER_GAIN,
    SCROLLS_FOR_BOOK,
    TEMPLE_COST,
    TEMPLE_GAIN,
    TILES,
    WORK_COST,
    WORK_GAIN,
    WORKS_FREE,
)
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.vocabulary import (
    BOOKS_AT_END,
    BUILD,
    BUY,
    CHOOSE_CELL,
    CONVERT,
    CRYSTAL,
    FREE_BUILDING,
    FRUIT,
    GO_ON,
    LEAF,
    NEW_TURN,
    ON_SALAMANDER,
    PASSING,
    PAY_ANY,
    PLACE,
    POTION_GREEN,
    POTION_PURPLE,
    REST,
    STOP,
    TEMPLE_BLACK,
    TEMPLE_WHITE,
    TURN_UP,
    WHITE_DECK,
    WORK,
)
from tableforone.games.salamandra.words import earn, fire, put_apprentice
from tableforone.kernel.frames import Frame

BUY_ANSWERS: Final[list[int]] = [BUY + kind for kind in range(LEAF, FRUIT + 1)]
# With fewer crystals than this and no resource no field can be built.
CRYSTALS_ALONE: Final[int] = min(BUILD_COST[tile][CRYSTAL] for tile in PILE_TILES if not any(BUILD_COST[tile][LEAF:]))
# The answers that place on a tile, by tile * 16 + the spots already taken.
PLACE_ANSWERS: Final[list[list[int]]] = [
    [PLACE + tile * 4 + place for place in range(4) if not taken >> place & 1]
    for tile in range(TILES)
    for taken in range(16)
]


def start_turn(p: Salamandra, frame: Frame) -> list[int] | None:
    """7.1.4: what was not spent is lost; 7.2.3: with nowhere to place, a tile may have to be built for nothing."""
    p.stock = [p.stock[CRYSTAL], 0, 0, 0, 0, 0]
    p.stack.append(GO_ON)
    if p.ready and must_build_for_nothing(p):
        p.stack.append((FREE_BUILDING,))
    return None


def act(p: Salamandra, frame: Frame) -> list[int] | None:
    """Every free action and main action that is allowed now."""
    placing: list[int] = []
    if p.ready:
        taken = p.taken
        for tile in p.built:
            placing += PLACE_ANSWERS[tile * 16 + taken[tile]]  # 7.4
    answers: list[int] = [] if placing else [STOP]  # 7.8.1
    stock = p.stock
    crystals, leaves, flowers, fruits = stock[0], stock[1], stock[2], stock[3]
    if crystals >= BUY_PRICE:
        answers += BUY_ANSWERS  # 7.3.1
    if crystals >= CRYSTALS_ALONE or leaves or flowers or fruits:
        for place, tile in enumerate(p.display):
            if tile >= 0:
                cost = BUILD_COST[tile]
                if crystals >= cost[0] and leaves >= cost[1] and flowers >= cost[2] and fruits >= cost[3]:
                    answers.append(BUILD + place)  # 7.5.1
    if p.gods & CONVERTING:
        answers += conversions(p)
    if p.active:
        add_deeds(p, answers)
    return answers + placing if placing else answers


def add_deeds(p: Salamandra, answers: list[int]) -> None:
    """What active apprentices can do: rest, work, serve at the Temple."""
    active = p.active
    for spot in active:
        answers.append(REST + spot)  # 7.3.2
    for spot in active:
        if WORKS_FREE[spot >> 2] or can_work(p, WORK_COST[spot >> 2]):
            answers.append(WORK + spot)  # 7.3.3, 7.6
    if p.stock[POTION_GREEN] and payable(p, TEMPLE_COST[0]):
        answers += [TEMPLE_WHITE + spot for spot in active]  # 7.7
    if p.stock[POTION_PURPLE] and payable(p, TEMPLE_COST[1]):
        answers += [TEMPLE_BLACK + spot for spot in active]


def conversions(p: Salamandra) -> list[int]:
    """The conversions of own cards that can be paid (7.3.4)."""
    found: list[int] = []
    crystals = p.stock[CRYSTAL]
    for card, price, good in CONVERTERS:
        if p.gods >> card & 1 and crystals >= price:
            first = CONVERT + card * 4
            found += [first] if good else [first + kind for kind in range(LEAF, FRUIT + 1)]
    return found


def payable(p: Salamandra, cost: list[int]) -> bool:
    stock = p.stock
    for good in range(6):
        if cost[good] > stock[good]:
            return False
    return True


def can_work(p: Salamandra, cost: list[int]) -> bool:
    """Can the whole cost of a tile's action be paid?"""
    stock = p.stock
    if cost[ANY_RESOURCE] and not (stock[1] or stock[2] or stock[3]):
        return False
    return payable(p, cost)


def acted(p: Salamandra, frame: Frame, answer: int) -> None:
    """Carry out one action; free actions come back to the same question, main actions end the turn."""
    if answer >= PLACE:
        put_apprentice(p, answer - PLACE)
        if p.scrolls < SCROLLS_FOR_BOOK:
            start_turn(p, NEW_TURN)  # no Spellbook to ask for (9.2): the next turn begins at once
        else:
            p.stack.append(NEW_TURN)
            p.stack.append(BOOKS_AT_END)
    elif answer >= TEMPLE_BLACK:
        temple(p, 1, answer - TEMPLE_BLACK)
    elif answer >= TEMPLE_WHITE:
        temple(p, 0, answer - TEMPLE_WHITE)
    elif answer >= WORK:
        work(p, answer - WORK)
    elif answer >= REST:
        rest(p, answer - REST)
    elif answer >= CONVERT:
        convert(p, answer - CONVERT)
    elif answer >= BUILD:
        p.stack.append((CHOOSE_CELL, answer - BUILD, 0))
    elif answer > STOP:
        buy(p, answer - BUY)
    else:
        pass_round(p)


def flip(p: Salamandra, spot: int) -> None:
    p.active.remove(spot)
    p.tired.append(spot)
    p.tired.sort()


def pay(p: Salamandra, cost: list[int]) -> None:
    stock = p.stock
    for good in range(6):
        stock[good] -= cost[good]


# --- free actions


def buy(p: Salamandra, kind: int) -> None:
    """7.3.1"""
    p.stock[CRYSTAL] -= BUY_PRICE
    p.stock[kind] += 1
    p.stack.append(GO_ON)
    if p.heard is not None:
        p.heard.append(("buy", kind, BUY_PRICE))


def convert(p: Salamandra, code: int) -> None:
    """7.3.4"""
    card, kind = code >> 2, code & 3
    p.stock[CRYSTAL] -= CONVERT_PRICE[card]
    good = kind or CONVERT_GOOD[card]
    p.stock[good] += 1
    p.stack.append(GO_ON)
    if p.heard is not None:
        p.heard.append(("convert", card, good, CONVERT_PRICE[card]))


def rest(p: Salamandra, spot: int) -> None:
    """7.3.2"""
    flip(p, spot)
    p.stack.append(GO_ON)
    if p.heard is not None:
        p.heard.append(("rest", spot))
    earn(p, CRYSTAL, REST_CRYSTALS)


# --- main actions (and the harvest with a billhook, which is free)


def work(p: Salamandra, spot: int) -> None:
    """7.3.3 billhook: a free action; 7.6.1 cauldron: the turn ends."""
    tile = spot >> 2
    flip(p, spot)
    if p.heard is not None:
        p.heard.append(("work", spot))
    cost = WORK_COST[tile]
    if not WORKS_FREE[tile]:
        pay(p, cost)
    if IS_CAULDRON[tile]:
        p.stack.append(NEW_TURN)
        p.stack.append(BOOKS_AT_END)
    else:
        p.stack.append(GO_ON)
    p.stack.extend(WORK_GAIN[tile])
    if cost[ANY_RESOURCE]:
        p.stack.append((PAY_ANY,))


def temple(p: Salamandra, half: int, spot: int) -> None:
    """7.7: half 0 is white, 1 black."""
    deck = WHITE_DECK + half
    card = p.top[deck]
    flip(p, spot)
    pay(p, TEMPLE_COST[half])
    p.stack.append(NEW_TURN)
    p.stack.append(BOOKS_AT_END)
    if p.heard is not None:
        p.heard.append(("temple", half, spot, card))
    if card < 0:
        p.stack.extend(TEMPLE_GAIN[half])  # 7.7.3
        return
    p.salamanders |= 1 << card
    p.top[deck] = -1
    fire(p, ON_SALAMANDER)
    p.stack.extend(SALAMANDER_GAIN[card])
    p.stack.append((TURN_UP, deck))


def pass_round(p: Salamandra) -> None:
    """7.8, 10.1.1, 10.1.2: goods are lost, every active apprentice is flipped for a crystal; then the harvest."""
    flipped = len(p.active)
    p.stock = [p.stock[CRYSTAL], 0, 0, 0, 0, 0]
    p.stack += PASSING
    if p.heard is not None:
        p.heard.append(("pass", flipped))
    if flipped:
        p.tired = sorted(p.tired + p.active)
        p.active = []
        earn(p, CRYSTAL, flipped * PASS_CRYSTALS)
