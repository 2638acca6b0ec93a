"""What may the player see?  Everything on the table as JSON values; the order of the decks is nowhere to be seen."""

from typing import Any, Final

from tableforone.games.lords_of_waterdeep.cards import (
    ACTIONS,
    BOARD_DATA,
    CARD_IDS,
    CARD_KIND,
    FIRST_TILE,
    IS_PLOT,
    LORD_DATA,
    LORD_TYPES,
    LORD_VP,
    MIRACLE,
    ORB,
    OWNER_ACTIONS,
    PLACE_IDS,
    QUEST_IDS,
    QUEST_TYPE,
    QUEST_VP,
    REQUIREMENTS,
    REWARDS,
    ROUNDS,
    STOCK_KIND,
    STOCK_KINDS,
    TILE_COST,
    TILE_DATA,
    TYPES,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, RESOURCES
from tableforone.games.lords_of_waterdeep.legal import bits, payable, purse
from tableforone.games.lords_of_waterdeep.outlook import outlook
from tableforone.games.lords_of_waterdeep.phrases import (
    CARD_NAMES,
    COLOURS,
    LORD_NAMES,
    PLACE_NAMES,
    QUEST_NAMES,
    action_text,
    card_text,
    lasting_text,
    lord_text,
    owner_text,
    reward_text,
)
from tableforone.games.lords_of_waterdeep.position import MIRACLE_USED, ORB_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.symbols import symbols
from tableforone.games.lords_of_waterdeep.vocabulary import DRAFT_QUESTS, PLAYER, PSEUDO

Json = dict[str, Any]
PHASES: Final = ("set-up", "turns", "harbor", "finished")
WHO: Final = ("player", "pseudo")


def view(p: Waterdeep) -> Json:
    """All that the player may see."""
    return {
        "round": p.round,
        "rounds": ROUNDS,
        "phase": PHASES[p.phase],
        "score": p.score,
        "first_player": WHO[p.first],
        "lord": lord_view(p.lord) if p.lord >= 0 else None,
        "spaces": [space_view(p, place) for place in range(FIRST_TILE)],
        "tiles": [tile_view(p, tile) for tile in p.played],
        "hall": [hall_view(p, slot) if p.hall[slot] >= 0 else None for slot in range(3)],
        "inn": [quest_view(quest, p.my, PLAYER) if quest >= 0 else None for quest in p.inn],
        "drafted": [quest_view(quest, p.my, PLAYER) for quest in drafted(p)],
        "player": side_view(p, PLAYER)
        | {"hand": [card_view(card) for card in sorted(p.hand)], "once_per_round": once_per_round(p)},
        "pseudo": side_view(p, PSEUDO) | outlook(p),
        "ambassador": ambassador_view(p),
        "supply": {RESOURCES[kind]: p.supply[kind] for kind in range(GOLD)},
        "decks": decks_view(p),
    }


def lord_view(lord: int) -> Json:
    return {
        "id": LORD_DATA[lord]["id"],
        "name": LORD_NAMES[lord],
        "types": [TYPES[kind] for kind in bits(LORD_TYPES[lord])],
        "vp": LORD_VP[lord],
        "text": lord_text(lord),
    }


def occupants(p: Waterdeep, place: int) -> list[str]:
    found = [who for who, mask in (("pseudo", p.theirs), ("player", p.mine)) if mask >> place & 1]
    return [*found, "ambassador"] if p.envoy == place else found


def space_view(p: Waterdeep, place: int) -> Json:
    return {
        "id": PLACE_IDS[place],
        "name": PLACE_NAMES[place],
        "action": action_text(place),
        "symbols": symbols(ACTIONS[place]),
        "ward": str((BOARD_DATA + TILE_DATA)[place].get("ward", "")),
        "occupants": occupants(p, place),
    }


def tile_view(p: Waterdeep, tile: int) -> Json:
    """A tile in play: its owner, what it gives, what lies on it."""
    stock = STOCK_KIND[tile]
    return space_view(p, FIRST_TILE + tile) | {
        "owner": WHO[PLAYER] if p.my_tiles >> tile & 1 else WHO[PSEUDO],
        "owner_benefit": owner_text(tile),
        "owner_symbols": symbols(OWNER_ACTIONS[tile]),
        "cost": TILE_COST[tile],
        "stock": {"resource": STOCK_KINDS[stock], "n": p.stock[tile]} if stock >= 0 else None,
    }


def hall_view(p: Waterdeep, slot: int) -> Json:
    """A tile for sale."""
    tile = p.hall[slot]
    return space_view(p, FIRST_TILE + tile) | {
        "slot": slot + 1,
        "cost": TILE_COST[tile],
        "vp": p.hall_vp[slot],
        "owner_benefit": owner_text(tile),
        "owner_symbols": symbols(OWNER_ACTIONS[tile]),
        "candidate": [slot, tile, p.hall_vp[slot]],
    }


def quest_view(quest: int, tavern: list[int], who: int) -> Json:
    """A quest with what a tavern holds of its requirements."""
    return {
        "id": QUEST_IDS[quest],
        "number": quest,
        "name": QUEST_NAMES[quest],
        "type": TYPES[QUEST_TYPE[quest]] if QUEST_TYPE[quest] >= 0 else "mandatory",
        "plot": IS_PLOT[quest],
        "requires": [
            {"resource": RESOURCES[kind], "colour": COLOURS[kind], "n": n, "have": min(n, tavern[kind])}
            for kind, n in REQUIREMENTS[quest]
        ],
        "vp": QUEST_VP[quest],
        "reward": reward_text(quest, who),
        "symbols": symbols(REWARDS[quest]),
        "lasting": lasting_text(quest, who),
        "payable": payable(purse(tavern), quest),
    }


def drafted(p: Waterdeep) -> list[int]:
    """Quests drawn to choose from."""
    return sorted(p.stack[-1][4:]) if p.stack and p.stack[-1][0] == DRAFT_QUESTS else []


def card_view(card: int) -> Json:
    kind = CARD_KIND[card]
    return {"id": CARD_IDS[kind], "name": CARD_NAMES[kind], "text": card_text(kind)}


def side_view(p: Waterdeep, who: int) -> Json:
    """One side's mat: tavern, agents, open quests (Pseudo's from the top), completed quests, tiles."""
    tavern = p.my if who == PLAYER else p.his
    quests = p.my_quests if who == PLAYER else p.his_quests
    done = bits(p.my_done if who == PLAYER else p.his_done)
    return {
        "tavern": {name: tavern[kind] for kind, name in enumerate(RESOURCES)},
        "agents": {"pool": p.pool[who], "all": p.agents[who]},
        "quests": [quest_view(quest, tavern, who) for quest in quests],
        "completed": [{"id": QUEST_IDS[q], "name": QUEST_NAMES[q], "type": TYPES[QUEST_TYPE[q]]} for q in done],
        "plots": [
            {"id": QUEST_IDS[q], "name": QUEST_NAMES[q], "text": lasting_text(q, who)} for q in done if IS_PLOT[q]
        ],
        "tiles": [PLACE_IDS[FIRST_TILE + tile] for tile in bits(p.my_tiles if who == PLAYER else p.his_tiles)],
    }


def once_per_round(p: Waterdeep) -> Json:
    """What the player may still use in this round (7.4.7)."""
    return {
        "orb": bool(p.my_done >> ORB & 1) and not p.used & ORB_USED,
        "miracle": bool(p.my_done >> MIRACLE & 1) and not p.used & MIRACLE_USED,
    }


def ambassador_view(p: Waterdeep) -> Json | None:
    if p.envoy < 0 and p.envoy_holder < 0:
        return None
    return {"held_by": WHO[p.envoy_holder] if p.envoy_holder >= 0 else "", "placed": p.envoy >= 0}


def decks_view(p: Waterdeep) -> Json:
    """How many cards the decks hold; discard piles lie open."""
    return {
        "quests": p.quest_bag.bit_count(),
        "intrigue": p.card_bag.bit_count(),
        "tiles": p.tile_bag.bit_count(),
        "discarded_quests": [QUEST_NAMES[quest] for quest in bits(p.quest_discard)],
        "discarded_intrigue": [CARD_NAMES[CARD_KIND[card]] for card in bits(p.card_discard)],
    }
