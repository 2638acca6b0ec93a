"""What must be entered at a real table: your cubes that his card takes, and scarce cubes.

The supply counts as large enough until you say that a colour is running out.  Then its cubes are
counted after each of your actions, when he needs them.
"""

from typing import Any, Final

from tableforone.kernel.asking import (
    Carry,
    FactGate,
    Run,
    about_first,
    asks_first,
    is_noted,
    note,
    note_member,
    noted,
    waits,
)
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Frame, Word

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import numbers as c


def for_your_cubes(p: Waterdeep, left: list[Any], about: Any) -> Frame | None:
    """Whether you have a cube of the kind that he takes."""
    return (c.HAVE, left[0]) if noted(p, c.HAD) >> 1 != 1 + left[0] else None


ASKS: Final = FactGate({"your cubes": for_your_cubes})


def answer_have(p: Waterdeep, frame: Frame, answer: int) -> None:
    """F7: you lose one cube, so it only matters whether you have one."""
    note(p, c.HAD, (1 + frame[1]) * 2 + answer)
    p.my = [0] * 5
    p.my[frame[1]] = answer


def forget_cubes(p: Waterdeep) -> None:
    note(p, c.HAD, 0)
    p.my = [0] * 5


# --- the supply


def have_plenty(p: Waterdeep) -> None:
    """Assume that you have no cubes of colours that are not scarce: he takes what he likes."""
    for kind in range(n.GOLD):
        if not is_noted(p, c.SCARCE, kind):
            lying = sum(p.stock[tile] for tile in range(cards.TILES) if cards.STOCK_KIND[tile] == kind)
            left = cards.CUBES_OF_A_KIND - p.his[kind] - lying
            p.supply[kind] = max(0, left)  # his cubes may have been corrected


def uncounted(p: Waterdeep, frame: Frame) -> Frame | None:
    """The question about scarce cubes that were not counted since you acted."""
    return about_first(p, c.COUNTED, c.SUPPLY, bits(noted(p, c.SCARCE)))


def counting(word: Word) -> Word:
    """Wrap one of his words that may read the supply: scarce cubes are counted first."""
    watched = asks_first(word, ASKS)

    def run_counted(p: Any, frame: Frame) -> list[int] | None:
        have_plenty(p)
        had = noted(p, c.HAD)
        answers = watched.run(p, frame)
        if had:
            forget_cubes(p)
        return answers

    return waits(word.done_by(run_counted), uncounted)


def his_alone(word: Word, yours: Run | None = None, answer: Carry | None = None) -> Word:
    """Wrap an effect so that it moves only his pieces; you carry out yours yourself.

    ``yours`` asks a different question for you, and ``answer`` carries it out.
    """
    his = counting(word)

    def run_for_him(p: Any, frame: Frame) -> list[int] | None:
        if frame[1] == OPPONENT:
            return his.run(p, frame)
        you_acted(p)  # also in his turn, as the owner of a tile
        return yours(p, frame) if yours else None

    return word.done_by(run_for_him, answer)


def ask_low(p: Waterdeep, frame: Frame) -> list[int] | None:
    return [kind for kind in range(n.GOLD) if not is_noted(p, c.SCARCE, kind)]


def answer_low(p: Waterdeep, frame: Frame, kind: int) -> None:
    note_member(p, c.SCARCE, kind)


def answer_supply(p: Waterdeep, frame: Frame, left: int) -> None:
    """Enter the cubes left; eight or more means that they are no longer scarce."""
    kind: int = frame[1]
    if left == c.FEW:
        note(p, c.SCARCE, noted(p, c.SCARCE) & ~(1 << kind))
    p.supply[kind] = left
    note_member(p, c.COUNTED, kind)


def you_acted(p: Waterdeep) -> None:
    """Forget the counts: cubes may have entered or left the supply."""
    note(p, c.COUNTED, 0)


def forget(p: Waterdeep, frame: Frame) -> None:
    """Forget a wrong entry; it is asked again when he needs it."""
    you_acted(p)
    forget_cubes(p)
