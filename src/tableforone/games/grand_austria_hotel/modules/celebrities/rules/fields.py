"""The fields of module 2 (Celebrities) in a position."""

from tableforone.kernel.fields import Field, Members, Number

from ....rules import cards
from . import lounge as at


def lounge() -> list[Field]:
    return [
        *[Number(f"{colour} celebrity", -1, of=at.IDS) for colour in at.DIE_COLOURS],
        # 1: not taken in the last round
        *[Number(f"{colour} aged", 0, 1) for colour in at.DIE_COLOURS],
        *[Number(f"{colour} die", 0, 6) for colour in at.DIE_COLOURS],  # the space it is on; 0: none
        Members("stack", at.IDS),  # still to come
        Members("discarded", at.IDS),
        Members("yours", at.IDS),  # the player's in this round
        Members("hers", at.IDS),  # Elisabeth's in this round
        Number("shuffles", 0, cards.ROUNDS),
        Number("exchanged", 0, 1),  # 1: Einstein was used
        # 1: a gain from Churchill is in progress, which does not trigger him again
        Number("quiet", 0, 1),
    ]
