"""Warnings: what an answer would give away. For players who want them; nothing is forbidden."""

from typing import Any

from ..voice import t
from ..voice.names import ONE, goods

MAIN = ("place:", "build:", "druid")


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """What is worth a thought at this question, from what is seen and what may be answered."""
    you, his = view["you"], view["rudolph"]
    told = []
    left = [goods(ONE.index(name), number) for name, number in you["goods"].items() if number]
    if left and any(thing.startswith(MAIN) for thing in things):
        told.append(t("careful-goods", goods=left))
    behind = his["points"] - you["points"]
    if "druid" in things and behind >= 0:
        told.append(t("careful-behind", n=you["points"], his=his["points"]))
    return told
