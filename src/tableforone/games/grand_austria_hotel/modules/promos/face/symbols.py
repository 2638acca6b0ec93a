"""Effect symbols of the promo cards."""

from typing import Final

from ....face.symbols import Symbols, shown
from ....voice import t
from ...common.rules import numbers as m
from ..rules.cards import BY_ROUND

SHOWN: Final[Symbols] = {
    m.ANTOINETTE: lambda f: shown("points", BY_ROUND[1], t("note-antoinette")),
    m.SCORE_BALLROOM: lambda f: shown("ballroom", 1),
    m.FILL_WINE: lambda f: shown("wine", 1, t("note-fill-wine")),
}
