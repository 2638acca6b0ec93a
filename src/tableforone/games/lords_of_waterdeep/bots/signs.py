"""Which signs tell how it stands?  A position as numbers, for the learned estimate: all of it open to the player."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU

from ..opponent.offers import OWNER_VALUE
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep
from . import estimate as e

RANKS: Final = 4
OF_A_QUEST: Final = ("profit", "share paid", "placements missing")
SIGNS: Final[tuple[str, ...]] = (
    *("one", "rounds left", "placements left"),
    *(f"round {number}" for number in range(1, 9)),
    *("agents to place", "his agents to place", "you are first", "score"),
    *n.RESOURCES,
    *(f"his {resource}" for resource in n.RESOURCES),
    *("cards", "cards late", "tiles", "his tiles", "owner value", "his owner value", "tokens in the hall"),
    *("open quests", "open quests too many", "quests done", "quests of the lord", "lord of buildings"),
    *(f"{what} of quest {rank}" for rank in range(1, RANKS + 1) for what in OF_A_QUEST),
    *("whole profit", "profit within reach", "plot quests done", "plots early", "mandatory quests"),
    *("his quests", "points of his quests", "threat", "quests he can nearly pay", "his quests done"),
    *("best of the inn", "pending", "harbor agents", "ambassador", "promises", "estimate"),
)  # fmt: skip


def signs(p: Waterdeep) -> list[float]:
    rounds = cards.ROUNDS - p.round
    placements = p.pool[YOU] + p.agents[YOU] * rounds
    found = [1.0, float(rounds), float(placements)] + [0.0] * 8
    if 0 < p.round <= 8:
        found[2 + p.round] = 1.0
    found += [float(p.pool[YOU]), float(p.pool[OPPONENT]), 1.0 if p.first == YOU else 0.0, float(p.score)]
    found += [float(many) for many in p.my]
    found += [float(many) for many in p.his]
    tiles(p, found, rounds)
    lord_types = cards.LORD_TYPES[p.lord] if p.lord >= 0 else 0
    of_the_lord = 0
    for quest in p.my_quests:
        if quest < cards.QUESTS and lord_types >> cards.QUEST_TYPE[quest] & 1:
            of_the_lord += 1
    found += [
        float(len(p.my_quests)),
        float(max(0, len(p.my_quests) - 3)),
        float(p.my_done.bit_count()),
        float(of_the_lord),
    ]
    found.append(1.0 if p.lord >= 0 and cards.LORD_OF_TILES[p.lord] else 0.0)
    if p.lord >= 0:
        quests(p, found, rounds, placements)
    else:
        found += [0.0] * (3 * RANKS + 2)
    plots = mandatory = 0
    for quest in bits(p.my_done):
        if cards.IS_PLOT[quest]:
            plots += 1
    for quest in p.my_quests:
        if quest >= cards.QUESTS:
            mandatory += 1
    found += [float(plots), float(plots * rounds), float(mandatory)]
    threat = e.threat(p)
    his(p, found, threat)
    harbor = float((p.my_places & cards.HARBOR_MASK).bit_count())
    ambassador = 1.0 if p.ambassador_holder == YOU else 0.0
    if p.lord < 0:
        return [*found, 0.0, 0.0, harbor, ambassador, 0.0, 0.0]
    pending, promises = e.pending(p), e.promises(p, p.my_quests, rounds)
    estimate = float(p.score) if p.phase == n.FINISHED else e.reckoned(p, pending, promises, threat)
    return [*found, e.new_quest(p, promises), pending, harbor, ambassador, promises, estimate]


def tiles(p: Waterdeep, found: list[float], rounds: int) -> None:
    many = float(len(p.hand))
    mine = theirs = 0.0
    for tile in bits(p.my_tiles):
        mine += OWNER_VALUE[tile]
    for tile in bits(p.his_tiles):
        theirs += OWNER_VALUE[tile]
    found += [many, many * rounds, float(p.my_tiles.bit_count()), float(p.his_tiles.bit_count())]
    found += [mine * rounds, theirs * rounds, float(sum(p.hall_vp))]


def quests(p: Waterdeep, found: list[float], rounds: int, placements: int) -> None:
    """The open quests, the most profitable first: what each brings, how much of its price is there, what is missing."""
    left = p.my[:]
    ranked = sorted([(e.profit(p, quest, rounds), quest) for quest in p.my_quests], reverse=True)
    whole = within = used_up = 0.0
    for rank in range(max(RANKS, len(ranked))):
        if rank >= len(ranked):
            found += [0.0, 0.0, 0.0]
            continue
        gain, quest = ranked[rank]
        turns = have = 0.0
        for kind, count in cards.REQUIREMENTS[quest]:
            used = min(count, left[kind])
            left[kind] -= used
            turns += e.PLACEMENTS[kind] * count
            have += e.PLACEMENTS[kind] * used
        used_up += turns - have
        whole += gain
        within += gain if used_up <= placements else 0.0
        if rank < RANKS:
            found += [gain, have / turns, turns - have]
    found += [whole, within]


def his(p: Waterdeep, found: list[float], threat: float) -> None:
    points = near = 0
    for quest in p.his_quests:
        points += cards.QUEST_VP[quest]
        missing = 0
        for kind, count in cards.REQUIREMENTS[quest]:
            missing += max(0, count - p.his[kind])
        if missing <= 2:
            near += 1
    found += [float(len(p.his_quests)), float(points), threat, float(near), float(p.his_done.bit_count())]
