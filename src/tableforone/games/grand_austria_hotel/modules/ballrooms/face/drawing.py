"""Text drawing of module 1 (Vienna Ballrooms)."""

from typing import Any

from tableforone.kernel.grammar import folded

from ....voice import m, t


def draw(view: dict[str, Any]) -> list[str]:
    if "ballrooms" not in view:
        return []
    lines = [t("draw-ballrooms")]
    for room in view["ballrooms"]:
        lines += draw_ballroom(room)
    balcony = view["balcony"]
    shown = t("draw-balcony", n=balcony["cost"], yours=balcony["yours"], theirs=balcony["theirs"])
    lines.append(f"      {shown}")
    board = view["you"]["rehearsal_room"]
    if board:
        areas = [
            m("draw-area", n=a["number"], dancers=a["dancers"], of=a["of"], bonus=a["bonus"]) for a in board["areas"]
        ]
        lines += folded(t("draw-rehearsal", n=board["number"], areas=areas), 2, 6)
    lines.append(f"  {t('draw-her-dancers', n=view['leopold']['dancers_left'])}")
    return lines


def draw_ballroom(room: dict[str, Any]) -> list[str]:
    head = t(
        "draw-ballroom",
        place=room["place"],
        n=room["round"],
        name=room["name"],
        text=room["text"],
        next="yes" if room["next"] else "no",
    )
    rows = [
        t(
            "draw-row",
            row=row["row"],
            n=row["cost"],
            yours=row["yours"],
            theirs=row["theirs"],
            free=row["free"],
            bonus=row["bonus"],
        )
        for row in reversed(room["rows"])
    ]
    return [*folded(head, 2, 6), *(f"      {row}" for row in rows)]
