"""Which symbols stand for an effect?  What the boards and cards print, as words and numbers that can be drawn."""

from typing import Any

from tableforone.games.high_season.cards import (
    COLOURS,
    FREE,
    GAIN,
    OCCUPY,
    PREPARE,
    STAFF_DIE,
    STAFF_GAIN,
    STAFF_MAID,
    STAFF_ONCE,
    STAFF_STRENGTH,
    STAFF_VP,
    STAFF_WAIVES,
)
from tableforone.games.high_season.opponent.deck import EMPEROR, PREFERENCES

Symbol = dict[str, Any]


def effect_symbol(code: int) -> Symbol:
    """A packed effect (2.1): a gain, or something to do with a colour and a discount.

    >>> effect_symbol(GAIN | 2 << 3 | 1 << 7)
    {'do': 'gain', 'krones': 2, 'steps': 1}
    >>> effect_symbol(OCCUPY | 0 << 3 | 2 << 7)
    {'do': 'occupy', 'colour': 'blue', 'off': 2, 'free': False}
    """
    kind, rest, discount = code & 7, code >> 3 & 15, code >> 7
    if kind == GAIN:
        return {"do": "gain", "krones": rest, "steps": discount}
    what = {"off": 0 if discount == FREE else discount, "free": discount == FREE}
    if kind in (PREPARE, OCCUPY):
        return {"do": "prepare" if kind == PREPARE else "occupy", "colour": COLOURS[rest], **what}
    return {"do": "hire", "colour": "", **what}


def staff_symbol(member: int) -> Symbol:
    """A staff member: the die that wakes him, the colour she prepares, his one-time effects, or points at the end."""
    gain = STAFF_GAIN[member]
    effects = [effect_symbol(gain)] if gain >> 3 else [effect_symbol(code) for code in STAFF_ONCE[member]]
    return {
        "die": STAFF_DIE[member],
        "strength": STAFF_STRENGTH[member],
        "no_fee": bool(STAFF_WAIVES[member]),
        "maid": COLOURS[STAFF_MAID[member]] if STAFF_MAID[member] >= 0 else "",
        "effects": effects,
        "vp": STAFF_VP[member],
    }


def action_symbol(action: int) -> Symbol:
    """An action of a card of Ralph's (2.4)."""
    if action > EMPEROR:
        return {"do": "emperor", "n": action - EMPEROR}
    return {"do": "occupy", "colour": COLOURS[action - 1 >> 2], "prefer": PREFERENCES[action - 1 & 3]}
