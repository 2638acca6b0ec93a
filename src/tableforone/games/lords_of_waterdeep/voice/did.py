"""Your moves as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import Answer

from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import names, t
from .answers import DEEDS


def did(p: Waterdeep, answer: Answer) -> str:
    """The sentence for a move made in this position; "" if the cards show it."""
    frame = p.stack[-1]
    if frame[0] in DEEDS:
        done = DEEDS[frame[0]](p, frame, answer)
        return t(done.did, **done.data)
    return DID[frame[0]](answer) if frame[0] in DID else ""


DID: Final[dict[int, Callable[[int], str]]] = {
    n.TAKE_QUEST: lambda quest: t("did-take-quest", quest=names.QUEST_NAMES[quest]),
    n.DRAFT_QUESTS: lambda quest: t("did-take-quest", quest=names.QUEST_NAMES[quest]),
    n.DISCARD_QUEST: lambda quest: t("did-discard-quest", quest=names.QUEST_NAMES[quest]),
    n.NAME_TYPE: lambda chosen: t("did-name-type", type=names.TYPE_NAMES[chosen]),
    n.DISCARD_TILE: lambda tile: t("did-discard-tile", tile=names.tile_name(tile)),
}
