"""What lies on the table?  Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class HighSeason(Position):
    """A hotel and a strip are -1 before they are dealt; pairs are [yours, Ralph's]; sets of rooms are bit masks."""

    FIELDS = (
        "round",
        "hotels",
        "strip",
        "money",
        "loans",
        "prepared",
        "occupied",
        "track",
        "firsts",
        "missed",
        "staff",
        "dice",
        "die",
        "strength",
        "pending",
        "pointer",
        "faces",
        "unseen",
        "grades",
        "top",
        "card",
    )
    __slots__ = FIELDS

    round: int  # the round; 0 before the first
    hotels: tuple[int, ...]  # the two boards
    strip: int  # your staff strip
    money: int  # your krones
    loans: int  # loans you have taken
    prepared: int  # rooms of yours that are prepared and not yet occupied
    occupied: list[int]  # occupied rooms
    track: list[int]  # who * 4 + row: marks on the Emperor track (row 3: the extra spaces)
    firsts: list[int]  # lines and Emperor rows filled as the first
    missed: list[int]  # Emperor rows found too short at a visit
    staff: int  # hired places of your strip
    dice: list[int]  # on the action board, by value; the first stays 0
    die: int  # the die of your turn; 0: none
    strength: int  # of that die
    pending: list[int]  # items of your turn, oldest first (4.5)
    pointer: int  # 1: the other reading of the hand (9.6.1)
    faces: tuple[int, ...]  # the cards of his deck, packed
    unseen: int  # cards not flipped yet, those left out of the deck among them
    grades: list[int]  # cards of grade A, B, C still in the deck
    top: int  # the preference side on top of the deck: hand << 3 | zig-zag
    card: int  # his last action card

    def copy(self) -> "HighSeason":
        other = HighSeason()
        other.stack = self.stack.copy()
        other.round = self.round
        other.hotels = self.hotels
        other.strip = self.strip
        other.money = self.money
        other.loans = self.loans
        other.prepared = self.prepared
        other.occupied = self.occupied.copy()
        other.track = self.track.copy()
        other.firsts = self.firsts.copy()
        other.missed = self.missed.copy()
        other.staff = self.staff
        other.dice = self.dice.copy()
        other.die = self.die
        other.strength = self.strength
        other.pending = self.pending.copy()
        other.pointer = self.pointer
        other.faces = self.faces
        other.unseen = self.unseen
        other.grades = self.grades.copy()
        other.top = self.top
        other.card = self.card
        return other

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.stack),
            self.round,
            self.hotels,
            self.strip,
            self.money,
            self.loans,
            self.prepared,
            tuple(self.occupied),
            tuple(self.track),
            tuple(self.firsts),
            tuple(self.missed),
            self.staff,
            tuple(self.dice),
            self.die,
            self.strength,
            tuple(self.pending),
            self.pointer,
            self.faces,
            self.unseen,
            tuple(self.grades),
            self.top,
            self.card,
        )


def fresh() -> HighSeason:
    """The table before anything is laid out."""
    p = HighSeason()
    p.round = 0
    p.hotels = (-1, -1)
    p.strip = -1
    p.money = 0
    p.loans = 0
    p.prepared = 0
    p.occupied = [0, 0]
    p.track = [0, 0, 0, 0, 0, 0, 0, 0]
    p.firsts = [0, 0]
    p.missed = [0, 0]
    p.staff = 0
    p.dice = [0, 0, 0, 0, 0, 0, 0]
    p.die = 0
    p.strength = 0
    p.pending = []
    p.pointer = 0
    p.faces = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    p.unseen = 0
    p.grades = [0, 0, 0]
    p.top = -1
    p.card = -1
    return p
