"""Which rows of Rudolph do random games seldom reach?  Crafted positions in which each of them decides."""

from tableforone.games.salamandra.rules import numbers as n
from tableforone.kernel.frames import Event, reply, settle
from tests.games.salamandra.glade import WORDS, fill, glade, lay, stand


def rare() -> list[Event]:
    """What is told when the furthest tile is full, and when Rudolph's third scroll finds the upper spots taken."""
    events: list[Event] = []
    p = glade()
    lay(p, "F05", -1, -1)
    lay(p, "F06", -2, -1)
    fill(p, "F06")
    stand(p, "F05 top")
    p.grey_scrolls = 2
    p.book_spots = [n.HUMAN, 0, n.HUMAN, 0, n.RUDOLPH, 0]
    p.stack.append((n.ARROW,))
    settle(p, WORDS)
    reply(p, WORDS, 7)  # the arrow west from the north-west starting tile
    events += p.heard or []
    return events
