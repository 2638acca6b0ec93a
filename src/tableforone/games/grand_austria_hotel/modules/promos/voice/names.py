"""Names in the promo cards."""

from typing import Final

from ....voice import m
from ....voice.names import Effects
from ...common.rules import numbers as w
from ..rules.cards import BY_ROUND

EFFECTS: Final[Effects] = {
    w.ANTOINETTE: lambda f: m("effect-antoinette", early=BY_ROUND[1], middle=BY_ROUND[4], late=BY_ROUND[6]),
    w.SCORE_BALLROOM: lambda f: m("effect-score-ballroom"),
    w.FILL_WINE: lambda f: m("effect-fill-wine"),
}
