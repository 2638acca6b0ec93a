"""How does a game begin?  Choices, the opening position, and what is laid and turned up (RULES.md section 5)."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import TABLE, Frame
from tableforone.kernel.spec import Option, Setup

from . import cards
from . import numbers as n
from .position import Salamandra, fresh
from .solo_cards import PLACEMENT_CARDS, PLACEMENT_IDS, deck_arrows, deck_labour, hers_in, labour_card, placement_cards

LEVELS: Final = ("1", "2", "3")
DEFAULT_LEVEL: Final = "1"
LEVEL_NOTES: Final = {
    "1": "He collects slowly, and you may recycle most often. After each round you must be ahead of him.",
    "2": "He collects faster and stands better with the gods. You must have points from the first round on.",
    "3": "He collects fastest, and you may recycle least. One weak round ends the game.",
}
OPTIONS: Final = (
    Option(
        "labour",
        "A file of yours with the Labour cards of your box: they replace what we had to reconstruct.",
        is_file=True,
        title="Rudolph's Labour cards",
        expert=True,
    ),
    Option(
        "placement",
        "A file of yours with other Placement cards.",
        is_file=True,
        title="Rudolph's Placement cards",
        expert=True,
    ),
    Option(
        "furthest_skips_holes",
        "Does Rudolph's arrow pass over cells without a field (rule 12.4.2)?",
        ("yes", "no"),
        "yes",
        meanings={"yes": "holes are skipped", "no": "he stops before the first hole"},
        title="Rudolph's arrow",
        expert=True,
    ),
    Option(
        "rudolph_may_double_spellbook",
        "May Rudolph stand on both spots of one Spellbook (rule 12.5.3)?",
        ("yes", "no"),
        "yes",
        meanings={"yes": "any empty spot will do", "no": "books where he stands are skipped"},
        title="Both spots of a Spellbook",
        expert=True,
    ),
    Option(
        "spellbook_timing",
        "When do four scrolls move your apprentice to a Spellbook (rule 9.2.1)?",
        ("immediate", "end_of_action"),
        "immediate",
        meanings={"immediate": "after each completed gain", "end_of_action": "once, at the end of the action"},
        title="The way to a Spellbook",
        titles={"immediate": "At once", "end_of_action": "At the end of the action"},
        expert=True,
    ),
    Option(
        "groves_beside_temple",
        "When groves are placed for the next round, does the Temple count like a field (rule 12.8.3)?",
        ("no", "yes"),
        "no",
        meanings={
            "no": "a gap needs two fields beside it, as the document says",
            "yes": "a gap between a field and the Temple gets a grove too, as at set-up",
        },
        absent="yes",  # the default of older versions
        title="Groves beside the Temple",
        expert=True,
    ),
    Option(
        "deck",
        "Your own cards of both kinds, as far as you know them: a file that `tableforone deck salamandra` writes.",
        is_file=True,
        title="Rudolph's cards",
    ),
)


def reconstructed(setup: Setup) -> Sequence[str]:
    """What of the cards in use is our own reconstruction, as sentences for the player."""
    told = []
    hers = hers_in(setup.options["deck"])
    if not setup.options["labour"] and f"L{setup.level}" not in hers:
        told.append(
            "The numbers of Rudolph's Labour cards (points of the rounds and of a Spellbook, recyclings on levels 1 "
            "and 2) are reconstructed; his faith and the 3 recyclings of level 3 are printed. Option labour takes the "
            "cards of your box."
        )
    if not setup.options["placement"] and not hers.issuperset(PLACEMENT_IDS):
        told.append(
            "The arrows of Rudolph's sixteen Placement cards are reconstructed: eight arrows outwards from the four "
            "starting fields, each twice. Option placement takes the cards of your box."
        )
    return told


def full_bags() -> list[int]:
    """All that is drawn from, before the first draw."""
    bags = [0] * n.BAGS
    for deck in range(n.DECKS):
        bags[deck] = mask_of(cards.DECK_CARDS[deck])
    bags[n.FIELD_PILE] = mask_of(cards.PILE_TILES)
    bags[n.GROVE_SUPPLY] = mask_of(cards.ALL_GROVES)
    bags[n.PLACEMENT] = (1 << PLACEMENT_CARDS) - 1
    bags[n.BOOK_PILE] = mask_of(cards.ALL_BOOKS)
    bags[n.START_PILE] = mask_of(cards.START_TILES)
    return bags


FULL: Final[list[int]] = full_bags()
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
    """The table before the first card; everything random is still to be revealed."""
    p = fresh()
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
    p.bags[n.START_PILE] = p.bags[n.START_PILE] & ~(1 << tile)  # compiled, faster than &=
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
