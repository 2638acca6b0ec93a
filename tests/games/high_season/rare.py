"""Crafted turns in which those of Ralph's rows decide that random games seldom reach."""

from tableforone.kernel.frames import Event
from tests.games.high_season.crafted import dice, face, occupy, ralph, rooms, table


def rare() -> list[Event]:
    """Every preference with and without a colour, and every rule for choosing a die."""
    events: list[Event] = []
    for colour in ("red", "any"):
        for prefer in ("none", "row", "column", "group"):
            p = table(occupied=[0, rooms(1, 2, 20, 21)])  # hotel 2
            events += ralph(p, face([1, 1], occupy(colour, prefer)), "from_left")
    for pictured in ([2, 4], [2, 5], [2, "most"], ["most", 1]):
        events += ralph(table(dice=dice(1, 3, 3, 5, 6, 6)), face(pictured, occupy("any")), "from_left")
    return events
