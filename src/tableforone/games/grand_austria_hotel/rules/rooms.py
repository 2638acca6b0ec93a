"""Preparing and occupying rooms one at a time, by an action or effect (4.6, 6.5, 7)."""

from typing import Final

from tableforone.kernel.frames import Frame

from . import boards
from . import numbers as n
from .gains import push_parts
from .guard import keep_main_possible
from .hotel import answers_of, occupy, preparable, prepare
from .position import Hotels

SPACE_FROM: Final = 1  # answers 1-20 are the spaces 0-19


def ask_prepare(p: Hotels, frame: Frame) -> list[int] | None:
    """Prepare a room; all that are not mandatory may be declined (4.6, 6.5.1, 13.8)."""
    if not frame[1]:
        return None
    spaces = preparable(p, p.money, frame[2], frame[3])
    if not spaces:
        return None
    answers = answers_of(spaces, SPACE_FROM)
    if not frame[4]:
        answers.insert(0, n.DECLINE)
        return keep_main_possible(p, frame, answers) if p.modules else answers
    return answers


def answer_prepare(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        musts: int = frame[4]
        prepare(p, answer - SPACE_FROM, frame[2])
        if frame[1] > 1:
            p.stack.append((n.PREPARE, frame[1] - 1, frame[2], frame[3], musts - 1 if musts else 0))


def ask_occupy(p: Hotels, frame: Frame) -> list[int] | None:
    """Turn a vacant room of any colour to occupied (6.5.2)."""
    vacant = p.rooms & ~p.occupied & boards.UP_TO_FLOOR[frame[2]]
    if not vacant or not frame[1]:
        return None
    return keep_main_possible(p, frame, [n.DECLINE, *answers_of(vacant, SPACE_FROM)])


def answer_occupy(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        p.stack.append((n.OCCUPY, frame[1] - 1, frame[2]))
        push_parts(p, occupy(p, answer - SPACE_FROM))


def ask_prepare_and_occupy(p: Hotels, frame: Frame) -> list[int] | None:
    spaces = preparable(p, p.money, frame[2], frame[3])
    if not spaces or not frame[1]:
        return None
    return [n.DECLINE, *answers_of(spaces, SPACE_FROM)]


def answer_prepare_and_occupy(p: Hotels, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        p.stack.append((n.PREPARE_OCCUPY, frame[1] - 1, frame[2], frame[3]))
        prepare(p, answer - SPACE_FROM, frame[2])
        push_parts(p, occupy(p, answer - SPACE_FROM))
