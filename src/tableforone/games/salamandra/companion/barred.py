"""Answers that are impossible now at a real table: revealed cards, spots with his apprentices."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Frame
from tableforone.kernel.spec import OfWords

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Salamandra
from ..voice import t
from ..voice.names import arrow_name
from . import numbers as c
from .chance import guesses
from .facts import BOOK_SPOTS, place_of, tile_at
from .names import book_here, spot_here


def arrows(p: Salamandra, frame: Frame) -> dict[int, str]:
    if guesses(p):
        return {}
    left = {p.arrows[card] for card in bits(p.bags[n.PLACEMENT])}
    seen = {p.arrows[card]: card for card in reversed(bits(p.discards)) if p.arrows[card] not in left}
    return {card: t("barred-arrow", arrow=arrow_name(code)) for code, card in seen.items()}


def spots(p: Salamandra, frame: Frame) -> dict[int, str]:
    tile = tile_at(p, frame[1], frame[2])
    his = [spot & 3 for spot in p.rudolph if spot >> 2 == tile]
    return {place: t("barred-spot", spot=spot_here(place)) for place in his}


def book_spots(p: Salamandra, frame: Frame) -> dict[int, str]:
    his = [spot for spot in range(BOOK_SPOTS) if p.book_spots[place_of(spot)] == OPPONENT]
    return {spot: t("barred-spot", spot=book_here(spot // cards.BOOKS, spot % cards.BOOKS)) for spot in his}


BARRED: Final[OfWords] = {n.ARROW: arrows, c.FREE_SPOT: spots, c.BOOK_SPOT: book_spots}
