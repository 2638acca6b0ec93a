"""What lies in ``p.lounge``?  Each number named once."""

from tableforone.kernel.fields import Field, Members, Number

from . import lounge as at


def lounge() -> list[Field]:
    return [
        *[Number(f"{colour} celebrity", "who is there", -1, at.IDS) for colour in at.DIE_COLOURS],
        *[Number(f"{colour} aged", "1: was not taken in the round before") for colour in at.DIE_COLOURS],
        *[Number(f"{colour} die", "the space on which it lies; 0: nowhere") for colour in at.DIE_COLOURS],
        Members("stack", "celebrities who may still come", at.IDS),
        Members("discarded", "celebrities who left", at.IDS),
        Members("yours", "with the player in this round", at.IDS),
        Members("hers", "with Elisabeth in this round", at.IDS),
        Number("shuffles", "how often they were shuffled anew"),
        Number("exchanged", "1: Einstein was used"),
        Number("quiet", "1: a gain of Churchill's is being carried out, no source for himself"),
    ]
