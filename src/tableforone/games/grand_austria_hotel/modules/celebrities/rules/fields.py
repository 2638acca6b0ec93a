"""The fields of a position of module 2. Each number named once."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import cards
from . import lounge as at


def lounge() -> list[Field]:
    return [
        *[Number(f"{colour} celebrity", -1, of=at.IDS) for colour in at.DIE_COLOURS],
        *[Number(f"{colour} aged", 0, 1) for colour in at.DIE_COLOURS],  # 1: not taken in the round before
        *[Number(f"{colour} die", 0, 6) for colour in at.DIE_COLOURS],  # the space it is on; 0: none
        Members("stack", at.IDS),  # who may still come
        Members("discarded", at.IDS),
        Members("yours", at.IDS),  # with the player in this round
        Members("hers", at.IDS),  # with Elisabeth in this round
        Number("shuffles", 0, cards.ROUNDS),
        Number("exchanged", 0, 1),  # 1: Einstein was used
        Number("quiet", 0, 1),  # 1: a gain of Churchill's is being carried out, no source for himself
    ]
