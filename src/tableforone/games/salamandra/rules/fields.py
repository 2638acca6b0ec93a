"""The fields of a position: the map, the decks, the player's goods and Rudolph's."""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.fields import Cards, Each, Layout, Members, MemberSets, Number, Numbers

from . import cards, solo_cards
from . import numbers as n

MOST_POINTS: Final = 999  # the rules have no limit for points and goods; games stay far below
MOST_GOODS: Final = 999
PLACES: Final[list[str]] = cards.CONSTANTS["geometry"]["spots"]
SPOTS: Final = [f"{tile} {place}" for tile in cards.FIELD_IDS for place in PLACES]
CELLS: Final = {
    cards.cell_at(x, y): f"{x},{y}"
    for x in range(-n.MIDDLE, n.WIDTH - n.MIDDLE)
    for y in range(-n.MIDDLE, n.WIDTH - n.MIDDLE)
    if cards.cell_at(x, y)  # 0 means not on the map
}
ARROWS: Final = [f"{start} {arrow}" for start in cards.STARTS for arrow in solo_cards.ARROWS]
# The pieces of each pile, in the order of the piles.
PIECES: Final[list[Sequence[str]]] = [
    cards.DIVINITY_IDS,
    cards.DIVINITY_IDS,
    cards.SALAMANDER_IDS,
    cards.SALAMANDER_IDS,
    cards.FIELD_IDS,
    cards.GROVE_IDS,
    solo_cards.PLACEMENT_IDS,
    cards.BOOK_IDS,
    cards.FIELD_IDS,
]
DECKS: Final = ("Bears", "Eagles", "white Salamanders", "black Salamanders")
PILES: Final = (*DECKS, "fields", "groves", "Placement cards", "Spellbooks", "starting fields")
UNDER: Final = {
    pile * n.PILE_SIZE + piece: PIECES[pile][piece]
    for pile, pieces in enumerate([*cards.DECK_CARDS, cards.PILE_TILES])
    for piece in pieces
}

# A spot is tile * 4 + place on the tile; sets have one bit per piece.
POSITION: Final = Layout(
    "Salamandra",
    (
        Number("round", 0, cards.ROUNDS),
        Number("over", of=n.STATES),
        Number("vp", 0, MOST_POINTS),
        Numbers("stock", 0, MOST_GOODS, count=6),
        Number("scrolls", 0, MOST_GOODS),
        Number("ready", 0, cards.APPRENTICES),
        Cards("active", SPOTS, cards.APPRENTICES),
        Cards("tired", SPOTS, cards.APPRENTICES),
        Members("divinities", cards.DIVINITY_IDS),
        Members("salamanders", cards.SALAMANDER_IDS),
        Members("groves", cards.GROVE_IDS),
        Cards("books", cards.BOOK_IDS, cards.BOOKS, whole=True),
        Numbers("book_spots", n.NOBODY, of=("you", "Rudolph"), count=2 * cards.BOOKS).unknown_until("books"),
        Cards("built", cards.FIELD_IDS, cards.TILES).unknown_until("line"),
        Numbers("cell", of=CELLS, count=cards.TILES).unknown_until("line"),
        MemberSets("taken", PLACES, (0,) * cards.TILES).unknown_until("room"),
        Numbers("gap", of=CELLS, count=cards.GROVES_IN_BOX),
        Numbers("display", -1, of=cards.FIELD_IDS, count=cards.DISPLAY),
        Each("top", [Number(deck, -1, of=pieces) for deck, pieces in zip(DECKS, PIECES, strict=False)]),
        Each("bags", [Members(pile, pieces) for pile, pieces in zip(PILES, PIECES, strict=True)]),
        Cards("under", UNDER, len(UNDER)),
        Cards("rudolph", SPOTS, cards.APPRENTICES),
        Number("rudolph_vp", 0, MOST_POINTS),
        Number("rudolph_scrolls", 0, cards.SCROLLS_FOR_BOOK - 1),
        Members("rudolph_groves", cards.GROVE_IDS),
        Number("boxed", 0, cards.APPRENTICES),
        Numbers("labour", 0, solo_cards.MOST, count=9, whole=True),
        Numbers("arrows", of=ARROWS, count=solo_cards.PLACEMENT_CARDS, whole=True),
        Members("discards", solo_cards.PLACEMENT_IDS),
        Number("shuffles", 0, cards.APPRENTICES),
        Number("doubles", 0, 1, start=1),
        Number("skips_holes", 0, 1, start=1),
        Number("late_books", 0, 1),
        Number("temple_counts", 0, 1, start=1),
    ),
)
