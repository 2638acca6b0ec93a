"""A whole game in one file: take 1 or 2 stones, a die plays the opponent, the last stone wins."""

from pathlib import Path
from typing import Final

from tableforone.kernel.chance import Lot
from tableforone.kernel.fields import Number
from tableforone.kernel.frames import Frame, Position, Word, ask_chance, lexicon
from tableforone.kernel.options import Setup
from tableforone.kernel.rows import Decision, decide, prefer
from tableforone.kernel.spec import GameSpec, Result, ScoreLine
from tableforone.kernel.speech import Speech

TAKE: Final = 0
ROLL: Final = 1
OLD_TOM: Final = Decision("tom", prefer("1.1", "die", lambda stones, p, die: stones == die))


class Stones(Position):
    FIELDS = ("stones", "last")

    def __init__(self, stones: int = 0, last: int = 0) -> None:
        super().__init__()
        self.stones, self.last = stones, last

    def copy(self) -> "Stones":
        other = Stones(self.stones, self.last)
        other.stack = self.stack[:]
        return other

    def key(self) -> tuple[object, ...]:
        return (tuple(self.stack), self.stones, self.last)


def start(setup: Setup) -> Stones:
    p = Stones(11 if setup.level == "long" else 7)
    p.stack.append((TAKE,))
    return p


def ask_take(p: Stones, frame: Frame) -> list[int] | None:
    return [n for n in (1, 2) if n <= p.stones] or None


def answer_take(p: Stones, frame: Frame, n: int) -> None:
    p.stones, p.last = p.stones - n, 0
    if p.stones:
        p.stack.append((ROLL,))


def answer_roll(p: Stones, frame: Frame, die: int) -> None:
    p.stones, p.last = p.stones - (decide(p, OLD_TOM, 0b110, die) if p.stones > 1 else 1), 1
    p.stack.append((TAKE,))


class Die(Lot):
    """One stone or two."""

    def nth(self, p: Stones, frame: Frame) -> int:
        return p.stones


DIE: Final = Die("the die", 1, [1, 2])


def result(p: Stones) -> Result:
    won = p.last == 0
    return Result("won" if won else "lost", int(won), int(not won), (ScoreLine("last-stone", int(won), int(not won)),))


TOY: Final = GameSpec(
    id="toy",
    title="Stones",
    version=1,
    opponents=("Old Tom",),
    folder=Path(__file__).parent / "toy_rules",
    speech=Speech(Path(__file__).parent / "toy_rules" / "voice"),
    words=lexicon(
        Word(TAKE, "take", ask_take, answer_take, reach=3), Word(ROLL, "roll", ask_chance, answer_roll, chance=DIE)
    ),
    decisions=(OLD_TOM,),
    fields=(Number("stones", 0, 11), Number("last", 0, 1)),
    start=start,
    blank=Stones,
    ask=lambda p: f"{p.stones} stones: how many do you take?" if p.stack[-1][0] == TAKE else "What does the die show?",
    say=lambda p, n: f"take {n}" if p.stack[-1][0] == TAKE else f"the die shows {n}",
    tell=lambda event: f"Old Tom takes {event[4]}." if event[0] == "decide" else "",
    name_candidate=lambda decision, n: f"{n} stones",
    view=lambda p: {"stones": p.stones},
    draw=lambda view: [f"{view['stones']} stones"],
    result=result,
    estimate=lambda p: -abs(p.stones % 3),
    unseen=frozenset({"last"}),
    invariants=lambda p: [],
    scores=lambda p: (0, 0),
    levels=("short", "long"),
    default_level="short",
)
