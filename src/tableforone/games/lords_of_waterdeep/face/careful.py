"""What would an answer give away?  Quiet lines for those who play cautiously; nothing is forbidden."""

from typing import Any


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """What is worth a thought at this question, from what is seen and what may be answered."""
    told = []
    late = view["rounds"] - view["round"]
    if late < 2 and any("cliffwatch_inn" in thing for thing in things):
        told.append("Every quest that is still open at the end costs 5 points.")
    payable = [quest["name"] for quest in view["player"]["quests"] if quest["payable"]]
    if payable and any(thing.startswith("space:") for thing in things):
        told.append(f"You can pay for {payable[0]} already; Pseudo’s cards may take cubes away.")
    return told
