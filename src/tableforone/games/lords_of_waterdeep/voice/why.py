"""The opponent's decisions as sentences: candidates, and the reason for each choice."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event
from tableforone.kernel.meanings import Meaning, Words
from tableforone.kernel.spec import WAYS
from tableforone.kernel.speech import remembered

from ..opponent.offers import Offer
from ..rules import cards
from ..rules import numbers as n
from . import m, t
from .names import PLACE_NAMES, QUEST_NAMES, amount, tile_name


def arithmetic(one: Offer) -> Meaning:
    """The value of a space as a formula: '2 fighters = 4'."""
    parts = [amount(kind, one.resources[kind]) for kind in range(5) if one.resources[kind]]
    values = [one.resources[kind] * cards.VALUE[kind] for kind in range(5) if one.resources[kind]]
    if one.cards:
        parts.append(m("counted-cards", n=one.cards))
        values.append(one.cards * cards.CARD_VALUE)
    if one.quests:
        parts.append(m("one-quest"))
        values.append(one.quests * cards.QUEST_VALUE)
    if not parts:
        return m("sum-none")
    if len(values) > 1:
        total = m("sum-many", parts=parts, values=values, n=one.value)
    else:
        total = m("sum-one", parts=parts, n=one.value)
    return m("sum-less", sum=total, owner=one.owner) if one.owner else total


def name_place(one: Offer) -> Meaning:
    """A space; The Zoarstar may represent several."""
    place: Meaning = PLACE_NAMES[one.place]
    if one.place != cards.ZOARSTAR:
        return place
    return m("space-copying", place=place, copied=PLACE_NAMES[one.source])


@remembered
def space_worth(one: Offer) -> str:
    return t("space-worth", place=name_place(one), sum=arithmetic(one))


NAMES: Final[dict[str, Callable[[Any], str]]] = {
    "space": space_worth,
    "fallback": space_worth,
    "tile": lambda c: t("tile-worth", tile=tile_name(c[1]), n=c[2]),
    "cube": lambda c: t("cube-worth", kind=n.RESOURCES[c], value=cards.VALUE[c]),
    "favor": lambda c: t("favor-worth", what=amount(c[0], c[1]), value=c[2]),
    "quest": lambda c: t("quest-place", quest=QUEST_NAMES[c[1]], place=c[0] + 1),
    "swap": lambda c: t("a-kind", kind=n.RESOURCES[c]),
}


def name_candidate(decision: str, candidate: Any) -> str:
    """The name of a candidate in one of Pseudo's decisions."""
    return NAMES[decision](candidate)


def deciding(trace: Any) -> str:
    """The number of the last rule that narrowed the choice."""
    narrowed = [rule for rule, before, after in trace if after and len(after) < len(before)]
    return narrowed[-1] if narrowed else ""


WHERE: Final = {n.BRIBE: "bribe", n.WARES: "wares"}  # his candidates; otherwise all free spaces
BY_PLACE: Final = {
    "S7.1.2": "why-nothing-lacked",
    "S7.1.3": "why-no-castle",
    "S7.1.4": "why-only-worth",
    "S7.1.5": "why-worthless",
}
BY_LACK: Final = {"S7.1.1": "why-only", "S7.4.1": "why-most"}
AMONG_EQUALS: Final = {"S7.4.2": "why-value", "S7.4.3": "why-least-pay", "S7.4.4": "why-lot"}


def space_reason(about: Any, choice: Any, trace: Any) -> Words:
    """The reason for this space as a sentence; "" if there was no choice."""
    need, where, rule = about[0], WHERE.get(about[1], "free"), deciding(trace)
    lacking = n.RESOURCES[need] if need >= 0 else "none"
    if about[2] >> choice.place & 1:
        return m("why-orb", need=lacking)
    if rule in BY_LACK:
        return m(BY_LACK[rule], need=lacking, where=where)
    if rule in BY_PLACE:
        return m(BY_PLACE[rule], where=where)
    if rule == "S7.4.2" and about[3]:  # the owner's reward is part of the value
        return m("why-value-paid", need=lacking)
    if rule:
        return m(AMONG_EQUALS[rule], need=lacking)
    return m("why-lacks", need=lacking) if need >= 0 else ""


def tell_space(about: Any, choice: Any, trace: Any) -> str:
    why = space_reason(about, choice, trace)
    space = space_worth(choice)
    return t("tell-space", space=space, why=why) if why else t("tell-only-space", space=space)


def plan_space(about: Any, choice: Any, trace: Any) -> str:
    """The same before he does it."""
    why = space_reason(about, choice, trace)
    space = space_worth(choice)
    return t("plan-space", space=space, why=why) if why else t("plan-only-space", space=space)


def tell_tile(choice: Any, trace: Any) -> str:
    """The candidates are tiles he can afford: others in the hall may have more points."""
    rule, tile = deciding(trace), tile_name(choice[1])
    if rule == "S7.8.1":
        return t("tell-tile-most", tile=tile, n=choice[2])
    return t("tell-tile-left" if rule == "S7.8.2" else "tell-tile-only", tile=tile)


def tell_cube(about: Any, kind: int) -> str:
    if kind == about[0]:
        return t("tell-cube-lacked", kind=n.RESOURCES[kind])
    return t("tell-cube-served" if about[0] == n.SERVED else "tell-cube-value", kind=n.RESOURCES[kind])


def tell_decision(event: Event) -> str:
    _, _, name, about, choice, trace = event
    if choice is None:
        return t("tell-bound")
    if name in ("space", "fallback"):
        return tell_space(about, choice, trace)
    if name == "tile":
        return tell_tile(choice, trace)
    if name == "cube":
        return tell_cube(about, choice)
    if name == "favor":
        what = amount(choice[0], choice[1])
        if choice[0] == about[0]:
            return t("tell-favor-lacked", what=what, kind=n.RESOURCES[choice[0]])
        return t("tell-favor-value", what=what)
    if name == "quest":
        return t("tell-quest", quest=QUEST_NAMES[choice[1]])
    return t("tell-spare", kind=n.RESOURCES[choice])


# --- his own lines


def remark(event: Event) -> str:
    """His line about a decision; "" if there is none."""
    _, _, decision, _, choice, _ = event
    return REMARKS[decision](choice) if choice is not None and decision in REMARKS else ""


def remark_space(choice: Any) -> str:
    return t("remark-space", what=PLACE_NAMES[choice.place], n=choice.place % WAYS)


def remark_cube(kind: int) -> str:
    return t("remark-cube", kind=n.RESOURCES[kind], n=kind % WAYS)


REMARKS: Final[dict[str, Callable[[Any], str]]] = {
    "space": remark_space,
    "fallback": remark_space,
    "tile": lambda c: t("remark-tile", what=tile_name(c[1]), n=c[1] % WAYS),
    "quest": lambda c: t("remark-quest", what=QUEST_NAMES[c[1]], n=c[1] % WAYS),
    "cube": remark_cube,
    "swap": remark_cube,
    "favor": lambda c: t("remark-favor", n=c[0] % WAYS),
}
