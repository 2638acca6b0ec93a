"""Answers that are impossible now at a real table: a card that was already revealed."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.spec import OfWords

from ..rules import decks
from ..rules import numbers as n
from ..rules.position import Hotels
from ..voice import names, t


def gone(p: Hotels) -> list[int]:
    return bits(decks.ALL_INSTRUCTIONS_IN[p.modules] & ~p.instruction_bag)


BARRED: Final[OfWords] = {
    n.HIS_TURN: lambda p, f: {card: t("own-barred-card", card=card) for card in gone(p)},
    n.HIS_STAFF: lambda p, f: {card: t("own-barred-staff", name=names.staff_name(card)) for card in p.his_staff},
}
