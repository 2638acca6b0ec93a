"""Explains a piece: what it is, does and means now, and its rules."""

from typing import Any, Final

from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import PieceInfo

from ..voice import m, names, t

View = dict[str, Any]


def space(view: View, which: str) -> PieceInfo | None:
    found = next((each for each in [*view["spaces"], *view["tiles"], *view["hall"]] if each["id"] == which), None)
    if found is None:
        return None
    if found.get("owner_benefit"):
        text = t("piece-tile", action=found["action"], benefit=found["owner_benefit"])
    else:
        text = t("piece-space", action=found["action"])
    now = t("piece-free")
    if found["occupants"]:
        now = t("piece-taken", who=[m("taken-by", who=who) for who in found["occupants"]])
    if "cost" in found and found in view["hall"]:
        now = t("piece-for-sale", cost=found["cost"], n=found["vp"])
    return PieceInfo(found["name"], found["ward"], text, now, ("4.1", "6.3" if found.get("owner_benefit") else "5.1"))


def amounts(needs: list[tuple[str, int]]) -> list[Meaning]:
    return [m("amount", kind=kind, n=n) for kind, n in needs if n > 0]


def quest(view: View, which: str) -> PieceInfo | None:
    his = view["pseudo"]["quests"]
    piles = [*view["inn"], *view["drafted"], *view["player"]["quests"], *his]
    found = next((each for each in piles if each["id"] == which), None)
    if found is None:
        return None
    gains: list[Words] = [names.points(found["vp"]), *([found["reward"]] if found["reward"] else [])]
    price = amounts([(need["resource"], need["n"]) for need in found["requires"]])
    if found["lasting"]:
        text = t("piece-plot", price=price, gains=gains, text=found["lasting"])
    else:
        text = t("piece-quest", price=price, gains=gains)
    lacks = amounts([(need["resource"], need["n"] - need["have"]) for need in found["requires"]])
    now = t("piece-enough")
    if lacks:
        now = t("piece-he-lacks" if found in his else "piece-lacks", lacks=lacks)
    if view["lord"] and found["type"] in view["lord"]["types"] and found not in his:
        now = t("piece-lord", now=now, n=view["lord"]["vp"])
    return PieceInfo(found["name"], t("piece-quest-kind", type=found["type"]), text, now, ("4.2", "7.2.1"))


def card(view: View, which: str) -> PieceInfo | None:
    found = next((each for each in view["player"]["hand"] if each["id"] == which), None)
    if found is None:
        return None
    text = t("piece-card", text=found["text"])
    return PieceInfo(found["name"], t("piece-card-kind"), text, t("piece-card-now"), ("8.1.1", "5.5"))


def supply(view: View, which: str) -> PieceInfo:
    left = view["supply"].get(which)
    have = view["player"]["tavern"].get(which, 0)
    text = t("piece-gold" if which == "gold" else "piece-cube")
    now = t("piece-have", n=have) if left is None else t("piece-supply", n=have, left=left)
    return PieceInfo(t("kind-title", kind=which), t("piece-in-taverns"), text, now, ("1.1", "10.1"))


def his(view: View, which: str) -> PieceInfo:
    now = t("piece-he-has", n=view["pseudo"]["tavern"][which])
    return PieceInfo(t("kind-title", kind=which), t("piece-in-his-tavern"), t("piece-his"), now, ("S4.1",))


EXPLAINED: Final = {
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
