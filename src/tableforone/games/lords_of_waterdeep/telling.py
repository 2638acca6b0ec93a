"""How is what happened told?  One sentence for each event, and the candidates of Pseudo's decisions in words."""

from collections.abc import Callable
from typing import Any, Final

from tableforone.games.lords_of_waterdeep import vocabulary as v
from tableforone.games.lords_of_waterdeep.cards import (
    CARD_KIND,
    CARD_VALUE,
    PSEUDO_RULE,
    QUEST_VALUE,
    QUEST_VP,
    VALUE,
    ZOARSTAR,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, RESOURCES
from tableforone.games.lords_of_waterdeep.opponent.offers import (
    O_CARDS,
    O_GOODS,
    O_OWNER,
    O_PLACE,
    O_QUESTS,
    O_SOURCE,
    O_VALUE,
)
from tableforone.games.lords_of_waterdeep.phrases import (
    PLACE_NAMES,
    QUEST_NAMES,
    amount,
    card_name,
    card_text,
    goods,
    lord_text,
    points,
    price,
    quest_text,
    tile_name,
)
from tableforone.games.lords_of_waterdeep.scoring import REASON_NAMES
from tableforone.kernel.frames import Event

WHO: Final = ("You", "Pseudo")


def does(who: int, verb: str) -> str:
    """Subject and verb.

    >>> does(0, "take"), does(1, "take"), does(1, "pass")
    ('You take', 'Pseudo takes', 'Pseudo passes')
    """
    ending = "" if who == v.PLAYER else "es" if verb.endswith("s") else "s"
    return f"{WHO[who]} {verb}{ending}"


# --- candidates


def arithmetic(one: Any) -> str:
    """The value of a space, written out: '2 fighters = 4'."""
    parts = [f"{amount(kind, one[O_GOODS + kind])}" for kind in range(5) if one[O_GOODS + kind]]
    sums = [one[O_GOODS + kind] * VALUE[kind] for kind in range(5) if one[O_GOODS + kind]]
    if one[O_CARDS]:
        parts.append(f"{one[O_CARDS]} intrigue card{'s' if one[O_CARDS] > 1 else ''}")
        sums.append(one[O_CARDS] * CARD_VALUE)
    if one[O_QUESTS]:
        parts.append("1 quest")
        sums.append(one[O_QUESTS] * QUEST_VALUE)
    if not parts:
        return "worth 0"
    total = f"{' + '.join(map(str, sums))} = {one[O_VALUE]}" if len(sums) > 1 else f"{one[O_VALUE]}"
    owner = f", less {one[O_OWNER]} for its owner" if one[O_OWNER] else ""
    return f"{' + '.join(parts)} = {total}{owner}"


def name_space(one: Any) -> str:
    copied = f" copying {PLACE_NAMES[one[O_SOURCE]]}" if one[O_PLACE] == ZOARSTAR else ""
    return f"{PLACE_NAMES[one[O_PLACE]]}{copied} ({arithmetic(one)})"


NAMES: Final[dict[str, Callable[[Any], str]]] = {
    "space": name_space,
    "fallback": name_space,
    "tile": lambda c: f"{tile_name(c[1])} ({points(c[2])})",
    "cube": lambda c: f"a {RESOURCES[c]} (worth {VALUE[c]})",
    "favor": lambda c: f"{amount(c[0], c[1])} (worth {c[2]})",
    "quest": lambda c: f"{QUEST_NAMES[c[1]]} (number {c[0] + 1} of his quests)",
    "swap": lambda c: f"a {RESOURCES[c]}",
}


def name_candidate(decision: str, candidate: Any) -> str:
    """A candidate of one of Pseudo's decisions, short and clear."""
    return NAMES[decision](candidate)


# --- decisions


def deciding(trace: Any) -> str:
    """The number of the last rule that narrowed the choice."""
    narrowed = [rule for rule, before, after in trace if after and len(after) < len(before)]
    return narrowed[-1] if narrowed else ""


# what he chooses from, and why the castle is not among it
CHOICES: Final = {v.BRIBE: ("space of yours", "not yours"), v.WARES: ("tile in Builder's Hall", "")}
FREE: Final = ("free space", "taken")
SPACE_REASONS: Final = {
    "S7.1.2": "no {} gives what his quests lack",
    "S7.1.3": "no {} gives what his quests lack, and the castle is {}",
    "S7.1.4": "no {} gives what his quests lack, and it is the only one worth anything",
    "S7.1.5": "no {} gives him anything",
    "S7.4.2": "it has the greatest value",
    "S7.4.3": "of equal spaces it pays its owner least",
    "S7.4.4": "several were equal and the lot fell on it",
}


def tell_space(about: Any, choice: Any, trace: Any) -> str:
    need: int = about[0]
    rule = deciding(trace)
    them = "it" if need == GOLD else "them"
    reasons = [f"his quests lack {RESOURCES[need]}{'s' if need < GOLD else ''}"] if need >= 0 else []
    if about[3]:
        reasons.append(f"no free space gives {them}: he joins your agent by the Magister's Orb")
    elif rule == "S7.1.1":
        reasons.append(f"only this space gives {them}")
    elif rule == "S7.4.1":
        reasons.append(f"this space gives most of {them}")
    elif rule:
        reasons.append(SPACE_REASONS[rule].format(*CHOICES.get(about[2], FREE)))
    why = f": {', and '.join(reasons)}" if reasons else ""
    return f"Pseudo chooses {name_space(choice)}{why}."


def tile_reason(choice: Any, trace: Any) -> str:
    """The candidates are the tiles he can have: others in the hall may carry more points."""
    return {
        "S7.8.1": f"of those he can have it carries the most points, {points(choice[2])}",
        "S7.8.2": "of those with the most points it lies leftmost",
    }.get(deciding(trace), "the only one he can have")


def tell_decision(event: Event) -> str:
    _, name, about, choice, trace = event
    if choice is None:
        return "A mandatory quest keeps Pseudo from completing another one."
    if name in ("space", "fallback"):
        return tell_space(about, choice, trace)
    if name == "tile":
        return f"Pseudo chooses the tile {tile_name(choice[1])}: {tile_reason(choice, trace)}."
    if name == "cube":
        why = "his quests lack it" if choice == about[0] else "his quests lack none of these kinds, so the dearest"
        return f"Pseudo chooses a {RESOURCES[choice]}: {why}."
    if name == "favor":
        why = "his quests lack it" if choice[0] == about[0] else "no option gives what his quests lack, so by value"
        return f"Pseudo calls in {amount(choice[0], choice[1])}: {why}."
    if name == "quest":
        return f"Pseudo can pay for {QUEST_NAMES[choice[1]]}, the uppermost such quest."
    return f"Pseudo has a {RESOURCES[choice]} to spare."


# --- events


def tell_gain(e: Event) -> str:
    return f"{does(e[1], 'take')} {goods(e[2:])}." if any(e[2:]) else f"{does(e[1], 'get')} nothing."


def tell_score(e: Event) -> str:
    _, who, vp, reason = e
    what = REASON_NAMES[reason][0].lower() + REASON_NAMES[reason][1:]
    if who == v.PSEUDO:
        return f"Pseudo scores {points(vp)}: your score goes down by {vp}."
    return f"You score {points(vp)} ({what})." if vp > 0 else f"You lose {points(-vp)} ({what})."


def tell_card(e: Event) -> str:
    _, who, card = e
    if who == v.PLAYER:
        return f"You draw {card_name(card)}: {card_text(CARD_KIND[card])}."
    rule = PSEUDO_RULE[CARD_KIND[card]]
    by = f"rule {rule}" if rule != "N" else "as printed, no rule covers it"
    return f"Pseudo draws {card_name(card)} and plays it ({by})."


def tell_quest(e: Event) -> str:
    _, target, quest = e
    if target >= v.TO_INN:
        return f"New at Cliffwatch Inn: {quest_text(quest)}."
    if target == v.DRAFTED:
        return f"Drawn: {quest_text(quest)}."
    who = (v.PSEUDO, v.PLAYER)[target]
    return f"{does(who, 'get')} the quest {quest_text(quest, who)}."


def tell_complete(e: Event) -> str:
    _, who, quest = e
    return f"{does(who, 'complete')} {QUEST_NAMES[quest]} for {price(quest)} ({points(QUEST_VP[quest])})."


def tell_place(e: Event) -> str:
    return f"{does(e[1], 'place')} an agent on {PLACE_NAMES[e[2]]}."


def tell_hand_over(e: Event) -> str:
    where = ("your tavern to Pseudo's", "Pseudo's tavern to yours")[e[1]]
    return f"{amount(e[2], e[3])} {'goes' if e[2] == GOLD or e[3] == 1 else 'go'} from {where}."


def tell_round(e: Event) -> str:
    return f"Round {e[1]} begins; {('you go', 'Pseudo goes')[e[2]]} first."


TELL: Final[dict[str, Callable[[Event], str]]] = {
    "decide": tell_decision,
    "round": tell_round,
    "place": tell_place,
    "envoy": lambda e: f"You place the ambassador on {PLACE_NAMES[e[1]]}.",
    "copy": lambda e: f"{does(e[1], 'use')} the action of {PLACE_NAMES[e[2]]}.",
    "return": lambda e: f"{does(e[1], 'take')} an agent back from {PLACE_NAMES[e[2]]}.",
    "nowhere": lambda e: "No space is open to your agent.",
    "pass": lambda e: f"{does(e[1], 'pass')}: no space is possible.",
    "gain": tell_gain,
    "pay": lambda e: f"{does(e[1], 'pay')} {amount(e[2], e[3])}.",
    "lose": lambda e: f"{does(e[1], 'lose')} 1 {RESOURCES[e[2]]}.",
    "hand over": tell_hand_over,
    "swap": lambda e: f"{does(e[1], 'swap')} a {RESOURCES[e[2]]} for a cleric (Produce a Miracle for the Masses).",
    "score": tell_score,
    "owner": lambda e: f"{WHO[e[1]]} {('own', 'owns')[e[1]]} {tile_name(e[2])} and {('are', 'is')[e[1]]} paid.",
    "plot": lambda e: f"{QUEST_NAMES[e[2]]} works for {('you', 'Pseudo')[e[1]]}.",
    "marker": lambda e: f"{does(e[1], 'take')} the first-player marker.",
    "lieutenant": lambda e: f"{does(e[1], 'get')} the lieutenant, one more agent.",
    "ambassador": lambda e: f"{does(e[1], 'take')} the ambassador.",
    "lord": lambda e: f"Your lord is {lord_text(e[1])}.",
    "card": tell_card,
    "play": lambda e: f"{does(e[1], 'play')} {card_name(e[2])}.".replace("!.", "!"),
    "no effect": lambda e: "It has no effect.",
    "shuffle cards": lambda e: "The discarded intrigue cards are shuffled into a new deck.",
    "quest": tell_quest,
    "take quest": lambda e: f"You take the quest {quest_text(e[1])}.",
    "gift": lambda e: "Pseudo gives you a quest that is not of your lord's types (rule 7E).",
    "turn over": lambda e: f"Turned over and discarded: {QUEST_NAMES[e[1]]}.",
    "seek in vain": lambda e: "No such quest is left.",
    "shuffle quests": lambda e: "The discarded quests are shuffled into a new deck.",
    "reset": lambda e: f"{does(e[1], 'replace')} the face-up quests at Cliffwatch Inn.",
    "complete": tell_complete,
    "discard quest": lambda e: f"{does(e[1], 'discard')} the quest {QUEST_NAMES[e[2]]}.",
    "mandatory": lambda e: f"{does(e[1], 'get')} the mandatory quest {quest_text(e[2])}.",
    "hall": lambda e: f"New in Builder's Hall: {tile_name(e[2])}.",
    "buy": lambda e: f"{does(e[1], 'buy')} {tile_name(e[2])}.",
    "take tile": lambda e: f"{does(e[1], 'put')} {tile_name(e[2])} into play for nothing.",
    "give up": lambda e: f"{does(e[1], 'give')} up {tile_name(e[2])}.",
}


def tell(event: Event) -> str:
    """An event in one sentence."""
    return TELL[event[0]](event)
