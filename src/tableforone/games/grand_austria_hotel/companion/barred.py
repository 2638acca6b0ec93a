"""Answers that are impossible now at a real table: a card that was already revealed."""

from collections.abc import Mapping

from tableforone.kernel.bits import bits

from ..rules import decks
from ..rules import numbers as n
from ..rules.position import Hotels
from ..voice import names, t


def barred(p: Hotels) -> Mapping[int, str]:
    """Impossible answers, each with the reason as a sentence."""
    word = p.stack[-1][0] if p.stack else -1
    if word == n.HIS_TURN:
        gone = decks.ALL_INSTRUCTIONS_IN[p.modules] & ~p.instruction_bag
        return {card: t("own-barred-card", card=card) for card in bits(gone)}
    if word == n.HIS_STAFF:
        return {card: t("own-barred-staff", name=names.staff_name(card)) for card in p.his_staff}
    return {}
