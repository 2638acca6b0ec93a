"""Positions of Yacht for tests, made from dice and box names."""

from collections.abc import Mapping, Sequence

from tableforone.kernel.frames import OPPONENT, YOU, Event
from tests.desk import Desk

from .. import GAME
from ..opponent import rows
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Sheet
from ..rules.setup import BLANK


def faces(*dice: int) -> tuple[int, ...]:
    """The number of these dice with each face."""
    return tuple(dice.count(face) for face in range(1, 7))


def box(name: str) -> int:
    return cards.BOXES.index(name)


def sheet(yours: Mapping[str, int] | None = None, his: Mapping[str, int] | None = None) -> Sheet:
    """A sheet with these boxes filled, by name and points, at the level "breeze"."""
    p = BLANK.copy()
    p.weather = cards.LEVELS.index("breeze")
    for who, filled in ((YOU, yours or {}), (OPPONENT, his or {})):
        for name, points in filled.items():
            p.held[who] |= 1 << box(name)
            p.points[box(name)] = points
    p.round = (len(yours or {}) + len(his or {})) // 2 + 1
    return p


def all_but(*names: str) -> tuple[dict[str, int], dict[str, int]]:
    """All boxes except these, filled alternately with 0 points, so that nobody has the crew."""
    rest = [name for name in cards.BOXES if name not in names]
    return dict.fromkeys(rest[::2], 0), dict.fromkeys(rest[1::2], 0)


def turn(p: Sheet, who: int, *dice: int, throws: int = 1) -> Desk:
    """The turn of one player, with these dice after this many throws; the game ends after it."""
    p.turn, p.throws = who, throws - 1
    p.stack = [(n.THROW,)]
    return Desk(GAME, p).chance(faces(*dice))


def yours(*dice: int, p: Sheet | None = None, throws: int = 1) -> Desk:
    return turn(p or sheet(), YOU, *dice, throws=throws)


def his(*dice: int, p: Sheet | None = None, throws: int = 1) -> Desk:
    return turn(p or sheet(), OPPONENT, *dice, throws=throws)


def decided(desk: Desk, name: str) -> tuple[str, list[str]]:
    """The box of his last decision with this name, and the rules that narrowed the choice."""
    return told(desk.decisions(name)[-1])


def told(event: Event) -> tuple[str, list[str]]:
    _, _, _, _, choice, trace = event
    return cards.BOXES[choice[0]], [rule for rule, before, after in trace if after and len(after) < len(before)]


def steers(*dice: int, p: Sheet | None = None) -> str:
    """The box that he aims for after his first throw."""
    return decided(his(*dice, p=p), rows.COURSE.name)[0]


def fills(*dice: int, p: Sheet | None = None) -> str:
    """The box that he fills after his last throw."""
    return decided(his(*dice, p=p, throws=3), rows.FILL.name)[0]


def points(name: str, dice: Sequence[int]) -> int:
    """The points that you get for these dice in this box."""
    desk = yours(*dice)
    desk.do(n.BOX + box(name))
    scored: int = desk.p.points[box(name)]
    return scored
