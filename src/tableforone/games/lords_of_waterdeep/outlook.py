"""What will Pseudo do?  What his quests lack, what every space is worth to him, where he would go: all open to see."""

from typing import Any

from tableforone.games.lords_of_waterdeep.cards import CARD_VALUE, PLACE_IDS, QUEST_VALUE, REQUIREMENTS, VALUE
from tableforone.games.lords_of_waterdeep.effects import RESOURCES
from tableforone.games.lords_of_waterdeep.opponent.offers import (
    O_CARDS,
    O_GOODS,
    O_OWNER,
    O_PLACE,
    O_QUESTS,
    O_SOURCE,
    O_VALUE,
    Offer,
    survey,
)
from tableforone.games.lords_of_waterdeep.opponent.rows import NO_LOT, script, tied
from tableforone.games.lords_of_waterdeep.opponent.turn import favors, reason
from tableforone.games.lords_of_waterdeep.phrases import PLACE_NAMES, QUEST_NAMES, joined
from tableforone.games.lords_of_waterdeep.position import TURNS, Waterdeep
from tableforone.games.lords_of_waterdeep.telling import tell_decision
from tableforone.games.lords_of_waterdeep.vocabulary import (
    FOR_PSEUDO_OTHER,
    FOR_PSEUDO_QUESTS,
    IN_TURN,
    LOT,
    PSEUDO,
    PSEUDO_PLACE,
)
from tableforone.kernel.rows import decide

Json = dict[str, Any]


def outlook(p: Waterdeep) -> Json:
    """All that can be read from his mat and the board."""
    offers, need = surveyed(p)
    return {
        "taken": -p.tally[FOR_PSEUDO_QUESTS] - p.tally[FOR_PSEUDO_OTHER],
        "needs": needs_view(p),
        "need": RESOURCES[need] if need >= 0 else "",
        "offers": [offer_view(one) for one in offers],
        "favors": {RESOURCES[kind]: [kind, n, value] for kind, n, value in favors(p)},
        "plan": plan(p, offers, need) if offers and not choosing(p) else "",
    }


def choosing(p: Waterdeep) -> bool:
    """Is Pseudo about to choose a space?"""
    frame = p.stack[-1] if p.stack else (LOT, (LOT,))
    return bool((frame[1] if frame[0] == LOT else frame)[0] == PSEUDO_PLACE)


def surveyed(p: Waterdeep) -> tuple[list[Offer], int]:
    """The spaces he chooses from now, or those he would choose from if it were his turn; and for which need."""
    if choosing(p):
        frame = p.stack[-1]
        return survey(p, (frame[1] if frame[0] == LOT else frame)[1])
    if p.phase == TURNS and p.pool[PSEUDO]:
        return survey(p, IN_TURN)
    return [], -1


def needs_view(p: Waterdeep) -> list[Json]:
    """What he lacks, in the order in which he looks for it (7A)."""
    return [
        {"resource": RESOURCES[kind], "n": n - p.his[kind], "quest": QUEST_NAMES[quest]}
        for quest in p.his_quests
        for kind, n in REQUIREMENTS[quest]
        if p.his[kind] < n
    ]


def offer_view(one: Offer) -> Json:
    """One space with its sum (7C)."""
    parts = [(RESOURCES[kind], one[O_GOODS + kind], VALUE[kind]) for kind in range(5)]
    parts += [("intrigue", one[O_CARDS], CARD_VALUE), ("quest", one[O_QUESTS], QUEST_VALUE)]
    return {
        "space": PLACE_IDS[one[O_PLACE]],
        "copies": PLACE_NAMES[one[O_SOURCE]] if one[O_SOURCE] != one[O_PLACE] else "",
        "sum": [{"what": what, "n": n, "worth": n * worth} for what, n, worth in parts if n],
        "value": one[O_VALUE],
        "owner": one[O_OWNER],
        "candidate": list(one),
    }


def named(one: Offer) -> str:
    """A space by name; The Zoarstar may stand for several."""
    copied = one[O_SOURCE] != one[O_PLACE]
    return PLACE_NAMES[one[O_PLACE]] + (f" copying {PLACE_NAMES[one[O_SOURCE]]}" if copied else "")


def plan(p: Waterdeep, offers: list[Offer], need: int) -> str:
    """Where he would go, and why."""
    left = tied(p, script(need), offers, (need, NO_LOT))
    if len(left) > 1:
        return f"the lot decides between {joined([named(one) for one in left])}."
    then = p.copy()
    then.heard = []
    decide(then, script(need), offers, reason(then, left[0], IN_TURN, need, NO_LOT))
    return tell_decision(then.heard[-1]).replace("Pseudo chooses", "he goes to", 1)
