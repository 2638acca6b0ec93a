"""The position. Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class Salamandra(Position):
    """Its parts are explained in voice/en/fields.ftl."""

    FIELDS = (
        "round", "over", "vp", "stock", "scrolls", "ready", "active", "tired", "divinities",
        "salamanders", "groves", "books", "book_spots", "built", "cell", "taken", "gap", "display",
        "top", "bags", "under", "rudolph", "rudolph_vp", "rudolph_scrolls", "rudolph_groves",
        "boxed", "labour", "arrows", "discards", "shuffles", "doubles", "skips_holes", "late_books",
        "temple_counts",
    )
    __slots__ = FIELDS

    round: int
    over: int
    vp: int
    stock: list[int]
    scrolls: int
    ready: int
    active: list[int]
    tired: list[int]
    divinities: int
    salamanders: int
    groves: int
    books: tuple[int, ...]
    book_spots: list[int]
    built: list[int]
    cell: list[int]
    taken: list[int]
    gap: list[int]
    display: list[int]
    top: list[int]
    bags: list[int]
    under: list[int]
    rudolph: list[int]
    rudolph_vp: int
    rudolph_scrolls: int
    rudolph_groves: int
    boxed: int
    labour: tuple[int, ...]
    arrows: tuple[int, ...]
    discards: int
    shuffles: int
    doubles: int
    skips_holes: int
    late_books: int
    temple_counts: int

    def copy(self) -> "Salamandra":
        other = Salamandra()
        other.stack = self.stack.copy()
        other.ledger = self.ledger
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
            self.ledger + tuple(self.stack), self.round, self.over, self.vp, tuple(self.stock),
            self.scrolls, self.ready, tuple(self.active), tuple(self.tired), self.divinities,
            self.salamanders, self.groves, self.books, tuple(self.book_spots), tuple(self.built),
            tuple(self.cell), tuple(self.taken), tuple(self.gap), tuple(self.display),
            tuple(self.top), tuple(self.bags), tuple(self.under), tuple(self.rudolph),
            self.rudolph_vp, self.rudolph_scrolls, self.rudolph_groves, self.boxed, self.labour,
            self.arrows, self.discards, self.shuffles, self.doubles, self.skips_holes,
            self.late_books, self.temple_counts,
        )
