"""Coloured dice and celebrities in the companion: where the dice are and what they are worth.

A celebrity is identified only by the colour of its die: its number is that of the colour.
"""

from itertools import permutations
from typing import Final

from tableforone.kernel.asking import about_first, is_noted, note, note_member
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import Frame, replaced

from ..modules.celebrities.rules.lounge import FACE, HERS, TILE
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


def on_the_board(p: Hotels) -> list[int]:
    """Colours whose die she has not taken this round."""
    return [colour for colour in COLOURS if p.lounge[TILE + colour] >= 0]


# --- what she must know


def unsure_before(p: Hotels) -> Frame | None:
    """The question about a coloured die, if her card shows one: she needs all of them (22.2)."""
    if not is_there(p) or not COLOURED_DIE[p.instruction]:
        return None
    return about_first(p, c.PLACED, c.WHERE, on_the_board(p))


def unsure_after(p: Hotels, after: Hotels, face: int) -> Frame | None:
    """The question about coloured dice on her space, or the celebrity's points (22.1, 22.3)."""
    if not is_there(p):
        return None
    placed = all(is_noted(p, c.PLACED, x) for x in on_the_board(p))
    if not placed and not is_noted(p, c.SPACES, face):
        return (c.ON_SPACE, face)
    taken = [
        x for x in COLOURS if after.lounge[HERS] & ~p.lounge[HERS] and p.lounge[TILE + x] != after.lounge[TILE + x]
    ]
    return about_first(p, c.WORTHS, c.WORTH, taken)


# --- entries


def ask_on_space(p: Hotels, frame: Frame) -> list[int] | None:
    """Sets, as bits, of the colours that may be on this space."""
    here = [x for x in on_the_board(p) if not is_noted(p, c.PLACED, x) or p.lounge[FACE + x] == frame[1]]
    sets = [mask for mask in range(8) if not set(bits(mask)) - set(here)]
    return [mask for mask in sets if mask.bit_count() <= p.dice[frame[1]]]


def answer_on_space(p: Hotels, frame: Frame, mask: int) -> None:
    face: int = frame[1]
    note_member(p, c.SPACES, face)
    for colour in bits(mask):
        answer_where(p, (c.WHERE, colour), face)


def ask_where(p: Hotels, frame: Frame) -> list[int] | None:
    """A space, or 0 if the die is no longer on the action board."""
    return [0, *(face for face in dice.FACES if p.dice[face] and not is_noted(p, c.SPACES, face))]


def answer_where(p: Hotels, frame: Frame, face: int) -> None:
    p.lounge[FACE + frame[1]] = face
    note_member(p, c.PLACED, frame[1])


def answer_worth(p: Hotels, frame: Frame, points: int) -> None:
    worths = replaced(p.edition[m.CELEBRITY_PART], frame[1], (points, points))
    p.edition = replaced(p.edition, m.CELEBRITY_PART, worths)
    note_member(p, c.WORTHS, frame[1])


def answer_lounge(p: Hotels, frame: Frame, nth: int) -> None:
    p.edition = replaced(p.edition, m.LOUNGE_PART, ORDERS[nth])
    note(p, c.ORDERED, 1)


# --- rounds


def run_roll(p: Hotels, frame: Frame) -> list[int] | None:
    """Roll coloured dice together with the white ones; she asks for their spaces when needed."""
    p.rolls += 1
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    dice.lie_there(p, frame[1] + int(frame[2]).bit_count())
    return None


def run_reveal(p: Hotels, frame: Frame) -> list[int] | None:
    p.lounge[TILE + frame[1]] = frame[1]
    return None


def your_turn(p: Hotels) -> None:
    """Forget where the coloured dice are: you may have taken any of them."""
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)
