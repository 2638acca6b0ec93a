"""Warnings about what an answer would give away; they are optional and forbid nothing."""

from typing import Any

from ..voice import t
from ..voice.names import ONE, goods

MAIN = ("place:", "build:", "druid")


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """Warnings for this question, from the view and the possible answers."""
    you, his = view["you"], view["rudolph"]
    told = []
    left = [goods(ONE.index(name), number) for name, number in you["goods"].items() if number]
    if left and any(thing.startswith(MAIN) for thing in things):
        told.append(t("careful-goods", goods=left))
    behind = his["points"] - you["points"]
    if "druid" in things and behind >= 0:
        told.append(t("careful-behind", n=you["points"], his=his["points"]))
    return told
