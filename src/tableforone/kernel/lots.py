"""Random picks of the opponent: one word picks where the rows of a decision leave several."""

from collections.abc import Sequence
from typing import Any

from tableforone.kernel.bits import mask_of
from tableforone.kernel.chance import Lot
from tableforone.kernel.compiling import mypyc_attr
from tableforone.kernel.frames import Arg, Frame, Position, Word, ask_chance
from tableforone.kernel.rows import Decision, tell_choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Equals(Lot):
    """A random pick among the candidates that the rows leave.

    If there is more than one in a game, ``nth`` returns the number of this one.
    """

    def ways(self, p: Any, frame: Frame) -> list[int]:
        return list(range(len(frame[4])))


def lot_word(number: int, decisions: Sequence[Decision], equals: Equals, candidates: int, about: Arg) -> Word:
    """The word that picks at random for these decisions, each at the place of its ``number``.

    There are at most this many candidates; ``about`` bounds what the choices are about.
    """

    def answer_lot(p: Any, frame: Frame, nth: int) -> None:
        lot_fell(p, decisions[frame[1]], frame, nth)

    args = (
        Arg("decision", 0, len(decisions) - 1),
        Arg("then", frame=True),
        about,
        Arg("left", 0, candidates - 1, deep=True),
        Arg("walked", 0, (1 << candidates) - 1, deep=True),
    )
    return Word(number, "lot", ask_chance, answer_lot, chance=equals, args=args)


def lot_fell(p: Position, decision: Decision, frame: Frame, nth: int) -> None:
    """The random pick chose the nth remaining candidate: record the decision and continue."""
    then: Frame = frame[2]
    numbers: tuple[int, ...] = frame[4]
    number = numbers[nth]
    if p.heard is not None:
        lot = (len(decision.rows) - 1, mask_of(list(numbers)), 1 << number)
        tell_choice(p, decision, frame[3], number, frame[5][0], [*frame[5][1:], lot])
    p.stack.append((*then, number))


def lots_told(p: Position, decision: Decision, frame: Frame) -> list[Any]:
    """The candidates of a random pick as events name them, in the order of its outcomes."""
    return list(decision.shown(mask_of(list(frame[4])), p, frame[3]).values())
