"""Plain versions of the fast rows and steps of the opponent: guest by guest, symbol by symbol."""

from tableforone.games.grand_austria_hotel.opponent import cards as his
from tableforone.games.grand_austria_hotel.rules import boards
from tableforone.games.grand_austria_hotel.rules import numbers as n
from tableforone.games.grand_austria_hotel.rules.cards import GUEST_COLOUR
from tableforone.games.grand_austria_hotel.rules.position import Hotels
from tableforone.kernel.frames import Frame


def fits(p: Hotels, guest: int) -> bool:
    """Whether there is an empty space of the guest's colour in his hotel (20.5.2)."""
    colour = GUEST_COLOUR[guest]
    empty = [space for space in range(boards.SPACES) if not p.his_rooms >> space & 1]
    return any(colour == n.GREEN or boards.SPACE_COLOUR[n.NIGHT][space] == colour for space in empty)


def carried_out(card: int, level: int) -> list[Frame]:
    """The steps in order: each guest with the queue after it, the die, the symbols (20.3.1)."""
    found: list[Frame] = []
    for nth, (_, lowest) in enumerate(his.GUESTS[card]):
        if lowest <= level:
            found += [(n.HIS_GUEST, nth), (n.REFILL,)]
    found.append((n.HIS_DIE,))
    for nth, (_, _, lowest) in enumerate(his.SYMBOLS[card]):
        if lowest <= level:
            found.append((n.HIS_SYMBOL, nth))
    return found
