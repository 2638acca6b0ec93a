"""How does Elisabeth choose among coloured dice, and what do they bring her?  (Section 22.)"""

from typing import Any, Final

from tableforone.kernel.rows import Decision, Row, decide

from ....opponent.turn import by_the_hand, his_advance, his_objective
from ....rules import moments
from ....rules.cards import INSTRUCTION_COLOURED
from ....rules.numbers import CELEBRITIES, FOR_CELEBRITIES
from ....rules.position import Hotels
from ....rules.waltz import read
from ..rules.dice import colours_on
from ..rules.lounge import FACE, HERS, TILE, order, points

RED: Final = 0
YELLOW: Final = 1
BLUE: Final = 2
BONUS: Final = read("constants")["solo"]["celebrity_die_bonus"]
BY_RED_DIE: Final = -2  # no symbol of an objective is shown: nothing for Nine Stars Inn (23.3.2)


# Candidates (colour of the die, face, celebrity, points), in the order of the lounge; about (card,).


def worth_most(candidates: list[Any], p: Hotels, about: Any) -> list[Any]:
    top = max([c[3] for c in candidates])
    return [c for c in candidates if c[3] == top]


DIE_ON_SPACE: Final = Decision(
    "coloured die on the space",
    Row("22.1", "The coloured die whose celebrity gives the most points.", worth_most),
    Row("20.9.1", "Ties as the hand shows, in the order of the lounge.", by_the_hand),
)
DIE_IN_COLOUR: Final = Decision(
    "coloured die",
    Row("22.2", "The coloured die, anywhere on the board, whose celebrity gives the most points.", worth_most),
    Row("20.9.1", "Ties as the hand shows, in the order of the lounge.", by_the_hand),
)
DECISIONS: Final[tuple[Decision, ...]] = (DIE_ON_SPACE, DIE_IN_COLOUR)


def candidate(p: Hotels, colour: int) -> tuple[int, int, int, int]:
    return colour, p.lounge[FACE + colour], p.lounge[TILE + colour], points(p, colour)


def her_face(p: Hotels) -> int:
    """A card with a coloured die: the space of the best one; without any the card counts as a question mark (22.2)."""
    if not INSTRUCTION_COLOURED[p.instruction]:
        return 0
    candidates = [candidate(p, colour) for colour in order(p) if p.lounge[FACE + colour]]
    if not candidates:
        return 0
    face: int = decide(p, DIE_IN_COLOUR, candidates, (p.instruction,))[1]
    return face


def her_die(p: Hotels, face: int) -> None:
    """On the chosen space she takes a coloured die if there is one, with its celebrity (22.1, 22.3)."""
    here = colours_on(p, face)
    if not here:
        return
    candidates = [candidate(p, colour) for colour in order(p) if colour in here]
    colour, _, tile, worth = decide(p, DIE_ON_SPACE, candidates, (p.instruction,))
    p.lounge[FACE + colour] = 0
    p.lounge[TILE + colour] = -1
    p.lounge[HERS] |= 1 << tile
    p.his_points[FOR_CELEBRITIES] += worth
    if p.heard is not None:
        p.heard.append(("her celebrity", tile, worth))
    bonus(p, colour)


def bonus(p: Hotels, colour: int) -> None:
    """Instead of the celebrity's effect: by the colour of the die."""
    if colour == RED:
        his_objective(p, BY_RED_DIE)
    elif colour == YELLOW:
        his_advance(p, BONUS["yellow"]["n"])
    else:
        p.his_points[FOR_CELEBRITIES] += BONUS["blue"]["n"]
        if p.heard is not None:
            p.heard.append(("her blue die", BONUS["blue"]["n"]))


moments.HIS_FACE.add(CELEBRITIES, her_face)
moments.HIS_DIE.add(CELEBRITIES, her_die)
