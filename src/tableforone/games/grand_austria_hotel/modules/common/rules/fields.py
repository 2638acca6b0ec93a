"""What is counted in ``p.tally``?  Each number named once."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import numbers as n
from ....rules.fields import staff


def tally() -> list[Field]:
    return [
        Number("spaces now", "Emperor spaces advanced in this action"),
        Number("dishes now", "dishes received in this action"),
        Number("drinks now", "drinks received in this action"),
        Number("champagne now", "champagne spent in this action"),
        Members("ready", "staff that may be flipped after this action", staff()),
        Members("flipped", "staff that was flipped", staff()),
        *[Number(f"completed {colour}", "guests of this colour completed") for colour in n.COLOURS],
        Number("completed large", "guests completed whose order had at least three items"),
        Number("Schulze used", "in this round"),
    ]
