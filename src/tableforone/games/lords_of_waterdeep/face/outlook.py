"""What will Pseudo do?  What his quests lack, what every space is worth to him, where he would go: all open to see."""

from typing import Any

from tableforone.kernel.grammar import listed
from tableforone.kernel.rows import decide

from ..opponent.offers import O_CARDS, O_GOODS, O_OWNER, O_PLACE, O_QUESTS, O_SOURCE, O_VALUE, Offer, survey
from ..opponent.rows import NO_LOT, script, tied
from ..opponent.turn import about_space, favors
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from ..voice import names
from ..voice.why import tell_decision

Json = dict[str, Any]


def outlook(p: Waterdeep) -> Json:
    """All that can be read from his mat and the board."""
    offers, need = surveyed(p)
    return {
        "taken": -p.tally[n.FOR_PSEUDO_QUESTS] - p.tally[n.FOR_PSEUDO_OTHER],
        "needs": needs_view(p),
        "need": n.RESOURCES[need] if need >= 0 else "",
        "offers": [offer_view(one) for one in offers],
        "favors": {n.RESOURCES[kind]: [kind, count, value] for kind, count, value in favors(p)},
        "plan": plan(p, offers, need) if offers and not choosing(p) else "",
    }


def choosing(p: Waterdeep) -> bool:
    """Is Pseudo about to choose a space?"""
    frame = p.stack[-1] if p.stack else (n.LOT, (n.LOT,))
    return bool((frame[1] if frame[0] == n.LOT else frame)[0] == n.PSEUDO_PLACE)


def surveyed(p: Waterdeep) -> tuple[list[Offer], int]:
    """The spaces he chooses from now, or those he would choose from if it were his turn; and for which need."""
    if choosing(p):
        frame = p.stack[-1]
        return survey(p, (frame[1] if frame[0] == n.LOT else frame)[1])
    if p.phase == n.TURNS and p.pool[n.PSEUDO]:
        return survey(p, n.IN_TURN)
    return [], -1


def needs_view(p: Waterdeep) -> list[Json]:
    """What he lacks, in the order in which he looks for it (7A)."""
    return [
        {"resource": n.RESOURCES[kind], "n": count - p.his[kind], "quest": names.QUEST_NAMES[quest]}
        for quest in p.his_quests
        for kind, count in cards.REQUIREMENTS[quest]
        if p.his[kind] < count
    ]


def offer_view(one: Offer) -> Json:
    """One space with its sum (7C)."""
    parts = [(n.RESOURCES[kind], one[O_GOODS + kind], cards.VALUE[kind]) for kind in range(5)]
    parts += [("intrigue", one[O_CARDS], cards.CARD_VALUE), ("quest", one[O_QUESTS], cards.QUEST_VALUE)]
    return {
        "space": cards.PLACE_IDS[one[O_PLACE]],
        "copies": names.PLACE_NAMES[one[O_SOURCE]] if one[O_SOURCE] != one[O_PLACE] else "",
        "sum": [{"what": what, "n": count, "worth": count * worth} for what, count, worth in parts if count],
        "value": one[O_VALUE],
        "owner": one[O_OWNER],
        "candidate": list(one),
    }


def named(one: Offer) -> str:
    """A space by name; The Zoarstar may stand for several."""
    copied = one[O_SOURCE] != one[O_PLACE]
    return names.PLACE_NAMES[one[O_PLACE]] + (f" copying {names.PLACE_NAMES[one[O_SOURCE]]}" if copied else "")


def plan(p: Waterdeep, offers: list[Offer], need: int) -> str:
    """Where he would go, and why."""
    left = tied(p, script(need), offers, (need, NO_LOT))
    if len(left) > 1:
        return f"the lot decides between {listed([named(one) for one in left])}."
    then = p.copy()
    then.heard = []
    decide(then, script(need), offers, about_space(then, left[0], n.IN_TURN, need, NO_LOT))
    return tell_decision(then.heard[-1]).replace("Pseudo chooses", "he goes to", 1)
