"""What is counted in ``p.tally``?  Each number named once."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import numbers as n
from ....rules.fields import MOST_ITEMS, staff


def tally() -> list[Field]:
    return [
        Number("spaces now", "Emperor spaces advanced in this action", 0, MOST_ITEMS),
        Number("dishes now", "dishes received in this action", 0, MOST_ITEMS),
        Number("drinks now", "drinks received in this action", 0, MOST_ITEMS),
        Number("champagne now", "champagne spent in this action", 0, MOST_ITEMS),
        Members("ready", "staff that may be flipped after this action", staff()),
        Members("flipped", "staff that was flipped", staff()),
        *[Number(f"completed {colour}", "guests of this colour completed", 0, MOST_ITEMS) for colour in n.COLOURS],
        Number("completed large", "guests completed whose order had at least three items", 0, MOST_ITEMS),
        Number("Schulze used", "in this round", 0, 1),
    ]
