"""Answer texts of module 2 (Celebrities)."""

from typing import Final

from tableforone.kernel.spec import Label

from ....rules.position import Hotels
from ....voice import names, t
from ....voice.answers import LabelledInTurn, Said, SaidInTurn, die, label_die
from ...common.rules import numbers as w
from ..rules.dice import BOOST, COLOUR
from ..rules.lounge import DIE_COLOURS, MINE, TILE, points
from .names import celebrity, celebrity_text, roll


def helped(p: Hotels, tile: int) -> Hotels:
    """The position with this celebrity's help."""
    with_celebrity = p.copy()
    with_celebrity.lounge[MINE] |= 1 << tile
    return with_celebrity


def label_coloured(p: Hotels, which: int) -> Label:
    colour, rest = divmod(which, COLOUR)
    return label_die(helped(p, p.lounge[TILE + colour]), rest % BOOST, rest >= BOOST)


def say_coloured(p: Hotels, which: int) -> str:
    """The die with its celebrity's help."""
    colour, rest = divmod(which, COLOUR)
    tile, worth = p.lounge[TILE + colour], points(p, colour)
    return t(
        "say-coloured",
        die=die(helped(p, tile), rest % BOOST, rest >= BOOST, DIE_COLOURS[colour]),
        celebrity=celebrity(tile),
        points=names.points_of(worth),
        text=celebrity_text(tile),
    )


IN_TURN: Final[SaidInTurn] = {w.COLOURED: say_coloured, w.EXCHANGE: lambda p, _: t("say-exchange")}
LABELS_IN_TURN: Final[LabelledInTurn] = {w.COLOURED: label_coloured}
ANSWERS: Final[dict[int, Said]] = {
    w.REVEAL_CELEBRITY: lambda p, f, a: str(celebrity(a)),
    w.ROLL_COLOURED: lambda p, f, a: t("say-dice", dice=roll(a)),
    w.DUSTBIN: lambda p, f, a: t("say-dustbin", colour=DIE_COLOURS[a - 1]),
}
