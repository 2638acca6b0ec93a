"""What is known of the dice?  On each space there are at least and at most so many; he asks where that is not enough.

The position holds how many there are at most (so that no space is left out), the ledger how many there are at least.
"""

from typing import Final

from tableforone.kernel.asking import note, noted
from tableforone.kernel.bits import bits, mask_of
from tableforone.kernel.frames import Frame

from ..opponent.cards import DIE
from ..rules.position import Hotels
from . import numbers as c

FACES: Final = (1, 2, 3, 4, 5, 6)


def lie_there(p: Hotels, total: int) -> None:
    """So many dice were rolled: they may lie anywhere."""
    note(p, c.TOTAL, total)
    note(p, c.LOW, (0,) * 7)
    p.dice = [0] + [total] * 6
    note(p, c.SPACES, 0)
    note(p, c.PLACED, 0)
    note(p, c.LEADER, 0)


def one_is_gone(p: Hotels, *, perhaps_moved: bool) -> None:
    """You took a die, from wherever; with The Kozi Palace one or two may have moved before (16.5.9)."""
    note(p, c.TOTAL, max(0, noted(p, c.TOTAL) - 1))
    note(p, c.LOW, tuple(max(0, low - (2 if perhaps_moved else 1)) for low in noted(p, c.LOW)))
    if perhaps_moved:
        p.dice[1:] = [many + 1 for many in p.dice[1:]]
    note(p, c.LEADER, 0)
    reckon(p)


def he_took(p: Hotels, face: int) -> None:
    """He took one from this space: the position knows it already."""
    low = list(noted(p, c.LOW))
    low[face] = max(0, low[face] - 1)
    note(p, c.TOTAL, max(0, noted(p, c.TOTAL) - 1))
    note(p, c.LOW, tuple(low))
    note(p, c.LEADER, 0)
    reckon(p)


def reckon(p: Hotels) -> None:
    """All dice together are known: so a space has no more than the others leave, and no less than they lack."""
    total, low = noted(p, c.TOTAL), list(noted(p, c.LOW))
    for face in FACES:
        p.dice[face] = min(p.dice[face], total - sum(low) + low[face])
    for face in FACES:
        low[face] = max(low[face], total - sum(p.dice) + p.dice[face])
    note(p, c.LOW, tuple(low))


def ask_dice(p: Hotels, frame: Frame) -> list[int] | None:
    return list(range(noted(p, c.LOW)[frame[1]], p.dice[frame[1]] + 1))


def answer_dice(p: Hotels, frame: Frame, many: int) -> None:
    face: int = frame[1]
    low = list(noted(p, c.LOW))
    low[face] = p.dice[face] = many
    note(p, c.LOW, tuple(low))
    reckon(p)


def ask_most(p: Hotels, frame: Frame) -> list[int] | None:
    """One of these spaces, or several with equally many, as bits."""
    faces = mask_of(list(frame[1:]))
    return [mask for mask in range(1, faces + 1) if not mask & ~faces]


def answer_most(p: Hotels, frame: Frame, mask: int) -> None:
    """These have equally many, the others fewer."""
    note(p, c.LEADER, mask)
    low, total, tied = list(noted(p, c.LOW)), noted(p, c.TOTAL), bits(mask)
    others = [face for face in frame[1:] if face not in tied]
    least = max([low[face] for face in tied] + [low[face] + 1 for face in others])
    most = min([p.dice[face] for face in tied] + [(total - sum(low[face] for face in others)) // len(tied)])
    for face in tied:
        low[face] = least
        p.dice[face] = most
    for face in others:
        p.dice[face] = min(p.dice[face], most - 1)
    note(p, c.LOW, tuple(low))
    reckon(p)


# --- what he needs


def unsure_shown(p: Hotels, card: int) -> int:
    """A space that the card shows and on which perhaps no die lies; 0 where all is known."""
    low = noted(p, c.LOW)
    return next((face for face in DIE[card] if p.dice[face] and not low[face]), 0)


def unsure_most(p: Hotels, faces: list[int]) -> Frame | None:
    """Several spaces of these might have the most dice: which have?"""
    low = noted(p, c.LOW)
    most = max(low[face] for face in faces)
    rivals = [face for face in faces if p.dice[face] >= most]
    vague = any(low[face] < p.dice[face] for face in rivals)
    return (c.MOST, *rivals) if vague and len(rivals) > 1 and not noted(p, c.LEADER) else None
