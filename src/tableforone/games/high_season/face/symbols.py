"""Effects as symbols: what boards and cards print, as words and numbers to draw."""

from typing import Any

from ..rules import cards, solo_cards
from ..rules import numbers as n
from ..rules.effects import unpacked

Symbol = dict[str, Any]


def effect_symbol(code: int) -> Symbol:
    """A packed effect (2.1): a gain, or an action with a colour and a discount.

    >>> effect_symbol(n.GAIN | 2 << 3 | 1 << 7)
    {'do': 'gain', 'krones': 2, 'steps': 1}
    >>> effect_symbol(n.OCCUPY | 0 << 3 | 2 << 7)
    {'do': 'occupy', 'colour': 'blue', 'off': 2, 'free': False}
    """
    effect = unpacked(code)
    if effect.kind == n.GAIN:
        return {"do": "gain", "krones": effect.krones, "steps": effect.steps}
    free = effect.discount == n.FREE
    what = {"off": 0 if free else effect.discount, "free": free}
    if effect.kind == n.HIRE:
        return {"do": "hire", "colour": "", **what}
    do = "prepare" if effect.kind == n.PREPARE else "occupy"
    return {"do": do, "colour": n.COLOURS[effect.colour], **what}


def staff_symbol(member: int) -> Symbol:
    """A staff member: the triggering die, the prepared colour, one-time effects or final points."""
    gain = cards.STAFF_GAIN[member]
    effects = [effect_symbol(gain)] if gain >> 3 else [effect_symbol(code) for code in cards.STAFF_ONCE[member]]
    return {
        "die": cards.STAFF_DIE[member],
        "strength": cards.STAFF_STRENGTH[member],
        "no_fee": bool(cards.STAFF_WAIVES[member]),
        "maid": n.COLOURS[cards.STAFF_MAID[member]] if cards.STAFF_MAID[member] >= 0 else "",
        "effects": effects,
        "vp": cards.STAFF_VP[member],
    }


def action_symbol(action: int) -> Symbol:
    """An action of one of Ralph's cards (2.4)."""
    if action > n.MARK:
        return {"do": "emperor", "n": action - n.MARK}
    colour, prefer = solo_cards.occupation_of(action)
    return {"do": "occupy", "colour": n.COLOURS[colour], "prefer": n.PREFERENCES[prefer]}
