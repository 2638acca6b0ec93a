"""Effects as symbols with numbers, as on tiles and cards."""

from typing import Any, Final

from tableforone.kernel.frames import Frame

from ..rules import cards
from ..rules import numbers as n

Symbol = dict[str, Any]
CARDS: Final = ("bear", "eagle")
DEEDS: Final = {n.REACTIVATE: "reactivate", n.PICK_GROVE: "grove"}


def shown(what: str, number: int = 1, per: str = "") -> Symbol:
    """One symbol: kind, number, and the counter it is multiplied by (3.3), if any."""
    return {"what": what, "n": number, "per": per}


def of_cost(cost: list[int]) -> list[Symbol]:
    """A cost from ``rules/cards.py``."""
    return [shown(what, number) for what, number in zip(cards.COSTS, cost, strict=True) if number]


def of_pairs(pairs: list[tuple[int, int]]) -> list[Symbol]:
    return [shown(n.GOODS[good], number) for good, number in pairs]


def of_gain(gain: list[Frame]) -> list[Symbol]:
    """A gain from ``rules/cards.py`` (frames in reverse)."""
    return [of_part(frame) for frame in reversed(gain)]


def of_part(frame: Frame) -> Symbol:
    word: int = frame[0]
    if word == n.EARN:
        return shown(n.GOODS[frame[1]], frame[2])
    if word == n.SCORE_PER:
        return shown("vp", frame[2], n.COUNTERS[frame[1]])
    return shown(CARDS[frame[1]] if word == n.TAKE_CARD else DEEDS[word])


def of_divinity(card: int) -> dict[str, Any]:
    """A Bear or Eagle card: its event (perhaps with a colour) or its price, and what it gives."""
    data = cards.DIVINITY_DATA[card]
    if "convert" in data:
        good = cards.CONVERT_GOOD[card]
        made = shown("any_resource" if good == n.CRYSTAL else n.GOODS[good])
        return {"on": "", "color": "", "cost": [shown(n.GOODS[n.CRYSTAL], cards.CONVERT_PRICE[card])], "gain": [made]}
    trigger = data["trigger"]
    gain = [shown(what, number) for what, number in trigger["gain"].items()]
    return {"on": trigger["on"], "color": trigger.get("color", ""), "cost": [], "gain": gain}
