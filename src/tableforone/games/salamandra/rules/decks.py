"""Decks with face-up cards, and recycling (5.4, 8.3, 12.8)."""

from tableforone.kernel.frames import CHANCE, TABLE, YOU, Frame, tell

from . import numbers as n
from .gains import fire
from .position import Salamandra


def run_take_card(p: Salamandra, frame: Frame) -> None:
    """8.3: triggers of the cards owned before, then the card, then the next one is revealed."""
    deck: int = frame[1]
    card = p.top[deck]
    if card < 0:
        return
    tell(p, ("take_card", YOU, deck, card))
    fire(p, n.ON_DIVINITY)
    p.divinities |= 1 << card
    p.top[deck] = -1
    p.stack.append((n.TURN_UP, deck))


def run_turn_up(p: Salamandra, frame: Frame) -> list[int] | None:
    """5.4: reveal the next card of a deck; recycled cards are at the bottom in a known order."""
    deck: int = frame[1]
    if p.bags[deck]:
        return CHANCE
    card = from_under(p, deck)
    if card >= 0:
        answer_turn_up(p, frame, card)
    return None


def answer_turn_up(p: Salamandra, frame: Frame, card: int) -> None:
    deck: int = frame[1]
    p.bags[deck] &= ~(1 << card)
    p.top[deck] = card
    if p.heard is not None:
        p.heard.append(("turn_up", TABLE, deck, card))


def from_under(p: Salamandra, pile: int) -> int:
    """Take the topmost recycled piece of a pile; -1 if there is none."""
    for place, piece in enumerate(p.under):
        if piece // n.PILE_SIZE == pile:
            del p.under[place]
            return piece % n.PILE_SIZE
    return -1


# --- 12.8: recycling


def ask_recycle(p: Salamandra, frame: Frame) -> list[int] | None:
    """12.8.1: a face-up card or displayed tile may go under its pile, frame[1] more times."""
    if not frame[1]:
        return None
    answers, bags = [n.STOP], p.bags
    for deck, card in enumerate(p.top):
        if card >= 0 and (bags[deck] or under(p, deck)):
            answers.append(n.SWAP + deck)  # 12.8.2, 14.7
    if bags[n.FIELD_PILE] or under(p, n.FIELD_PILE):
        for place, tile in enumerate(p.display):
            if tile >= 0:
                answers.append(n.SWAP + n.DECKS + place)
    return answers if len(answers) > 1 else None


def under(p: Salamandra, pile: int) -> list[int]:
    """The recycled pieces at the bottom of this pile."""
    return [piece % n.PILE_SIZE for piece in p.under if piece // n.PILE_SIZE == pile]


def answer_recycle(p: Salamandra, frame: Frame, answer: int) -> None:
    if answer == n.STOP:
        return
    place = answer - n.SWAP
    p.stack.append((n.RECYCLE, frame[1] - 1))
    if place < n.DECKS:
        shown, pile = p.top[place], place
        p.top[place] = -1
        p.stack.append((n.TURN_UP, place))
    else:
        shown, pile = p.display[place - n.DECKS], n.FIELD_PILE
        p.display[place - n.DECKS] = -1
        p.stack.append((n.SHOW_FIELD, place - n.DECKS))
    p.under.append(pile * n.PILE_SIZE + shown)
    if p.heard is not None:
        p.heard.append(("recycle", YOU, pile, shown))
