"""Crafted positions in which those of Rudolph's rows decide that random games seldom reach."""

from tableforone.games.salamandra.rules import numbers as n
from tableforone.kernel.frames import OPPONENT, YOU, Event
from tests.games.salamandra.glade import fill, glade, lay, stand, waiting


def rare() -> list[Event]:
    """Events with a full furthest tile, and with a third scroll when the upper spots are taken."""
    p = glade()
    lay(p, "F05", -1, -1)
    lay(p, "F06", -2, -1)
    fill(p, "F06")
    stand(p, "F05 top")
    p.rudolph_scrolls = 2
    p.book_spots = [YOU, n.NOBODY, YOU, n.NOBODY, OPPONENT, n.NOBODY]
    p.stack.append((n.ARROW,))
    waiting(p).chance(7)  # the arrow west from the north-west starting tile
    return p.heard or []
