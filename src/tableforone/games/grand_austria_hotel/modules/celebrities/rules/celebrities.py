"""The effects of the player's celebrities until the end of the round (15.4, 15.6).

Each source of gains counts separately.
"""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import boards, cards
from ....rules import numbers as n
from ....rules.edition import guest_size
from ....rules.flow import push_turn
from ....rules.gains import advance, score
from ....rules.hotel import answers_of
from ....rules.items import fill
from ....rules.moments import STAYS
from ....rules.numbers import NOBODY
from ....rules.position import Hotels
from ....rules.prices import DISHES_AND_DRINKS
from ...common.rules import numbers as m
from .lounge import EXCHANGED, IDS, MINE, QUIET

CHRISTIE: Final[int] = IDS.index("christie")
EINSTEIN: Final[int] = IDS.index("einstein")
CHAPLIN: Final[int] = IDS.index("chaplin")
MAGIE: Final[int] = IDS.index("magie")
PUCCINI: Final[int] = IDS.index("puccini")
TOLKIEN: Final[int] = IDS.index("tolkien")
GANDHI: Final[int] = IDS.index("gandhi")
CURIE: Final[int] = IDS.index("curie")
MATA_HARI: Final[int] = IDS.index("mata_hari")
PICASSO: Final[int] = IDS.index("picasso")
FREUD: Final[int] = IDS.index("freud")
CHURCHILL: Final[int] = IDS.index("churchill")
MOST_EXCHANGED: Final = 4


def has(p: Hotels, tile: int) -> bool:
    return p.lounge[MINE] >> tile & 1 == 1


def money_gained(p: Hotels, krones: int) -> None:
    """Magie: after every source of krones, prepare a room for 1 krone less."""
    if has(p, MAGIE):
        p.stack.append((n.PREPARE, 1, 1, boards.TOP, 0))


def points_scored(p: Hotels, points: int) -> None:
    """Chaplin: 2 more points for every source of points, except his own."""
    if has(p, CHAPLIN):
        p.points[m.FOR_CELEBRITIES] += 2
        tell(p, ("points", YOU, 2, m.FOR_CELEBRITIES))


def advanced(p: Hotels, spaces: int) -> None:
    """Christie: a staff card for 2 krones less; Churchill: 1 more space, except after his own."""
    if has(p, CHRISTIE):
        p.stack.append((n.HIRE, 1, 2))
    if has(p, CHURCHILL) and not p.lounge[QUIET]:
        p.lounge[QUIET] = 1
        advance(p, 1)
        p.lounge[QUIET] = 0


def items_received(p: Hotels, frame: Frame) -> None:
    """Picasso: for every source of champagne a dish or drink and a point."""
    if has(p, PICASSO) and frame[1 + n.CHAMPAGNE]:
        p.stack.insert(len(p.stack) - 1, (n.ANY_ITEMS, 1))  # after the champagne is placed
        score(p, 1, m.FOR_CELEBRITIES)


def staff_played(p: Hotels, card: int, parts: list[Frame]) -> None:
    if has(p, PUCCINI):
        parts.extend([(n.RECEIVE, 0, 0, 0, 0, 1), (n.POINTS, 2, m.FOR_CELEBRITIES)])
    if has(p, CURIE):
        parts.append((n.ANY_ITEMS, 2))


def room_occupied(p: Hotels, space: int, group: int, complete: bool, parts: list[Frame]) -> None:
    if has(p, TOLKIEN):
        parts.append((n.POINTS, 2, m.FOR_CELEBRITIES))


def dancer_sent(p: Hotels, parts: list[Frame]) -> None:
    if has(p, MATA_HARI):
        parts.extend([(n.POINTS, 1, m.FOR_CELEBRITIES), (n.EMPEROR, 1)])


def rooms_free(p: Hotels) -> bool:
    return has(p, GANDHI)


# Freud


def nearly_complete(p: Hotels, table: int) -> bool:
    """Whether exactly one item of the order is missing, and was not the only one (15.6)."""
    return has(p, FREUD) and p.short[table] == 1 and guest_size(p, p.cafe[table]) > 1


def offer_moves(p: Hotels, frame: Frame, answers: list[int]) -> None:
    vacant = p.rooms & ~p.occupied
    for table in range(len(p.cafe)):
        guest = p.cafe[table]
        if guest != NOBODY and nearly_complete(p, table) and not STAYS.taken_over(p, guest):
            answers.extend(
                answers_of(vacant & boards.COLOUR_MASK[p.board][cards.GUEST_COLOUR[guest]], n.MOVE + table * 20)
            )


def clear_table(p: Hotels, guest: int, table: int, parts: list[Frame]) -> None:
    """Remove the missing item from the order."""
    fill(p, table)


# Einstein


def offer_exchange(p: Hotels, frame: Frame, answers: list[int]) -> None:
    if has(p, EINSTEIN) and not p.lounge[EXCHANGED] and any(p.kitchen[:DISHES_AND_DRINKS]):
        answers.append(m.EXCHANGE)


def exchange(p: Hotels, frame: Frame, answer: int) -> None:
    push_turn(p, frame[1], frame[2] | n.TOUCHED)
    p.lounge[EXCHANGED] = 1
    p.stack.append((n.SPEND, MOST_EXCHANGED, 0, 0, 0, 0))
