"""What lies on the table?  The map, the decks, the player's goods and Rudolph's."""

from tableforone.kernel.frames import Position

from . import cards
from . import numbers as n


class Salamandra(Position):
    """The table.  A spot is tile * 4 + place on the tile; masks hold one bit for each piece."""

    FIELDS = (
        "round",
        "over",
        "vp",
        "stock",
        "scrolls",
        "ready",
        "active",
        "tired",
        "gods",
        "salamanders",
        "groves",
        "books",
        "book_spots",
        "built",
        "cell",
        "taken",
        "gap",
        "display",
        "top",
        "bags",
        "under",
        "grey",
        "grey_vp",
        "grey_scrolls",
        "grey_groves",
        "boxed",
        "labour",
        "arrows",
        "discards",
        "shuffles",
        "doubles",
        "skips_holes",
        "late_books",
    )
    __slots__ = FIELDS

    round: int
    over: int
    # the player
    vp: int
    stock: list[int]  # crystals, leaves, flowers, fruits, green and purple potions
    scrolls: int
    ready: int  # apprentices that may be placed (7.2.1)
    active: list[int]  # spots of apprentices that can still work, sorted (1.7)
    tired: list[int]  # spots of flipped apprentices, sorted
    gods: int  # own Divinity cards
    salamanders: int
    groves: int
    # the map
    books: list[int]  # from the left
    book_spots: list[int]  # who stands there; upper and lower spot of each book in turn
    built: list[int]  # Field tiles on the map, sorted
    cell: list[int]  # of each Field tile; 0: not on the map
    taken: list[int]  # the four spots of each tile
    gap: list[int]  # of each grove; 0: not on the map
    # display and piles
    display: list[int]  # -1: an empty place
    top: list[int]  # face-up cards of the four decks
    bags: list[int]  # face-down pieces of each pile, in no order
    under: list[int]  # recycled pieces at the bottom of their piles, the first put there first
    # Rudolph
    grey: list[int]  # spots of his apprentices on tiles, in the order of placement
    grey_vp: int
    grey_scrolls: int
    grey_groves: int
    boxed: int  # apprentices that found no spot (12.4.5)
    labour: list[int]  # points of rounds 1-4, of a Spellbook, recycling, faith: Salamander, Bear, Eagle
    arrows: list[int]  # of the sixteen Placement cards: start tile * 4 + direction
    discards: int
    shuffles: int
    # rulings that can be chosen
    doubles: int  # 12.5.3
    skips_holes: int  # 12.4.2
    late_books: int  # 9.2.1

    def copy(self) -> "Salamandra":
        other = Salamandra()
        other.stack = self.stack[:]
        other.round = self.round
        other.over = self.over
        other.vp = self.vp
        other.stock = self.stock[:]
        other.scrolls = self.scrolls
        other.ready = self.ready
        other.active = self.active[:]
        other.tired = self.tired[:]
        other.gods = self.gods
        other.salamanders = self.salamanders
        other.groves = self.groves
        other.books = self.books[:]
        other.book_spots = self.book_spots[:]
        other.built = self.built[:]
        other.cell = self.cell[:]
        other.taken = self.taken[:]
        other.gap = self.gap[:]
        other.display = self.display[:]
        other.top = self.top[:]
        other.bags = self.bags[:]
        other.under = self.under[:]
        other.grey = self.grey[:]
        other.grey_vp = self.grey_vp
        other.grey_scrolls = self.grey_scrolls
        other.grey_groves = self.grey_groves
        other.boxed = self.boxed
        other.labour = self.labour[:]
        other.arrows = self.arrows[:]
        other.discards = self.discards
        other.shuffles = self.shuffles
        other.doubles = self.doubles
        other.skips_holes = self.skips_holes
        other.late_books = self.late_books
        return other


def fresh() -> Salamandra:
    """An empty table: nothing revealed, nobody placed, no points."""
    p = Salamandra()
    p.round = 0
    p.over = 0
    p.vp = 0
    p.stock = [0] * 6
    p.scrolls = 0
    p.ready = 0
    p.active = []
    p.tired = []
    p.gods = 0
    p.salamanders = 0
    p.groves = 0
    p.books = []
    p.book_spots = [0] * 6
    p.built = []
    p.cell = [0] * cards.TILES
    p.taken = [0] * cards.TILES
    p.gap = [0] * cards.GROVES_IN_BOX
    p.display = []
    p.top = [-1] * 4
    p.bags = [0] * n.BAGS
    p.under = []
    p.grey = []
    p.grey_vp = 0
    p.grey_scrolls = 0
    p.grey_groves = 0
    p.boxed = 0
    p.labour = []
    p.arrows = []
    p.discards = 0
    p.shuffles = 0
    p.doubles = 1
    p.skips_holes = 1
    p.late_books = 0
    return p
