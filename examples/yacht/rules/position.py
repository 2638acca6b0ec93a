"""The position. Written by ``make positions`` from fields.py: change that, not this."""

from tableforone.kernel.frames import Position


class Sheet(Position):
    """Its parts are explained in voice/en/fields.ftl."""

    FIELDS = (
        "weather", "round", "turn", "throws", "dice", "held", "points",
    )
    __slots__ = FIELDS

    weather: int
    round: int
    turn: int
    throws: int
    dice: list[int]
    held: list[int]
    points: list[int]

    def copy(self) -> "Sheet":
        other = Sheet()
        other.stack = self.stack.copy()
        other.ledger = self.ledger
        other.weather = self.weather
        other.round = self.round
        other.turn = self.turn
        other.throws = self.throws
        other.dice = self.dice.copy()
        other.held = self.held.copy()
        other.points = self.points.copy()
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.ledger + tuple(self.stack), self.weather, self.round, self.turn, self.throws,
            tuple(self.dice), tuple(self.held), tuple(self.points),
        )
