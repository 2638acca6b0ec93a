"""What might be meant at his table, but cannot be now?  A card that was turned over already."""

from collections.abc import Mapping

from tableforone.kernel.bits import bits

from ..rules import cards, decks
from ..rules import numbers as n
from ..rules.position import Hotels


def barred(p: Hotels) -> Mapping[int, str]:
    """By answer, in a sentence."""
    word = p.stack[-1][0] if p.stack else -1
    if word == n.HIS_TURN:
        gone = decks.ALL_INSTRUCTIONS_IN[p.modules] & ~p.instruction_bag
        return {card: f"Card {card} was turned over already." for card in bits(gone)}
    if word == n.HIS_STAFF:
        return {card: f"{cards.STAFF_NAME[card]} lies beside the hotel already." for card in p.his_staff}
    return {}
