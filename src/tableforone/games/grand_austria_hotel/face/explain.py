"""Explains a piece: what it is, does and means now, and its rules; all from the view."""

from typing import Any, Final

from tableforone.kernel.meanings import Meaning
from tableforone.kernel.spec import PieceInfo

from ..voice import m, names, t

SPACE_RULES: Final = {1: "4.4", 2: "4.5", 3: "4.6", 4: "4.7", 5: "4.8", 6: "4.9"}
# the rule of each type
WORKS: Final = {"once": "8.2", "round": "8.3", "permanent": "8.4", "end": "8.9", "flip": "8.10"}


def guest(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["queue"][int(which) - 1]
    if not seated["id"]:
        return PieceInfo(t("explain-nobody"), t("explain-nobody-line"), t("explain-nobody-text"), rules=("2.2",))
    free = sum(not table["id"] for table in view["you"]["cafe"])
    now = t("explain-guest-now", cost=seated["cost"], money=view["you"]["money"], n=free)
    return _person(seated, now, ("6.1", "6.2", "6.3"))


def table(view: dict[str, Any], which: str) -> PieceInfo | None:
    seated = view["you"]["cafe"][int(which.partition(":")[0]) - 1]
    if not seated["id"]:
        return PieceInfo(t("explain-table"), t("explain-table-line"), t("explain-table-text"), rules=("6.1",))
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
    return PieceInfo(seated["name"], t("explain-person-line", colour=seated["colour"]), text, now, rules)


def die(view: dict[str, Any], which: str) -> PieceInfo | None:
    if not which[:1].isdigit():
        return None
    face = int(which[0])
    space = view["dice"][face - 1]
    now = t("explain-space-now", n=space["strength"]) if space["dice"] else t("explain-space-empty")
    text = t("explain-space-text", face=face)
    return PieceInfo(t("explain-space", face=face), space["action"], text, now, ("4.1", SPACE_RULES[face]))


def boost(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-boost"), t("explain-boost-line"), t("explain-boost-text"), rules=("4.2",))


def room(view: dict[str, Any], which: str) -> PieceInfo:
    place = next(each for each in view["you"]["rooms"] if each["space"] == which)
    colour = place["colour"]
    group = [each for each in view["you"]["rooms"] if each["group"] == place["group"] and each["colour"] == colour]
    full = sum(each["state"] == "occupied" for each in group)
    bonus = view["group_bonus"][colour][min(len(group), len(view["group_bonus"][colour]) - 1)]
    return PieceInfo(
        t("explain-room", colour=colour),
        t("explain-room-line", state=place["state"]),
        t("explain-room-text", floor=place["floor"], cost=place["cost"], n=place["points"]),
        t("explain-room-now", full=full, of=len(group), bonus=bonus, colour=colour),
        ("7.1", "7.2", "7.5"),
    )


def kitchen(view: dict[str, Any], which: str) -> PieceInfo:
    now = t("explain-kitchen-now", items=names.stock(view["you"]["kitchen"]))
    return PieceInfo(t("explain-kitchen"), t("explain-kitchen-line"), t("explain-kitchen-text"), now, ("5.1.1", "5.2"))


def card(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    held = next(each for each in [*you["hand"], *you["offer"], *you["staff"]] if str(each["id"]) == which)
    mine = any(each["id"] == held["id"] for each in you["staff"])
    now = t("explain-staff-hired") if mine else t("explain-staff-now", n=held["cost"])
    line, text = t("explain-staff-line", works=held["type"]), t("explain-text", text=held["text"])
    return PieceInfo(held["name"], line, text, now, ("8.1", WORKS[held["type"]]))


def tile(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["tiles"] if which in (each["letter"], each["name"])), None)
    if found is None:
        return PieceInfo(
            t("explain-spare", tile=which), t("explain-spare-line"), t("explain-spare-text"), rules=("16.5",)
        )
    return PieceInfo(
        t("explain-tile", letter=found["letter"]),
        t("explain-tile-line", round=found["round"]),
        t("explain-tile-text", retreat=found["retreat"], reward=found["reward"], penalty=found["penalty"]),
        t("explain-tile-now", at=view["you"]["emperor"]),
        ("10.2", "10.3"),
    )


def emperor(view: dict[str, Any], which: str) -> PieceInfo:
    you, his = view["you"]["emperor"], view["leopold"]["emperor"]
    return PieceInfo(
        t("explain-emperor", space=which),
        t("explain-emperor-line"),
        t("explain-emperor-text", n=view["emperor_points"][int(which)]),
        t("explain-emperor-now", at=you, opponent=view["opponent"], theirs=his),
        ("10.1", "10.2"),
    )


def objective(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["objectives"] if each["letter"] == which)
    free = [spot["points"] for spot in found["spots"] if spot["free"]]
    return PieceInfo(
        t("explain-objective", letter=which),
        t("explain-objective-line"),
        t("explain-objective-text", text=found["text"]),
        t(
            "explain-objective-now",
            yours=_progress(found),
            free=free,
            opponent=view["opponent"],
            theirs=found["leopold"],
        ),
        ("9.1", "9.2"),
    )


def _progress(found: dict[str, Any]) -> Meaning:
    """Your progress on an objective."""
    if found["yours"]:
        return m("explain-claimed")
    parts = [
        m("explain-progress", have=part["have"], need=part["need"], colour=part["what"] or "any")
        for part in found["progress"]
    ]
    return m("explain-progress-all", parts=parts) if parts else m("explain-not-yet")


def turn(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-turn"), t("explain-turn-line"), t("explain-turn-text"), rules=("3.2", "3.3"))


def area(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-area", n=which), t("explain-area-line"), t("explain-area-text"), rules=("14.6",))


def ball(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-ball"), t("explain-ball-line"), t("explain-ball-text"), rules=("14.5", "14.6", "14.8"))


def entrance(view: dict[str, Any], which: str) -> PieceInfo:
    found = next(each for each in view["you"]["entrances"] if each["id"].replace("_", "-") == which)
    now = t("explain-entrance-now", items=names.stock(found["items"]))
    text = t("explain-text", text=found["text"])
    return PieceInfo(found["name"], t("explain-entrance-line"), text, now, ("16.1", "16.2"))


def token(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-token"), t("explain-token-line"), t("explain-token-text"), rules=("16.5",))


EXPLAINED: Final = {
    "entrance": entrance,
    "token": token,
    "guest": guest,
    "table": table,
    "serve": table,
    "move": table,
    "die": die,
    "boost": boost,
    "room": room,
    "kitchen": kitchen,
    "item": kitchen,
    "card": card,
    "staff": card,
    "tile": tile,
    "emperor": emperor,
    "objective": objective,
    "turn": turn,
    "area": area,
    "ball": ball,
    "ballroom": ball,
}
