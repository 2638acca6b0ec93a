"""What must be entered at a real table.

Whether you have the cube that his card takes, and how many cubes are left when few are.

Of cubes in the supply there are enough as long as you do not say that a colour is running out; then they are counted
each time after you have acted, when he is about to look at them.
"""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.asking import asks_first, note, noted
from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, Asks, Frame, Unknown, Word

from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import numbers as c


class PseudoAsks(Asks):
    """Who knows of your tavern what was told."""

    def need(self, p: Any, reads: str, left: list[Any], about: Any) -> None:
        if reads == "your cubes" and noted(p, c.HAD) >> 1 != 1 + left[0]:
            raise Unknown((c.HAVE, left[0]))


TOLD: Final = PseudoAsks()


def ask_have(p: Waterdeep, frame: Frame) -> list[int] | None:
    return [c.NO, c.YES]


def answer_have(p: Waterdeep, frame: Frame, answer: int) -> None:
    """F7: one cube is enough to lose; how many you have does not matter."""
    note(p, c.HAD, (1 + frame[1]) * 2 + answer)
    p.my = [0] * 5
    p.my[frame[1]] = answer


def forget_cubes(p: Waterdeep) -> None:
    note(p, c.HAD, 0)
    p.my = [0] * 5


# --- the supply


def without_yours(p: Waterdeep, kind: int) -> int:
    """So many cubes would be in the supply if you had none."""
    lying = sum(p.stock[tile] for tile in range(cards.TILES) if cards.STOCK_KIND[tile] == kind)
    return cards.CUBES_OF_A_KIND - p.his[kind] - lying


def have_plenty(p: Waterdeep) -> None:
    """Cubes of which you said nothing are as many as there would be if you had none: he takes what he likes."""
    for kind in range(n.GOLD):
        if not noted(p, c.SCARCE) >> kind & 1:
            p.supply[kind] = max(0, without_yours(p, kind))  # his cubes may have been corrected


def uncounted(p: Waterdeep) -> list[int]:
    """The kinds of cubes that are running out and were not counted since you acted."""
    return bits(noted(p, c.SCARCE) & ~noted(p, c.COUNTED))


def counting(word: Word) -> Word:
    """A word of his that may look at the supply: cubes that are running out are counted before."""
    watched = asks_first(word, TOLD)

    def run_counted(p: Any, frame: Frame) -> list[int] | None:
        kinds = uncounted(p)
        if kinds:
            p.stack += [frame, (c.SUPPLY, kinds[0])]
            return None
        have_plenty(p)
        had = noted(p, c.HAD)
        answers = watched.run(p, frame)
        if had:
            forget_cubes(p)
        return answers

    return word.done_by(run_counted)


def his_alone(word: Word, yours: Callable[[Any, Frame], list[int] | None] | None = None) -> Word:
    """An effect that at a real table moves something of his only; yours you carry out yourself."""
    his = counting(word)

    def run_for_him(p: Any, frame: Frame) -> list[int] | None:
        if frame[1] == OPPONENT:
            return his.run(p, frame)
        you_acted(p)  # also in his turn, as the owner of a tile
        return yours(p, frame) if yours else None

    return word.done_by(run_for_him)


def ask_low(p: Waterdeep, frame: Frame) -> list[int] | None:
    return [kind for kind in range(n.GOLD) if not noted(p, c.SCARCE) >> kind & 1]


def answer_low(p: Waterdeep, frame: Frame, kind: int) -> None:
    note(p, c.SCARCE, noted(p, c.SCARCE) | 1 << kind)


def ask_supply(p: Waterdeep, frame: Frame) -> list[int] | None:
    return list(range(c.FEW + 1))


def answer_supply(p: Waterdeep, frame: Frame, left: int) -> None:
    """Eight or more: it is running out no longer."""
    kind: int = frame[1]
    if left == c.FEW:
        note(p, c.SCARCE, noted(p, c.SCARCE) & ~(1 << kind))
    p.supply[kind] = left
    note(p, c.COUNTED, noted(p, c.COUNTED) | 1 << kind)


def you_acted(p: Waterdeep) -> None:
    """Cubes may have gone to the supply or come from it."""
    note(p, c.COUNTED, 0)


def forget(p: Waterdeep, frame: Frame) -> None:
    """This was told wrong: it is asked again when he looks at it."""
    you_acted(p)
    forget_cubes(p)
