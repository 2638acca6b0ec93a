"""Set-up: options, the starting position, placing and revealing pieces (RULES.md section 5)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import TABLE, Frame
from tableforone.kernel.meanings import Words
from tableforone.kernel.options import Option, Setup

from . import cards
from . import numbers as n
from .fields import POSITION
from .position import Salamandra
from .says import m
from .solo_cards import PLACEMENT_CARDS, PLACEMENT_IDS, deck_arrows, deck_labour, hers_in, labour_card, placement_cards

BLANK: Final = POSITION.begun(Salamandra())
LEVELS: Final = ("1", "2", "3")
DEFAULT_LEVEL: Final = "1"
YES_OR_NO: Final = ("yes", "no")
OPTIONS: Final = (
    Option("labour", is_file=True, expert=True),
    Option("placement", is_file=True, expert=True),
    Option("furthest_skips_holes", YES_OR_NO, "yes", expert=True),
    Option("rudolph_may_double_spellbook", YES_OR_NO, "yes", expert=True),
    Option("spellbook_timing", ("immediate", "end_of_action"), "immediate", expert=True),
    Option("groves_beside_temple", ("no", "yes"), "no", absent="yes", expert=True),  # "yes" in older versions
    Option("deck", is_file=True),
)


def reconstructed(setup: Setup) -> Sequence[Words]:
    """The reconstructed data of the cards in use."""
    told = []
    hers = hers_in(setup.options["deck"])
    if not setup.options["labour"] and f"L{setup.level}" not in hers:
        told.append(m("reconstructed-labour"))
    if not setup.options["placement"] and not hers.issuperset(PLACEMENT_IDS):
        told.append(m("reconstructed-placement"))
    return told


# All piles before the first draw, in the order of their numbers.
PILES: Final = (
    *cards.DECK_CARDS,
    cards.PILE_TILES,
    cards.ALL_GROVES,
    list(range(PLACEMENT_CARDS)),
    cards.ALL_BOOKS,
    cards.START_TILES,
)
FULL: Final[list[int]] = [mask_of(pieces) for pieces in PILES]
PLAN: Final[list[Frame]] = [
    *((n.LAY_START, cell) for cell in cards.START_CELLS),  # 5.1
    *((n.LAY_GROVE, gap) for gap in cards.START_GAPS),  # 5.2
    *((n.SHOW_FIELD, place) for place in range(cards.DISPLAY)),  # 5.3
    *((n.TURN_UP, deck) for deck in range(n.DECKS)),  # 5.4
    *[(n.OPEN_BOOK,)] * cards.BOOKS,  # 5.5
    (n.INCOME,),  # 5.6
    (n.ROUND,),  # 6.1
]
OPENING: Final[list[Frame]] = PLAN[::-1]  # the first on top
RUDOLPHS_SCROLLS: Final[int] = cards.CONSTANTS["solo"]["rudolph_start_scrolls"]  # 12.2.1


def start(setup: Setup) -> Salamandra:
    """The position before the first card; all random draws are still to come."""
    p = BLANK.copy()
    options = setup.options
    labour, placement, deck = options["labour"], options["placement"], options["deck"]
    p.labour = labour_card(setup.level, labour) if labour else deck_labour(setup.level, deck)
    p.arrows = placement_cards(placement) if placement else deck_arrows(deck)
    p.doubles = int(options["rudolph_may_double_spellbook"] == "yes")
    p.skips_holes = int(options["furthest_skips_holes"] == "yes")
    p.late_books = int(options["spellbook_timing"] == "end_of_action")
    p.temple_counts = int(options["groves_beside_temple"] == "yes")
    p.bags = FULL[:]
    p.display = [-1] * cards.DISPLAY
    p.rudolph_scrolls = RUDOLPHS_SCROLLS
    p.stack = OPENING[:]
    return p


def answer_lay_start(p: Salamandra, frame: Frame, tile: int) -> None:
    p.bags[n.START_PILE] &= ~(1 << tile)
    p.cell[tile] = frame[1]
    p.built.append(tile)
    p.built.sort()
    if p.heard is not None:
        p.heard.append(("start_tile", TABLE, tile, frame[1]))


def answer_open_book(p: Salamandra, frame: Frame, book: int) -> None:
    p.bags[n.BOOK_PILE] = p.bags[n.BOOK_PILE] & ~(1 << book)
    p.books = (*p.books, book)
    if p.heard is not None:
        p.heard.append(("open_book", TABLE, book, len(p.books)))
