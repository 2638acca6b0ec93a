"""Instructions: one sentence for each thing that you move in Pseudo's turn."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

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
from .voice import quest_picture
from .words import TURN_BEGINS

Ways = Mapping[str, Callable[[Event], Hand | None]]


def hands(events: Sequence[Event], p: Waterdeep, new: int) -> list[Hand]:
    found: list[Hand] = []
    decided = -1  # the decision that the next event carries out
    for nth, event in enumerate(events):
        if event[0] == DECIDE:
            decided = nth if event[4] is not None else -1
            continue
        ways = BOTH if event[0] in BOTH else WAYS[event[1]]
        # the checklist covers the set-up
        hand = ways[event[0]](event) if event[0] in ways and p.round else None
        if hand is None:
            continue
        if decided >= 0:
            hand = hand._replace(reason=tell_decision(events[decided]), turn=int(event[0] in TURN_BEGINS))
        found.append(hand._replace(event=nth if decided < 0 else decided))
        decided = -1
    return found


# --- lines about a space, a quest, cubes


def on_space(key: str, place: int, reason: str = "") -> Hand:
    text = t(key, place=names.PLACE_NAMES[place])
    return Hand(text, reason, thing=f"space:{cards.PLACE_IDS[place]}", picture="agent")


def on_tile(key: str, tile: int, **data: Any) -> Hand:
    place = cards.PLACE_IDS[cards.FIRST_TILE + tile]
    return Hand(t(key, tile=names.tile_name(tile), **data), thing=f"space:{place}", picture="building")


def on_quest(key: str, event: Event, reason: str = "", **data: Any) -> Hand:
    _, who, quest = event
    text = t(key, who=PEOPLE[who], quest=names.QUEST_NAMES[quest], **data)
    return Hand(text, reason, thing="quests" if who == OPPONENT else "", picture=quest_picture(quest))


def on_cubes(key: str, kind: int, who: int = OPPONENT, **data: Any) -> Hand:
    name = n.RESOURCES[kind]
    text = t(key, who=PEOPLE[who], kind=name, **data)
    return Hand(text, thing=f"tavern:{name}" if who == OPPONENT else "", picture=name)


# --- the line for each kind of event


def new_round(e: Event) -> Hand:
    text = t("hand-round-agent" if e[2] == cards.EXTRA_AGENT_ROUND else "hand-round")
    return Hand(text, t("hand-round-why", round=e[2], first=PEOPLE[e[3]]), picture="vp")


def gain(e: Event) -> Hand | None:
    kinds = [kind for kind, many in enumerate(e[2:]) if many]
    return on_cubes("hand-gain", kinds[0], e[1], what=names.goods(e[2:])) if kinds else None


def score(e: Event) -> Hand:
    _, who, vp, _ = e
    if who == OPPONENT:
        text, reason = t("hand-score-back", n=vp), t("hand-his-score-why")
    elif vp > 0:
        text, reason = t("hand-score", n=vp), ""
    else:
        text, reason = t("hand-score-back", n=-vp), t("hand-loss-why")
    return Hand(text, reason, thing="points", picture="vp")


def card(e: Event) -> Hand | None:
    kind = cards.CARD_KIND[e[2]]
    if cards.MANDATORY_QUEST[kind] >= 0:
        return None
    reason = "" if RULE[kind] == "N" else t("hand-card-why", rule=RULE[kind])
    return Hand(t("hand-card", card=names.card_name(e[2])), reason, picture="intrigue")


def buy(e: Event) -> Hand:
    cost, stock = cards.TILE_COST[e[2]], cards.STOCK_SIZE[e[2]]
    if not stock:
        return on_tile("hand-buy", e[2], cost=cost)
    return on_tile("hand-buy-filled", e[2], cost=cost, what=names.amount(cards.STOCK_KIND[e[2]], stock))


def owner(e: Event) -> Hand | None:
    if e[1] == OPPONENT:
        return None
    text = t("hand-owner", tile=names.tile_name(e[2]), gains=names.owner_text(e[2]))
    return Hand(text, t("hand-owner-why"), picture="building")


def lose(e: Event) -> Hand:
    return on_cubes("hand-lose", e[2], e[1])


HIS: Final[Ways] = {
    "place": lambda e: on_space("hand-place", e[2]),
    "copy": lambda e: on_space("hand-copy", e[2], t("hand-copy-why")),
    "gain": gain,
    "score": score,
    "complete": lambda e: on_quest("hand-complete", e, t("hand-complete-why"), price=names.price(e[2])),
    "get quest": lambda e: on_quest("hand-quest", e, t("hand-quest-why")),
    "card": card,
    "buy": buy,
    "take tile": lambda e: on_tile("hand-take-tile", e[2]),
    "pay": lambda e: on_cubes("hand-pay", e[2], n=e[3]) if e[3] else None,
    "lose": lose,
    "return": lambda e: on_space("hand-return", e[2]),
    "gift": lambda e: Hand(t("hand-gift"), t("hand-gift-why")),
    "reset": lambda e: Hand(t("hand-reset"), t("hand-reset-why")),
    "marker": lambda e: Hand(t("hand-marker"), t("hand-marker-why"), picture="first"),
    "swap": lambda e: Hand(t("hand-swap", kind=n.RESOURCES[e[2]]), t("hand-swap-why"), picture="cleric"),
    "discard quest": lambda e: on_quest("hand-discard-quest", e),
    "pass": lambda e: Hand(t("hand-pass"), t("hand-pass-why"), picture="agent"),
}
BOTH: Final[Ways] = {
    "owner": owner,
    "hand over": lambda e: on_cubes("hand-hand-over", e[3], giver=PEOPLE[e[2]], what=names.amount(e[3], e[4])),
    "mandatory": lambda e: on_quest("hand-mandatory", e, t("hand-mandatory-why", price=names.price(e[2]))),
}
YOURS: Final[Ways] = {"lose": lose, "score": score, "gain": gain}
WAYS: Final[Mapping[int, Ways]] = {YOU: YOURS, OPPONENT: HIS, TABLE: {"round": new_round}}
