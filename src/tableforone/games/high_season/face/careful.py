"""What would an answer give away?  Quiet lines for those who play cautiously; nothing is forbidden."""

from typing import Any


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """What is worth a thought at this question, from what is seen and what may be answered."""
    if not any(thing.startswith("die:") for thing in things):
        return []
    told = []
    row = next((each for each in view["you"]["emperor"] if each["active"]), None)
    if row and row.get("needed") and view["round"] == row["visit_after"] and view["turn"] >= 3:
        lacks = row["needed"] - row["marks"]
        if lacks > 0:
            told.append(f"The Emperor looks after this round: {lacks} marks are missing, or {row['penalty']} points.")
    if view["you"]["money"] == view["you"]["money_limit"]:
        told.append("Your purse is full: further krones are lost.")
    return told
