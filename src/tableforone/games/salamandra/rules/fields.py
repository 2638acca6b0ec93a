"""What lies on the table?  The map, the decks, the player's goods and Rudolph's: each part named and explained once."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.fields import Cards, Field, Layout, Members, MemberSets, Number, NumberRow, Numbers

from . import cards, solo_cards
from . import numbers as n


class Each(NumberRow):
    """Several numbers side by side, each a field of its own kind."""

    def __init__(self, name: str, meaning: str, parts: Sequence[Field]) -> None:
        low, high = min(part.low for part in parts), max(part.high for part in parts)
        super().__init__(name, meaning, low, high, [part.start for part in parts])
        self.parts: Final = parts

    def write(self, value: Any) -> Any:
        return [part.write(number) for part, number in zip(self.parts, value, strict=True)]

    def read(self, told: Any) -> Any:
        count = len(self.parts)
        return [part.read(number) for part, number in zip(self.parts, self._listed(told, count, count), strict=True)]

    def seen(self, value: Any) -> list[int]:
        return [one for part, number in zip(self.parts, value, strict=True) for one in part.seen(number)]


MOST_POINTS: Final = 999  # nothing in the rules ends points and goods; games end far below
MOST_GOODS: Final = 999
PLACES: Final[list[str]] = cards.CONSTANTS["geometry"]["spots"]
SPOTS: Final = [f"{tile} {place}" for tile in cards.FIELD_IDS for place in PLACES]
CELLS: Final = {
    cards.cell_at(x, y): f"{x},{y}"
    for x in range(-n.MIDDLE, n.WIDTH - n.MIDDLE)
    for y in range(-n.MIDDLE, n.WIDTH - n.MIDDLE)
    if cards.cell_at(x, y)  # 0 stands for not on the map
}
PLACEMENT_IDS: Final = [f"P{card + 1:02}" for card in range(solo_cards.PLACEMENT_CARDS)]
ARROWS: Final = [f"{start} {arrow}" for start in cards.STARTS for arrow in solo_cards.ARROWS]
# The pieces of each pile, in the order of the piles.
PIECES: Final[list[list[str]]] = [
    cards.DIVINITY_IDS,
    cards.DIVINITY_IDS,
    cards.SALAMANDER_IDS,
    cards.SALAMANDER_IDS,
    cards.FIELD_IDS,
    cards.GROVE_IDS,
    PLACEMENT_IDS,
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

POSITION: Final = Layout(
    "Salamandra",
    "The table.  A spot is tile * 4 + place on the tile; sets hold one bit for each piece.",
    (
        Number("round", "the round; 0 before the first", 0, cards.ROUNDS),
        Number("over", "how far the game is", of=n.STATES),
        Number("vp", "your points on the track", 0, MOST_POINTS),
        Numbers("stock", "crystals, leaves, flowers, fruits, green and purple potions", 0, MOST_GOODS, count=6),
        Number("scrolls", "your scrolls", 0, MOST_GOODS),
        Number("ready", "your apprentices that may be placed (7.2.1)", 0, cards.APPRENTICES),
        Cards("active", "spots of your apprentices that can still work, sorted (1.7)", SPOTS, cards.APPRENTICES),
        Cards("tired", "spots of your flipped apprentices, sorted", SPOTS, cards.APPRENTICES),
        Members("divinities", "your Bear and Eagle cards", cards.DIVINITY_IDS),
        Members("salamanders", "your Salamander cards", cards.SALAMANDER_IDS),
        Members("groves", "groves that you have harvested", cards.GROVE_IDS),
        Cards("books", "the open Spellbooks, from the left", cards.BOOK_IDS, cards.BOOKS, whole=True),
        Numbers(
            "book_spots",
            "who stands on the upper and lower spot of each book",
            n.NOBODY,
            of=("you", "Rudolph"),
            count=2 * cards.BOOKS,
        ),
        Cards("built", "Field tiles on the map, sorted", cards.FIELD_IDS, cards.TILES),
        Numbers("cell", "of each Field tile; 0: not on the map", of=CELLS, count=cards.TILES),
        MemberSets("taken", "the spots of each Field tile on which somebody stands", PLACES, (0,) * cards.TILES),
        Numbers(
            "gap", "of each grove, by the cell north-west of it; 0: not on the map", of=CELLS, count=cards.GROVES_IN_BOX
        ),
        Numbers("display", "Field tiles to build; -1: an empty place", -1, of=cards.FIELD_IDS, count=cards.DISPLAY),
        Each(
            "top",
            "face-up cards of the four decks; -1: none",
            [Number(deck, "on top", -1, of=pieces) for deck, pieces in zip(DECKS, PIECES, strict=False)],
        ),
        Each(
            "bags",
            "face-down pieces of each pile, in no order",
            [Members(pile, "face down", pieces) for pile, pieces in zip(PILES, PIECES, strict=True)],
        ),
        Cards("under", "recycled pieces at the bottom of their piles, the first put there first", UNDER, len(UNDER)),
        Cards(
            "rudolph",
            "spots of Rudolph's apprentices on fields, in the order of placement",
            SPOTS,
            cards.APPRENTICES,
        ),
        Number("rudolph_vp", "his points on the track", 0, MOST_POINTS),
        Number("rudolph_scrolls", "his scrolls", 0, cards.SCROLLS_FOR_BOOK - 1),
        Members("rudolph_groves", "groves that he has gathered", cards.GROVE_IDS),
        Number("boxed", "his apprentices that found no spot (12.4.5)", 0, cards.APPRENTICES),
        Numbers(
            "labour",
            "points of rounds 1-4, of a Spellbook, recycling, faith: Salamander, Bear, Eagle",
            0,
            solo_cards.MOST,
            count=9,
            whole=True,
        ),
        Numbers(
            "arrows",
            "of the Placement cards: start * 4 + direction",
            of=ARROWS,
            count=len(PLACEMENT_IDS),
            whole=True,
        ),
        Members("discards", "Placement cards that lie face up", PLACEMENT_IDS),
        Number("shuffles", "how often they were shuffled again", 0, cards.APPRENTICES),
        Number("doubles", "1: Rudolph may stand on both spots of a Spellbook (12.5.3)", 0, 1, start=1),
        Number("skips_holes", "1: his arrow passes over holes (12.4.2)", 0, 1, start=1),
        Number("late_books", "1: scrolls are counted at the end of an action only (9.2.1)", 0, 1),
        Number(
            "temple_counts",
            "1: the Temple counts as a neighbour when groves are laid for a round (12.8.3)",
            0,
            1,
            start=1,
        ),
    ),
)
