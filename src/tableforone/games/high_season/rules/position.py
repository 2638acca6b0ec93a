"""What lies on the table?  Both hotels, the money, the dice, Ralph's deck, and what is still to happen."""

from tableforone.kernel.frames import Position

from . import numbers as n


class HighSeason(Position):
    """Hotels are 0..7 (-1: not dealt yet); pairs are [yours, Ralph's]; sets of rooms are bit masks."""

    FIELDS = (
        "round", "hotels", "strip", "money", "loans", "prepared", "occupied", "track", "firsts", "missed",
        "staff", "dice", "die", "strength", "pending", "pointer", "faces", "unseen", "grades", "top", "card",
    )  # fmt: skip
    __slots__ = FIELDS

    round: int
    hotels: list[int]
    strip: int
    money: int
    loans: int
    prepared: int  # yours that are prepared and not yet occupied
    occupied: list[int]
    track: list[int]  # who * 4 + row: marks (row 3: the extra spaces)
    firsts: list[int]  # bits: rows and columns 0..14, Emperor rows 15..17, won as the first
    missed: list[int]  # bits: Emperor rows found too short at a visit
    staff: int  # bits: hired places of your strip
    dice: list[int]  # by value; dice[0] stays 0
    die: int  # the die of your turn,
    strength: int  # and its strength
    pending: list[int]  # items of your turn, oldest first (4.5)
    pointer: int  # 1: the other reading of the hand (9.6.1)
    faces: list[int]  # the cards of his deck, packed
    unseen: int  # bits: cards not flipped yet, those left out of the deck among them
    grades: list[int]  # cards of grade A, B, C still in the deck
    top: int  # the preference side on top of the deck: hand << 3 | zig-zag
    card: int  # his last action card

    def copy(self) -> "HighSeason":
        other = HighSeason()
        other.stack = self.stack[:]
        other.round = self.round
        other.hotels = self.hotels[:]
        other.strip = self.strip
        other.money = self.money
        other.loans = self.loans
        other.prepared = self.prepared
        other.occupied = self.occupied[:]
        other.track = self.track[:]
        other.firsts = self.firsts[:]
        other.missed = self.missed[:]
        other.staff = self.staff
        other.dice = self.dice[:]
        other.die = self.die
        other.strength = self.strength
        other.pending = self.pending[:]
        other.pointer = self.pointer
        other.faces = self.faces[:]
        other.unseen = self.unseen
        other.grades = self.grades[:]
        other.top = self.top
        other.card = self.card
        return other


def fresh() -> HighSeason:
    """The table before anything is laid out."""
    p = HighSeason()
    p.round = 0
    p.hotels = [-1, -1]
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
    p.faces = []
    p.unseen = 0
    p.grades = [0, 0, 0]
    p.top = -1
    p.card = -1
    return p


def turn_of(p: HighSeason) -> int:
    """The turn of the round, 1..4, from the turns that are still to come; 0 before the first one."""
    for place in range(len(p.stack) - 1, -1, -1):
        word: int = p.stack[place][0]
        if word in (n.TURN, n.RALPHS_TURN):
            nth: int = p.stack[place][1]
            return nth if place == len(p.stack) - 1 else nth - 1
        if word == n.CLOSE:
            return 4
    return 0
