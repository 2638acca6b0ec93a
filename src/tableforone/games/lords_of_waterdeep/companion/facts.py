"""What must be entered at a real table: your cubes that his card takes, and scarce cubes.

The supply counts as large enough until you say that a colour is running out.  Then its cubes are
counted after each of your actions, when he needs them.  He may take more in one turn than enough:
when what is surely left would change what he does, you are asked at that moment.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tableforone.kernel.asking import (
    Carry,
    FactGate,
    Run,
    about_first,
    asks_first,
    is_noted,
    note,
    note_at,
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


def is_scarce(p: Waterdeep, kind: int) -> bool:
    return is_noted(p, c.SCARCE, kind)


def have_plenty(p: Waterdeep) -> None:
    """Assume that you have no cubes of colours that are not scarce: he takes what he likes."""
    for kind in range(n.GOLD):
        if not is_scarce(p, kind):
            lying = sum(p.stock[tile] for tile in range(cards.TILES) if cards.STOCK_KIND[tile] == kind)
            left = cards.CUBES_OF_A_KIND - p.his[kind] - lying
            p.supply[kind] = max(0, left)  # his cubes may have been corrected


def uncounted(p: Waterdeep) -> Frame | None:
    """The question about scarce cubes that were not counted since you acted."""
    return about_first(p, c.COUNTED, c.SUPPLY, bits(noted(p, c.SCARCE)))


def unsure(p: Waterdeep, frame: Frame, word: Word) -> Frame | None:
    """The question about cubes of which he may take more than are surely left."""
    doubtful = [kind for kind, left in enumerate(noted(p, c.LEFT)) if 0 <= left < c.FEW and not is_scarce(p, kind)]
    if not doubtful:
        return None
    plenty = outcome(p, frame, word, [])
    found = next((kind for kind in doubtful if outcome(p, frame, word, [kind]) != plenty), None)
    if found is None and len(doubtful) > 1 and outcome(p, frame, word, doubtful) != plenty:
        found = doubtful[0]
    return None if found is None else (c.SUPPLY, found)


def outcome(p: Waterdeep, frame: Frame, word: Word, few: list[int]) -> object:
    """What follows from this word, and what he says, if no more of these kinds are there than is sure."""
    trial = p.copy()
    trial.heard = []
    have_plenty(trial)
    for kind in few:
        trial.supply[kind] = min(noted(p, c.LEFT)[kind], trial.supply[kind])
    answers = word.run(trial, frame)
    trial.supply = p.supply
    return answers, trial.key(), trial.heard


def have_taken(p: Waterdeep, taken: Sequence[int]) -> None:
    """Note that this many cubes of each kind have left the supply; fewer than 0: they are there again."""
    left = noted(p, c.LEFT)
    if c.UNWATCHED not in left and any(taken):
        note(p, c.LEFT, tuple([min(max(0, sure - many), c.FEW) for sure, many in zip(left, taken, strict=True)]))


def counting(word: Word) -> Word:
    """Wrap one of his words that may read the supply: cubes are counted first where it matters."""
    watched = asks_first(word, ASKS)

    def wanted(p: Any, frame: Frame) -> Frame | None:
        return uncounted(p) or unsure(p, frame, watched)

    def run_counted(p: Any, frame: Frame) -> list[int] | None:
        have_plenty(p)
        had, supply = noted(p, c.HAD), p.supply[:]
        answers = watched.run(p, frame)
        have_taken(p, [before - after for before, after in zip(supply, p.supply, strict=True)])
        if had:
            forget_cubes(p)
        return answers

    return waits(word.done_by(run_counted), wanted)


def his_alone(word: Word, yours: Run | None = None, answer: Carry | None = None) -> Word:
    """Wrap an effect so that it moves only his pieces; you carry out yours yourself.

    ``yours`` asks a different question for you, and ``answer`` carries it out.
    """
    his = counting(word)

    def run_for_him(p: Any, frame: Frame) -> list[int] | None:
        if frame[1] == OPPONENT:
            return his.run(p, frame)
        you_acted(p)  # also in his turn, as the owner of a tile
        if n.COMPLETE not in [waiting[0] for waiting in p.stack]:
            have_taken(p, most_for_you(frame))  # in your own turn you enter your place when you have them
        return yours(p, frame) if yours else None

    return word.done_by(run_for_him, answer)


def most_for_you(frame: Frame) -> Sequence[int]:
    """The most cubes of each kind that you may take by this effect."""
    kinds = range(n.GOLD)
    if frame[0] == n.GAIN:
        goods: Sequence[int] = frame[3 : 3 + n.GOLD]
        return goods
    if frame[0] == n.GAIN_ANY:
        return [frame[3] if frame[4] >> kind & 1 else 0 for kind in kinds]
    if frame[0] == n.EXCHANGE:
        return [int(kind == frame[4]) for kind in kinds]
    return [0 for _ in kinds]


def ask_low(p: Waterdeep, frame: Frame) -> list[int] | None:
    return [kind for kind in range(n.GOLD) if not is_scarce(p, kind)]


def answer_low(p: Waterdeep, frame: Frame, kind: int) -> None:
    note_member(p, c.SCARCE, kind)


def answer_supply(p: Waterdeep, frame: Frame, left: int) -> None:
    """Enter the cubes left; eight or more means that they are no longer scarce."""
    kind: int = frame[1]
    if left == c.FEW:
        note(p, c.SCARCE, noted(p, c.SCARCE) & ~(1 << kind))
        enough(p, [kind])
    else:
        note_member(p, c.SCARCE, kind)
    p.supply[kind] = left
    note_member(p, c.COUNTED, kind)


def enough(p: Waterdeep, kinds: Iterable[int]) -> None:
    """Note that the supply has enough of these kinds now."""
    if c.UNWATCHED not in noted(p, c.LEFT):
        for kind in kinds:
            note_at(p, c.LEFT, kind, c.FEW)


def you_acted(p: Waterdeep) -> None:
    """Forget the counts: cubes may have entered or left the supply."""
    note(p, c.COUNTED, 0)


def forget(p: Waterdeep, frame: Frame) -> None:
    """Forget a wrong entry; it is asked again when he needs it."""
    you_acted(p)
    forget_cubes(p)
    have_taken(p, [c.FEW] * n.GOLD)
