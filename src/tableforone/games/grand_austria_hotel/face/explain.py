"""Explains a piece: what it is, does and means now, and its rules; all from the view."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import PieceInfo, piece

from ..voice import m, names, t

SPACE_RULES: Final = {1: "4.4", 2: "4.5", 3: "4.6", 4: "4.7", 5: "4.8", 6: "4.9"}
# the rule of each type
WORKS: Final = {"once": "8.2", "round": "8.3", "permanent": "8.4", "end": "8.9", "flip": "8.10"}


def guest(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["queue"][int(which) - 1]
    if not seated["id"]:
        return piece(t, "explain-nobody", "2.2")
    free = sum(not table["id"] for table in view["you"]["cafe"])
    now = t("explain-guest-now", cost=seated["cost"], money=view["you"]["money"], n=free)
    return _person(seated, now, ("6.1", "6.2", "6.3"))


def table(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["you"]["cafe"][int(which.partition(":")[0]) - 1]
    if not seated["id"]:
        return piece(t, "explain-table", "6.1")
    if seated["complete"]:
        now = t("explain-complete")
    else:
        now = t("explain-missing", missing=names.stock(seated["missing"]))
    return _person(seated, now, ("5.1.1", "6.2", "6.3"))


def _person(seated: dict[str, Any], now: str, rules: tuple[str, ...]) -> PieceInfo:
    text = t(
        "explain-person",
        order=names.stock(seated["order"]),
        colour=seated["colour"],
        n=seated["points"],
        reward=seated["reward"] or [m("no-reward")],
    )
    return PieceInfo(seated["name"], t("explain-person-kind", colour=seated["colour"]), text, now, rules)


def die(view: dict[str, Any], which: str) -> PieceInfo | None:
    if not which[:1].isdigit():
        return None
    face = int(which[0])
    space = view["dice"][face - 1]
    now = t("explain-space-now", n=space["strength"]) if space["dice"] else t("explain-space-empty")
    text = t("explain-space-text", face=face)
    return PieceInfo(t("explain-space", face=face), space["action"], text, now, ("4.1", SPACE_RULES[face]))


def room(view: dict[str, Any], which: str) -> PieceInfo:
    place = next(each for each in view["you"]["rooms"] if each["space"] == which)
    colour = place["colour"]
    group = [each for each in view["you"]["rooms"] if each["group"] == place["group"] and each["colour"] == colour]
    full = sum(each["state"] == "occupied" for each in group)
    bonus = view["group_bonus"][colour][min(len(group), len(view["group_bonus"][colour]) - 1)]
    now = t("explain-room-now", full=full, of=len(group), bonus=bonus, colour=colour)
    about = {"colour": colour, "state": place["state"], "floor": place["floor"], "cost": place["cost"]}
    return piece(t, "explain-room", "7.1", "7.2", "7.5", now=now, n=place["points"], **about)


def kitchen(view: dict[str, Any], which: str) -> PieceInfo:
    now = t("explain-kitchen-now", items=names.stock(view["you"]["kitchen"]))
    return piece(t, "explain-kitchen", "5.1.1", "5.2", now=now)


def card(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    held = next(each for each in [*you["hand"], *you["offer"], *you["staff"]] if str(each["id"]) == which)
    mine = any(each["id"] == held["id"] for each in you["staff"])
    now = t("explain-staff-hired") if mine else t("explain-staff-now", n=held["cost"])
    line, text = t("explain-staff-kind", works=held["type"]), t("explain-text", text=held["text"])
    return PieceInfo(held["name"], line, text, now, ("8.1", WORKS[held["type"]]))


def tile(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["tiles"] if which in (each["letter"], each["name"])), None)
    if found is None:
        return piece(t, "explain-spare", "16.5", tile=which)
    return piece(t, "explain-tile", "10.2", "10.3", now=t("explain-tile-now", at=view["you"]["emperor"]), **found)


def emperor(view: dict[str, Any], which: str) -> PieceInfo:
    you, his = view["you"]["emperor"], view["leopold"]["emperor"]
    now = t("explain-emperor-now", at=you, opponent=view["opponent"], theirs=his)
    return piece(t, "explain-emperor", "10.1", "10.2", now=now, space=which, n=view["emperor_points"][int(which)])


def objective(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["objectives"] if each["letter"] == which)
    free = [spot["points"] for spot in found["spots"] if spot["free"]]
    theirs = {"opponent": view["opponent"], "theirs": found["leopold"]}
    now = t("explain-objective-now", yours=_progress(found), free=free, **theirs)
    return piece(t, "explain-objective", "9.1", "9.2", now=now, letter=which, text=found["text"])


def _progress(found: dict[str, Any]) -> Meaning:
    """Your progress on an objective."""
    if found["yours"]:
        return m("explain-claimed")
    parts = [
        m("explain-progress", have=part["have"], need=part["need"], colour=part["what"] or "any")
        for part in found["progress"]
    ]
    return m("explain-progress-all", parts=parts) if parts else m("explain-not-yet")


def entrance(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["you"]["entrances"] if each["id"].replace("_", "-") == which)
    now = t("explain-entrance-now", items=names.stock(found["items"]))
    text = t("explain-text", text=found["text"])
    return PieceInfo(found["name"], t("explain-entrance-kind"), text, now, ("16.1", "16.2"))


EXPLAINED: Final[dict[str, Callable[[dict[str, Any], str], PieceInfo | None]]] = {
    "entrance": entrance,
    "token": lambda view, which: piece(t, "explain-token", "16.5"),
    "guest": guest,
    "table": table,
    "serve": table,
    "move": table,
    "die": die,
    "boost": lambda view, which: piece(t, "explain-boost", "4.2"),
    "room": room,
    "kitchen": kitchen,
    "item": kitchen,
    "card": card,
    "staff": card,
    "tile": tile,
    "emperor": emperor,
    "objective": objective,
    "turn": lambda view, which: piece(t, "explain-turn", "3.2", "3.3"),
    "area": lambda view, which: piece(t, "explain-area", "14.6", n=which),
    "ball": lambda view, which: piece(t, "explain-ball", "14.5", "14.6", "14.8"),
    "ballroom": lambda view, which: piece(t, "explain-ball", "14.5", "14.6", "14.8"),
}
