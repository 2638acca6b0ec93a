"""Warnings about what an answer would give away; they are optional and forbid nothing."""

from typing import Any

from ..voice import m, t


def careful(view: dict[str, Any], things: list[str]) -> list[str]:
    """Warnings for this question, from the view and the possible answers."""
    kinds = {thing.partition(":")[0] for thing in things}
    told = []
    if "die" in kinds:
        told += _before_the_emperor(view)
    if "guest" in kinds:
        told += _without_a_room(view)
    if "turn:end" in things and "move" in kinds:
        told.append(t("careful-move"))
    return told


def _before_the_emperor(view: dict[str, Any]) -> list[str]:
    """Warns in the last turn before the visit, if the marker would go back to 0."""
    tile = next((each for each in view["tiles"] if each["round"] == view["round"]), None)
    left = sum(turn["yours"] and not turn["used"] for turn in view["turns"])
    place = view["you"]["emperor"]
    if tile is None or left > 1 or place > tile["retreat"]:
        return []
    return [t("careful-emperor", at=place, penalty=tile["penalty"])]


def _without_a_room(view: dict[str, Any]) -> list[str]:
    vacant = {room["colour"] for room in view["you"]["rooms"] if room["state"] == "vacant"}
    waiting = [guest for guest in view["queue"] if guest["id"] and guest["colour"] not in {"green", *vacant}]
    colours = sorted({guest["colour"] for guest in waiting})
    if not colours:
        return []
    return [t("careful-no-room", colours=[m("colour", colour=colour) for colour in colours])]
