"""How does the table look in plain lines?"""

from typing import Any


def draw(view: dict[str, Any]) -> list[str]:
    whose = "The captain's" if view["turn"] else "Your"
    dice = " ".join(f"[{face}]" for face in view["dice"]) or "-"
    return [
        f"Round {view['round']} of 6    You {view['scores'][0]} : {view['scores'][1]} Captain Halyard",
        f"{whose} dice: {dice}   in the cup: {view['cup']}   throw {view['throws']} of {view['most_throws']}",
        "",
        f"{'Box':<18}{'par':>4}{'you':>6}{'captain':>9}",
        *[_line(box) for box in view["boxes"]],
        f"{'Crew (four of six)':<22}{view['crew'][0]:>6}{view['crew'][1]:>9}",
    ]


def _line(box: dict[str, Any]) -> str:
    points = ["", ""]
    if box["holder"] >= 0:
        points[box["holder"]] = str(box["points"])
    return f"{box['name']:<18}{box['par']:>4}{points[0]:>6}{points[1]:>9}".rstrip()
