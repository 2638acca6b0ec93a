"""The opponent's decisions and candidates as sentences, from the trace of the rows."""

from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.spec import WAYS

from ..opponent.cards import PREFERRED
from ..opponent.rows import DIE_CHOICES
from ..rules import numbers as n
from ..rules import solo_cards
from . import m, t

ABOUT_DICE: Final = {decision.name for decision in DIE_CHOICES}


def name_candidate(decision: str, value: Any) -> str:
    if decision in ABOUT_DICE:
        return t("candidate-space", space=value[0], n=value[1])
    return t("candidate-room", room=value & 31, colour=n.COLOURS[value >> 5])


def tell_decision(event: Event) -> str:
    return tell_die(event) if event[2] in ABOUT_DICE else tell_room(event)


def tell_die(event: Event, *, counting: bool = True) -> str:
    """The die that Ralph removed, and the reason (9.4); the number of dice if it is known."""
    _, _, _, (preferred, other, hand), (space, dice), trace = event
    about: dict[str, Any] = {"space": space, "hand": n.HANDS[hand], "side": n.SIDES[PREFERRED[hand]]}
    if preferred == space:
        return t("why-die", **about)
    if other == space and preferred != n.MOST:
        return t("why-other-die", **about, preferred=preferred)
    tied = any(rule == "9.4.5" for rule, _, _ in trace)
    most = m("why-tied" if tied else "why-most", space=space, n=dice if counting else 0)
    if preferred == n.MOST:
        return t("why-most-wanted", **about, most=most)
    return t("why-no-die", **about, preferred=preferred, other=other, most=most)


def tell_room(event: Event) -> str:
    """The room that Ralph occupied, and the reason (9.6)."""
    _, _, _, (card, colour, preference, first, _), found, rows = event
    trace = {rule: after for rule, _, after in rows}
    kind = n.COLOURS[colour]
    if found is None:
        return t("why-no-room", id=solo_cards.CARD_IDS[card], kind=kind)
    about: dict[str, Any] = {"room": found & 31, "colour": n.COLOURS[found >> 5], "kind": kind}
    if "9.6.1" not in trace and "9.6.4" not in trace and "9.6.3" not in trace:
        return t("why-only-room", **about)
    wanted = n.PREFERENCES[preference]
    fits = trace.get("9.6.4")
    if fits is not None and len(fits) == 1:
        return t("why-only-fit", **about, wanted=wanted)
    has_none = not trace.get("9.6.1", (found,))
    about |= {"side": n.SIDES[1 - first if has_none else first], "none": n.SIDES[first] if has_none else ""}
    if fits:
        return t("why-first-fit", **about, wanted=wanted)
    return t("why-first-room", **about) if fits is None else t("why-none-fits", **about, wanted=wanted)


# --- his own lines


def remark(event: Event) -> str:
    """His line about a decision."""
    _, _, decision, _, choice, _ = event
    if choice is None:
        return t("remark-none")
    if decision in ABOUT_DICE:
        return t("remark-die", die=choice[0], n=(choice[0] + choice[1]) % WAYS)
    return t("remark-room", room=choice & 31, n=choice % WAYS)
