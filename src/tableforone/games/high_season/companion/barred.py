"""Answers that are impossible now at a real table: a flipped card, or one not in his deck."""

from collections.abc import Mapping

from ..rules import numbers as n
from ..rules import solo_cards
from ..rules.position import HighSeason
from ..voice import t
from . import cards
from . import numbers as c


def barred(p: HighSeason) -> Mapping[int, str]:
    """Impossible answers, each with the reason as a sentence."""
    if not p.stack or p.stack[-1][0] not in (c.WHICH, n.FLIP):
        return {}
    possible = cards.ask_which(p, p.stack[-1]) or []
    return {card: why(p, card) for card in range(solo_cards.CARDS) if card not in possible}


def why(p: HighSeason, card: int) -> str:
    name = solo_cards.CARD_IDS[card]
    if not p.unseen >> card & 1:
        return t("barred-flipped", id=name)
    if not p.grades[solo_cards.GRADE[card]]:
        return t("barred-grade", grade=solo_cards.GRADES[solo_cards.GRADE[card]])
    return t("barred-back", id=name)
