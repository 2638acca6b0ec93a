"""Invariants of a position: every card exists once, all cubes and agents are there.

fields.py has the bounds of each single field.
"""

from collections.abc import Iterator
from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame

from . import cards
from . import numbers as n
from .position import Waterdeep


def broken(p: Waterdeep) -> list[str]:
    wrong = broken_cubes(p) + broken_tiles(p) + broken_quests(p) + broken_cards(p) + broken_agents(p)
    return wrong + broken_score(p) + broken_stack(p)


def once(name: str, found: list[int], everything: int) -> list[str]:
    """Check that each thing exists exactly once."""
    if sorted(found) == bits(everything):
        return []
    return [f"not-all-{name}-are-there-once"]


def broken_cubes(p: Waterdeep) -> list[str]:
    wrong = []
    for kind in range(n.GOLD):
        lying = sum(p.stock[tile] for tile in range(cards.TILES) if cards.STOCK_KIND[tile] == kind)
        total = p.my[kind] + p.his[kind] + p.supply[kind] + lying
        if total != cards.CUBES_OF_A_KIND:
            wrong.append(f"{total}-cubes-of-kind-{n.RESOURCES[kind]}")
    return wrong


def broken_tiles(p: Waterdeep) -> list[str]:
    found = [*bits(p.tile_bag), *(tile for tile in p.hall if tile >= 0), *p.played]
    # removed by Real Estate Deal
    gone = [tile for tile in bits(cards.TILE_BAG) if tile not in found]
    wrong = once("tiles", found + gone, cards.TILE_BAG)
    if p.my_tiles & p.his_tiles or bits(p.my_tiles | p.his_tiles) != sorted(p.played):
        wrong.append("tiles-in-play-and-their-owners-disagree")
    if any(count and tile not in p.played for tile, count in enumerate(p.stock)):
        wrong.append("stock-on-a-tile-that-is-not-in-play")
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
    return once("intrigue-cards", found, cards.CARD_BAG)


def broken_agents(p: Waterdeep) -> list[str]:
    wrong: list[str] = []
    if p.pool[YOU] + p.my_places.bit_count() != p.agents[YOU]:
        wrong.append("the-players-agents-are-not-all-there")
    if p.pool[OPPONENT] + p.his_places.bit_count() != p.agents[OPPONENT] or sorted(p.trail) != bits(p.his_places):
        wrong.append("pseudos-agents-are-not-all-there")
    if p.moored >= 0 and not p.my_places >> cards.ZOARSTAR & 1:
        wrong.append("nobody-is-moored-at-the-zoarstar")
    return wrong


def broken_score(p: Waterdeep) -> list[str]:
    wrong = [] if p.score == sum(p.tally) else ["the-score-is-not-the-sum-of-its-parts"]
    if not p.stack and p.phase != n.FINISHED:
        wrong.append("nothing-is-pending-but-the-game-is-not-over")
    return wrong


# --- the stack


def pending(p: Waterdeep) -> Iterator[tuple[Frame, Frame]]:
    """Every frame with the one below it; also the frame that continues after a random choice."""
    below: Frame = ()
    for frame in p.stack:
        yield frame, below
        if frame[0] == n.LOT:
            yield frame[2], below
        below = frame


def broken_stack(p: Waterdeep) -> list[str]:
    wrong = [f"word-{frame[0]}-cannot-happen-now" for frame, below in pending(p) if not can_happen(p, frame, below)]
    if p.lord < 0 and not any(frame[0] == n.DRAW_LORD for frame in p.stack):
        wrong.append("there-is-no-lord")
    return wrong


def can_happen(p: Waterdeep, frame: Frame, below: Frame) -> bool:
    """Whether a frame fits the position."""
    word: int = frame[0]
    if len(frame) > DRAWN_BY_LOT.get(word, len(frame)):
        return False
    if word in (n.PLACE, n.PSEUDO_PLACE):
        return can_place(p, YOU if word == n.PLACE else OPPONENT, frame, frame is p.stack[-1])
    if word == n.TAKE_STOCK:
        return int(frame[3]) in p.played and 0 <= cards.STOCK_KIND[frame[3]] <= n.GOLD
    if word == n.SCORE_STOCK:
        return int(frame[3]) in p.played and cards.STOCK_KIND[frame[3]] > n.GOLD
    if word == n.DRAW_QUEST and frame[1] == n.DRAFTED:
        return bool(below) and below[0] == n.DRAFT_QUESTS and len(below) + int(below[3]) == 5
    if word == n.DRAFT_QUESTS and len(frame) > 3:
        return int(frame[3]) <= 2
    if word == n.DRAW_QUEST and frame[1] >= n.TO_INN:
        return p.inn[int(frame[1]) - n.TO_INN] < 0
    if word == n.DRAW_TILE and frame[1] >= n.TO_HALL:
        return p.hall[int(frame[1]) - n.TO_HALL] < 0
    if word == n.GIVE_MANDATORY:
        return frame[3] not in p.my_quests and frame[3] not in p.his_quests
    if word == n.CHOOSE_ONE:
        return all(isinstance(option, tuple) and len(option) == len(n.RESOURCES) for option in frame[3:])
    if word == n.OPPONENT_LOSES:
        return tuple(frame[4]) in OTHERWISE
    if word == n.PSEUDO_TILE:
        slots = [slot for slot in range(3) if p.hall[slot] >= 0]
        return any(frame[1] == n.TAKES or cards.TILE_COST[p.hall[slot]] <= p.his[n.GOLD] for slot in slots)
    return True


# the length of a frame before its random choice; then it continues at once
DRAWN_BY_LOT: Final = {n.PSEUDO_PLACE: 3, n.PSEUDO_FAVOR: 2, n.PSEUDO_CUBE: 6}
OTHERWISE: Final = [
    effect[2] for effects in cards.CARD_EFFECTS for effect in effects if effect[0] == n.OPPONENT_LOSES
]  # what the attacker gains instead


def can_place(p: Waterdeep, who: int, frame: Frame, now: bool) -> bool:
    """An agent is placed from the pool, or moves from a place where it is."""
    occasion: int = frame[1]
    argument: int = frame[2]
    if occasion == n.FROM_HARBOR:
        if who == OPPONENT:
            return p.his_places >> argument & 1 == 1
        leaving = cards.HARBOR_MASK | 1 << cards.ZOARSTAR
        return leaving >> argument & 1 == 1 and not p.my_places >> argument & 1 and p.pool[YOU] > 0
    if who == YOU and occasion > n.AMBASSADOR:
        return False
    return not now or occasion in (n.AMBASSADOR, n.BRIBE) or p.pool[who] > 0
