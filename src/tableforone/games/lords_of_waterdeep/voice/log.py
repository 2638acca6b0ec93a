"""How is what happened told?  One sentence for each event."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.grammar import does
from tableforone.kernel.rows import DECIDE

from ..opponent.cards import RULE
from ..rules import cards
from ..rules import numbers as n
from ..rules.scoring import REASONS
from . import names, t
from .why import tell_decision

ECHOES: Final = frozenset(
    {"place", "take quest", "buy", "play", "complete", "take tile", "choose", "hand over", "swap", "copy"}
)  # what only says again what the player has just answered


def acts(who: int, verb: str) -> str:
    """Subject and verb.

    >>> acts(0, "take"), acts(1, "take"), acts(1, "pass")
    ('You take', 'Pseudo takes', 'Pseudo passes')
    """
    return f"You {verb}" if who == YOU else f"Pseudo {does(verb)}"


def tell_gain(e: Event) -> str:
    return f"{acts(e[1], 'take')} {names.goods(e[2:])}." if any(e[2:]) else f"{acts(e[1], 'get')} nothing."


def tell_score(e: Event) -> str:
    _, who, vp, reason = e
    what = t(f"score-{REASONS[reason]}")
    if who == OPPONENT:
        return f"Pseudo scores {names.points(vp)}: your score goes down by {vp}."
    return f"You score {names.points(vp)} ({what})." if vp > 0 else f"You lose {names.points(-vp)} ({what})."


def tell_card(e: Event) -> str:
    _, who, card = e
    if who == YOU:
        return f"You draw {names.card_name(card)}: {names.card_text(cards.CARD_KIND[card])}."
    rule = RULE[cards.CARD_KIND[card]]
    by = f"rule {rule}" if rule != "N" else "as printed, no rule covers it"
    return f"Pseudo draws {names.card_name(card)} and plays it ({by})."


def tell_complete(e: Event) -> str:
    _, who, quest = e
    scored = names.points(cards.QUEST_VP[quest])
    return f"{acts(who, 'complete')} {names.QUEST_NAMES[quest]} for {names.price(quest)} ({scored})."


def tell_place(e: Event) -> str:
    return f"{acts(e[1], 'place')} an agent on {names.PLACE_NAMES[e[2]]}."


def tell_hand_over(e: Event) -> str:
    _, _, giver, kind, count = e
    where = ("your tavern to Pseudo's", "Pseudo's tavern to yours")[giver]
    return f"{names.amount(kind, count)} {'goes' if kind == n.GOLD or count == 1 else 'go'} from {where}."


def tell_round(e: Event) -> str:
    return f"Round {e[2]} begins; {('you go', 'Pseudo goes')[e[3]]} first."


TELL: Final[dict[str, Callable[[Event], str]]] = {
    DECIDE: tell_decision,
    "round": tell_round,
    "place": tell_place,
    "place ambassador": lambda e: f"You place the ambassador on {names.PLACE_NAMES[e[2]]}.",
    "copy": lambda e: f"{acts(e[1], 'use')} the action of {names.PLACE_NAMES[e[2]]}.",
    "return": lambda e: f"{acts(e[1], 'take')} an agent back from {names.PLACE_NAMES[e[2]]}.",
    "nowhere": lambda e: "No space is open to your agent.",
    "pass": lambda e: f"{acts(e[1], 'pass')}: no space is possible.",
    "gain": tell_gain,
    "choose": tell_gain,
    "pay": lambda e: f"{acts(e[1], 'pay')} {names.amount(e[2], e[3])}.",
    "lose": lambda e: f"{acts(e[1], 'lose')} 1 {n.RESOURCES[e[2]]}.",
    "hand over": tell_hand_over,
    "swap": lambda e: f"{acts(e[1], 'swap')} a {n.RESOURCES[e[2]]} for a cleric (Produce a Miracle for the Masses).",
    "score": tell_score,
    "owner": lambda e: f"{acts(e[1], 'own')} {names.tile_name(e[2])} and {('are', 'is')[e[1]]} paid.",
    "plot": lambda e: f"{names.QUEST_NAMES[e[2]]} works for {('you', 'Pseudo')[e[1]]}.",
    "marker": lambda e: f"{acts(e[1], 'take')} the first-player marker.",
    "lieutenant": lambda e: f"{acts(e[1], 'get')} the lieutenant, one more agent.",
    "take ambassador": lambda e: f"{acts(e[1], 'take')} the ambassador.",
    "lord": lambda e: f"Your lord is {names.lord_text(e[2])}.",
    "card": tell_card,
    "play": lambda e: f"{acts(e[1], 'play')} {names.card_played(e[2])}",
    "no effect": lambda e: "It has no effect.",
    "shuffle cards": lambda e: "The discarded intrigue cards are shuffled into a new deck.",
    "new quest": lambda e: f"New at Cliffwatch Inn: {names.quest_text(e[3])}.",
    "drafted quest": lambda e: f"Drawn: {names.quest_text(e[2])}.",
    "get quest": lambda e: f"{acts(e[1], 'get')} the quest {names.quest_text(e[2], e[1])}.",
    "take quest": lambda e: f"You take the quest {names.quest_text(e[2])}.",
    "gift": lambda e: "Pseudo gives you a quest that is not of your lord's types (rule 7E).",
    "turn over": lambda e: f"Turned over and discarded: {names.QUEST_NAMES[e[2]]}.",
    "seek in vain": lambda e: "No such quest is left.",
    "shuffle quests": lambda e: "The discarded quests are shuffled into a new deck.",
    "reset": lambda e: f"{acts(e[1], 'replace')} the face-up quests at Cliffwatch Inn.",
    "complete": tell_complete,
    "discard quest": lambda e: f"{acts(e[1], 'discard')} the quest {names.QUEST_NAMES[e[2]]}.",
    "mandatory": lambda e: f"{acts(e[1], 'get')} the mandatory quest {names.quest_text(e[2])}.",
    "hall": lambda e: f"New in Builder's Hall: {names.tile_name(e[3])}.",
    "buy": lambda e: f"{acts(e[1], 'buy')} {names.tile_name(e[2])}.",
    "take tile": lambda e: f"{acts(e[1], 'put')} {names.tile_name(e[2])} into play for nothing.",
    "give up": lambda e: f"{acts(e[1], 'give')} up {names.tile_name(e[2])}.",
}


def tell(event: Event) -> str:
    """An event in one sentence."""
    return TELL[event[0]](event)
