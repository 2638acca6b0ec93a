"""The table as text lines, drawn only from the view, at most 100 columns wide."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.grammar import all_folded, folded
from tableforone.kernel.meanings import Meaning

from ..rules import boards
from ..voice import m, names, t

View = dict[str, Any]
OF_MODULES: Final[list[Callable[[View], list[str]]]] = []  # drawing functions of modules


def draw(view: View) -> list[str]:
    """The whole table: the shared part, modules, the opponent, the player."""
    more = [line for part in OF_MODULES for line in part(view)]
    if view["modules"]:
        more.append(t("draw-reconstructed"))
    return [*shared(view), *more, "", *hotels(view), "", *yours(view)]


def shared(view: View) -> list[str]:
    you, his, opponent = view["you"], view["leopold"], view["opponent"]
    turns = " ".join(turn_line(turn, opponent) for turn in view["turns"])
    dice = [t("draw-die", face=d["face"], action=d["action"], n=d["dice"]) for d in view["dice"]]
    head = t("draw-dice")
    lines = [
        t("draw-round", round=view["round"], n=you["points"], opponent=opponent, theirs=his["points"], turns=turns),
        f"{head:<7}" + "   ".join(f"{text:<24}" for text in dice[:3]).rstrip(),
        " " * 7 + "   ".join(f"{text:<24}" for text in dice[3:]).rstrip(),
        t("draw-queue"),
        *all_folded((waiting_line(place, guest) for place, guest in enumerate(view["queue"], 1)), 2, 6),
        t("draw-objectives"),
        *all_folded((objective_line(card, opponent) for card in view["objectives"]), 2, 6),
    ]
    lines.append(t("draw-emperor", at=you["emperor"], opponent=opponent, theirs=his["emperor"]))
    for tile in view["tiles"]:
        about = {"reward": tile["reward"], "penalty": tile["penalty"]}
        lines += folded(t("draw-tile", n=tile["round"], tile=tile["name"], **about), 2, 6)
    return lines


def turn_line(turn: View, opponent: str) -> str:
    whose = m("draw-you") if turn["yours"] else opponent
    return t("draw-turn", n=turn["number"], whose=whose, done="yes" if turn["used"] else "no")


def waiting_line(place: int, guest: View) -> str:
    if not guest["id"]:
        return t("draw-empty-place", place=place)
    return t("draw-waiting", place=place, n=guest["cost"], guest=m("draw-guest", **guest_data(guest)))


def guest_data(guest: View) -> dict[str, Any]:
    """Name, colour, order, points and reward of a guest, for a message."""
    return {
        "name": starred(guest),
        "colour": guest["colour"],
        "order": names.stock(guest["order"]) or [m("items", items=[])],
        "n": guest["points"],
        "reward": guest["reward"] or [m("no-reward")],
    }


def starred(card: View) -> Meaning | str:
    """The name of a card, marked if some of its values are reconstructed."""
    name: str = card["name"]
    return m("draw-starred", name=name) if card["reconstructed"] else name


def objective_line(card: View, opponent: str) -> str:
    return t(
        "draw-objective",
        letter=card["letter"],
        text=card["text"],
        free=[spot["points"] for spot in card["spots"] if spot["free"]],
        yours=m("draw-claimed", n=card["yours"]) if card["yours"] else m("draw-met" if card["met"] else "draw-open"),
        opponent=opponent,
        theirs=m("draw-claimed", n=card["leopold_points"]) if card["leopold_points"] else card["leopold"],
    )


def hotels(view: View) -> list[str]:
    """Both hotels side by side, the top floor first.

    Each space has a colour letter, + if vacant, # if occupied, and its points.
    """
    mine, his = grid(view["you"]["rooms"]), grid(view["leopold"]["rooms"])
    hotel = names.board(boards.BOARDS.index(view["you"]["board"]))
    lines = [
        t("draw-hotels"),
        f"          {t('draw-yours', hotel=hotel):<34}{t('draw-theirs', opponent=view['opponent'])}",
    ]
    for floor, (left, right) in enumerate(zip(mine, his, strict=True)):
        label = t("draw-floor", n=4 - floor, cost=3 - floor)
        lines.append(f"  {label:<12}{left:<30}  {right}".rstrip())
    return [*lines, f"  {t('draw-floor-cost')}"]


def grid(rooms: list[View]) -> list[str]:
    marks = {"empty": " ", "vacant": "+", "occupied": "#"}
    letters = {colour: t("draw-letter", colour=colour) for colour in ("blue", "red", "yellow", "green")}
    cells = [
        letters[r["colour"]] + marks[r["state"]] + (str(r["points"]) if r["points"] and r["state"] == "empty" else " ")
        for r in rooms
    ]
    return ["  ".join(cells[floor * 5 : floor * 5 + 5]) for floor in (3, 2, 1, 0)]


def yours(view: View) -> list[str]:
    you, his, opponent = view["you"], view["leopold"], view["opponent"]
    lines = [t("draw-have", n=you["money"], kitchen=names.stock(you["kitchen"]) or [m("draw-kitchen-empty")])]
    lines += all_folded(map(table_line, you["cafe"]), 2, 6)
    lines += cards(m("draw-staff"), you["staff"])
    lines += cards(m("draw-hand"), you["hand"])
    if you["offer"]:
        lines += cards(m("draw-offer"), you["offer"])
    lines += cards(m("draw-his-staff", opponent=opponent, n=his["private_deck"]), his["staff"])
    if his["card"]:
        lines += folded(t("draw-last-card", opponent=opponent, n=his["card"]["id"], text=his["card"]["text"]), 0, 2)
    return lines


def table_line(table: View) -> str:
    if not table["id"]:
        return t("draw-table-free", n=table["table"])
    data = guest_data(table)
    del data["order"]
    if table["complete"]:
        seated = m("draw-seated-complete", **data)
    else:
        seated = m("draw-seated", missing=names.stock(table["missing"]), **data)
    return t("draw-table", n=table["table"], guest=seated)


def cards(title: Meaning, staff: list[View]) -> list[str]:
    if not staff:
        return [t("draw-none", title=title)]
    lines = [t("draw-list", title=title)]
    for card in staff:
        used = "round" if card.get("turned") else "flipped" if card.get("flipped") else "no"
        line = t("draw-card", name=starred(card), n=card["cost"], text=card["text"], used=used)
        lines += folded(line, 2, 6)
    return lines
