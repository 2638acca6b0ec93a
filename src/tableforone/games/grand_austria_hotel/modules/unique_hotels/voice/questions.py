"""Question texts of module 3 (Unique Hotels)."""

from typing import Final

from tableforone.kernel.spec import Questions

from ....voice import names, t
from ...common.rules import numbers as w
from .names import HALVES

QUESTIONS: Final[Questions] = {
    w.REVEAL_HIS_ENTRANCE: lambda p, f: t("ask-his-entrance", who=names.who(p.modules)),
    w.REVEAL_ENTRANCE: lambda p, f: t("ask-entrance"),
    w.REVEAL_PERSONAL: lambda p, f: t("ask-personal", letter="ABC"[f[1]]),
    w.REVEAL_SPARE: lambda p, f: t("ask-spare", letter="ABC"[f[1]]),
    w.CHOOSE_ENTRANCE: lambda p, f: t("ask-choose-entrance"),
    w.SECOND_GUEST: lambda p, f: t("ask-second-guest"),
    w.DOVE_TOKEN: lambda p, f: t("ask-dove", half=HALVES[f[1]]),
    w.TURN_ON: lambda p, f: t("ask-turn-on", face=f[3]),
    w.HIS_CAFE: lambda p, f: t("ask-his-cafe", who=names.who(p.modules)),
    w.LAY_ITEM: lambda p, f: t("ask-lay-item", face=f[1]),
    w.GIVE_ITEM: lambda p, f: t("ask-give-item", who=names.who(p.modules), item=names.ITEMS[f[1]]),
}
