"""Events as sentences for the log."""

from collections.abc import Callable
from typing import Final

from tableforone.kernel.frames import OPPONENT, YOU, Event
from tableforone.kernel.rows import DECIDE

from ..opponent.cards import RULE
from ..rules import cards
from ..rules import numbers as n
from ..rules.scoring import REASONS
from . import m, names, t
from .names import PEOPLE
from .why import tell_decision

Tell = Callable[[Event], str]


def plain(key: str) -> Tell:
    return lambda e: t(key)


def by(key: str) -> Tell:
    """A sentence that only needs to say who did it."""
    return lambda e: t(key, who=PEOPLE[e[1]])


def by_at(key: str) -> Tell:
    return lambda e: t(key, who=PEOPLE[e[1]], place=names.PLACE_NAMES[e[2]])


def by_tile(key: str) -> Tell:
    return lambda e: t(key, who=PEOPLE[e[1]], tile=names.tile_name(e[2]))


def by_quest(key: str) -> Tell:
    return lambda e: t(key, who=PEOPLE[e[1]], quest=names.QUEST_NAMES[e[2]])


def tell_gain(e: Event) -> str:
    if not any(e[2:]):
        return t("tell-gain-nothing", who=PEOPLE[e[1]])
    return t("tell-gain", who=PEOPLE[e[1]], what=names.goods(e[2:]))


def tell_score(e: Event) -> str:
    _, who, vp, reason = e
    if who == OPPONENT:
        return t("tell-his-score", n=vp)
    return t("tell-score" if vp > 0 else "tell-loss", n=abs(vp), reason=m(f"score-{REASONS[reason]}"))


def tell_card(e: Event) -> str:
    _, who, card = e
    if who == YOU:
        return t("tell-card", card=names.card_name(card), does=names.card_text(cards.CARD_KIND[card]))
    rule = RULE[cards.CARD_KIND[card]]
    return t("tell-his-card", card=names.card_name(card), rule=rule if rule != "N" else "none")


def tell_complete(e: Event) -> str:
    _, who, quest = e
    return t("tell-complete", who=PEOPLE[who], quest=names.QUEST_NAMES[quest], price=names.price(quest))


def tell_buy(e: Event) -> str:
    _, who, tile = e
    return t("tell-buy", who=PEOPLE[who], tile=names.tile_name(tile), cost=cards.TILE_COST[tile])


TELL: Final[dict[str, Tell]] = {
    DECIDE: tell_decision,
    "round": lambda e: t("tell-round", round=e[2], first=PEOPLE[e[3]]),
    "place": by_at("tell-place"),
    "place ambassador": lambda e: t("tell-ambassador", place=names.PLACE_NAMES[e[2]]),
    "copy": by_at("tell-copy"),
    "return": by_at("tell-return"),
    "nowhere": plain("tell-nowhere"),
    "pass": by("tell-pass"),
    "gain": tell_gain,
    "choose": tell_gain,
    "pay": lambda e: t("tell-pay", who=PEOPLE[e[1]], kind=n.RESOURCES[e[2]], n=e[3]),
    "lose": lambda e: t("tell-lose", who=PEOPLE[e[1]], kind=n.RESOURCES[e[2]]),
    "hand over": lambda e: t("tell-hand-over", giver=PEOPLE[e[2]], what=names.amount(e[3], e[4])),
    "swap": lambda e: t("tell-swap", who=PEOPLE[e[1]], kind=n.RESOURCES[e[2]]),
    "score": tell_score,
    "owner": by_tile("tell-owner"),
    "plot": by_quest("tell-plot"),
    "marker": by("tell-marker"),
    "lieutenant": by("tell-lieutenant"),
    "take ambassador": by("tell-take-ambassador"),
    "lord": lambda e: t("tell-lord", lord=names.lord_text(e[2])),
    "card": tell_card,
    "play": lambda e: t("tell-play", card=names.card_name(e[2])),
    "no effect": plain("tell-no-effect"),
    "shuffle cards": plain("tell-shuffle-cards"),
    "new quest": lambda e: t("tell-new-quest", quest=names.quest_text(e[3])),
    "drafted quest": lambda e: t("tell-drafted", quest=names.quest_text(e[2])),
    "get quest": lambda e: t("tell-get-quest", who=PEOPLE[e[1]], quest=names.quest_text(e[2], e[1])),
    "take quest": lambda e: t("tell-take-quest", quest=names.quest_text(e[2])),
    "gift": plain("tell-gift"),
    "turn over": lambda e: t("tell-revealed", quest=names.QUEST_NAMES[e[2]]),
    "seek in vain": plain("tell-none-left"),
    "shuffle quests": plain("tell-shuffle-quests"),
    "reset": by("tell-reset"),
    "complete": tell_complete,
    "discard quest": by_quest("tell-discard-quest"),
    "mandatory": lambda e: t("tell-mandatory", who=PEOPLE[e[1]], quest=names.quest_text(e[2])),
    "hall": lambda e: t("tell-hall", tile=names.tile_name(e[3])),
    "buy": tell_buy,
    "take tile": by_tile("tell-take-tile"),
    "give up": by_tile("tell-discard-tile"),
}


def tell(event: Event) -> str:
    """An event as one sentence."""
    return TELL[event[0]](event)
