"""Question texts of module 2 (Celebrities)."""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice import t
from ...common.rules import numbers as w
from ..rules.lounge import DIE_COLOURS

QUESTIONS: Final[Questions] = {
    w.REVEAL_CELEBRITY: lambda p, f: t("ask-celebrity", colour=DIE_COLOURS[f[1]]),
    w.ROLL_COLOURED: lambda p, f: t("ask-roll", n=f[1] + f[2].bit_count()),
    w.DUSTBIN: lambda p, f: t("ask-dustbin"),
}
