"""Answers as sentences and as short labels."""

from bisect import bisect
from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import Answers, Label, briefly, done, said, told
from tableforone.kernel.speech import Deed

from ..rules import cards
from ..rules import numbers as n
from ..rules.apprentices import placing_gains
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS
from . import SPEECH, m, names, t

deed: Final = SPEECH.deed
STOPS: Final = {
    n.ACT: ("say-pass", "", "pass"),
    n.HARVEST: ("say-stop-harvest", "did-stop-harvest"),
    n.RECYCLE: ("say-stop-recycle", "did-stop-recycle"),
}
WORKS: Final = ("work", "brew")


def parted(answer: int) -> tuple[int, int]:
    """The kind of an answer (where its range begins), and which one of this kind it is."""
    kind = n.RANGES[bisect(n.RANGES, answer) - 1]
    return kind, answer - kind


def deed_of(p: Salamandra, frame: Frame, answer: int) -> Deed:
    """What an answer of the player does; it means the same in every question."""
    if answer == n.STOP:
        return deed(*STOPS[frame[0]])
    if frame[0] == n.PAY_ANY:
        return deed("say-pay", "", "pay_any", what=names.goods(answer - n.BUY, 1))
    kind, which = parted(answer)
    return DEEDS[kind](p, which)


def say_field(p: Salamandra, frame: Frame, tile: int) -> str:
    return t("say-it-is-the", what=names.field_name(tile))


def where(p: Salamandra, spot: int) -> Meaning:
    return m("spot-at", spot=names.spot_name(spot), cell=names.cell_name(p.cell[spot >> 2]))


def buy(p: Salamandra, kind: int) -> Deed:
    return deed("say-buy", "", "buy", what=names.goods(kind, 1), n=cards.BUY_PRICE)


def build(p: Salamandra, place: int) -> Deed:
    tile = p.display[place]
    field = names.field_name(tile)
    if p.stack[-1][0] == n.FREE_BUILDING:
        return deed("say-build-free", "did-build-free", field=field)
    cost, bonus = names.cost(cards.BUILD_COST[tile]), names.pairs(cards.BONUS[tile])
    return deed("say-build", "did-build", field=field, cost=cost, gain=bonus)


def take(p: Salamandra, deck: int) -> Deed:
    return deed("say-take", "", "take_card", deck=names.DECK_KEYS[deck], card=names.card_name(deck, p.top[deck]))


def convert(p: Salamandra, code: int) -> Deed:
    card, crystals = names.divinity_called(code >> 2), cards.CONVERT_PRICE[code >> 2]
    return deed("say-convert", "", "convert", card=card, n=crystals, what=converted(code))


def converted(code: int) -> Meaning:
    """The gain of a conversion."""
    return names.goods(code & 3 or cards.CONVERT_GOOD[code >> 2], 1)


def work(p: Salamandra, spot: int) -> Deed:
    tile = spot >> 2
    about = {"how": WORKS[cards.IS_CAULDRON[tile]], "where": where(p, spot), "gain": names.gain(cards.WORK_GAIN[tile])}
    if cards.WORKS_FREE[tile]:
        return deed("say-work", "", "work", **about)
    return deed("say-work-paid", "", "work", **about, cost=names.cost(cards.WORK_COST[tile]))


def temple(p: Salamandra, half: int, spot: int) -> Deed:
    card = p.top[n.WHITE_DECK + half]
    prize = names.gain(cards.TEMPLE_GAIN[half]) if card < 0 else names.salamander_name(card)
    about = {"half": names.HALVES[half], "where": where(p, spot), "prize": prize}
    return deed("say-temple", "", "temple", **about, cost=names.cost(cards.TEMPLE_COST[half]))


def place(p: Salamandra, spot: int) -> Deed:
    gains = placing_gains(p, spot)
    if not gains:
        return deed("say-place", "", "place", where=where(p, spot))
    return deed("say-place-for", "", "place", where=where(p, spot), gain=names.pairs(gains))


def harvest(p: Salamandra, grove: int) -> Deed:
    about = {"id": cards.GROVE_IDS[grove], "grove": names.grove_name(grove), "gap": names.gap_name(p.gap[grove])}
    return deed("say-harvest", "", "harvest", **about)


def choose_book(p: Salamandra, place: int) -> Deed:
    book, lower = p.books[place >> 1], place & 1
    return deed("say-book", "did-book", spot=names.book_spot(book, lower), points=names.book_points(book, lower))


def recycle(p: Salamandra, place: int) -> Deed:
    if place < n.DECKS:
        card = names.card_name(place, p.top[place])
        return deed("say-recycle", "", "recycle", deck=names.DECK_KEYS[place], card=card)
    field = names.field_name(p.display[place - n.DECKS])
    return deed("say-recycle-field", "", "recycle", field=field)


def send(p: Salamandra, spot: int) -> Deed:
    return deed("say-send-active" if spot in p.active else "say-send-flipped", "", "book", where=where(p, spot))


# by kind of answer; the functions are told which one of this kind it is
DEEDS: Final[dict[int, Callable[[Salamandra, int], Deed]]] = {
    n.BUY: buy,
    n.BUILD: build,
    n.TAKE: take,
    n.CONVERT: convert,
    n.REST: lambda p, spot: deed("say-rest", "", "rest", where=where(p, spot), n=cards.REST_CRYSTALS),
    n.WORK: work,
    n.TEMPLE_WHITE: lambda p, spot: temple(p, 0, spot),
    n.TEMPLE_BLACK: lambda p, spot: temple(p, 1, spot),
    n.PLACE: place,
    n.GROVE: harvest,
    n.BOOK: choose_book,
    n.SWAP: recycle,
    n.LEAVE: send,
    n.WAKE: lambda p, spot: deed("say-wake", "", "wake", where=where(p, spot)),
    n.CELL: lambda p, cell: deed("say-build-at", "", "build", cell=names.cell_name(cell)),
}


MINE: Final = (  # the words of the player
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
    n.PAY_ANY,
)
ANSWERS: Final[Answers] = {
    **dict.fromkeys(MINE, deed_of),
    n.LAY_START: say_field,
    n.SHOW_FIELD: say_field,
    n.LAY_GROVE: lambda p, f, a: t("say-it-is", what=names.grove_name(a)),
    n.TURN_UP: lambda p, f, a: t("say-it-is-the", what=names.card_name(f[1], a)),
    n.OPEN_BOOK: lambda p, f, a: t("say-opened", book=names.book_name(a), points=names.book_points(a, 0)),
    n.ARROW: lambda p, f, a: t("say-arrow", id=PLACEMENT_IDS[a], arrow=names.arrow_name(p.arrows[a])),
}
say: Final = said(ANSWERS)
did: Final = done(ANSWERS)
brief: Final = briefly(ANSWERS)
told_by: Final = told(ANSWERS)


# --- short labels


def label(p: Salamandra, answer: int) -> Label:
    """The name of an answer and its cost or gain, for use beside a picture."""
    word: int = p.stack[-1][0]
    if answer == n.STOP and word in STOPS:
        return Label(t(f"{STOPS[word][0]}.label"), t("say-pass.note") if word == n.ACT else "")
    kind, which = parted(answer)
    return LABELS[kind](p, which) if word in MINE and kind in LABELS else Label(say(p, answer))


LABELS: Final[dict[int, Callable[[Salamandra, int], Label]]] = {
    n.CONVERT: lambda p, code: Label(str(converted(code)), t("label-price", n=cards.CONVERT_PRICE[code >> 2])),
    n.REST: lambda p, spot: Label(t("label-rest", n=cards.REST_CRYSTALS)),
    n.WORK: lambda p, spot: Label(t("how", how=WORKS[cards.IS_CAULDRON[spot >> 2]])),
    n.TEMPLE_WHITE: lambda p, spot: Label(t("label-temple", half=names.HALVES[0])),
    n.TEMPLE_BLACK: lambda p, spot: Label(t("label-temple", half=names.HALVES[1])),
    n.GROVE: lambda p, grove: Label(cards.GROVE_IDS[grove], t("gap-place", cell=names.cell_name(p.gap[grove]))),
    n.CELL: lambda p, cell: Label(names.cell_name(cell)),
}
