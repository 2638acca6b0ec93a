"""Events as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Event
from tableforone.kernel.rows import DECIDE

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..rules.solo_cards import PLACEMENT_IDS
from . import names, t
from .why import tell_decision


def tell(event: Event) -> str:
    """An event as one sentence; "" if another sentence already covers it."""
    if event[0] == DECIDE:
        return tell_decision(*event[2:])
    return TALES[event[0]](*event[2:])


def tell_build(tile: int, cell: int, free: int) -> str:
    key = "tell-build-free" if free else "tell-build"
    return t(key, field=names.field_name(tile), cell=names.cell_name(cell))


def tell_temple(half: int, spot: int, card: int) -> str:
    about = {"half": names.HALVES[half], "spot": names.spot_name(spot)}
    return t("tell-temple", **about, card=names.salamander_name(card)) if card >= 0 else t("tell-temple-own", **about)


def ending(p: Salamandra) -> str:
    """Why the game ended at a score check (12.7): the points needed, and the points scored."""
    if p.over != n.LOST:
        return ""
    needed = p.rudolph_vp + 1
    return t("ending", round=p.round, rounds=cards.ROUNDS, needed=needed, had=p.vp, n=needed - p.vp)


def tell_check(round_number: int, mine: int, his: int) -> str:
    key = "tell-check-last" if round_number == cards.ROUNDS else "tell-check"
    return t("tell-check-lost" if mine <= his else key, round=round_number, mine=mine, his=his)


def tell_round(number: int, crystals: int, apprentices: int) -> str:
    key = "tell-round-day" if number % 2 else "tell-round-night"
    return t(key, round=number, n=crystals, apprentices=apprentices)


def tell_recycle(pile: int, piece: int) -> str:
    shown = names.card_name(pile, piece) if pile < n.DECKS else names.field_name(piece)
    return t("tell-recycle", what=shown)


TALES: Final[dict[str, Callable[..., str]]] = {
    "start_tile": lambda tile, cell: t("tell-start", field=names.field_name(tile), cell=names.cell_name(cell)),
    "lay_grove": lambda grove, gap: t("tell-lay-grove", grove=names.grove_name(grove), gap=names.gap_name(gap)),
    "show_field": lambda place, tile: t("tell-show-field", field=names.field_name(tile), place=place + 1),
    "turn_up": lambda deck, card: t("tell-turn-up", card=names.card_name(deck, card)),
    "open_book": lambda book, place: t("tell-open-book", place=place, book=names.book_name(book)),
    "round": tell_round,
    "earn": lambda good, number: t("tell-earn", what=names.goods(good, number)),
    "trigger": lambda card, good, number: t(
        "tell-trigger", card=names.divinity_name(card), what=names.goods(good, number)
    ),
    "score_per": lambda counter, number, points: t(
        "tell-score-per", counter=names.COUNTED[counter], n=number, points=names.goods(n.VP, points)
    ),
    "pay_any": lambda kind: t("tell-pay", what=names.goods(kind, 1)),
    "wake": lambda spot: t("tell-wake", spot=names.spot_name(spot)),
    "place": lambda spot, cell: t("tell-place", spot=names.spot_name(spot), cell=names.cell_name(cell)),
    "take_card": lambda deck, card: t("tell-take", card=names.card_name(deck, card)),
    "harvest": lambda grove, gap: t("tell-harvest", id=cards.GROVE_IDS[grove], gap=names.gap_name(gap)),
    "grove_row": lambda number, points: t("tell-grove-row", number=number, n=points),
    "book": lambda book, lower, spot: t("tell-book", spot=names.spot_name(spot), book=names.book_spot(book, lower)),
    "buy": lambda kind, price: t("tell-buy", what=names.goods(kind, 1), n=price),
    "convert": lambda card, good, price: t(
        "tell-convert", card=names.divinity_name(card), n=price, what=names.goods(good, 1)
    ),
    "rest": lambda spot: t("tell-rest", spot=names.spot_name(spot)),
    "work": lambda spot: t("tell-work", spot=names.spot_name(spot)),
    "temple": tell_temple,
    "pass": lambda flipped: t("tell-pass", n=flipped),
    "build": tell_build,
    "recycle": tell_recycle,
    "check": tell_check,
    "rudolph_scores": lambda points, total: t("tell-rudolph-scores", n=points, total=total),
    "arrow": lambda card, code: t("tell-arrow", id=PLACEMENT_IDS[card], arrow=names.arrow_name(code)),
    "rudolph_boxed": lambda: t("tell-rudolph-boxed"),
    "rudolph_scroll": lambda scrolls: t("tell-rudolph-scroll", n=scrolls),
    "rudolph_book_points": lambda points, total: t("tell-rudolph-book", n=points, total=total),
    "rudolph_grove": lambda grove, gap, spot: t(
        "tell-rudolph-grove", grove=names.grove_name(grove), gap=names.gap_name(gap), spot=names.spot_name(spot)
    ),
    "rudolph_gathered": lambda number, total: t("tell-rudolph-gathers", n=number, total=total),
}
