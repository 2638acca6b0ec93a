"""Why did Pseudo decide so?  The candidates of his decisions in words, and the reason of each choice."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.kernel.frames import Event

from ..opponent.offers import O_CARDS, O_GOODS, O_OWNER, O_PLACE, O_QUESTS, O_SOURCE, O_VALUE
from ..rules import cards
from ..rules import numbers as n
from .names import PLACE_NAMES, QUEST_NAMES, amount, points, tile_name


def arithmetic(one: Any) -> str:
    """The value of a space, written out: '2 fighters = 4'."""
    parts = [f"{amount(kind, one[O_GOODS + kind])}" for kind in range(5) if one[O_GOODS + kind]]
    sums = [one[O_GOODS + kind] * cards.VALUE[kind] for kind in range(5) if one[O_GOODS + kind]]
    if one[O_CARDS]:
        parts.append(f"{one[O_CARDS]} intrigue card{'s' if one[O_CARDS] > 1 else ''}")
        sums.append(one[O_CARDS] * cards.CARD_VALUE)
    if one[O_QUESTS]:
        parts.append("1 quest")
        sums.append(one[O_QUESTS] * cards.QUEST_VALUE)
    if not parts:
        return "worth 0"
    total = f"{' + '.join(map(str, sums))} = {one[O_VALUE]}" if len(sums) > 1 else f"{one[O_VALUE]}"
    owner = f", less {one[O_OWNER]} for its owner" if one[O_OWNER] else ""
    return f"{' + '.join(parts)} = {total}{owner}"


def name_space(one: Any) -> str:
    copied = f" copying {PLACE_NAMES[one[O_SOURCE]]}" if one[O_PLACE] == cards.ZOARSTAR else ""
    return f"{PLACE_NAMES[one[O_PLACE]]}{copied} ({arithmetic(one)})"


NAMES: Final[dict[str, Callable[[Any], str]]] = {
    "space": name_space,
    "fallback": name_space,
    "tile": lambda c: f"{tile_name(c[1])} ({points(c[2])})",
    "cube": lambda c: f"a {n.RESOURCES[c]} (worth {cards.VALUE[c]})",
    "favor": lambda c: f"{amount(c[0], c[1])} (worth {c[2]})",
    "quest": lambda c: f"{QUEST_NAMES[c[1]]} (number {c[0] + 1} of his quests)",
    "swap": lambda c: f"a {n.RESOURCES[c]}",
}


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of Pseudo's decisions, short and clear."""
    return NAMES[decision](candidate)


def deciding(trace: Any) -> str:
    """The number of the last rule that narrowed the choice."""
    narrowed = [rule for rule, before, after in trace if after and len(after) < len(before)]
    return narrowed[-1] if narrowed else ""


# what he chooses from, and why the castle is not among it
CHOICES: Final = {
    n.BRIBE: ("space of yours that he can copy", "not yours"),
    n.WARES: ("tile in Builder's Hall that he can use", ""),
}
FREE: Final = ("space open to him", "taken")
SPACE_REASONS: Final = {
    "S7.1.2": "no {} gives what his quests lack",
    "S7.1.3": "no {} gives what his quests lack, and the castle is {}",
    "S7.1.4": "no {} gives what his quests lack, and it is the only one worth anything",
    "S7.1.5": "no {} gives him anything",
    "S7.4.2": "it has the greatest value",
    "S7.4.3": "of equal spaces it pays its owner least",
    "S7.4.4": "several were equal and the lot fell on it",
}
INSIDE: Final = {"S7.4.2": "it has the greatest value once owners are paid"}  # where the pay is part of the value


def space_and_reason(about: Any, choice: Any, trace: Any) -> str:
    """The space he chooses, and why: the rest of a sentence."""
    need: int = about[0]
    rule = deciding(trace)
    them = "it" if need == n.GOLD else "them"
    where = CHOICES.get(about[1], FREE)
    reasons = [f"his quests lack {n.RESOURCES[need]}{'s' if need < n.GOLD else ''}"] if need >= 0 else []
    if about[2] >> choice[O_PLACE] & 1:
        reasons.append(f"no space open to him gives {them}: he joins your agent by the Magister's Orb")
    elif rule == "S7.1.1":
        reasons.append(f"no other {where[0]} gives {them}")
    elif rule == "S7.4.1":
        reasons.append(f"no {where[0]} gives more of {them}")
    elif rule:
        reasons.append((SPACE_REASONS | INSIDE if about[3] else SPACE_REASONS)[rule].format(*where))
    why = f": {', and '.join(reasons)}" if reasons else ""
    return f"{name_space(choice)}{why}."


def tile_reason(choice: Any, trace: Any) -> str:
    """The candidates are the tiles he can have: others in the hall may carry more points."""
    return {
        "S7.8.1": f"of those he can have it carries the most points, {points(choice[2])}",
        "S7.8.2": "of those with the most points it lies leftmost",
    }.get(deciding(trace), "the only one he can have")


def tell_decision(event: Event) -> str:
    _, _, name, about, choice, trace = event
    if choice is None:
        return "A mandatory quest keeps Pseudo from completing another one."
    if name in ("space", "fallback"):
        return f"Pseudo chooses {space_and_reason(about, choice, trace)}"
    if name == "tile":
        return f"Pseudo chooses the tile {tile_name(choice[1])}: {tile_reason(choice, trace)}."
    if name == "cube":
        otherwise = "his quests lack none of these kinds, so the dearest"
        if about[0] == n.SERVED:
            otherwise = "one need is served, so the most valuable"
        why = "his quests lack it" if choice == about[0] else otherwise
        return f"Pseudo chooses a {n.RESOURCES[choice]}: {why}."
    if name == "favor":
        why = "his quests lack it" if choice[0] == about[0] else "no option gives what his quests lack, so by value"
        return f"Pseudo calls in {amount(choice[0], choice[1])}: {why}."
    if name == "quest":
        return f"Pseudo can pay for {QUEST_NAMES[choice[1]]}, the uppermost such quest."
    return f"Pseudo has a {n.RESOURCES[choice]} to spare."
