"""What is this piece?  In the words of the view: what it is, what it does, what it means now, and the rules."""

from typing import Any, Final

from tableforone.kernel.grammar import listed
from tableforone.kernel.spec import PieceInfo


def explain(view: dict[str, Any], thing: str) -> PieceInfo | None:
    """What this thing is; None for a thing that explains itself by its answers."""
    kind, _, which = thing.partition(":")
    found = KINDS.get(kind)
    return found(view, which) if found else None


def space(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in [*view["spaces"], *view["tiles"], *view["hall"]] if each["id"] == which), None)
    if found is None:
        return None
    text = f"An agent here: {found['action']}."
    if found.get("owner_benefit"):
        text += f" Its owner gets {found['owner_benefit']} when the other uses it."
    here = {"player": "you", "pseudo": "Pseudo"}
    now = f"Taken by {listed([here.get(who, who) for who in found['occupants']])}." if found["occupants"] else "Free."
    if "cost" in found and found in view["hall"]:
        now = f"To buy for {found['cost']} gold, with {found['vp']} points on it."
    return PieceInfo(found["name"], found["ward"], text, now, ("4.1", "6.3" if found.get("owner_benefit") else "5.1"))


def quest(view: dict[str, Any], which: str) -> PieceInfo | None:
    piles = [*view["inn"], *view["drafted"], *view["player"]["quests"], *view["pseudo"]["quests"]]
    found = next((each for each in piles if each["id"] == which), None)
    if found is None:
        return None
    reward = f" and {found['reward']}" if found["reward"] else ""
    lasting = f" Then for good: {found['lasting']}." if found["lasting"] else ""
    price = listed(
        [
            f"{need['n']} {need['resource']}{'s' if need['n'] > 1 and need['resource'] != 'gold' else ''}"
            for need in found["requires"]
        ]
    )
    lacks = [f"{need['n'] - need['have']} {need['resource']}" for need in found["requires"] if need["have"] < need["n"]]
    bonus = f" Your lord adds {view['lord']['vp']}." if view["lord"] and found["type"] in view["lord"]["types"] else ""
    now = (f"Still lacking: {listed(lacks)}." if lacks else "Everything is there.") + bonus
    return PieceInfo(
        found["name"],
        f"{found['type']} quest",
        f"For {price}: {found['vp']} points{reward}.{lasting}",
        now,
        ("4.2", "7.2.1"),
    )


def card(view: dict[str, Any], which: str) -> PieceInfo | None:
    found = next((each for each in view["player"]["hand"] if each["id"] == which), None)
    if found is None:
        return None
    text = found["text"][:1].upper() + found["text"][1:] + "."
    return PieceInfo(found["name"], "an intrigue card", text, "It is played at Waterdeep Harbor.", ("8.1.1", "5.5"))


def supply(view: dict[str, Any], which: str) -> PieceInfo:
    left = view["supply"].get(which)
    have = view["player"]["tavern"].get(which, 0)
    text = (
        "Gold pays for buildings and quests."
        if which == "gold"
        else "Adventurers pay for quests; one left at the end is a point."
    )
    now = f"You have {have}." if left is None else f"You have {have}; {left} are in the supply."
    return PieceInfo(which.capitalize(), "in the taverns", text, now, ("1.1", "10.1"))


def his(view: dict[str, Any], which: str) -> PieceInfo:
    text = "What Pseudo has gathered for his quests. Some cards take it away from him."
    return PieceInfo(
        which.capitalize(), "in Pseudo’s tavern", text, f"He has {view['pseudo']['tavern'][which]}.", ("S4.1",)
    )


KINDS: Final = {
    "his-cube": his,
    "space": space,
    "hall": space,
    "tile": space,
    "quest": quest,
    "card": card,
    "supply": supply,
    "tavern": supply,
    "cube": supply,
}
