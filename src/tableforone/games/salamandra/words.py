"""What does each effect do?  One small function for each word of gains, harvests and Spellbooks."""

from tableforone.games.salamandra.cards import (
    BONUS,
    DECK_CARDS,
    GROVE_GAIN,
    LISTENERS,
    LISTENING,
    PATH_CRYSTALS,
    PLACE_TRIGGERS,
    RESOURCES,
    ROW_POINTS,
    SCROLLS_FOR_BOOK,
    SPOT_GAPS,
    SPOT_PATHS,
)
from tableforone.games.salamandra.position import Salamandra
from tableforone.games.salamandra.scoring import count
from tableforone.games.salamandra.vocabulary import (
    BOOK,
    BOOKS_NOW,
    BUY,
    CRYSTAL,
    GROVE,
    HUMAN,
    LEAVE,
    NOBODY,
    ON_DIVINITY,
    ON_HARVEST,
    ON_SCROLL,
    ON_SPELLBOOK,
    PILE_SIZE,
    SCROLL,
    SEND,
    TURN_UP,
    VP,
    WAKE,
)
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame

# --- gains


def earn(p: Salamandra, good: int, n: int) -> None:
    """Receive n of a good; scrolls come one by one (3.2)."""
    if p.heard is not None:
        p.heard.append(("earn", good, n))
    if good == VP:
        p.vp += n
    elif good == SCROLL:
        for _ in range(n):
            p.scrolls += 1
            fire(p, ON_SCROLL)
    else:
        p.stock[good] = p.stock[good] + n  # compiled, faster than +=


def fire(p: Salamandra, trigger: int) -> None:
    """Every own card that listens gives its points or crystals (3.4)."""
    if not p.gods & LISTENING[trigger]:
        return
    for card, good, n in LISTENERS[trigger]:
        if p.gods >> card & 1:
            if good == VP:
                p.vp += n
            else:
                p.stock[good] += n
            if p.heard is not None:
                p.heard.append(("trigger", card, good, n))


def run_earn(p: Salamandra, frame: Frame) -> list[int] | None:
    earn(p, frame[1], frame[2])
    return None


def score_per(p: Salamandra, frame: Frame) -> list[int] | None:
    """3.2 vp_per: points for each thing counted now."""
    counted = count(p, frame[1])
    p.vp += counted * frame[2]
    if p.heard is not None:
        p.heard.append(("score_per", frame[1], counted, counted * frame[2]))
    return None


def pay_any(p: Salamandra, frame: Frame) -> list[int] | None:
    """3.1 any_resource: which of the resources made this turn is given?"""
    stock = p.stock
    kinds = [BUY + kind for kind in RESOURCES if stock[kind]]
    if len(kinds) > 1:
        return kinds
    paid_any(p, frame, kinds[0])
    return None


def paid_any(p: Salamandra, frame: Frame, answer: int) -> None:
    p.stock[answer - BUY] -= 1
    if p.heard is not None:
        p.heard.append(("pay_any", answer - BUY))


def reactivate(p: Salamandra, frame: Frame) -> list[int] | None:
    """3.2 reactivate: which flipped apprentice becomes active again?"""
    tired = p.tired
    if len(tired) > 1:
        return [WAKE + spot for spot in tired]
    if tired:
        woken(p, frame, WAKE + tired[0])
    return None


def woken(p: Salamandra, frame: Frame, answer: int) -> None:
    spot = answer - WAKE
    p.tired.remove(spot)
    p.active.append(spot)
    p.active.sort()
    if p.heard is not None:
        p.heard.append(("wake", spot))


# --- placing


def put_apprentice(p: Salamandra, spot: int) -> None:
    """Place an available apprentice: path crystals, bonus, triggers (7.4.1-7.4.4)."""
    tile, place = spot >> 2, spot & 3
    p.ready -= 1
    p.active.append(spot)
    p.active.sort()
    p.taken[tile] |= 1 << place
    if p.heard is not None:
        p.heard.append(("place", spot, p.cell[tile]))
    crystals = path_crystals(p, spot)
    if crystals:
        earn(p, CRYSTAL, crystals)
    if place == 0:
        for good, n in BONUS[tile]:
            earn(p, good, n)
    if p.gods:
        for trigger in PLACE_TRIGGERS[tile]:
            fire(p, trigger)


def path_crystals(p: Salamandra, spot: int) -> int:
    """The crystals printed on the paths that lead from the two nearest groves to this spot's tile (7.4.2)."""
    cell, place = p.cell[spot >> 2], spot & 3
    first, second = cell + SPOT_GAPS[place][0], cell + SPOT_GAPS[place][1]
    found = 0
    for grove, gap in enumerate(p.gap):
        if gap:
            if gap == first:
                found += PATH_CRYSTALS[grove][SPOT_PATHS[place][0]]
            elif gap == second:
                found += PATH_CRYSTALS[grove][SPOT_PATHS[place][1]]
    return found


def placing_gains(p: Salamandra, spot: int) -> list[tuple[int, int]]:
    """What placing on this spot would bring, good by good: path crystals, bonus and own cards (7.4.2-7.4.4)."""
    totals = [0] * (SCROLL + 1)
    totals[CRYSTAL] = path_crystals(p, spot)
    fired = PLACE_TRIGGERS[spot >> 2]
    if spot & 3 == 0:
        for good, n in BONUS[spot >> 2]:
            totals[good] += n
        fired = fired + [ON_SCROLL] * totals[SCROLL]
    for trigger in fired:
        for card, good, n in LISTENERS[trigger]:
            if p.gods >> card & 1:
                totals[good] += n
    return [(good, totals[good]) for good in (CRYSTAL, SCROLL, VP) if totals[good]]


# --- cards


def take_card(p: Salamandra, frame: Frame) -> list[int] | None:
    """8.3: triggers of the cards owned before, then the card, then the next one is turned up."""
    deck: int = frame[1]
    card = p.top[deck]
    if card < 0:
        return None
    if p.heard is not None:
        p.heard.append(("take_card", deck, card))
    fire(p, ON_DIVINITY)
    p.gods |= 1 << card
    p.top[deck] = -1
    p.stack.append((TURN_UP, deck))
    return None


def turn_up(p: Salamandra, frame: Frame) -> list[int] | None:
    """5.4: the next card of a deck; recycled cards lie at the bottom in a known order."""
    deck: int = frame[1]
    if p.bags[deck]:
        return CHANCE
    card = from_under(p, deck)
    if card >= 0:
        show_card(p, deck, card)
    return None


def turned_up(p: Salamandra, frame: Frame, card: int) -> None:
    deck: int = frame[1]
    p.bags[deck] = p.bags[deck] & ~(1 << card)  # compiled, faster than &=
    show_card(p, deck, card)


def show_card(p: Salamandra, deck: int, card: int) -> None:
    p.top[deck] = card
    if p.heard is not None:
        p.heard.append(("turn_up", deck, card))


def deal_card(p: Salamandra, frame: Frame, dealer: Dealer) -> int:
    deck: int = frame[1]
    return dealer.draw(deck, DECK_CARDS[deck], p.bags[deck])


def cards_left(p: Salamandra, frame: Frame) -> list[int]:
    return pieces_in(p.bags[frame[1]])


def pieces_in(bag: int) -> list[int]:
    """The pieces of a bit mask.

    >>> pieces_in(0b1010)
    [1, 3]
    """
    return [piece for piece in range(bag.bit_length()) if bag >> piece & 1]


def from_under(p: Salamandra, pile: int) -> int:
    """Take the topmost of the recycled pieces of a pile; -1 when there is none."""
    for n, piece in enumerate(p.under):
        if piece // PILE_SIZE == pile:
            del p.under[n]
            return piece % PILE_SIZE
    return -1


# --- groves


def pick_grove(p: Salamandra, frame: Frame) -> list[int] | None:
    """8.4.3: any grove in play, free of charge."""
    lying = [GROVE + grove for grove, gap in enumerate(p.gap) if gap]
    if len(lying) > 1:
        return lying
    if lying:
        picked_grove(p, frame, lying[0])
    return None


def picked_grove(p: Salamandra, frame: Frame, answer: int) -> None:
    harvest_grove(p, answer - GROVE)


def harvest_grove(p: Salamandra, grove: int) -> None:
    """8.4: the grove row, triggers, the tile's gain, the Spellbook check."""
    if p.heard is not None:
        p.heard.append(("harvest", grove, p.gap[grove]))
    p.gap[grove] = 0
    p.groves |= 1 << grove
    points = ROW_POINTS[p.groves.bit_count()]
    if points:
        p.vp += points
        if p.heard is not None:
            p.heard.append(("grove_row", p.groves.bit_count(), points))
    fire(p, ON_HARVEST)
    p.stack.append(BOOKS_NOW)
    p.stack.extend(GROVE_GAIN[grove])


# --- Spellbooks


def spellbook(p: Salamandra, frame: Frame) -> list[int] | None:
    """9.2: with four scrolls an apprentice must move; frame[1] is 1 at the end of an action (9.2.1)."""
    if p.scrolls < SCROLLS_FOR_BOOK or (p.late_books and not frame[1]):
        return None
    if not p.active and not p.tired:
        return None  # 9.2.2
    spots = p.book_spots
    free = [BOOK + n for n in range(len(spots)) if spots[n] == NOBODY and spots[n ^ 1] != HUMAN]
    if len(free) > 1:
        return free
    if free:
        chose_book(p, frame, free[0])
    return None


def chose_book(p: Salamandra, frame: Frame, answer: int) -> None:
    p.scrolls -= SCROLLS_FOR_BOOK
    p.stack.append(frame)  # once more while enough scrolls are left
    p.stack.append((SEND, answer - BOOK))


def send(p: Salamandra, frame: Frame) -> list[int] | None:
    """Which apprentice, active or not, moves to the Spellbook?"""
    spots = sorted(p.active + p.tired)
    if len(spots) > 1:
        return [LEAVE + spot for spot in spots]
    sent(p, frame, LEAVE + spots[0])
    return None


def sent(p: Salamandra, frame: Frame, answer: int) -> None:
    spot, place = answer - LEAVE, frame[1]
    (p.active if spot in p.active else p.tired).remove(spot)
    p.taken[spot >> 2] &= ~(1 << (spot & 3))  # 9.3
    p.book_spots[place] = HUMAN
    if p.heard is not None:
        p.heard.append(("book", p.books[place >> 1], place & 1, spot))
    fire(p, ON_SPELLBOOK)
