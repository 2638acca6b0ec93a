"""Answers as sentences and as short labels."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Answers, Label, said

from ..rules import cards
from ..rules import numbers as n
from ..rules.apprentices import placing_gains
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS
from . import m, names, t

STOPS: Final = {n.ACT: "say-pass", n.HARVEST: "say-stop-harvest", n.RECYCLE: "say-stop-recycle"}
WORKS: Final = ("work", "brew")


def say_deed(p: Salamandra, frame: Frame, answer: int) -> str:
    """An action as a sentence; an answer means the same in every question."""
    if answer == n.STOP:
        return t(STOPS[frame[0]])
    if answer >= n.CELL:
        return t("say-build-at", cell=names.cell_name(answer - n.CELL))
    if answer >= n.GROVE:
        return say_piece(p, answer)
    return say_action(p, answer)


def say_field(p: Salamandra, frame: Frame, tile: int) -> str:
    return t("say-it-is-the", what=names.field_name(tile))


def say_piece(p: Salamandra, answer: int) -> str:
    """Answers about a grove, a book, a card to recycle or an own apprentice."""
    if answer >= n.WAKE:
        return t("say-wake", where=where(p, answer - n.WAKE))
    if answer >= n.LEAVE:
        key = "say-send-active" if answer - n.LEAVE in p.active else "say-send-flipped"
        return t(key, where=where(p, answer - n.LEAVE))
    if answer >= n.SWAP:
        return say_recycling(p, answer - n.SWAP)
    if answer >= n.BOOK:
        place = answer - n.BOOK
        book = p.books[place >> 1]
        return t("say-book", spot=names.book_spot(book, place & 1), points=names.book_points(book, place & 1))
    grove = answer - n.GROVE
    return t("say-harvest", grove=names.grove_name(grove), gap=names.gap_name(p.gap[grove]))


def say_recycling(p: Salamandra, place: int) -> str:
    if place < n.DECKS:
        return t("say-recycle", deck=names.DECK_KEYS[place], card=names.card_name(place, p.top[place]))
    return t("say-recycle-field", field=names.field_name(p.display[place - n.DECKS]))


def where(p: Salamandra, spot: int) -> Meaning:
    return m("spot-at", spot=names.spot_name(spot), cell=names.cell_name(p.cell[spot >> 2]))


def say_action(p: Salamandra, answer: int) -> str:
    """The actions of a turn and of the option after building."""
    if answer >= n.PLACE:
        return say_place(p, answer - n.PLACE)
    if answer >= n.TEMPLE_BLACK:
        return say_temple(p, 1, answer - n.TEMPLE_BLACK)
    if answer >= n.TEMPLE_WHITE:
        return say_temple(p, 0, answer - n.TEMPLE_WHITE)
    if answer >= n.WORK:
        return say_work(p, answer - n.WORK)
    if answer >= n.REST:
        return t("say-rest", where=where(p, answer - n.REST), n=cards.REST_CRYSTALS)
    if answer >= n.CONVERT:
        return say_conversion(answer - n.CONVERT)
    if answer >= n.TAKE:
        deck = answer - n.TAKE
        return t("say-take", deck=names.DECK_KEYS[deck], card=names.card_name(deck, p.top[deck]))
    if answer >= n.BUILD:
        return say_build(p, p.display[answer - n.BUILD])
    return t("say-buy", what=names.goods(answer - n.BUY, 1), n=cards.BUY_PRICE)


def say_place(p: Salamandra, spot: int) -> str:
    gains = placing_gains(p, spot)
    if not gains:
        return t("say-place", where=where(p, spot))
    return t("say-place-for", where=where(p, spot), gain=names.pairs(gains))


def say_build(p: Salamandra, tile: int) -> str:
    free = p.stack[-1][0] == n.FREE_BUILDING
    if free:
        return t("say-build-free", field=names.field_name(tile))
    cost, bonus = names.cost(cards.BUILD_COST[tile]), names.pairs(cards.BONUS[tile])
    return t("say-build", field=names.field_name(tile), cost=cost, gain=bonus)


def say_work(p: Salamandra, spot: int) -> str:
    tile = spot >> 2
    about = {"how": WORKS[cards.IS_CAULDRON[tile]], "where": where(p, spot), "gain": names.gain(cards.WORK_GAIN[tile])}
    if not any(cards.WORK_COST[tile]):
        return t("say-work", **about)
    return t("say-work-paid", **about, cost=names.cost(cards.WORK_COST[tile]))


def say_temple(p: Salamandra, half: int, spot: int) -> str:
    card = p.top[n.WHITE_DECK + half]
    prize = names.gain(cards.TEMPLE_GAIN[half]) if card < 0 else names.salamander_name(card)
    cost = names.cost(cards.TEMPLE_COST[half])
    return t("say-temple", half=names.HALVES[half], where=where(p, spot), cost=cost, prize=prize)


def say_conversion(code: int) -> str:
    card = code >> 2
    return t("say-convert", card=names.divinity_called(card), n=cards.CONVERT_PRICE[card], what=converted(code))


def converted(code: int) -> Meaning:
    """The gain of a conversion."""
    return names.goods(code & 3 or cards.CONVERT_GOOD[code >> 2], 1)


DEEDS: Final = (
    n.ACT,
    n.CHOOSE_CELL,
    n.OPTION,
    n.SEND,
    n.RECYCLE,
    n.HARVEST,
    n.FREE_BUILDING,
    n.REACTIVATE,
    n.PICK_GROVE,
    n.SPELLBOOK,
)
ANSWERS: Final[Answers] = {
    **dict.fromkeys(DEEDS, say_deed),
    n.PAY_ANY: lambda p, f, a: t("say-pay", what=names.goods(a - n.BUY, 1)),
    n.LAY_START: say_field,
    n.SHOW_FIELD: say_field,
    n.LAY_GROVE: lambda p, f, a: t("say-it-is", what=names.grove_name(a)),
    n.TURN_UP: lambda p, f, a: t("say-it-is-the", what=names.card_name(f[1], a)),
    n.OPEN_BOOK: lambda p, f, a: t("say-opened", book=names.book_name(a), points=names.book_points(a, 0)),
    n.ARROW: lambda p, f, a: t("say-arrow", id=PLACEMENT_IDS[a], arrow=names.arrow_name(p.arrows[a])),
}
say: Final = said(ANSWERS)


# --- short labels


def label(p: Salamandra, answer: int) -> Label:
    """The name of an answer and its cost or gain, for use beside a picture."""
    word: int = p.stack[-1][0]
    if answer == n.STOP and word in STOPS:
        return Label(t(f"{STOPS[word]}.label"), t("say-pass.note") if word == n.ACT else "")
    if answer >= n.CELL and word == n.CHOOSE_CELL:
        return Label(names.cell_name(answer - n.CELL))
    if word in (n.HARVEST, n.PICK_GROVE):
        grove = answer - n.GROVE
        return Label(cards.GROVE_IDS[grove], t("gap-place", cell=names.cell_name(p.gap[grove])))
    return label_of_action(p, answer) if word == n.ACT else Label(say(p, answer))


def label_of_action(p: Salamandra, answer: int) -> Label:
    if n.TEMPLE_WHITE <= answer < n.PLACE:
        return Label(t("label-temple", half=names.HALVES[answer >= n.TEMPLE_BLACK]))
    if n.WORK <= answer < n.TEMPLE_WHITE:
        return Label(t("how", how=WORKS[cards.IS_CAULDRON[answer - n.WORK >> 2]]))
    if n.REST <= answer < n.WORK:
        return Label(t("label-rest", n=cards.REST_CRYSTALS))
    if n.CONVERT <= answer < n.REST:
        code = answer - n.CONVERT
        return Label(str(converted(code)), t("label-price", n=cards.CONVERT_PRICE[code >> 2]))
    return Label(say(p, answer))
