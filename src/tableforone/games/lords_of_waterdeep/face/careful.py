"""Warnings about what an answer would give away; they are optional and forbid nothing."""

from typing import Any

from ..voice import t


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """Warnings for this question, from the view and the possible answers."""
    told = []
    late = view["rounds"] - view["round"]
    if late < 2 and any("cliffwatch_inn" in thing for thing in things):
        told.append(t("careful-open-quests"))
    payable = [quest["name"] for quest in view["player"]["quests"] if quest["payable"]]
    if payable and any(thing.startswith("space:") for thing in things):
        told.append(t("careful-payable", quest=payable[0]))
    return told
