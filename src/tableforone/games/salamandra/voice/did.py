"""Your moves as sentences for the log."""

from typing import Final

from ..rules import cards
from ..rules import numbers as n
from ..rules.apprentices import placing_gains
from ..rules.position import Salamandra
from . import names, t
from .answers import converted, where

STOPS: Final = {n.ACT: "did-pass", n.HARVEST: "did-stop-harvest", n.RECYCLE: "did-stop-recycle"}
CHANCES: Final = (n.LAY_START, n.LAY_GROVE, n.SHOW_FIELD, n.TURN_UP, n.OPEN_BOOK, n.ARROW)


def did(p: Salamandra, answer: int) -> str:
    """The sentence for a move made in this position; "" if the cards show it."""
    word: int = p.stack[-1][0]
    if word in CHANCES:
        return ""
    if answer == n.STOP:
        return t(STOPS[word])
    if word == n.PAY_ANY:
        return t("did-pay", what=names.goods(answer - n.BUY, 1))
    if answer >= n.CELL:
        return t("did-build-at", cell=names.cell_name(answer - n.CELL))
    return did_with_piece(p, answer) if answer >= n.GROVE else did_action(p, answer)


def did_with_piece(p: Salamandra, answer: int) -> str:
    """Moves with a grove, a book, a card to recycle or an own apprentice."""
    if answer >= n.WAKE:
        return t("did-wake", where=where(p, answer - n.WAKE))
    if answer >= n.LEAVE:
        return t("did-send", where=where(p, answer - n.LEAVE))
    if answer >= n.SWAP:
        place = answer - n.SWAP
        is_card = place < n.DECKS
        what = names.card_name(place, p.top[place]) if is_card else names.field_name(p.display[place - n.DECKS])
        return t("did-recycle", what=what)
    if answer >= n.BOOK:
        place = answer - n.BOOK
        return t("did-book", spot=names.book_spot(p.books[place >> 1], place & 1))
    return t("did-harvest", grove=names.grove_name(answer - n.GROVE))


def did_action(p: Salamandra, answer: int) -> str:
    """The actions of a turn and of the option after building."""
    if answer >= n.PLACE:
        spot = answer - n.PLACE
        gains = placing_gains(p, spot)
        return (
            t("did-place", where=where(p, spot), gains=names.pairs(gains))
            if gains
            else t("did-place-bare", where=where(p, spot))
        )
    if answer >= n.TEMPLE_WHITE:
        return did_temple(p, int(answer >= n.TEMPLE_BLACK))
    if answer >= n.WORK:
        spot = answer - n.WORK
        tile = spot >> 2
        key = "did-brew" if cards.IS_CAULDRON[tile] else "did-work"
        return t(key, where=where(p, spot), gain=names.gain(cards.WORK_GAIN[tile]))
    if answer >= n.REST:
        return t("did-rest", where=where(p, answer - n.REST))
    if answer >= n.CONVERT:
        code = answer - n.CONVERT
        price = names.goods(n.CRYSTAL, cards.CONVERT_PRICE[code >> 2])
        return t("did-convert", card=names.divinity_called(code >> 2), price=price, what=converted(code))
    if answer >= n.TAKE:
        deck = answer - n.TAKE
        return t("did-take", card=names.card_name(deck, p.top[deck]))
    if answer >= n.BUILD:
        return did_build(p, p.display[answer - n.BUILD])
    return t("did-buy", what=names.goods(answer - n.BUY, 1), price=names.goods(n.CRYSTAL, cards.BUY_PRICE))


def did_temple(p: Salamandra, half: int) -> str:
    card = p.top[n.WHITE_DECK + half]
    prize = names.gain(cards.TEMPLE_GAIN[half]) if card < 0 else names.salamander_name(card)
    return t("did-temple", half=names.HALVES[half], prize=prize)


def did_build(p: Salamandra, tile: int) -> str:
    if p.stack[-1][0] == n.FREE_BUILDING:
        return t("did-build-free", field=names.field_name(tile))
    return t("did-build", field=names.field_name(tile), cost=names.cost(cards.BUILD_COST[tile]))
