"""Instructions: one sentence for each thing that you move in Pseudo's turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Event
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..opponent.cards import RULE
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names, t
from ..voice.names import PEOPLE
from ..voice.why import tell_decision
from .words import TURN_BEGINS

# The instruction and the reason; "" if the sentence or a decision before it says it.
Sentence = tuple[str, str]
Ways = Mapping[str, Callable[[Event], Sentence]]


def hands(events: Sequence[Event], p: Waterdeep, new: int) -> list[Hand]:
    found: list[Hand] = []
    decided = -1  # the decision that the next event carries out
    for nth, event in enumerate(events):
        if event[0] == DECIDE:
            decided = nth if event[4] is not None else -1
            continue
        text, reason = sentence(event) if p.round else ("", "")  # the checklist covers the set-up
        if not text:
            continue
        if decided >= 0:
            begins = int(event[0] in TURN_BEGINS)
            hand = Hand(text, tell_decision(events[decided]), decided, turn=begins)
        else:
            hand = Hand(text, reason, nth)
        found.append(hand._replace(picture=picture(event), thing=thing(event)))
        decided = -1
    return found


def picture(event: Event) -> str:
    """The picture for an event: the cube, the kind of quest, or the event's subject."""
    if event[0] == "gain":
        return next((kind for kind, many in zip(n.RESOURCES, event[2:], strict=False) if many), "")
    if event[0] in ("hand over", "lose", "pay"):
        return n.RESOURCES[event[3 if event[0] == "hand over" else 2]]
    if event[0] in ("complete", "get quest", "mandatory", "discard quest"):
        kind = cards.QUEST_TYPE[event[2]]
        return f"q-{cards.TYPES[kind]}" if kind != n.NOTHING else "intrigue"
    return PICTURES.get(event[0], "")


def thing(event: Event) -> str:
    """The place in the drawing: a space, a part of his tavern, his quests, your score."""
    kind = event[0]
    if kind in ("place", "return", "copy"):
        return f"space:{cards.PLACE_IDS[event[2]]}"
    if kind in ("buy", "take tile"):
        return f"space:{cards.PLACE_IDS[cards.FIRST_TILE + event[2]]}"
    if kind == "hand over" or (kind in ("gain", "lose", "pay") and event[1] == OPPONENT):
        return f"tavern:{picture(event)}"
    if event[1] == OPPONENT and kind in ("complete", "get quest", "mandatory", "discard quest"):
        return "quests"
    return "points" if kind == "score" else ""


def sentence(event: Event) -> Sentence:
    ways = BOTH if event[0] in BOTH else WAYS[event[1]]
    return ways[event[0]](event) if event[0] in ways else ("", "")


def plain(key: str, why: str = "") -> Callable[[Event], Sentence]:
    return lambda e: (t(key), t(why) if why else "")


def new_round(e: Event) -> Sentence:
    text = t("hand-round-agent" if e[2] == cards.EXTRA_AGENT_ROUND else "hand-round")
    return text, t("hand-round-why", round=e[2], first=PEOPLE[e[3]])


def gain(e: Event) -> Sentence:
    return t("hand-gain", who=PEOPLE[e[1]], what=names.goods(e[2:])) if any(e[2:]) else "", ""


def score(e: Event) -> Sentence:
    _, who, vp, _ = e
    if who == OPPONENT:
        return t("hand-score-back", n=vp), t("hand-his-score-why")
    if vp > 0:
        return t("hand-score", n=vp), ""
    return t("hand-score-back", n=-vp), t("hand-loss-why")


def complete(e: Event) -> Sentence:
    text = t("hand-complete", quest=names.QUEST_NAMES[e[2]], price=names.price(e[2]))
    return text, t("hand-complete-why")


def card(e: Event) -> Sentence:
    kind = cards.CARD_KIND[e[2]]
    if cards.MANDATORY_QUEST[kind] >= 0:
        return "", ""
    rule = RULE[kind]
    return t("hand-card", card=names.card_name(e[2])), "" if rule == "N" else t("hand-card-why", rule=rule)


def buy(e: Event) -> Sentence:
    tile, cost, stock = names.tile_name(e[2]), cards.TILE_COST[e[2]], cards.STOCK_SIZE[e[2]]
    if not stock:
        return t("hand-buy", tile=tile, cost=cost), ""
    return t("hand-buy-filled", tile=tile, cost=cost, what=names.amount(cards.STOCK_KIND[e[2]], stock)), ""


def owner(e: Event) -> Sentence:
    if e[1] == OPPONENT:
        return "", ""
    return t("hand-owner", tile=names.tile_name(e[2]), gains=names.owner_text(e[2])), t("hand-owner-why")


def lose(e: Event) -> Sentence:
    return t("hand-lose", who=PEOPLE[e[1]], kind=n.RESOURCES[e[2]]), ""


def mandatory(e: Event) -> Sentence:
    text = t("hand-mandatory", who=PEOPLE[e[1]], quest=names.QUEST_NAMES[e[2]])
    return text, t("hand-mandatory-why", price=names.price(e[2]))


HIS: Final[Ways] = {
    "place": lambda e: (t("hand-place", place=names.PLACE_NAMES[e[2]]), ""),
    "copy": lambda e: (t("hand-copy", place=names.PLACE_NAMES[e[2]]), t("hand-copy-why")),
    "gain": gain,
    "score": score,
    "complete": complete,
    "get quest": lambda e: (t("hand-quest", quest=names.QUEST_NAMES[e[2]]), t("hand-quest-why")),
    "card": card,
    "buy": buy,
    "take tile": lambda e: (t("hand-take-tile", tile=names.tile_name(e[2])), ""),
    "pay": lambda e: (t("hand-pay", kind=n.RESOURCES[e[2]], n=e[3]) if e[3] else "", ""),
    "lose": lose,
    "return": lambda e: (t("hand-return", place=names.PLACE_NAMES[e[2]]), ""),
    "gift": plain("hand-gift", "hand-gift-why"),
    "reset": plain("hand-reset", "hand-reset-why"),
    "marker": plain("hand-marker", "hand-marker-why"),
    "swap": lambda e: (t("hand-swap", kind=n.RESOURCES[e[2]]), t("hand-swap-why")),
    "discard quest": lambda e: (t("hand-discard-quest", quest=names.QUEST_NAMES[e[2]]), ""),
    "pass": plain("hand-pass", "hand-pass-why"),
}
BOTH: Final[Ways] = {
    "owner": owner,
    "hand over": lambda e: (t("hand-hand-over", giver=PEOPLE[e[2]], what=names.amount(e[3], e[4])), ""),
    "mandatory": mandatory,
}
YOURS: Final[Ways] = {"lose": lose, "score": score, "gain": gain}
WAYS: Final[Mapping[int, Ways]] = {YOU: YOURS, OPPONENT: HIS, TABLE: {"round": new_round}}
PICTURES: Final = {
    "round": "vp",
    "place": "agent",
    "return": "agent",
    "pass": "agent",
    "copy": "agent",
    "score": "vp",
    "card": "intrigue",
    "buy": "building",
    "take tile": "building",
    "owner": "building",
    "marker": "first",
    "swap": "cleric",
}
