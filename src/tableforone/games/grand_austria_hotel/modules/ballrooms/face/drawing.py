"""How does module 1 look in plain lines?"""

from typing import Any

from tableforone.kernel.grammar import folded


def draw(view: dict[str, Any]) -> list[str]:
    if "ballrooms" not in view:
        return []
    lines = ["Ballrooms (layout, champagne costs and rehearsal rooms are reconstructed unless you brought your own)"]
    for room in view["ballrooms"]:
        lines += draw_ballroom(room)
    balcony = view["balcony"]
    lines.append(
        f"      balcony {balcony['cost']} champagne: yours {balcony['yours']}, Elisabeth's {balcony['theirs']}"
    )
    board = view["you"]["rehearsal_room"]
    if board:
        areas = [f"{a['number']}: {a['dancers']} of {a['of']}, empty: {a['bonus']}" for a in board["areas"]]
        lines += folded(f"Your rehearsal room {board['number']}: {'; '.join(areas)}", 2, 6)
    lines.append(f"  Elisabeth's dancers left: {view['leopold']['dancers_left']}")
    return lines


def draw_ballroom(room: dict[str, Any]) -> list[str]:
    head = f"{room['place']}, after round {room['round']}{' (next)' if room['next'] else ''}: {room['name']}"
    lines = folded(f"{head}: {room['text']}", 2, 6)
    for row in reversed(room["rows"]):
        people = f"yours {row['yours']}, Elisabeth's {row['theirs']}, free {row['free']}"
        lines.append(f"      {row['row']:<7} {row['cost']} champagne: {people}; bonus {row['bonus']}")
    return lines
