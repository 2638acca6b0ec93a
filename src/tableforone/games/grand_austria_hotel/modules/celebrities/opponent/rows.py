"""How does Elisabeth choose among coloured dice?  (22.1, 22.2.)"""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row

from ....opponent.rows import by_the_hand
from ....rules.position import Hotels

# Candidates (colour of the die, face, celebrity, points), in the order of the lounge; about (card,).


def worth_most(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    top = max([c[3] for c in candidates])
    return [c for c in candidates if c[3] == top]


DIE_ON_SPACE: Final = Decision(
    "coloured die on the space",
    Row("22.1", "The coloured die whose celebrity gives the most points.", worth_most, reads="worth"),
    Row("20.9.1", "Ties as the hand shows, in the order of the lounge.", by_the_hand, reads="lounge"),
)
DIE_IN_COLOUR: Final = Decision(
    "coloured die",
    Row(
        "22.2",
        "The coloured die, anywhere on the board, whose celebrity gives the most points.",
        worth_most,
        reads="worth",
    ),
    Row("20.9.1", "Ties as the hand shows, in the order of the lounge.", by_the_hand, reads="lounge"),
)
DECISIONS: Final[tuple[Decision, ...]] = (DIE_ON_SPACE, DIE_IN_COLOUR)
