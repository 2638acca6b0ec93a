"""What is wrong with a position?  Every card must be there exactly once, supplies conserved, agents accounted for."""

from tableforone.games.lords_of_waterdeep.cards import (
    CARD_BAG,
    CUBES_OF_A_KIND,
    MANDATORY_CARD,
    QUEST_BAG,
    QUESTS,
    STOCK_KIND,
    TILE_BAG,
    TILES,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, RESOURCES
from tableforone.games.lords_of_waterdeep.legal import bits
from tableforone.games.lords_of_waterdeep.position import FINISHED, Waterdeep
from tableforone.games.lords_of_waterdeep.vocabulary import (
    DISCARD_CARD,
    DRAFT_QUESTS,
    PLAYER,
    PSEUDO,
    SEEK_QUEST,
)


def faults(p: Waterdeep) -> list[str]:
    return cube_faults(p) + tile_faults(p) + quest_faults(p) + card_faults(p) + agent_faults(p) + score_faults(p)


def once(name: str, found: list[int], everything: int) -> list[str]:
    """Each thing exactly once."""
    if sorted(found) == bits(everything):
        return []
    twice = sorted({x for x in found if found.count(x) > 1})
    missing = sorted(set(bits(everything)) - set(found))
    return [f"{name}: twice {twice}, missing {missing}, {len(found)} in all"]


def cube_faults(p: Waterdeep) -> list[str]:
    wrong = [f"negative {name}" for k, name in enumerate(RESOURCES) if min(p.my[k], p.his[k]) < 0]
    for kind in range(GOLD):
        lying = sum(p.stock[tile] for tile in range(TILES) if STOCK_KIND[tile] == kind)
        total = p.my[kind] + p.his[kind] + p.supply[kind] + lying
        if total != CUBES_OF_A_KIND or p.supply[kind] < 0:
            wrong.append(f"{total} cubes of kind {RESOURCES[kind]}")
    return wrong


def tile_faults(p: Waterdeep) -> list[str]:
    found = [*bits(p.tile_bag), *(tile for tile in p.hall if tile >= 0), *p.played]
    gone = [tile for tile in bits(TILE_BAG) if tile not in found]  # given up by Real Estate Deal
    wrong = once("tiles", found + gone, TILE_BAG)
    if p.my_tiles & p.his_tiles or bits(p.my_tiles | p.his_tiles) != sorted(p.played):
        wrong.append("tiles in play and their owners disagree")
    if any(n and tile not in p.played for tile, n in enumerate(p.stock)):
        wrong.append("stock on a tile that is not in play")
    return wrong


def quest_faults(p: Waterdeep) -> list[str]:
    found = [*bits(p.quest_bag), *bits(p.quest_discard), *bits(p.my_done), *bits(p.his_done)]
    found += [quest for quest in p.inn if quest >= 0]
    found += [quest for quest in p.my_quests + p.his_quests if quest < QUESTS]
    for frame in p.stack:
        if frame[0] == SEEK_QUEST:
            found += bits(frame[2])
        elif frame[0] == DRAFT_QUESTS:
            found += frame[4:]
    return once("quests", found, QUEST_BAG)


def card_faults(p: Waterdeep) -> list[str]:
    found = [*bits(p.card_bag), *bits(p.card_discard), *p.hand]
    found += [MANDATORY_CARD[quest - QUESTS] for quest in p.my_quests + p.his_quests if quest >= QUESTS]
    found += [frame[1] for frame in p.stack if frame[0] == DISCARD_CARD]
    return once("intrigue cards", found, CARD_BAG)


def agent_faults(p: Waterdeep) -> list[str]:
    wrong: list[str] = []
    if p.pool[PLAYER] + p.mine.bit_count() != p.agents[PLAYER]:
        wrong.append("the player's agents are not all there")
    if p.pool[PSEUDO] + p.theirs.bit_count() != p.agents[PSEUDO] or sorted(p.trail) != bits(p.theirs):
        wrong.append("Pseudo's agents are not all there")
    if min(p.pool) < 0:
        wrong.append("a negative number of agents")
    return wrong


def score_faults(p: Waterdeep) -> list[str]:
    wrong = [] if p.score == sum(p.tally) else ["the score is not the sum of its parts"]
    if not p.stack and p.phase != FINISHED:
        wrong.append("nothing is pending, but the game is not over")
    return wrong
