"""What is this piece?  In the words of the view: what it is, what it does, what it means now, and the rules."""

from typing import Any, Final

from tableforone.kernel.spec import PieceInfo

SPACES: Final = {
    1: ("Prepare up to as many rooms as there are dice, at the price of their floor.", "5.1"),
    2: ("Occupy one prepared room, a krone cheaper for each die.", "5.2"),
    3: ("Prepare rooms, or occupy one: as you like.", "5.3"),
    4: ("Steps on the Emperor’s track, or krones: as many as there are dice.", "5.4"),
    5: ("Hire somebody, a krone cheaper for each die.", "5.5"),
    6: ("For 1 krone, imitate any other space with this strength.", "5.6"),
}
TIMINGS: Final = {
    "permanent": ("works from now on", "7.4.1"),
    "once": ("works once, when hired", "7.4.2"),
    "endgame": ("counts at the end", "7.4.3"),
}


def explain(view: dict[str, Any], thing: str) -> PieceInfo | None:
    """What this thing is; None for a thing that explains itself by its answers."""
    kind, _, which = thing.partition(":")
    found = KINDS.get(kind)
    return found(view, which) if found else None


def die(view: dict[str, Any], which: str) -> PieceInfo:
    space = view["dice"][int(which[0]) - 1]
    text, rule = SPACES[space["value"]]
    now = f"{space['count']} dice: {space['action']}." if space["count"] else "No die lies here."
    return PieceInfo(f"Space {space['value']}", "of the action board", text, now, ("4.3", rule))


def passing(view: dict[str, Any], which: str) -> PieceInfo:
    return PieceInfo("Pass", "instead of an action", "Remove this die and gain 1 krone.", rules=("4.2.2",))


def room(view: dict[str, Any], which: str) -> PieceInfo:
    place = view["you"]["rooms"][int(which) - 1]
    group = view["you"]["groups"][place["group"] - 1]
    full = sum(view["you"]["rooms"][n - 1]["state"] == "occupied" for n in group["rooms"])
    state = {"closed": "still closed", "prepared": "prepared", "occupied": "occupied"}[place["state"]]
    door = f" Its door then brings: {place['door']}." if place["door"] else ""
    costs = f"Preparing costs {place['prepare_cost']}, occupying {place['occupy_cost']} krones"
    text = f"{costs}; worth {place['vp']} at the end.{door}"
    now = f"Its group: {full} of {len(group['rooms'])} occupied; full it pays {group['reward']}."
    return PieceInfo(f"Room {which}", f"{place['colour']}, {state}", text, now, ("6.1", "6.2", "6.4"))


def staff(view: dict[str, Any], which: str) -> PieceInfo:
    member = next(each for each in view["you"]["staff"] if each["id"].partition(":")[2] == which.partition(":")[0])
    how, rule = TIMINGS.get(member["timing"], ("", "7.4"))
    now = "Hired." if member["hired"] else f"Costs {member['cost']} krones, less with a 5."
    effect = member["effect"][:1].upper() + member["effect"][1:] + "."
    return PieceInfo(member["name"], f"staff, {how}", effect, now, ("7.4", rule))


def emperor(view: dict[str, Any], which: str) -> PieceInfo:
    row = next((each for each in view["you"]["emperor"] if each["active"]), view["you"]["emperor"][-1])
    text = "Steps are marked one by one in the row that is looked at next. Some spaces bring a bonus; whoever fills a "
    text += "row first scores."
    now = f"This row: {row['marks']} of {row['spaces']} marked."
    if row.get("needed"):
        now += f" {row['needed']} are needed after round {row['visit_after']}, or {row['penalty']} points."
    return PieceInfo("The Emperor’s track", "three rows", text, now, ("7.1", "7.1.4", "7.2"))


def krones(view: dict[str, Any], which: str) -> PieceInfo:
    you = view["you"]
    text = "They pay for rooms, people and the fee of a 6. Three left at the end make a point."
    return PieceInfo(
        "Your krones", "the money", text, f"You have {you['money']} of at most {you['money_limit']}.", ("1.10", "8.2.5")
    )


def loan(view: dict[str, Any], which: str) -> PieceInfo:
    slip = next(each for each in view["you"]["loans"] if each["id"] == f"loan:{which}")
    text = f"At any time of your turn: {slip['krones']} krones now, {slip['vp']} points at the end."
    return PieceInfo("A loan", f"number {which}", text, "Taken." if slip["taken"] else "Still to be had.", ("7.3",))


def main(view: dict[str, Any], which: str) -> PieceInfo:
    text = "What your die brings, beside bonuses that wait. You choose their order; the main action itself is a must."
    return PieceInfo("The main action", "of your turn", text, rules=("4.5.4", "4.5.7"))


KINDS: Final = {
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
