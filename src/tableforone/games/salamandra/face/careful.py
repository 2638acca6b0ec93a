"""What would an answer give away?  Quiet lines for those who play cautiously; nothing is forbidden."""

from typing import Any

from tableforone.kernel.grammar import listed

MAIN = ("place:", "build:", "druid")


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """What is worth a thought at this question, from what is seen and what may be answered."""
    you, his = view["you"], view["rudolph"]
    told = []
    goods = [f"{n} {name}" for name, n in you["goods"].items() if n]
    if goods and any(thing.startswith(MAIN) for thing in things):
        told.append(f"A main action ends the turn: what is left of {listed(goods)} is lost.")
    behind = his["points"] - you["points"]
    if "druid" in things and behind >= 0:
        lead = f"You have {you['points']} points, Rudolph {his['points']} and his groves to come"
        told.append(f"{lead}: whoever is not ahead after the round has lost.")
    return told
