"""Warnings: what an answer would give away. For players who want them; nothing is forbidden."""

from typing import Any

from ..voice import t


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """What is worth a thought at this question, from what is seen and what may be answered."""
    told = []
    late = view["rounds"] - view["round"]
    if late < 2 and any("cliffwatch_inn" in thing for thing in things):
        told.append(t("careful-open-quests"))
    payable = [quest["name"] for quest in view["player"]["quests"] if quest["payable"]]
    if payable and any(thing.startswith("space:") for thing in things):
        told.append(t("careful-payable", quest=payable[0]))
    return told
