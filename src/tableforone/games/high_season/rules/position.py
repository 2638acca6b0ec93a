"""The position. Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class HighSeason(Position):
    """Its parts are explained in voice/en/fields.ftl."""

    FIELDS = (
        "round", "hotels", "strip", "money", "loans", "prepared", "occupied", "track", "firsts",
        "missed", "staff", "dice", "die", "strength", "pending", "pointer", "faces", "unseen",
        "grades", "top", "card",
    )
    __slots__ = FIELDS

    round: int
    hotels: tuple[int, ...]
    strip: int
    money: int
    loans: int
    prepared: int
    occupied: list[int]
    track: list[int]
    firsts: list[int]
    missed: list[int]
    staff: int
    dice: list[int]
    die: int
    strength: int
    pending: list[int]
    pointer: int
    faces: tuple[int, ...]
    unseen: int
    grades: list[int]
    top: int
    card: int

    def copy(self) -> "HighSeason":
        other = HighSeason()
        other.stack = self.stack.copy()
        other.ledger = self.ledger
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
            self.ledger + tuple(self.stack), self.round, self.hotels, self.strip, self.money,
            self.loans, self.prepared, tuple(self.occupied), tuple(self.track), tuple(self.firsts),
            tuple(self.missed), self.staff, tuple(self.dice), self.die, self.strength,
            tuple(self.pending), self.pointer, self.faces, self.unseen, tuple(self.grades),
            self.top, self.card,
        )
