"""The estimate of the final margin, for the greedy player."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU
from tableforone.kernel.sums import added

from ..opponent.offers import OWNER_VALUE
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep

LEFT_OVER: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.5]  # value of a resource at the end (10.1)
PLACEMENTS: Final[list[float]] = [1.0, 0.5, 0.5, 1.0, 0.25]  # number of placements to gain one
CARD: Final = 1.8
PLOT: Final = 1.2  # points per round from a plot quest
TILE: Final = 0.35  # how often per round the other side uses a tile
EAGER: Final[list[float]] = [
    0.45,
    0.42,
    0.4,
    0.36,
    0.3,
    0.2,
]  # expected share of a quest's profit before anything is paid, by rank


def estimate(p: Waterdeep) -> float:
    """The score plus the value of tavern, cards, tiles, plot quests and open quests of both sides.

    Frames on the stack that will give the player something count as well.
    """
    if p.phase == n.FINISHED:
        return float(p.score)
    rounds = cards.ROUNDS - p.round
    worth = p.score + CARD * len(p.hand) + pending(p) + left_over(p.my)
    worth += sum([OWNER_VALUE[tile] for tile in bits(p.my_tiles)]) * TILE * rounds
    worth += added([PLOT * rounds for quest in bits(p.my_done) if cards.IS_PLOT[quest]])
    return worth + promises(p, p.my_quests, rounds) - threat(p)


def left_over(goods: list[int]) -> float:
    """The value of these goods at the end."""
    return added([LEFT_OVER[kind] * goods[kind] for kind in range(5)])


def promises(p: Waterdeep, quests: list[int], rounds: int) -> float:
    """The value of open quests: each costs five points now, and gains with the share already held.

    The most profitable quest comes first.  A quest that cannot be reached with the placements left
    counts nothing.
    """
    left = p.my[:]
    placements = p.pool[YOU] + p.agents[YOU] * rounds + 0.5
    total = 0.0
    ranked = sorted([(profit(p, quest, rounds), quest) for quest in quests], reverse=True)
    for rank, (gain, quest) in enumerate(ranked):
        turns, have = paid(quest, left)
        placements -= turns - have
        reach = 1.0 if placements >= 0 else 0.0
        eager = EAGER[rank] if rank < len(EAGER) else 0.0
        total += reach * gain * (eager + (0.9 - eager) * have / turns) + cards.OPEN_QUEST
    return total


def paid(quest: int, left: list[int]) -> tuple[float, float]:
    """The placements that a quest costs, and those that the goods left save; it uses these up."""
    turns = have = 0.0
    for kind, count in cards.REQUIREMENTS[quest]:
        used = min(count, left[kind])
        left[kind] -= used
        turns += PLACEMENTS[kind] * count
        have += PLACEMENTS[kind] * used
    return turns, have


def profit(p: Waterdeep, quest: int, rounds: int) -> float:
    """The profit of a quest: points, lord's bonus, rewards, no penalty, minus its price."""
    gain = PROFIT[quest]
    if quest >= cards.QUESTS:
        return gain + 8.0  # it frees the others
    if cards.LORD_TYPES[p.lord] >> cards.QUEST_TYPE[quest] & 1:
        gain += cards.LORD_VP[p.lord]
    return gain + (PLOT * rounds if cards.IS_PLOT[quest] else 0.0)


def promised(effect: tuple[int, ...]) -> float:
    """The value of an effect that is still to come."""
    if effect[0] == n.GAIN:
        return 1.5 * left_over([*effect[1:6]])
    if effect[0] == n.GAIN_ANY:
        return 2.0 * effect[1]
    if effect[0] == n.DRAW_INTRIGUE:
        return CARD * effect[1]
    if effect[0] == n.TAKE_TILE:
        return 5.0
    return 1.0 if effect[0] == n.TAKE_QUEST else 0.0


def printed(quest: int) -> float:
    """The profit of a quest for any player; the same in every game."""
    price = added([LEFT_OVER[kind] * count for kind, count in cards.REQUIREMENTS[quest]])
    brings = added([promised(effect) for effect in cards.REWARDS[quest]])
    return cards.QUEST_VP[quest] - cards.OPEN_QUEST - price + brings


PROFIT: Final[list[float]] = [printed(quest) for quest in range(len(cards.REQUIREMENTS))]


def pending(p: Waterdeep) -> float:
    """The value of frames on the stack, because a question may come in the middle of an action."""
    worth = 0.0
    for frame in p.stack:
        if frame[0] == n.DRAW_CARD and frame[1] == YOU:
            worth += CARD
        elif frame[0] == n.TAKE_QUEST and frame[1] == YOU:
            worth += new_quest(p, promises(p, p.my_quests, cards.ROUNDS - p.round))
        elif frame[0] == n.PLAY_INTRIGUE and frame[1] == YOU:
            worth += 3.5
        elif frame[0] == n.BUY_TILE and frame[1] == YOU:
            worth += buying(p)
        elif frame[0] in (n.GAIN, n.GAIN_ANY, n.DRAW_INTRIGUE) and frame[1] == YOU:
            worth += promised((frame[0], *frame[3:]))
    return worth


def new_quest(p: Waterdeep, without: float) -> float:
    """The additional value of the best face-up quest."""
    rounds = cards.ROUNDS - p.round
    shown = [quest for quest in p.inn if quest >= 0]
    return max((promises(p, [*p.my_quests, quest], rounds) - without for quest in shown), default=0.0)


def buying(p: Waterdeep) -> float:
    """The value of the best tile in the hall: its tokens, and its owner benefit from now on."""
    rounds = cards.ROUNDS - p.round
    slots = [slot for slot in range(3) if p.hall[slot] >= 0]
    return max((p.hall_vp[slot] + OWNER_VALUE[p.hall[slot]] * TILE * rounds - 2.0 for slot in slots), default=0.0)


def threat(p: Waterdeep) -> float:
    """The cost of Pseudo's open quests: points in proportion to the resources that he holds."""
    total = 0.0
    for quest in p.his_quests:
        turns, have = paid(quest, p.his[:])
        total += 0.85 * cards.QUEST_VP[quest] * have / turns
    return total
