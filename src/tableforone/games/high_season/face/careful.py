"""Warnings about what an answer would give away; they are optional and forbid nothing."""

from typing import Any

from ..voice import t


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """Warnings for this question, from the view and the possible answers."""
    if not any(thing.startswith("die:") for thing in things):
        return []
    told = []
    row = next((each for each in view["you"]["emperor"] if each["active"]), None)
    if row and row.get("needed") and view["round"] == row["visit_after"] and view["turn"] >= 3:
        lacks = row["needed"] - row["marks"]
        if lacks > 0:
            told.append(t("careful-emperor", n=lacks, penalty=-row["penalty"]))
    if view["you"]["money"] == view["you"]["money_limit"]:
        told.append(t("careful-purse"))
    return told
