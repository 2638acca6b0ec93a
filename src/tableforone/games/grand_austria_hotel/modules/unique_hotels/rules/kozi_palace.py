"""The entrance The Kozi Palace: a die moves to an adjacent space that is then used (16.5.9)."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame, tell

from ....rules import numbers as n
from ....rules.actions import act_extra, can_act_extra, can_take
from ....rules.flow import answer_turn
from ....rules.position import Hotels
from ...celebrities.rules.dice import colour_dice, dice_to_move, put_die, without_lost
from ...common.rules import numbers as m
from . import places as at

UP: Final = 8
FACE: Final = 16
EXTRA_COLOUR: Final = 100  # E. Gizia's answers: 100 * die + 10 * from + onto


def shift(p: Hotels, die: int, face: int, onto: int) -> None:
    """Move a die: 0 is a white one, 1-3 one of the coloured dice."""
    p.dice[face] -= 1
    p.dice[onto] += 1
    put_die(p, die, onto)
    tell(p, ("shift", YOU, die, face, onto))


def ways(p: Hotels) -> list[tuple[int, int, int]]:
    """Every die that could move to an adjacent space with dice, as (die, from, onto).

    1 and 6 are not adjacent.
    """
    found: list[tuple[int, int, int]] = []
    for face in range(1, 7):
        for onto in (face - 1, face + 1):
            if 1 <= onto <= 6 and p.dice[onto] and p.dice[face]:
                found.extend((die, face, onto) for die in dice_to_move(p, face))
    return found


def shifted(p: Hotels, die: int, face: int, onto: int) -> Hotels:
    q = p.copy()
    shift(q, die, face, onto)
    return q


def dice_answers(p: Hotels, face: int) -> list[int]:
    """The ways to take a die from this space, if its action is possible."""
    answers = []
    if can_take(p, face, 0):
        answers.append(n.DIE + face)
    if p.money and can_take(p, face, 1):
        answers.append(n.BOOSTED + face)
    colour_dice(p, answers, (face,))
    return answers


def offer_shifts(p: Hotels, frame: Frame, answers: list[int]) -> None:
    if p.unique[at.ENTRANCE] != at.KOZI or frame[2] & n.DIE_TAKEN:
        return
    found = [
        m.SHIFT + face * FACE + (UP if onto > face else 0) + die
        for die, face, onto in ways(p)
        if dice_answers(shifted(p, die, face, onto), onto)
    ]
    answers[:] = without_lost(p, answers, found) + found


def answer_shift(p: Hotels, frame: Frame, answer: int) -> None:
    """Move the die; the space must be used now."""
    face, rest = divmod(answer - m.SHIFT, FACE)
    onto = face + 1 if rest >= UP else face - 1
    shift(p, rest % UP, face, onto)
    p.stack.append((m.TURN_ON, frame[1], frame[2] | n.TOUCHED, onto))


def ask_turn_on_a_space(p: Hotels, frame: Frame) -> list[int] | None:
    return sorted(dice_answers(p, frame[3]))


def answer_turn_on_a_space(p: Hotels, frame: Frame, answer: int) -> None:
    answer_turn(p, (n.TURN, frame[1], frame[2]), answer)


# E. Gizia may use it, too.


def offer_extra(p: Hotels, answers: list[int]) -> None:
    if p.unique[at.ENTRANCE] == at.KOZI:
        answers.extend(
            sorted(
                EXTRA_COLOUR * die + 10 * face + onto
                for die, face, onto in ways(p)
                if can_act_extra(shifted(p, die, face, onto), onto)
            )
        )


def shift_extra(p: Hotels, answer: int) -> bool:
    if answer <= 6:
        return False
    die, rest = divmod(answer, EXTRA_COLOUR)
    shift(p, die, rest // 10, rest % 10)
    act_extra(p, rest % 10)
    return True
