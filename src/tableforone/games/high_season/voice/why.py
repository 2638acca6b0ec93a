"""Why did Ralph choose that?  His decisions and their candidates in words, from the trace of the rows."""

from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.grammar import counted

from ..opponent.cards import PREFERRED
from ..opponent.rows import DIE_CHOICES
from ..rules import numbers as n
from ..rules import solo_cards
from .names import die_symbol, hand_text

ABOUT_DICE: Final = {decision.name for decision in DIE_CHOICES}


def name_candidate(decision: str, value: Any) -> str:
    if decision in ABOUT_DICE:
        return f"space {value[0]} ({counted(value[1], 'die', 'dice')})"
    return f"{value & 31} {n.COLOURS[value >> 5]}"


def tell_decision(event: Event) -> str:
    return tell_die(event) if event[2] in ABOUT_DICE else tell_room(event)


def tell_die(event: Event, *, counting: bool = True) -> str:
    """Which die Ralph removed, and why that one (9.4); how many there were, where they were counted."""
    _, _, _, (preferred, other, hand), (space, dice), trace = event
    wanted = f"{'' if preferred == n.MOST else 'a '}{die_symbol(preferred)}"
    start = f"The hand comes {hand_text(hand)}, so Ralph wants the {n.SIDES[PREFERRED[hand]]} die, {wanted}"
    most = f"a {space}, the space with the most dice{f' ({dice})' if counting else ''}"
    if any(rule == "9.4.5" for rule, _, _ in trace):
        most += ", the first of those tied in the pointer's direction"
    if preferred == space:
        return f"{start}: he removes a {space}."
    if preferred == n.MOST:
        return f"{start}: he removes {most}."
    if other == space:
        return f"{start}; none is left, so he removes the other die, a {space}."
    if other == n.MOST:
        return f"{start}; none is left, and the other die says “most”: he removes {most}."
    return f"{start}; neither that nor the other die, a {other}, is left: he removes {most}."


def tell_room(event: Event) -> str:
    """Which room Ralph occupied, and why that one (9.6)."""
    _, _, _, (card, colour, preference, first, _), found, rows = event
    trace = {rule: after for rule, _, after in rows}
    kind = "room" if colour == n.ANY else f"{n.COLOURS[colour]} room"
    if found is None:
        return f"Card {solo_cards.CARD_IDS[card]}: Ralph has no empty {kind} left, so nothing happens."
    name = f"room {found & 31} ({n.COLOURS[found >> 5]})"
    wanted = n.PREFERENCES[preference]
    if "9.6.1" not in trace and "9.6.4" not in trace and "9.6.3" not in trace:
        return f"Ralph occupies {name}, the only empty {kind} he has left."
    fits = trace.get("9.6.4")
    if fits is not None and len(fits) == 1:
        return f"Ralph occupies {name}: it is the only {kind} that completes a {wanted}."
    where = f"on the {n.SIDES[first]} side of the stairs"
    if not trace.get("9.6.1", (found,)):
        where = f"on the {n.SIDES[1 - first]} side of the stairs (the {n.SIDES[first]} side has none)"
    if fits:
        return f"Ralph occupies {name}: the first {kind} of his zig-zag that completes a {wanted}, {where}."
    nobody = f"; no {kind} completes a {wanted}" if fits is not None else ""
    return f"Ralph occupies {name}: the first empty {kind} of his zig-zag {where}{nobody}."
