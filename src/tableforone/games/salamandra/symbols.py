"""How is an effect drawn?  As symbols with numbers, the way tiles and cards show it."""

from typing import Any, Final

from tableforone.games.salamandra.cards import CONVERT_GOOD, CONVERT_PRICE, COSTS, DIVINITY_DATA
from tableforone.games.salamandra.vocabulary import (
    COUNTERS,
    CRYSTAL,
    EARN,
    GOODS,
    PICK_GROVE,
    REACTIVATE,
    SCORE_PER,
    TAKE_CARD,
)
from tableforone.kernel.frames import Frame

Symbol = dict[str, Any]
CARDS: Final = ("bear", "eagle")
DEEDS: Final = {REACTIVATE: "reactivate", PICK_GROVE: "grove"}


def shown(what: str, n: int = 1, per: str = "") -> Symbol:
    """What is shown, how many, and for each of which counter (3.3), if any."""
    return {"what": what, "n": n, "per": per}


def of_cost(cost: list[int]) -> list[Symbol]:
    """A cost of cards.py."""
    return [shown(what, n) for what, n in zip(COSTS, cost, strict=True) if n]


def of_pairs(pairs: list[tuple[int, int]]) -> list[Symbol]:
    return [shown(GOODS[good], n) for good, n in pairs]


def of_gain(gain: list[Frame]) -> list[Symbol]:
    """A gain of cards.py (frames in reverse)."""
    return [of_part(frame) for frame in reversed(gain)]


def of_part(frame: Frame) -> Symbol:
    word: int = frame[0]
    if word == EARN:
        return shown(GOODS[frame[1]], frame[2])
    if word == SCORE_PER:
        return shown("vp", frame[2], COUNTERS[frame[1]])
    return shown(CARDS[frame[1]] if word == TAKE_CARD else DEEDS[word])


def of_divinity(card: int) -> dict[str, Any]:
    """A Bear or Eagle card: the event it listens to (with a colour, if any) or the price it asks, and what it gives."""
    data = DIVINITY_DATA[card]
    if "convert" in data:
        good = CONVERT_GOOD[card]
        made = shown("any_resource" if good == CRYSTAL else GOODS[good])
        return {"on": "", "color": "", "cost": [shown(GOODS[CRYSTAL], CONVERT_PRICE[card])], "gain": [made]}
    trigger = data["trigger"]
    gain = [shown(what, n) for what, n in trigger["gain"].items()]
    return {"on": trigger["on"], "color": trigger.get("color", ""), "cost": [], "gain": gain}
