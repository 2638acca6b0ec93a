"""What is known of coloured dice and celebrities at a real table.

Where the dice are that she looks at, and what they are worth.

A celebrity is known by the colour of its die alone: its number is that of the colour.
"""

from itertools import permutations
from typing import Any, Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame, replaced

from ..modules.celebrities.rules.lounge import FACE, HERS, ORDER, ROWS, TILE
from ..modules.common.rules import numbers as m
from ..opponent.cards import COLOURED_DIE
from ..rules.position import Hotels
from . import dice
from . import numbers as c

COLOURS: Final = (0, 1, 2)
ORDERS: Final[list[tuple[int, ...]]] = list(permutations(COLOURS))
MOST_WORTH: Final = 20


def is_there(p: Hotels) -> bool:
    return bool(p.modules & m.CELEBRITIES)


def worths() -> tuple[tuple[int, int], ...]:
    """Points of celebrities, for the edition: none is told yet."""
    return ((0, 0),) * len(ROWS)


def order() -> tuple[int, ...]:
    return tuple(ORDER)


def on_the_board(p: Hotels) -> list[int]:
    """Colours whose die she has not taken in this round."""
    return [colour for colour in COLOURS if p.lounge[TILE + colour] >= 0]


# --- what she needs


def unsure_before(p: Hotels) -> Frame | None:
    """A card with a coloured die: she looks for all of them (22.2)."""
    if not is_there(p) or not COLOURED_DIE[p.instruction]:
        return None
    return next(((c.WHERE, x) for x in on_the_board(p) if not noted(p, c.PLACED) >> x & 1), None)


def unsure_after(p: Hotels, after: Hotels, face: int) -> Frame | None:
    """The space from which she takes a die: are there coloured ones?  And what is the celebrity worth (22.1, 22.3)?"""
    if not is_there(p):
        return None
    placed = all(noted(p, c.PLACED) >> x & 1 for x in on_the_board(p))
    if not placed and not noted(p, c.SPACES) >> face & 1:
        return (c.ON_SPACE, face)
    taken = [
        x for x in COLOURS if after.lounge[HERS] & ~p.lounge[HERS] and p.lounge[TILE + x] != after.lounge[TILE + x]
    ]
    return unsure_worth(p, taken)


def unsure_worth(p: Hotels, colours: list[int]) -> Frame | None:
    return next(((c.WORTH, x) for x in colours if not noted(p, c.WORTHS) >> x & 1), None)


# --- what is told


def ask_on_space(p: Hotels, frame: Frame) -> list[int] | None:
    """Any of the colours that may still lie there, as bits."""
    here = [x for x in on_the_board(p) if not noted(p, c.PLACED) >> x & 1 or p.lounge[FACE + x] == frame[1]]
    sets = [mask for mask in range(8) if not set(bits(mask)) - set(here)]
    return [mask for mask in sets if mask.bit_count() <= p.dice[frame[1]]]


def answer_on_space(p: Hotels, frame: Frame, mask: int) -> None:
    face: int = frame[1]
    note(p, c.SPACES, noted(p, c.SPACES) | 1 << face)
    for colour in bits(mask):
        p.lounge[FACE + colour] = face
        note(p, c.PLACED, noted(p, c.PLACED) | 1 << colour)


def ask_where(p: Hotels, frame: Frame) -> list[int] | None:
    """A space, or 0: not on the action board any more."""
    return [0, *(face for face in dice.FACES if p.dice[face] and not noted(p, c.SPACES) >> face & 1)]


def answer_where(p: Hotels, frame: Frame, face: int) -> None:
    colour: int = frame[1]
    p.lounge[FACE + colour] = face
    note(p, c.PLACED, noted(p, c.PLACED) | 1 << colour)


def ask_worth(p: Hotels, frame: Frame) -> list[int] | None:
    return list(range(MOST_WORTH + 1))


def answer_worth(p: Hotels, frame: Frame, points: int) -> None:
    colour: int = frame[1]
    part: list[Any] = list(p.edition[m.CELEBRITY_PART])
    part[colour] = (points, points)
    p.edition = replaced(p.edition, m.CELEBRITY_PART, tuple(part))
    note(p, c.WORTHS, noted(p, c.WORTHS) | 1 << colour)


def ask_lounge(p: Hotels, frame: Frame) -> list[int] | None:
    return list(range(len(ORDERS)))


def answer_lounge(p: Hotels, frame: Frame, nth: int) -> None:
    p.edition = replaced(p.edition, m.LOUNGE_PART, ORDERS[nth])
    note(p, c.ORDERED, 1)


# --- rounds


def run_roll(p: Hotels, frame: Frame) -> list[int] | None:
    """Dice in colours fall as white ones do: where, she asks when she looks."""
    p.rolls += 1
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    dice.lie_there(p, frame[1] + int(frame[2]).bit_count())
    return None


def run_reveal(p: Hotels, frame: Frame) -> list[int] | None:
    p.lounge[TILE + frame[1]] = frame[1]
    return None


def your_turn(p: Hotels) -> None:
    """You may have taken any of them."""
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)
