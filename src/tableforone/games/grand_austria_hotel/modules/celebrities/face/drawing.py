"""Text drawing of module 2 (Celebrities)."""

from typing import Any

from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning

from ....voice import m, t


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
