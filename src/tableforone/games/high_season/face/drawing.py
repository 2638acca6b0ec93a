"""The table as text lines: dice, both hotels as grids, Emperor track, staff, Ralph's deck."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.grammar import folded
from tableforone.kernel.meanings import Meaning

from ..voice import m, t

View = dict[str, Any]

MARKS: Final = {"closed": ".", "prepared": "o", "occupied": "X"}
CELL: Final = 5  # width of a room in columns
MARGIN: Final = 9  # width for the points of a row


def draw(view: View) -> list[str]:
    """The whole table as text lines."""
    you, ralph = view["you"], view["ralph"]
    return [
        *head(view),
        "",
        *folded(t("draw-rooms")),
        *folded(t("draw-floors")),
        *grid(view, "you"),
        *doors(you),
        *track(you, "you"),
        *staff(you),
        "",
        *grid(view, "ralph"),
        *track(ralph, "ralph"),
        *deck(ralph["deck"]),
    ]


def head(view: View) -> list[str]:
    you = view["you"]
    left = [loan["vp"] for loan in you["loans"] if not loan["taken"]]
    now = {"round": view["round"], "rounds": view["rounds"], **view["scores"]}
    title = t("draw-over", **now) if view["over"] else t("draw-round", **now, who=view["starts"], nth=view["turn"])
    dice = [m("draw-dice", n=die["count"], die=die["value"]) for die in view["dice"] if die["count"]]
    lines = [
        *folded(title),
        *listing("draw-all-dice", dice),
        *folded(t("draw-money", money=you["money"], n=len(left), loans=left)),
    ]
    if you["die"]:
        lines += folded(t("draw-die", die=you["die"], strength=you["strength"]))
    for item in you["pending"]:
        lines += folded(t("draw-pending", item=item["what"], effect=item["effect"]))
    return lines


def listing(key: str, parts: Sequence[Meaning], first: int = 0, **about: Any) -> list[str]:
    """A title and its parts; lines break only between parts."""
    whole = [str(part).replace(" ", "\u00a0") for part in parts]
    return [line.replace("\u00a0", " ") for line in folded(t(key, n=len(parts), parts=whole, **about), first)]


# --- hotels


def grid(view: View, who: str) -> list[str]:
    """Rooms as number, colour, group and state; around them the points of open rows and columns."""
    rooms = {room["number"]: room for room in view[who]["rooms"]}
    hotel = view[who]["hotel"]
    if not rooms:
        return [t("draw-no-hotel", who=who)]
    open_lines = {line["name"]: line for line in view["lines"]}
    lines = [t("draw-hotel", who=who, hotel=hotel)]
    for floor in (4, 3, 2, 1):
        cells = [cell(rooms[(floor - 1) * 7 + column]) for column in range(1, 8)]
        left, right = open_lines[f"L{floor}"], open_lines[f"R{floor}"]
        lines.append(f"  {label(left):>{MARGIN}} | {' '.join(cells[:4])} || {' '.join(cells[4:])} | {label(right)}")
    columns = [f"{prize(open_lines[f'C{column}']):^{CELL}}" for column in range(1, 8)]
    lines.append(f"  {t('draw-columns'):>{MARGIN}} | {' '.join(columns[:4])} || {' '.join(columns[4:])} |")
    groups = [
        m("draw-group", letter=letter(n), colour=g["colour"], reward=g["reward"])
        for n, g in enumerate(view[who]["groups"], 1)
        if not g["complete"]
    ]
    return lines + listing("draw-groups", groups, 2)


def cell(room: View) -> str:
    colour = t("draw-colour", colour=room["colour"])
    return f"{room['number']:2}{colour}{letter(room['group'])}{MARKS[room['state']]}"


def letter(group: int) -> str:
    return "abcdefghij"[group - 1]


def label(line: View) -> str:
    return f"{line['name']} {prize(line)}"


def prize(line: View) -> str:
    """The points of a row or column, or who won them."""
    return t("draw-holder", who=line["first"]) if line["first"] else str(line["vp"])


def doors(you: View) -> list[str]:
    """The door bonuses of rooms that are not occupied yet."""
    waiting = [
        m("draw-door", room=room["number"], effect=short(room["symbol"]))
        for room in you["rooms"]
        if room["door"] and room["state"] != "occupied"
    ]
    return listing("draw-doors", waiting, 2)


def short(effect: View) -> Meaning:
    """An effect in a few letters; the answers have the full text."""
    if effect["do"] == "gain":
        return m("draw-gain", krones=effect["krones"], n=effect["steps"])
    key = "draw-effect-free" if effect["free"] else "draw-effect"
    return m(key, kind=effect["do"], colour=effect["colour"], n=effect["off"])


def track(player: View, who: str) -> list[str]:
    parts = [track_row(row) for row in player["emperor"]]
    waiting = [
        m("draw-bonus", row=row["row"], space=bonus["space"], effect=short(bonus["symbol"]))
        for row in player["emperor"][:3]
        for bonus in row["bonuses"]
        if not bonus["reached"] and not row["closed"]
    ]
    lines = listing("draw-track", parts, who=who)
    return lines + (listing("draw-bonuses", waiting, 2) if waiting else [])


def track_row(row: View) -> Meaning:
    marks = f"[{'X' * row['marks']}{'.' * (row['spaces'] - row['marks'])}]"
    if row["row"] == 4:
        return m("draw-extra", marks=marks)
    visit = m("draw-visit", n=row["needed"], round=row["visit_after"])
    if row["missed"] or row["closed"]:
        visit = m("draw-missed", penalty=row["penalty"]) if row["missed"] else m("draw-enough")
    first = row["first"] or ("nobody" if row["closed"] else "")
    key = "draw-row-now" if row["active"] else "draw-row"
    return m(key, row=row["row"], marks=marks, visit=visit, who=first, n=row["first_vp"])


def staff(you: View) -> list[str]:
    lines = [t("draw-strip", strip=you["strip"])]
    for member in you["staff"]:
        key = "draw-hired" if member["hired"] else "draw-staff"
        about = {"member": member["name"], "effect": member["effect"]}
        lines += folded(t(key, **about) if member["hired"] else t(key, **about, n=member["cost"]), 2)
    return lines


def deck(deck: View) -> list[str]:
    lines = []
    if card := deck["card"]:
        left, right = (m("die-symbol", die=0 if die == "most" else die) for die in card["dice"])
        lines += folded(t("draw-card", id=card["name"], left=left, right=right, actions=card["actions"]))
    if deck["preference"]:
        lines += folded(t("draw-top", n=deck["left"], preference=deck["preference"]["text"]))
    return lines
