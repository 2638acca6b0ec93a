"""Explains a piece: what it is, does and means now, and its rules."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.spec import PieceInfo, piece

from ..voice import t

SPACES: Final = {1: "5.1", 2: "5.2", 3: "5.3", 4: "5.4", 5: "5.5", 6: "5.6"}  # rule numbers
TIMINGS: Final = {"permanent": "7.4.1", "once": "7.4.2", "endgame": "7.4.3"}


def die(view: dict[str, Any], which: str) -> PieceInfo:
    space = view["dice"][int(which[0]) - 1]
    now = t("explain-dice", n=space["count"], action=space["action"])
    return piece(t, "explain-space", "4.3", SPACES[space["value"]], now=now, die=space["value"])


def room(view: dict[str, Any], which: str) -> PieceInfo:
    place = view["you"]["rooms"][int(which) - 1]
    group = view["you"]["groups"][place["group"] - 1]
    full = sum(view["you"]["rooms"][n - 1]["state"] == "occupied" for n in group["rooms"])
    costs = {"prepare": place["prepare_cost"], "occupy": place["occupy_cost"], "n": place["vp"]}
    text = t("explain-room-door", **costs, door=place["door"]) if place["door"] else t("explain-room-text", **costs)
    return PieceInfo(
        t("explain-room", room=which),
        t("explain-room-kind", colour=place["colour"], state=place["state"]),
        text,
        t("explain-group", full=full, rooms=len(group["rooms"]), reward=group["reward"]),
        ("6.1", "6.2", "6.4"),
    )


def staff(view: dict[str, Any], which: str) -> PieceInfo:
    member = next(each for each in view["you"]["staff"] if each["id"].partition(":")[2] == which.partition(":")[0])
    now = t("explain-hired") if member["hired"] else t("explain-hire", n=member["cost"])
    kind, text = t("explain-staff", timing=member["timing"]), t("explain-staff-text", effect=member["effect"])
    return PieceInfo(member["name"], kind, text, now, ("7.4", TIMINGS.get(member["timing"], "7.4")))


def emperor(view: dict[str, Any], which: str) -> PieceInfo:
    row = next((each for each in view["you"]["emperor"] if each["active"]), view["you"]["emperor"][-1])
    marks = {"marks": row["marks"], "spaces": row["spaces"]}
    now = t("explain-marks", **marks)
    if row.get("needed"):
        visit = {"needed": row["needed"], "round": row["visit_after"], "penalty": -row["penalty"]}
        now = t("explain-marks-needed", **marks, **visit)
    return piece(t, "explain-emperor", "7.1", "7.1.4", "7.2", now=now)


def krones(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    now = t("explain-krones-now", n=you["money"], limit=you["money_limit"])
    return piece(t, "explain-krones", "1.10", "8.2.5", now=now)


def loan(view: dict[str, Any], which: str) -> PieceInfo:
    slip = next(each for each in view["you"]["loans"] if each["id"] == f"loan:{which}")
    now = t("explain-loan-taken" if slip["taken"] else "explain-loan-left")
    return piece(t, "explain-loan", "7.3", now=now, nth=which, n=slip["krones"], vp=slip["vp"])


EXPLAINED: Final[dict[str, Callable[[dict[str, Any], str], PieceInfo]]] = {
    "main": lambda view, which: piece(t, "explain-main", "4.5.4", "4.5.7"),
    "die": die,
    "pass": lambda view, which: piece(t, "explain-pass", "4.2.2"),
    "prepare": room,
    "occupy": room,
    "room": room,
    "staff": staff,
    "emperor": emperor,
    "krones": krones,
    "loan": loan,
}
