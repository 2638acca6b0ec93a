"""Staff cards: drawing, hiring and using them (sections 6.5.3, 6.5.4, 6.5.6, 8, 13.6)."""

from typing import Final

from tableforone.kernel.frames import CHANCE, YOU, Frame, tell

from . import cards, moments
from . import numbers as n
from .edition import staff_costs
from .gains import push_parts
from .guard import keep_main_possible
from .position import Hotels

TO_HAND: Final = 0
TO_OFFER: Final = 1


def run_draw(p: Hotels, frame: Frame) -> None:
    """Draw cards into the hand; an empty deck gives nothing (6.5.6)."""
    p.stack.append((n.REVEAL_STAFF, frame[1], TO_HAND))


def run_reveal_staff(p: Hotels, frame: Frame) -> list[int] | None:
    if not frame[1]:
        return None
    if p.staff_bag.bit_count() > p.private:  # some are not Leopold's private cards
        return CHANCE
    if p.under:  # the cards at the bottom are known, with their order (13.6)
        card = p.under[0]
        p.under = p.under[1:]
        arrive(p, frame, card)
    return None


def arrive(p: Hotels, frame: Frame, card: int) -> None:
    """Put a drawn card into the hand or the offer, then draw the next one."""
    if frame[2] == TO_HAND:
        p.hand.append(card)
        p.hand.sort()
    else:
        p.offer = (*p.offer, card)
    if p.heard is not None:
        p.heard.append(("draw", YOU, card))
    if frame[1] > 1:
        p.stack.append((n.REVEAL_STAFF, frame[1] - 1, frame[2]))


def answer_reveal_staff(p: Hotels, frame: Frame, card: int) -> None:
    p.staff_bag &= ~(1 << card)
    arrive(p, frame, card)


def play_card(p: Hotels, card: int, discount: int) -> None:
    """Pay for a card and put it into play (8.1); resolve a card of type once immediately (8.2)."""
    cost = staff_costs(p)[card] - discount
    if cost > 0:
        p.money -= cost
    p.staff |= 1 << card
    tell(p, ("hire", YOU, card, max(0, cost)))
    parts = list(cards.STAFF_EFFECTS[card]) if cards.STAFF_TYPE[card] == cards.ONCE else []
    if p.modules:
        moments.STAFF_PLAYED.happen(p, card, parts)
    if parts:
        push_parts(p, parts)


def affordable(p: Hotels, there: list[int], discount: int) -> list[int]:
    most = p.money + discount
    costs = staff_costs(p) if p.edition else cards.STAFF_COST
    return [card for card in there if costs[card] <= most]


def ask_hire(p: Hotels, frame: Frame) -> list[int] | None:
    """Play a card from hand, or decline (6.5.3)."""
    if not frame[1]:
        return None
    cards = affordable(p, p.hand, frame[2])
    if not cards:
        return None
    return keep_main_possible(p, frame, [n.DECLINE, *cards])


def answer_hire(p: Hotels, frame: Frame, card: int) -> None:
    if card != n.DECLINE:
        p.hand.remove(card)
        p.stack.append((n.HIRE, frame[1] - 1, frame[2]))
        play_card(p, card, frame[2])


def ask_staff_action(p: Hotels, frame: Frame) -> list[int] | None:
    """Space 5: exactly one card, its cost reduced by the strength (4.8)."""
    return affordable(p, p.hand, frame[1]) or None


def answer_staff_action(p: Hotels, frame: Frame, card: int) -> None:
    p.hand.remove(card)
    play_card(p, card, frame[1])


def run_offer(p: Hotels, frame: Frame) -> None:
    """Draw some cards; the player may then play one of them (6.5.4)."""
    p.stack.append((n.PICK, frame[2]))
    p.stack.append((n.REVEAL_STAFF, frame[1], TO_OFFER))


def ask_pick(p: Hotels, frame: Frame) -> list[int] | None:
    if not p.offer:
        return None
    return [n.DECLINE, *sorted(affordable(p, list(p.offer), frame[1]))]


def answer_pick(p: Hotels, frame: Frame, card: int) -> None:
    p.stack.append((n.UNDER, *sorted([other for other in p.offer if other != card])))
    p.offer = ()
    if card != n.DECLINE:
        play_card(p, card, frame[1])


def run_under(p: Hotels, frame: Frame) -> list[int] | None:
    """Put cards under the deck in the player's order; the first chosen is uppermost (13.6)."""
    if len(frame) > 2:
        return list(frame[1:])
    if len(frame) == 2:
        p.under = (*p.under, frame[1])
    return None


def answer_under(p: Hotels, frame: Frame, card: int) -> None:
    p.under = (*p.under, card)
    p.stack.append((n.UNDER, *[other for other in frame[1:] if other != card]))


def ask_keep_six(p: Hotels, frame: Frame) -> list[int] | None:
    """The opening hand: draw ten cards, put four of them under the deck (20.2.7)."""
    return p.hand[:] if len(p.hand) > 6 else None


def answer_keep_six(p: Hotels, frame: Frame, card: int) -> None:
    p.hand.remove(card)
    p.under = (*p.under, card)
    p.stack.append(frame)
