"""Coloured dice of module 2: rolled and taken like white ones, but they give a celebrity.

Rules 15.1-15.3, 15.7.
"""

from collections.abc import Sequence
from typing import Final

from tableforone.kernel.frames import TABLE, Answer, Frame, tell

from ....rules import numbers as n
from ....rules.actions import can_take
from ....rules.flow import use_die
from ....rules.position import Hotels
from ...common.rules import numbers as m
from .lounge import FACE, take

COLOURS: Final = (0, 1, 2)
FACES: Final = (1, 2, 3, 4, 5, 6)
ALL_COLOURS: Final = 0b111
BOOST: Final = 10
COLOUR: Final = 20
WHITE: Final = 0


def colours_on(p: Hotels, face: int) -> list[int]:
    """The coloured dice on a space."""
    if not p.modules & m.CELEBRITIES:
        return []
    return [colour for colour in COLOURS if p.lounge[FACE + colour] == face]


def dice_to_move(p: Hotels, face: int) -> list[int]:
    """The different dice on a space: 0 for white, 1-3 for the colours."""
    coloured = colours_on(p, face)
    whites = [WHITE] if p.dice[face] > len(coloured) else []
    return whites + [1 + colour for colour in coloured]


def put_die(p: Hotels, die: int, face: int) -> None:
    if die != WHITE:
        p.lounge[FACE + die - 1] = face


# --- rolling


def roll(p: Hotels, dice: int) -> bool:
    """Roll the dice at the start of a round: three of them are coloured."""
    p.stack.append((m.ROLL_COLOURED, dice - len(COLOURS), ALL_COLOURS))
    return True


def answer_roll_in_colour(p: Hotels, frame: Frame, answer: Answer) -> None:
    p.rolls += 1
    p.dice = [0, *answer[:6]]
    for colour in COLOURS:
        face: int = answer[6 + colour]
        p.lounge[FACE + colour] = face
        if face:
            p.dice[face] += 1
    tell(p, ("roll in colour", TABLE, *answer))


# --- removing a die


def dustbin(p: Hotels, left: int) -> bool:
    """Remove a white die first; if only coloured ones are left, the player chooses (15.7)."""
    coloured = sum(1 << colour for colour in COLOURS if p.lounge[FACE + colour])
    whites = left - coloured.bit_count()
    if whites:
        roll_again(p, whites - 1, coloured)
    elif left == 1:
        roll_again(p, 0, 0)
    else:
        p.stack.append((m.DUSTBIN,))
    return True


def roll_again(p: Hotels, whites: int, coloured: int) -> None:
    p.dice = [0] * 7
    p.lounge[FACE : FACE + 3] = [0, 0, 0]
    tell(p, ("dustbin", TABLE, whites + coloured.bit_count()))
    if whites or coloured:
        p.stack.append((m.ROLL_COLOURED, whites, coloured))


def ask_dustbin(p: Hotels, frame: Frame) -> list[int] | None:
    return [1 + colour for colour in COLOURS if p.lounge[FACE + colour]]


def answer_dustbin(p: Hotels, frame: Frame, answer: int) -> None:
    left = sum(1 << colour for colour in COLOURS if p.lounge[FACE + colour])
    roll_again(p, 0, left & ~(1 << answer - 1))


# --- taking


def offer(p: Hotels, frame: Frame, answers: list[int]) -> None:
    if frame[2] & n.DIE_TAKEN:
        return
    first = next((answer for answer in answers if n.DIE < answer < n.BOOSTED), 0)
    stuck = not first or not can_take(p, first - n.DIE, 0)
    colour_dice(p, answers, FACES)
    if stuck:
        answers[:] = without_lost(p, answers, [])


def colour_dice(p: Hotels, answers: list[int], faces: Sequence[int]) -> None:
    """Add answers for coloured dice; the plain answer takes only a white die (15.2)."""
    found: list[int] = []
    for face in faces:
        coloured = colours_on(p, face)
        for colour in coloured:
            found.extend(
                m.COLOURED + colour * COLOUR + boost * BOOST + face
                for boost in (0, 1)
                if (n.BOOSTED if boost else n.DIE) + face in answers or helps(p, colour, face, boost)
            )
        if coloured and p.dice[face] == len(coloured):
            answers[:] = [a for a in answers if a != n.DIE + face and a != n.BOOSTED + face]
    answers.extend(found)


def without_lost(p: Hotels, answers: list[int], more: list[int]) -> list[int]:
    """If an action is possible, none may be lost (4.3.2) and no points forfeited (23.5.3)."""
    possible = [answer for answer in answers if is_die(answer) and allows_action(p, answer)]
    if not possible and not more:
        return answers
    return [answer for answer in answers if answer in possible or not (is_die(answer) or answer == m.FORFEIT)]


def is_die(answer: int) -> bool:
    return n.DIE < answer < n.SERVE_NOW or m.COLOURED <= answer < m.COLOURED + COLOUR * len(COLOURS)


def allows_action(p: Hotels, answer: int) -> bool:
    if answer < n.SERVE_NOW:
        return can_take(p, answer % BOOST, int(answer > n.BOOSTED))
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    face, boost = rest % BOOST, rest // BOOST
    return can_take(p, face, boost) or helps(p, colour, face, boost)


def helps(p: Hotels, colour: int, face: int, boost: int) -> bool:
    """Whether the celebrity of this die makes its action possible (15.3)."""
    if boost > p.money or (face != 3 and face != 5):
        return False
    q = p.copy()
    take(q, colour)
    return can_take(q, face, boost)


def take_coloured(p: Hotels, frame: Frame, answer: int) -> None:
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    take(p, colour)
    use_die(p, frame[1], frame[2] | n.TOUCHED, rest % BOOST, rest // BOOST)
