"""Explains a piece: what it is, does and means now, and its rules."""

from typing import Any, Final

from tableforone.kernel.spec import PieceInfo

from ..voice import t

SPACES: Final = {1: "5.1", 2: "5.2", 3: "5.3", 4: "5.4", 5: "5.5", 6: "5.6"}  # rule numbers
TIMINGS: Final = {"permanent": "7.4.1", "once": "7.4.2", "endgame": "7.4.3"}


def die(view: dict[str, Any], which: str) -> PieceInfo:
    space = view["dice"][int(which[0]) - 1]
    value = space["value"]
    now = t("explain-dice", n=space["count"], action=space["action"])
    kind, text = t("explain-space-kind"), t("explain-space-text", die=value)
    return PieceInfo(t("explain-space", die=value), kind, text, now, ("4.3", SPACES[value]))


def passing(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo(t("explain-pass"), t("explain-pass-kind"), t("explain-pass-text"), rules=("4.2.2",))


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
        visit = {"needed": row["needed"], "round": row["visit_after"], "penalty": row["penalty"]}
        now = t("explain-marks-needed", **marks, **visit)
    name, kind, text = t("explain-emperor"), t("explain-emperor-kind"), t("explain-emperor-text")
    return PieceInfo(name, kind, text, now, ("7.1", "7.1.4", "7.2"))


def krones(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    now = t("explain-krones-now", n=you["money"], limit=you["money_limit"])
    name, kind, text = t("explain-krones"), t("explain-krones-kind"), t("explain-krones-text")
    return PieceInfo(name, kind, text, now, ("1.10", "8.2.5"))


def loan(view: dict[str, Any], which: str) -> PieceInfo:
    slip = next(each for each in view["you"]["loans"] if each["id"] == f"loan:{which}")
    text = t("explain-loan-text", n=slip["krones"], vp=slip["vp"])
    now = t("explain-loan-taken" if slip["taken"] else "explain-loan-left")
    return PieceInfo(t("explain-loan"), t("explain-loan-kind", nth=which), text, now, ("7.3",))


def main(view: dict[str, Any], which: str) -> PieceInfo:
    text = t("explain-main-text")
    return PieceInfo(t("explain-main"), t("explain-main-kind"), text, rules=("4.5.4", "4.5.7"))


EXPLAINED: Final = {
    "main": main,
    "die": die,
    "pass": passing,
    "prepare": room,
    "occupy": room,
    "room": room,
    "staff": staff,
    "emperor": emperor,
    "krones": krones,
    "loan": loan,
}
