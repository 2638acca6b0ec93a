"""How does module 2 look in plain lines?"""

from typing import Any

from tableforone.kernel.grammar import folded

from ....voice import names


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
