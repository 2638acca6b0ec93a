"""The view: everything on the table as JSON values, except the order of the decks."""

from collections.abc import Sequence
from typing import Any, Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU
from tableforone.kernel.meanings import Meaning

from ..opponent.needs import needs_list
from ..opponent.offers import Offer
from ..opponent.outlook import foreseen, placement, surveyed
from ..opponent.rows import favors
from ..rules import cards
from ..rules import numbers as n
from ..rules.fields import PHASES
from ..rules.position import Waterdeep
from ..rules.quests import is_bound, payable_of
from ..voice import m, names, t
from ..voice.why import name_place, plan_space
from .symbols import symbols

UNSEEN: Final = frozenset({"brought", "card_shuffles", "flags", "lots", "quest_shuffles", "sought", "trail", "used"})

Json = dict[str, Any]
SIDES: Final = ("player", "pseudo")
WARDS: Final = [str(place.get("ward", "")) for place in cards.BOARD_DATA + cards.TILE_DATA]


def view(p: Waterdeep) -> Json:
    """Everything that the player may see."""
    return {
        "round": p.round,
        "rounds": cards.ROUNDS,
        "phase": PHASES[p.phase],
        "score": p.score,
        "first_player": SIDES[p.first],
        "lord": lord_view(p.lord) if p.lord >= 0 else None,
        "spaces": [space_view(p, place) for place in range(cards.FIRST_TILE)],
        "tiles": [tile_view(p, tile) for tile in p.played],
        "hall": [hall_view(p, slot) if p.hall[slot] >= 0 else None for slot in range(3)],
        "inn": [quest_view(quest, p.my, YOU) if quest >= 0 else None for quest in p.inn],
        "drafted": [quest_view(quest, p.my, YOU) for quest in drafted(p)],
        "player": side_view(p, YOU)
        | {"hand": [card_view(card) for card in sorted(p.hand)], "once_per_round": once_per_round(p)},
        "pseudo": side_view(p, OPPONENT) | outlook(p),
        "ambassador": ambassador_view(p),
        "supply": {n.RESOURCES[kind]: p.supply[kind] for kind in range(n.GOLD)},
        "decks": decks_view(p),
    }


def lord_view(lord: int) -> Json:
    return {
        "id": cards.LORD_DATA[lord]["id"],
        "name": str(names.LORD_NAMES[lord]),
        "types": [cards.TYPES[kind] for kind in bits(cards.LORD_TYPES[lord])],
        "vp": cards.LORD_VP[lord],
        "text": names.lord_text(lord),
        "pays": t("as-title", text=names.lord_pays(lord)),
    }


def occupants(p: Waterdeep, place: int) -> list[str]:
    found = [who for who, mask in (("pseudo", p.his_places), ("player", p.my_places)) if mask >> place & 1]
    return [*found, "ambassador"] if p.ambassador == place else found


def space_view(p: Waterdeep, place: int) -> Json:
    return {
        "id": cards.PLACE_IDS[place],
        "name": str(names.PLACE_NAMES[place]),
        "action": names.action_text(place),
        "title": names.action_title(place),
        "symbols": symbols(cards.ACTIONS[place]),
        "ward": t(f"ward-{WARDS[place]}") if WARDS[place] else "",
        "occupants": (here := occupants(p, place)),
        "here": t("face-here", who=[m("face-agent-here", who=who) for who in here], n=len(here)) if here else "",
    }


def tile_view(p: Waterdeep, tile: int) -> Json:
    """A tile in play: its owner, what it gives, its stock."""
    stock = cards.STOCK_KIND[tile]
    return space_view(p, cards.FIRST_TILE + tile) | {
        "owner": SIDES[YOU] if p.my_tiles >> tile & 1 else SIDES[OPPONENT],
        "owner_benefit": names.owner_text(tile),
        "owner_symbols": symbols(cards.OWNER_ACTIONS[tile]),
        "cost": cards.TILE_COST[tile],
        "stock": {"resource": cards.STOCK_KINDS[stock], "n": p.stock[tile]} if stock >= 0 else None,
    }


def hall_view(p: Waterdeep, slot: int) -> Json:
    """A tile for sale."""
    tile = p.hall[slot]
    return space_view(p, cards.FIRST_TILE + tile) | {
        "slot": slot + 1,
        "cost": cards.TILE_COST[tile],
        "vp": p.hall_vp[slot],
        "owner_benefit": names.owner_text(tile),
        "owner_symbols": symbols(cards.OWNER_ACTIONS[tile]),
        "candidate": [slot, tile, p.hall_vp[slot]],
    }


def quest_view(quest: int, tavern: list[int], who: int, beside: Sequence[int] = ()) -> Json:
    """A quest and what a tavern has for it; ``beside`` are the side's open quests.

    It ``waits_for`` a mandatory quest that must be completed first (7.3.1), even if it can be paid.
    """
    enough = bool(payable_of(tavern, [quest]))
    lasting = names.lasting(quest, who)
    waits = [names.QUEST_NAMES[first] for first in beside if is_bound([first]) and not is_bound([quest])]
    return {
        "id": cards.QUEST_IDS[quest],
        "number": quest,
        "name": str(names.QUEST_NAMES[quest]),
        "type": cards.TYPES[cards.QUEST_TYPE[quest]] if cards.QUEST_TYPE[quest] >= 0 else "mandatory",
        "type_name": str(names.TYPE_NAMES[cards.QUEST_TYPE[quest]]),
        "plot": cards.IS_PLOT[quest],
        "requires": [
            {"resource": n.RESOURCES[kind], "colour": names.COLOURS[kind], "n": count, "have": min(count, tavern[kind])}
            for kind, count in cards.REQUIREMENTS[quest]
        ],
        "vp": cards.QUEST_VP[quest],
        "reward": names.reward_text(quest, who),
        "symbols": symbols(cards.REWARDS[quest]),
        "lasting": str(lasting or ""),
        "payable": enough and not waits,
        "lacks": t("goods", items=lacks) if (lacks := lacking(quest, tavern)) else "",
        "waits_for": t("all-of", names=waits) if enough and waits else "",
    }


def lacking(quest: int, tavern: list[int]) -> list[Meaning]:
    """What a tavern lacks for a quest."""
    return names.amounts(max(0, count - tavern[kind]) for kind, count in enumerate(cards.REQUIRES[quest]))


def drafted(p: Waterdeep) -> list[int]:
    """Quests drawn to choose from."""
    return sorted(p.stack[-1][4:]) if p.stack and p.stack[-1][0] == n.DRAFT_QUESTS else []


def card_view(card: int) -> Json:
    kind = cards.CARD_KIND[card]
    return {"id": cards.CARD_IDS[kind], "name": str(names.CARD_NAMES[kind]), "text": names.card_title(kind)}


def side_view(p: Waterdeep, who: int) -> Json:
    """One side's mat: tavern, agents, open quests (Pseudo's from the top), completed quests, tiles."""
    tavern = p.my if who == YOU else p.his
    quests = p.my_quests if who == YOU else p.his_quests
    done = bits(p.my_done if who == YOU else p.his_done)
    return {
        "tavern": {name: tavern[kind] for kind, name in enumerate(n.RESOURCES)},
        "agents": {"pool": p.pool[who], "all": p.agents[who]},
        "quests": [quest_view(quest, tavern, who, quests) for quest in quests],
        "completed": [
            {"id": cards.QUEST_IDS[q], "name": str(names.QUEST_NAMES[q]), "type": cards.TYPES[cards.QUEST_TYPE[q]]}
            for q in done
        ],
        "plots": [
            {
                "id": cards.QUEST_IDS[q],
                "name": str(names.QUEST_NAMES[q]),
                "text": t("as-title", text=names.lasting(q, who)),
            }
            for q in done
            if cards.IS_PLOT[q]
        ],
        "tiles": [cards.PLACE_IDS[cards.FIRST_TILE + tile] for tile in bits(p.my_tiles if who == YOU else p.his_tiles)],
    }


def once_per_round(p: Waterdeep) -> Json:
    """What the player may still use this round (7.4.7)."""
    return {
        "orb": bool(p.my_done >> cards.ORB & 1) and not p.used & n.ORB_USED,
        "miracle": bool(p.my_done >> cards.MIRACLE & 1) and not p.used & n.MIRACLE_USED,
    }


def ambassador_view(p: Waterdeep) -> Json | None:
    if p.ambassador < 0 and p.ambassador_holder < 0:
        return None
    return {"held_by": SIDES[p.ambassador_holder] if p.ambassador_holder >= 0 else "", "placed": p.ambassador >= 0}


def decks_view(p: Waterdeep) -> Json:
    """The sizes of the decks; discard piles are open."""
    return {
        "quests": p.quest_bag.bit_count(),
        "intrigue": p.card_bag.bit_count(),
        "tiles": p.tile_bag.bit_count(),
        "discarded_quests": [str(names.QUEST_NAMES[quest]) for quest in bits(p.quest_discard)],
        "discarded_intrigue": [str(names.card_name(card)) for card in bits(p.card_discard)],
    }


# --- Pseudo's outlook: missing resources, values of spaces, his next placement


def outlook(p: Waterdeep) -> Json:
    """Everything that follows from his mat and the board."""
    offers, need = surveyed(p)
    return {
        "taken": -p.tally[n.FOR_PSEUDO_QUESTS] - p.tally[n.FOR_PSEUDO_OTHER],
        "needs": needs_view(p),
        "need": n.RESOURCES[need] if need >= 0 else "",
        "offers": [offer_view(one) for one in offers],
        "favors": {n.RESOURCES[kind]: [kind, count, value] for kind, count, value in favors(p).values()},
        "plan": plan(p) if offers and not placement(p) else "",
    }


def needs_view(p: Waterdeep) -> list[Json]:
    """What he lacks, in the order in which he looks for it (7A)."""
    return [
        {"resource": n.RESOURCES[kind], "n": missing, "quest": str(names.QUEST_NAMES[quest])}
        for quest, kind, missing in needs_list(p)
    ]


def offer_view(one: Offer) -> Json:
    """One space with its total value (7C)."""
    parts = [(n.RESOURCES[kind], one.resources[kind], cards.VALUE[kind]) for kind in range(5)]
    parts += [("intrigue", one.cards, cards.CARD_VALUE), ("quest", one.quests, cards.QUEST_VALUE)]
    return {
        "space": cards.PLACE_IDS[one.place],
        "copies": str(names.PLACE_NAMES[one.source]) if one.source != one.place else "",
        "sum": [{"what": what, "n": count, "worth": count * worth} for what, count, worth in parts if count],
        "value": one.value,
        "owner": one.owner,
        "candidate": list(one),
    }


def plan(p: Waterdeep) -> str:
    """Where he would go, and the reason."""
    equals, event = foreseen(p)
    if equals:
        return t("plan-lot", places=[name_place(one) for one in equals])
    return plan_space(*event[3:])
