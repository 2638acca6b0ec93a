"""What do her hands do?  One sentence for each thing that Pseudo's turn moves on the real table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Event
from tableforone.kernel.rows import DECIDE
from tableforone.kernel.spec import Hand

from ..opponent.cards import RULE
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names
from ..voice.why import tell_decision
from .words import TURN_BEGINS

Sentence = tuple[str, str]  # what the hands do, and why: "" where the sentence says it, or a decision before it
Ways = Mapping[str, Callable[[Event], Sentence]]


def hands(events: Sequence[Event], p: Waterdeep, new: int) -> list[Hand]:
    found: list[Hand] = []
    decided = -1  # the decision that the next thing carries out
    for nth, event in enumerate(events):
        if event[0] == DECIDE:
            decided = nth if event[4] is not None else -1
            continue
        text, reason = sentence(event) if p.round else ("", "")  # what is laid at the start, the checklist tells
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
    """What is drawn beside it: the cube that moves, the kind of quest, or what the event is about."""
    if event[0] == "gain":
        return next((kind for kind, many in zip(n.RESOURCES, event[2:], strict=False) if many), "")
    if event[0] in ("hand over", "lose", "pay"):
        return n.RESOURCES[event[3 if event[0] == "hand over" else 2]]
    if event[0] in ("complete", "get quest", "mandatory", "discard quest"):
        kind = cards.QUEST_TYPE[event[2]]
        return f"q-{cards.TYPES[kind]}" if kind != n.NOTHING else "intrigue"
    return PICTURES.get(event[0], "")


def thing(event: Event) -> str:
    """What it is about in the drawing: a space, a part of his tavern, his quests, your score."""
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


def new_round(e: Event) -> Sentence:
    agents = ", and both of you take another agent" if e[2] == cards.EXTRA_AGENT_ROUND else ""
    text = f"Put 1 VP token on each tile in Builder's Hall, and on buildings in play what they hold{agents}"
    return text, f"Round {e[2]} begins; {('you go', 'Pseudo goes')[e[3]]} first (3.2)."


def place(e: Event) -> Sentence:
    return f"Put one of his agents on {names.PLACE_NAMES[e[2]]}", ""


def gain(e: Event) -> Sentence:
    whose = "Take {} for yourself" if e[1] == YOU else "Put {} into his tavern"
    return (whose.format(names.goods(e[2:])) if any(e[2:]) else ""), ""


def score(e: Event) -> Sentence:
    _, who, vp, _ = e
    if who == OPPONENT:
        return f"Move your own score marker back {vp}", "His points are taken from yours (S2.2, S2.3)."
    if vp > 0:
        return f"Move your own score marker forward {vp}", ""
    return f"Move your own score marker back {-vp}", "You have no cube of that kind (S10.8)."


def complete(e: Event) -> Sentence:
    quest = names.QUEST_NAMES[e[2]]
    return f"He completes {quest}: put back {names.price(e[2])} from his tavern", "He has all it asks for (S11.1)."


def drawn_quest(e: Event) -> Sentence:
    return f"Lay {names.QUEST_NAMES[e[2]]} below his other quests", "He always has two; the new one comes last (S4.2)."


def card(e: Event) -> Sentence:
    kind = cards.CARD_KIND[e[2]]
    if cards.MANDATORY_QUEST[kind] >= 0:
        return "", ""
    rule = RULE[kind]
    return f"Put {names.card_name(e[2])} on the discard pile", "" if rule == "N" else f"He plays it by rule {rule}."


def buy(e: Event) -> Sentence:
    tile = names.tile_name(e[2])
    stock = cards.STOCK_SIZE[e[2]]
    filled = f", with {names.amount(cards.STOCK_KIND[e[2]], stock)} on it" if stock else ""
    cost = names.amount(n.GOLD, cards.TILE_COST[e[2]])
    return f"Pay {cost} from his tavern and lay {tile} on the board with his marker{filled}", ""


def owner(e: Event) -> Sentence:
    tile = names.tile_name(e[2])
    if e[1] == YOU:
        return f"Take what {tile} pays its owner: {names.owner_text(e[2])}", "He uses your building (6.3)."
    return "", ""


def hand_over(e: Event) -> Sentence:
    _, _, giver, kind, count = e
    return f"Move {names.amount(kind, count)} from {('your tavern to his', 'his tavern to yours')[giver]}", ""


def lose(e: Event) -> Sentence:
    whose = ("your", "his")[e[1]]
    return f"Put 1 {n.RESOURCES[e[2]]} from {whose} tavern back into the supply", ""


def mandatory(e: Event) -> Sentence:
    where = "before you, as an open quest" if e[1] == YOU else "above all his quests"
    return f"Lay {names.QUEST_NAMES[e[2]]} {where}", f"A mandatory quest: {names.price(e[2])} (S4.4)."


def came_back(e: Event) -> Sentence:
    return f"Take his agent off {names.PLACE_NAMES[e[2]]}: it is in his pool again", ""


GIFT: Final = (
    "Turn over quests until one is not of your lord's two types, and take it; discard the others",
    "Where he would get a quest, you do (7E).",
)
RESET: Final = "Discard the four face-up quests of Cliffwatch Inn and lay out four new ones"
HIS: Final[Ways] = {
    "place": place,
    "copy": lambda e: (f"He uses the action of {names.PLACE_NAMES[e[2]]}", "His agents stay where they are."),
    "gain": gain,
    "score": score,
    "complete": complete,
    "get quest": drawn_quest,
    "card": card,
    "buy": buy,
    "take tile": lambda e: (f"Lay {names.tile_name(e[2])} on the board with his marker; he pays nothing", ""),
    "pay": lambda e: (f"Put {names.amount(e[2], e[3])} from his tavern back" if e[3] else "", ""),
    "lose": lose,
    "return": came_back,
    "gift": lambda e: GIFT,
    "reset": lambda e: (RESET, "He stands on Cliffwatch Inn 3."),
    "marker": lambda e: ("Give him the first-player marker", "He goes first in the next round."),
    "swap": lambda e: (f"Swap a {n.RESOURCES[e[2]]} of his for a cleric", "Produce a Miracle for the Masses."),
    "discard quest": lambda e: (f"Put {names.QUEST_NAMES[e[2]]} from his quests on the discard pile", ""),
    "pass": lambda e: ("He places no agent", "No space is possible (S7.7)."),
}
BOTH: Final[Ways] = {"owner": owner, "hand over": hand_over, "mandatory": mandatory}
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
