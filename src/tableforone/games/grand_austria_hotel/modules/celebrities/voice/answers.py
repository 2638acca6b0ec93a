"""Answer texts of module 2 (Celebrities)."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Label

from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import die, label_die
from ...common.rules import numbers as w
from ..rules.dice import BOOST, COLOUR
from ..rules.lounge import DIE_COLOURS, MINE, TILE, points
from .names import celebrity, celebrity_text, roll


def helped(p: Hotels, tile: int) -> Hotels:
    """The position with this celebrity's help."""
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    return with_celebrity


def label_coloured(p: Hotels, answer: int) -> Label:
    colour, rest = divmod(answer - w.COLOURED, COLOUR)
    return label_die(helped(p, p.lounge[TILE + colour]), rest % BOOST, rest >= BOOST)


def say_coloured(p: Hotels, answer: int) -> str:
    """The die with its celebrity's help."""
    colour, rest = divmod(answer - w.COLOURED, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    return t(
        "say-coloured",
        die=die(helped(p, tile), rest % BOOST, rest >= BOOST, DIE_COLOURS[colour]),
        celebrity=celebrity(tile),
        points=names.points_of(worth),
        text=celebrity_text(tile),
    )


def say_exchange(p: Hotels, answer: int) -> str:
    return t("say-exchange")


ANSWERS: Final[dict[int, Callable[[Hotels, Frame, Any], str]]] = {
    w.REVEAL_CELEBRITY: lambda p, f, a: str(celebrity(a)),
    w.ROLL_COLOURED: lambda p, f, a: t("say-dice", dice=roll(a)),
    w.DUSTBIN: lambda p, f, a: t("say-dustbin", colour=DIE_COLOURS[a - 1]),
}
