"""What lies on the table?  Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class Salamandra(Position):
    """The table.  A spot is tile * 4 + place on the tile; sets hold one bit for each piece."""

    FIELDS = (
        "round",
        "over",
        "vp",
        "stock",
        "scrolls",
        "ready",
        "active",
        "tired",
        "divinities",
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
        "rudolph",
        "rudolph_vp",
        "rudolph_scrolls",
        "rudolph_groves",
        "boxed",
        "labour",
        "arrows",
        "discards",
        "shuffles",
        "doubles",
        "skips_holes",
        "late_books",
        "temple_counts",
    )
    __slots__ = FIELDS

    round: int  # the round; 0 before the first
    over: int  # how far the game is
    vp: int  # your points on the track
    stock: list[int]  # crystals, leaves, flowers, fruits, green and purple potions
    scrolls: int  # your scrolls
    ready: int  # your apprentices that may be placed (7.2.1)
    active: list[int]  # spots of your apprentices that can still work, sorted (1.7)
    tired: list[int]  # spots of your flipped apprentices, sorted
    divinities: int  # your Bear and Eagle cards
    salamanders: int  # your Salamander cards
    groves: int  # groves that you have harvested
    books: tuple[int, ...]  # the open Spellbooks, from the left
    book_spots: list[int]  # who stands on the upper and lower spot of each book
    built: list[int]  # Field tiles on the map, sorted
    cell: list[int]  # of each Field tile; 0: not on the map
    taken: list[int]  # the spots of each Field tile on which somebody stands
    gap: list[int]  # of each grove, by the cell north-west of it; 0: not on the map
    display: list[int]  # Field tiles to build; -1: an empty place
    top: list[int]  # face-up cards of the four decks; -1: none
    bags: list[int]  # face-down pieces of each pile, in no order
    under: list[int]  # recycled pieces at the bottom of their piles, the first put there first
    rudolph: list[int]  # spots of Rudolph's apprentices on fields, in the order of placement
    rudolph_vp: int  # his points on the track
    rudolph_scrolls: int  # his scrolls
    rudolph_groves: int  # groves that he has gathered
    boxed: int  # his apprentices that found no spot (12.4.5)
    labour: tuple[int, ...]  # points of rounds 1-4, of a Spellbook, recycling, faith: Salamander, Bear, Eagle
    arrows: tuple[int, ...]  # of the Placement cards: start * 4 + direction
    discards: int  # Placement cards that lie face up
    shuffles: int  # how often they were shuffled again
    doubles: int  # 1: Rudolph may stand on both spots of a Spellbook (12.5.3)
    skips_holes: int  # 1: his arrow passes over holes (12.4.2)
    late_books: int  # 1: scrolls are counted at the end of an action only (9.2.1)
    temple_counts: int  # 1: the Temple counts as a neighbour when groves are laid for a round (12.8.3)

    def copy(self) -> "Salamandra":
        other = Salamandra()
        other.stack = self.stack.copy()
        other.round = self.round
        other.over = self.over
        other.vp = self.vp
        other.stock = self.stock.copy()
        other.scrolls = self.scrolls
        other.ready = self.ready
        other.active = self.active.copy()
        other.tired = self.tired.copy()
        other.divinities = self.divinities
        other.salamanders = self.salamanders
        other.groves = self.groves
        other.books = self.books
        other.book_spots = self.book_spots.copy()
        other.built = self.built.copy()
        other.cell = self.cell.copy()
        other.taken = self.taken.copy()
        other.gap = self.gap.copy()
        other.display = self.display.copy()
        other.top = self.top.copy()
        other.bags = self.bags.copy()
        other.under = self.under.copy()
        other.rudolph = self.rudolph.copy()
        other.rudolph_vp = self.rudolph_vp
        other.rudolph_scrolls = self.rudolph_scrolls
        other.rudolph_groves = self.rudolph_groves
        other.boxed = self.boxed
        other.labour = self.labour
        other.arrows = self.arrows
        other.discards = self.discards
        other.shuffles = self.shuffles
        other.doubles = self.doubles
        other.skips_holes = self.skips_holes
        other.late_books = self.late_books
        other.temple_counts = self.temple_counts
        return other

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.round,
            self.over,
            self.vp,
            tuple(self.stock),
            self.scrolls,
            self.ready,
            tuple(self.active),
            tuple(self.tired),
            self.divinities,
            self.salamanders,
            self.groves,
            self.books,
            tuple(self.book_spots),
            tuple(self.built),
            tuple(self.cell),
            tuple(self.taken),
            tuple(self.gap),
            tuple(self.display),
            tuple(self.top),
            tuple(self.bags),
            tuple(self.under),
            tuple(self.rudolph),
            self.rudolph_vp,
            self.rudolph_scrolls,
            self.rudolph_groves,
            self.boxed,
            self.labour,
            self.arrows,
            self.discards,
            self.shuffles,
            self.doubles,
            self.skips_holes,
            self.late_books,
            self.temple_counts,
        )


def fresh() -> Salamandra:
    """The table before anything is laid out."""
    p = Salamandra()
    p.round = 0
    p.over = 0
    p.vp = 0
    p.stock = [0, 0, 0, 0, 0, 0]
    p.scrolls = 0
    p.ready = 0
    p.active = []
    p.tired = []
    p.divinities = 0
    p.salamanders = 0
    p.groves = 0
    p.books = ()
    p.book_spots = [-1, -1, -1, -1, -1, -1]
    p.built = []
    p.cell = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.taken = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.gap = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.display = [-1, -1, -1, -1]
    p.top = [-1, -1, -1, -1]
    p.bags = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    p.under = []
    p.rudolph = []
    p.rudolph_vp = 0
    p.rudolph_scrolls = 0
    p.rudolph_groves = 0
    p.boxed = 0
    p.labour = (0, 0, 0, 0, 0, 0, 0, 0, 0)
    p.arrows = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    p.discards = 0
    p.shuffles = 0
    p.doubles = 1
    p.skips_holes = 1
    p.late_books = 0
    p.temple_counts = 1
    return p
