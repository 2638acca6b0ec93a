"""Chance events of module 2: the lounge's celebrities and coloured dice (15.1, 15.5)."""

from functools import cache
from itertools import product
from typing import Any, Final

from tableforone.kernel.chance import Pile, rolls
from tableforone.kernel.frames import Frame
from tableforone.kernel.randomness import Draws, Stream

from ....rules import numbers as n
from ....rules.chance import ActionDice
from ....rules.position import Hotels
from ...common.rules import numbers as m
from .dice import COLOURS, FACES
from .lounge import BAG, SHUFFLES, TILES


class Celebrities(Pile):
    """The stack of celebrities; when it is empty, the discard pile is shuffled."""

    def bag(self, p: Hotels, frame: Frame) -> int:
        return p.lounge[BAG]

    def shuffles(self, p: Hotels, frame: Frame) -> int:
        return p.lounge[SHUFFLES]


class ColouredDice(ActionDice):
    """White dice by face, then the faces of the red, yellow and blue die (0 if not rolled)."""

    def weights(self, p: Hotels, frame: Frame) -> list[tuple[Any, int]]:
        return together(frame[1], frame[2])

    def deal(self, p: Hotels, frame: Frame, draws: Draws) -> Any:
        counts = draws.roll(self.key, p.rolls, frame[1], self.faces)
        faces = [0, 0, 0]
        for colour in COLOURS:
            if frame[2] >> colour & 1:
                faces[colour] = 1 + draws.below(m.COLOURED_POOL, p.rolls * 3 + colour, self.faces)
        return (*counts, *faces)

    def accepts(self, p: Hotels, frame: Frame, answer: Any) -> bool:
        if type(answer) is not tuple or len(answer) != self.faces + len(COLOURS):
            return False
        faces = answer[self.faces :]
        if not super().accepts(p, frame, answer[: self.faces]) or not all(type(face) is int for face in faces):
            return False
        return all((1 <= faces[i] <= self.faces) if frame[2] >> i & 1 else faces[i] == 0 for i in COLOURS)

    def sample(self, p: Hotels, frame: Frame, stream: Stream) -> Any:
        counts = super().sample(p, frame, stream)
        return (*counts, *[1 + stream.below(self.faces) if frame[2] >> colour & 1 else 0 for colour in COLOURS])


@cache
def together(whites: int, colours: int) -> list[tuple[Any, int]]:
    """Every roll of this many white dice and these colours, each with its number of ways."""
    coloured = list(product(*[FACES if colours >> colour & 1 else (0,) for colour in COLOURS]))
    return [((*counts, *faces), ways) for counts, ways in rolls(whites, 6) for faces in coloured]


CELEBRITIES: Final[Celebrities] = Celebrities("the celebrities", m.CELEBRITY_DECK, TILES)
DICE: Final[ColouredDice] = ColouredDice("the dice", n.DICE_POOL)
