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


def on_quest(text: str, event: Event, reason: str = "") -> Hand:
    return Hand(text, reason, thing="quests" if event[1] == OPPONENT else "", picture=quest_picture(event[2]))


def on_cubes(text: str, kind: str, who: int = OPPONENT) -> Hand:
    return Hand(text, thing=f"tavern:{kind}" if who == OPPONENT else "", picture=kind)


# --- the line for each kind of event


def new_round(e: Event) -> Hand:
    text = t("hand-round-agent" if e[2] == cards.EXTRA_AGENT_ROUND else "hand-round")
    return Hand(text, t("hand-round-why", round=e[2], first=PEOPLE[e[3]]), picture="vp")


def gain(e: Event) -> Hand | None:
    kinds = [kind for kind, many in zip(n.RESOURCES, e[2:], strict=False) if many]
    return on_cubes(t("hand-gain", who=PEOPLE[e[1]], what=names.goods(e[2:])), kinds[0], e[1]) if kinds else None


def score(e: Event) -> Hand:
    _, who, vp, _ = e
    if who == OPPONENT:
        text, reason = t("hand-score-back", n=vp), t("hand-his-score-why")
    elif vp > 0:
        text, reason = t("hand-score", n=vp), ""
    else:
        text, reason = t("hand-score-back", n=-vp), t("hand-loss-why")
    return Hand(text, reason, thing="points", picture="vp")


def complete(e: Event) -> Hand:
    text = t("hand-complete", quest=names.QUEST_NAMES[e[2]], price=names.price(e[2]))
    return on_quest(text, e, t("hand-complete-why"))


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
    kind = n.RESOURCES[e[2]]
    return on_cubes(t("hand-lose", who=PEOPLE[e[1]], kind=kind), kind, e[1])


def pay(e: Event) -> Hand | None:
    kind = n.RESOURCES[e[2]]
    return on_cubes(t("hand-pay", kind=kind, n=e[3]), kind) if e[3] else None


def hand_over(e: Event) -> Hand:
    return on_cubes(t("hand-hand-over", giver=PEOPLE[e[2]], what=names.amount(e[3], e[4])), n.RESOURCES[e[3]])


def mandatory(e: Event) -> Hand:
    text = t("hand-mandatory", who=PEOPLE[e[1]], quest=names.QUEST_NAMES[e[2]])
    return on_quest(text, e, t("hand-mandatory-why", price=names.price(e[2])))


HIS: Final[Ways] = {
    "place": lambda e: on_space("hand-place", e[2]),
    "copy": lambda e: on_space("hand-copy", e[2], t("hand-copy-why")),
    "gain": gain,
    "score": score,
    "complete": complete,
    "get quest": lambda e: on_quest(t("hand-quest", quest=names.QUEST_NAMES[e[2]]), e, t("hand-quest-why")),
    "card": card,
    "buy": buy,
    "take tile": lambda e: on_tile("hand-take-tile", e[2]),
    "pay": pay,
    "lose": lose,
    "return": lambda e: on_space("hand-return", e[2]),
    "gift": lambda e: Hand(t("hand-gift"), t("hand-gift-why")),
    "reset": lambda e: Hand(t("hand-reset"), t("hand-reset-why")),
    "marker": lambda e: Hand(t("hand-marker"), t("hand-marker-why"), picture="first"),
    "swap": lambda e: Hand(t("hand-swap", kind=n.RESOURCES[e[2]]), t("hand-swap-why"), picture="cleric"),
    "discard quest": lambda e: on_quest(t("hand-discard-quest", quest=names.QUEST_NAMES[e[2]]), e),
    "pass": lambda e: Hand(t("hand-pass"), t("hand-pass-why"), picture="agent"),
}
BOTH: Final[Ways] = {"owner": owner, "hand over": hand_over, "mandatory": mandatory}
YOURS: Final[Ways] = {"lose": lose, "score": score, "gain": gain}
WAYS: Final[Mapping[int, Ways]] = {YOU: YOURS, OPPONENT: HIS, TABLE: {"round": new_round}}
