"""The view of module 2 (Celebrities)."""

from typing import Any

from tableforone.kernel.bits import bits

from ....rules.position import Hotels
from ...common.rules import numbers as m
from ..rules import lounge as at
from ..voice.names import celebrity, celebrity_text


def show(p: Hotels, view: dict[str, Any]) -> None:
    guessed = [] if p.edition and p.edition[m.CELEBRITY_PART] else ["points"]
    view["lounge"] = [place_view(p, colour, guessed) for colour in at.order(p)]
    view["you"]["celebrities"] = celebrities(p.lounge[at.MINE])
    view["leopold"]["celebrities"] = celebrities(p.lounge[at.HERS])
    view["decks"]["celebrities"] = p.lounge[at.BAG].bit_count()
    for space in view["dice"]:
        space["coloured"] = [at.DIE_COLOURS[i] for i in at.order(p) if p.lounge[at.FACE + i] == space["face"]]


def place_view(p: Hotels, colour: int, guessed: list[str]) -> dict[str, Any]:
    tile = p.lounge[at.TILE + colour]
    return {
        "colour": at.DIE_COLOURS[colour],
        "die": colour,
        "id": tile,
        "name": str(celebrity(tile)) if tile >= 0 else "",
        "text": str(celebrity_text(tile)) if tile >= 0 else "",
        "points": at.points(p, colour) if tile >= 0 else 0,
        "aged": bool(p.lounge[at.AGED + colour]),
        "face": p.lounge[at.FACE + colour],
        "reconstructed": guessed,
    }


def celebrities(mask: int) -> list[dict[str, Any]]:
    return [{"name": str(celebrity(tile)), "text": str(celebrity_text(tile))} for tile in bits(mask)]
