"""What lies in ``p.lounge``?  Each number named once."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import cards
from . import lounge as at


def lounge() -> list[Field]:
    return [
        *[Number(f"{colour} celebrity", "who is there", -1, of=at.IDS) for colour in at.DIE_COLOURS],
        *[Number(f"{colour} aged", "1: was not taken in the round before", 0, 1) for colour in at.DIE_COLOURS],
        *[Number(f"{colour} die", "the space on which it is; 0: none", 0, 6) for colour in at.DIE_COLOURS],
        Members("stack", "celebrities who may still come", at.IDS),
        Members("discarded", "celebrities who left", at.IDS),
        Members("yours", "with the player in this round", at.IDS),
        Members("hers", "with Elisabeth in this round", at.IDS),
        Number("shuffles", "how often they were shuffled again", 0, cards.ROUNDS),
        Number("exchanged", "1: Einstein was used", 0, 1),
        Number("quiet", "1: a gain of Churchill's is being carried out, no source for himself", 0, 1),
    ]
