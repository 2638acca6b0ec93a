"""Answers that are impossible now at a real table: a card that was already revealed."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.spec import OfWords

from ..rules import decks
from ..rules import numbers as n
from ..voice import names, t

BARRED: Final[OfWords] = {
    n.HIS_TURN: lambda p, f: {
        card: t("own-barred-card", card=card)
        for card in bits(decks.ALL_INSTRUCTIONS_IN[p.modules] & ~p.instruction_bag)
    },
    n.HIS_STAFF: lambda p, f: {card: t("own-barred-staff", name=names.staff_name(card)) for card in p.his_staff},
}
