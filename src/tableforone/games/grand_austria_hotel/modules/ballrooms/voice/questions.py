"""Question texts of module 1 (Vienna Ballrooms)."""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice import names, t
from ...common.rules import numbers as w
from .names import PLACES

QUESTIONS: Final[Questions] = {
    w.SEND: lambda p, f: t("ask-send", off=names.off(f[2])),
    w.AREA: lambda p, f: t("ask-area"),
    w.REVEAL_BALLROOM: lambda p, f: t("ask-ballroom", place=PLACES[f[1]]),
    w.REVEAL_REHEARSAL: lambda p, f: t("ask-rehearsal"),
    w.REMOVE_DANCER: lambda p, f: t("ask-remove-dancer", n=f[2]),
    w.THREE_ITEMS: lambda p, f: t("ask-three-items", n=f[1], first=names.ITEMS[f[2]], second=names.ITEMS[f[2] + 1]),
}
