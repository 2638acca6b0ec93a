"""The fields in a position that several modules share."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import numbers as n
from ....rules.fields import MOST_ITEMS, staff


def tally() -> list[Field]:
    return [
        Number("spaces now", 0, MOST_ITEMS),  # in this action, like the next three
        Number("dishes now", 0, MOST_ITEMS),
        Number("drinks now", 0, MOST_ITEMS),
        Number("champagne now", 0, MOST_ITEMS),
        Members("ready", staff()),  # staff that may be flipped after this action
        Members("flipped", staff()),
        *[Number(f"completed {colour}", 0, MOST_ITEMS) for colour in n.COLOURS],
        Number("completed large", 0, MOST_ITEMS),  # orders of at least three items
        Number("Schulze used", 0, 1),  # in this round
    ]
