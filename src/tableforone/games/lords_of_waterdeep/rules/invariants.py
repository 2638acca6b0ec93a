"""What must always hold?  Every card must be there exactly once, supplies conserved, agents accounted for."""

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU

from . import cards
from . import numbers as n
from .position import Waterdeep


def broken(p: Waterdeep) -> list[str]:
    return broken_cubes(p) + broken_tiles(p) + broken_quests(p) + broken_cards(p) + broken_agents(p) + broken_score(p)


def once(name: str, found: list[int], everything: int) -> list[str]:
    """Each thing exactly once."""
    if sorted(found) == bits(everything):
        return []
    twice = sorted({x for x in found if found.count(x) > 1})
    missing = sorted(set(bits(everything)) - set(found))
    return [f"{name}: twice {twice}, missing {missing}, {len(found)} in all"]


def broken_cubes(p: Waterdeep) -> list[str]:
    wrong = [f"negative {name}" for k, name in enumerate(n.RESOURCES) if min(p.my[k], p.his[k]) < 0]
    for kind in range(n.GOLD):
        lying = sum(p.stock[tile] for tile in range(cards.TILES) if cards.STOCK_KIND[tile] == kind)
        total = p.my[kind] + p.his[kind] + p.supply[kind] + lying
        if total != cards.CUBES_OF_A_KIND or p.supply[kind] < 0:
            wrong.append(f"{total} cubes of kind {n.RESOURCES[kind]}")
    return wrong


def broken_tiles(p: Waterdeep) -> list[str]:
    found = [*bits(p.tile_bag), *(tile for tile in p.hall if tile >= 0), *p.played]
    gone = [tile for tile in bits(cards.TILE_BAG) if tile not in found]  # given up by Real Estate Deal
    wrong = once("tiles", found + gone, cards.TILE_BAG)
    if p.my_tiles & p.his_tiles or bits(p.my_tiles | p.his_tiles) != sorted(p.played):
        wrong.append("tiles in play and their owners disagree")
    if any(count and tile not in p.played for tile, count in enumerate(p.stock)):
        wrong.append("stock on a tile that is not in play")
    return wrong


def broken_quests(p: Waterdeep) -> list[str]:
    found = [*bits(p.quest_bag), *bits(p.quest_discard), *bits(p.my_done), *bits(p.his_done)]
    found += [quest for quest in p.inn if quest >= 0]
    found += [quest for quest in p.my_quests + p.his_quests if quest < cards.QUESTS]
    for frame in p.stack:
        if frame[0] == n.SEEK_QUEST:
            found += bits(frame[2])
        elif frame[0] == n.DRAFT_QUESTS:
            found += frame[4:]
    return once("quests", found, cards.QUEST_BAG)


def broken_cards(p: Waterdeep) -> list[str]:
    found = [*bits(p.card_bag), *bits(p.card_discard), *p.hand]
    found += [
        cards.MANDATORY_CARD[quest - cards.QUESTS] for quest in p.my_quests + p.his_quests if quest >= cards.QUESTS
    ]
    found += [frame[1] for frame in p.stack if frame[0] == n.DISCARD_CARD]
    return once("intrigue cards", found, cards.CARD_BAG)


def broken_agents(p: Waterdeep) -> list[str]:
    wrong: list[str] = []
    if p.pool[YOU] + p.my_places.bit_count() != p.agents[YOU]:
        wrong.append("the player's agents are not all there")
    if p.pool[OPPONENT] + p.his_places.bit_count() != p.agents[OPPONENT] or sorted(p.trail) != bits(p.his_places):
        wrong.append("Pseudo's agents are not all there")
    if min(p.pool) < 0:
        wrong.append("a negative number of agents")
    return wrong


def broken_score(p: Waterdeep) -> list[str]:
    wrong = [] if p.score == sum(p.tally) else ["the score is not the sum of its parts"]
    if not p.stack and p.phase != n.FINISHED:
        wrong.append("nothing is pending, but the game is not over")
    return wrong
