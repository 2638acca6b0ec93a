"""What does module 2 show?  The lounge from left to right, who is with whom, the coloured dice on the spaces."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.grammar import folded

from ....rules.position import Hotels
from ....voice import names
from ...common.rules import numbers as m
from ...module import Face
from ..rules import lounge as at
from ..rules.dice import BOOST, COLOUR


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
        "name": at.NAMES[tile] if tile >= 0 else "",
        "text": at.GLOSSES[tile] if tile >= 0 else "",
        "points": at.points(p, colour) if tile >= 0 else 0,
        "aged": bool(p.lounge[at.AGED + colour]),
        "face": p.lounge[at.FACE + colour],
        "reconstructed": guessed,
    }


def celebrities(mask: int) -> list[dict[str, Any]]:
    return [{"name": at.NAMES[tile], "text": at.GLOSSES[tile]} for tile in bits(mask)]


def draw(view: dict[str, Any]) -> list[str]:
    if "lounge" not in view:
        return []
    lines = ["Lounge (celebrity; points, which are reconstructed unless you brought your own)"]
    for place in view["lounge"]:
        die = f"die on space {place['face']}" if place["face"] else "die not on the board"
        worth = f"{names.points_of(place['points'])}{' (aged)' if place['aged'] else ''}"
        who = f"{place['name']}, {worth}: {place['text']}" if place["name"] else "empty"
        lines += folded(f"{place['colour']} ({die}): {who}", 2, 6)
    mine = "; ".join(f"{who['name']}: {who['text']}" for who in view["you"]["celebrities"])
    if mine:
        lines += folded(f"With you until the end of the round: {mine}", 2, 6)
    return lines


def coloured_thing(answer: int) -> str:
    colour, rest = divmod(answer - m.COLOURED, COLOUR)
    return f"{'boost' if rest >= BOOST else 'die'}:{rest % BOOST}:{at.DIE_COLOURS[colour]}"


def exchange_thing(answer: int) -> str:
    return "kitchen"


FACE: Final = Face(
    show=show,
    draw=draw,
    things={m.DUSTBIN: lambda p, f, a: f"die:{p.lounge[at.FACE + a - 1]}:{at.DIE_COLOURS[a - 1]}"},
)
