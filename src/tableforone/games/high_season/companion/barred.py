"""Answers that are impossible now at a real table: a flipped card, or one not in his deck."""

from typing import Final

from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import OfWords

from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import HighSeason
from ..voice import t
from . import cards
from . import numbers as c


def impossible(p: HighSeason, frame: Frame) -> dict[int, str]:
    possible = cards.ask_which(p, frame) or []
    return {card: why(p, card) for card in range(solo_cards.CARDS) if card not in possible}


def why(p: HighSeason, card: int) -> str:
    name = solo_cards.CARD_IDS[card]
    if not p.unseen >> card & 1:
        return t("barred-flipped", id=name)
    if not p.grades[solo_cards.GRADE[card]]:
        return t("barred-grade", grade=solo_cards.GRADES[solo_cards.GRADE[card]])
    return t("barred-back", id=name)


BARRED: Final[OfWords] = {c.WHICH: impossible, n.FLIP: impossible}
