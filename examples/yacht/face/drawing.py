"""The table as plain lines of text."""

from typing import Any

from ..voice import names, t


def draw(view: dict[str, Any]) -> list[str]:
    dice = " ".join(f"[{face}]" for face in view["dice"]) or "-"
    who, throw, most = names.PEOPLE[view["turn"]], view["throws"], view["most_throws"]
    mine, his = view["scores"]
    return [
        t("draw-title", round=view["round"], mine=mine, his=his),
        t("draw-dice", who=who, dice=dice, cup=view["cup"], throw=throw, most=most),
        "",
        f"{t('draw-box'):<18}{t('draw-par'):>4}{t('draw-you'):>6}{t('draw-captain'):>9}",
        *[_line(box) for box in view["boxes"]],
        f"{t('draw-crew'):<22}{view['crew'][0]:>6}{view['crew'][1]:>9}",
    ]


def _line(box: dict[str, Any]) -> str:
    points = ["", ""]
    if box["holder"] >= 0:
        points[box["holder"]] = str(box["points"])
    return f"{box['name']:<18}{box['par']:>4}{points[0]:>6}{points[1]:>9}".rstrip()
