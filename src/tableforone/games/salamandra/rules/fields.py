"""What lies on the table?  The map, the decks, the player's goods and Rudolph's: each part named and explained once."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.fields import Cards, Field, Layout, Members, MemberSets, Number, Numbers

from . import cards, solo_cards
from . import numbers as n


class Each(Field):
    """Several numbers side by side, each a field of its own kind."""

    kind = "list[int]"

    def __init__(self, name: str, meaning: str, parts: Sequence[Field]) -> None:
        super().__init__(name, meaning, [part.start for part in parts])
        self.parts: Final = parts

    def write(self, value: Any) -> Any:
        return [part.write(number) for part, number in zip(self.parts, value, strict=True)]

    def read(self, told: Any) -> Any:
        if len(self._listed(told)) != len(self.parts):
            raise self._wrong(told)
        return [part.read(number) for part, number in zip(self.parts, told, strict=True)]

    def copied(self, value: str) -> str:
        return f"{value}.copy()"

    def keyed(self, value: str) -> str:
        return f"tuple({value})"

    def seen(self, value: Any) -> list[int]:
        return [one for part, number in zip(self.parts, value, strict=True) for one in part.seen(number)]


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
        Number("round", "1 to 4; 0 before the first"),
        Number("over", "how far the game is", n.PLAYING, n.STATES),
        Number("vp", "your points on the track"),
        Numbers("stock", "crystals, leaves, flowers, fruits, green and purple potions", (0,) * 6),
        Number("scrolls", "your scrolls"),
        Number("ready", "your apprentices that may be placed (7.2.1)"),
        Cards("active", "spots of your apprentices that can still work, sorted (1.7)", SPOTS),
        Cards("tired", "spots of your flipped apprentices, sorted", SPOTS),
        Members("divinities", "your Bear and Eagle cards", cards.DIVINITY_IDS),
        Members("salamanders", "your Salamander cards", cards.SALAMANDER_IDS),
        Members("groves", "groves that you have harvested", cards.GROVE_IDS),
        Cards("books", "the open Spellbooks, from the left", cards.BOOK_IDS, whole=True),
        Numbers(
            "book_spots", "who stands on the upper and lower spot of each book", (n.NOBODY,) * 6, ("you", "Rudolph")
        ),
        Cards("built", "Field tiles on the map, sorted", cards.FIELD_IDS),
        Numbers("cell", "of each Field tile; 0: not on the map", (0,) * cards.TILES, CELLS),
        MemberSets("taken", "the spots of each Field tile on which somebody stands", PLACES, (0,) * cards.TILES),
        Numbers(
            "gap", "of each grove, by the cell north-west of it; 0: not on the map", (0,) * cards.GROVES_IN_BOX, CELLS
        ),
        Numbers("display", "Field tiles to build; -1: an empty place", (-1,) * cards.DISPLAY, cards.FIELD_IDS),
        Each(
            "top",
            "face-up cards of the four decks; -1: none",
            [Number(deck, "on top", -1, pieces) for deck, pieces in zip(DECKS, PIECES, strict=False)],
        ),
        Each(
            "bags",
            "face-down pieces of each pile, in no order",
            [Members(pile, "face down", pieces) for pile, pieces in zip(PILES, PIECES, strict=True)],
        ),
        Cards("under", "recycled pieces at the bottom of their piles, the first put there first", UNDER),
        Cards("rudolph", "spots of Rudolph's apprentices on fields, in the order of placement", SPOTS),
        Number("rudolph_vp", "his points on the track"),
        Number("rudolph_scrolls", "his scrolls"),
        Members("rudolph_groves", "groves that he has gathered", cards.GROVE_IDS),
        Number("boxed", "his apprentices that found no spot (12.4.5)"),
        Numbers(
            "labour",
            "points of rounds 1-4, of a Spellbook, recycling, faith: Salamander, Bear, Eagle",
            (0,) * 9,
            whole=True,
        ),
        Numbers(
            "arrows", "of the Placement cards: start * 4 + direction", (0,) * len(PLACEMENT_IDS), ARROWS, whole=True
        ),
        Members("discards", "Placement cards that lie face up", PLACEMENT_IDS),
        Number("shuffles", "how often they were shuffled anew"),
        Number("doubles", "1: Rudolph may stand on both spots of a Spellbook (12.5.3)", 1),
        Number("skips_holes", "1: his arrow passes over holes (12.4.2)", 1),
        Number("late_books", "1: scrolls are counted at the end of an action only (9.2.1)"),
        Number("temple_counts", "1: the Temple counts as a neighbour when groves are laid for a round (12.8.3)", 1),
    ),
)
