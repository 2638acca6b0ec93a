"""How does the table look in plain lines?  Drawn from the view alone, at most 100 columns wide."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.grammar import counted, folded

LETTER: Final = {"blue": "B", "red": "R", "yellow": "Y", "green": "G"}
OF_MODULES: Final[list[Callable[[dict[str, Any]], list[str]]]] = []  # what modules draw


def draw(view: dict[str, Any]) -> list[str]:
    """The whole table: the shared part, what modules bring, the opponent, the player."""
    more = [line for part in OF_MODULES for line in part(view)]
    if view["modules"]:
        more.append("A card with * has values that are reconstructed.")
    return [*shared(view), *more, "", *hotels(view), "", *yours(view)]


def shared(view: dict[str, Any]) -> list[str]:
    you, his = view["you"], view["leopold"]
    turns = " ".join(
        f"{t['number']}:{'you' if t['yours'] else view['opponent']}{'*' if t['used'] else ''}" for t in view["turns"]
    )
    dice = [f"{d['face']} {d['action']}: {d['dice'] or '-'}" for d in view["dice"]]
    lines = [
        f"Round {view['round']} of 7   You {counted(you['points'], 'point')}, {view['opponent']} {his['points']}"
        f"   Turns {turns}  (* = done)",
        "Dice   " + "   ".join(f"{text:<24}" for text in dice[:3]).rstrip(),
        "       " + "   ".join(f"{text:<24}" for text in dice[3:]).rstrip(),
        "Queue (place, cost; order; points; reward)",
    ]
    for place, guest in enumerate(view["queue"], 1):
        who = f"costs {guest['cost']}  {guest_line(guest)}" if guest["id"] else "empty"
        lines += folded(f"{place} {who}", 2, 6)
    lines.append("Objectives")
    lines += [line for card in view["objectives"] for line in folded(objective_line(card, view["opponent"]), 2, 6)]
    lines.append(f"Emperor track 0-13: you on {you['emperor']}, {view['opponent']} on {his['emperor']}")
    for tile in view["tiles"]:
        text = f"After round {tile['round']} ({tile['name']}): on 3 or more {tile['reward']}; on 0 {tile['penalty']}"
        lines += folded(text, 2, 6)
    return lines


def guest_line(guest: dict[str, Any]) -> str:
    order = ", ".join(f"{n} {item}" for item, n in guest["order"].items())
    reward = "; ".join(guest["reward"]) or "no reward"
    return f"{starred(guest)} ({guest['colour']}): {order}; {counted(guest['points'], 'point')}; {reward}"


def starred(card: dict[str, Any]) -> str:
    """The name of a card, marked if some of its values are a guess of ours."""
    return f"{card['name']}{'*' if card['reconstructed'] else ''}"


def objective_line(card: dict[str, Any], opponent: str) -> str:
    free = "/".join(str(spot["points"]) for spot in card["spots"] if spot["free"])
    yours = f"claimed for {card['yours']}" if card["yours"] else ("met now" if card["met"] else "open")
    his = f"claimed for {card['leopold_points']}" if card["leopold_points"] else card["leopold"]
    return f"{card['letter']} {card['text']} (free: {free}); you: {yours}; {opponent}: {his}"


def hotels(view: dict[str, Any]) -> list[str]:
    """Both hotels side by side, the top floor first: colour letter, + vacant, # occupied, points on the space."""
    mine, his = grid(view["you"]["rooms"]), grid(view["leopold"]["rooms"])
    head = "Hotels: B blue, R red, Y yellow; + vacant, # occupied; a number = points for covering the space"
    lines = [head, f"          {'yours (' + view['you']['board'].replace('_', ' ') + ')':<34}{view['opponent']}'s"]
    for floor, (left, right) in enumerate(zip(mine, his, strict=True)):
        label = f"floor {4 - floor} ({3 - floor})" if floor < 3 else "floor 1 (0)"
        lines.append(f"  {label:<12}{left:<30}  {right}".rstrip())
    return [*lines, "  (in brackets: what preparing a room on that floor costs)"]


def grid(rooms: list[dict[str, Any]]) -> list[str]:
    marks = {"empty": " ", "vacant": "+", "occupied": "#"}
    cells = [
        LETTER[r["colour"]] + marks[r["state"]] + (str(r["points"]) if r["points"] and r["state"] == "empty" else " ")
        for r in rooms
    ]
    return ["  ".join(cells[floor * 5 : floor * 5 + 5]) for floor in (3, 2, 1, 0)]


def yours(view: dict[str, Any]) -> list[str]:
    you, his = view["you"], view["leopold"]
    kitchen = ", ".join(f"{n} {item}" for item, n in you["kitchen"].items() if n) or "empty"
    lines = [f"You have {you['money']} krones; kitchen: {kitchen}"]
    for table in you["cafe"]:
        lines += folded(f"Table {table['table']}: {cafe_line(table)}", 2, 6)
    lines += cards("Staff in play", you["staff"])
    lines += cards("Hand", you["hand"])
    if you["offer"]:
        lines += cards("Drawn to choose from", you["offer"])
    lines += cards(f"{view['opponent']}'s staff ({his['private_deck']} more face down)", his["staff"])
    if his["card"]:
        lines += folded(f"{view['opponent']}'s last card {his['card']['id']}: {his['card']['text']}", 0, 2)
    return lines


def cafe_line(table: dict[str, Any]) -> str:
    if not table["id"]:
        return "free"
    missing = ", ".join(f"{n} {item}" for item, n in table["missing"].items())
    reward = "; ".join(table["reward"]) or "no reward"
    state = "COMPLETE" if table["complete"] else f"still wants {missing}"
    return f"{starred(table)} ({table['colour']}), {state}; {counted(table['points'], 'point')}; {reward}"


def cards(title: str, staff: list[dict[str, Any]]) -> list[str]:
    if not staff:
        return [f"{title}: none"]
    lines = [f"{title}:"]
    for card in staff:
        used = " (used this round)" if card.get("turned") else " (face down)" if card.get("flipped") else ""
        lines += folded(f"{starred(card)} (cost {card['cost']}): {card['text']}{used}", 2, 6)
    return lines
