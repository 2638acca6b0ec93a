"""The views of module 2 (Celebrities): view data, pieces, text drawing."""

from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning

from ...face.things import Things, ThingsInTurn
from ...rules.position import Hotels
from ...voice import m, t
from ..common.rules import numbers as w
from .rules import lounge as at
from .rules.dice import BOOST, COLOUR
from .voice import celebrity, celebrity_text


def show(p: Hotels, view: dict[str, Any]) -> None:
    guessed = [] if p.edition and p.edition[w.CELEBRITY_PART] else ["points"]
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


# --- pieces


def coloured_die(which: int) -> str:
    colour, rest = divmod(which, COLOUR)
    return f"{'boost' if rest >= BOOST else 'die'}:{rest % BOOST}:{at.DIE_COLOURS[colour]}"


IN_TURN: Final[ThingsInTurn] = {w.COLOURED: coloured_die, w.EXCHANGE: lambda _: "kitchen"}
THINGS: Final[Things] = {w.DUSTBIN: lambda p, f, a: f"die:{p.lounge[at.FACE + a - 1]}:{at.DIE_COLOURS[a - 1]}"}


# --- as lines of text


def draw(view: dict[str, Any]) -> list[str]:
    if "lounge" not in view:
        return []
    lines = [t("draw-lounge")]
    for place in view["lounge"]:
        lines += folded(t("draw-lounge-place", colour=place["colour"], n=place["face"], who=who(place)), 2, 6)
    mine = [m("draw-name-text", name=who["name"], text=who["text"]) for who in view["you"]["celebrities"]]
    if mine:
        lines += folded(t("draw-with-you", celebrities=mine), 2, 6)
    return lines


def who(place: dict[str, Any]) -> Meaning:
    """The celebrity at this place in the lounge."""
    if not place["name"]:
        return m("draw-nobody")
    aged = "yes" if place["aged"] else "no"
    return m("draw-celebrity", name=place["name"], n=place["points"], aged=aged, text=place["text"])
