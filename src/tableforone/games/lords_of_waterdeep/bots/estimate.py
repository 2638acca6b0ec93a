"""The estimate of the final margin, for the greedy player."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import YOU

from ..opponent.offers import OWNER_VALUE
from ..rules import cards
from ..rules import numbers as n
from ..rules.position import Waterdeep

LEFT_OVER: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.5]  # what a resource is worth at the end (10.1)
PLACEMENTS: Final[list[float]] = [1.0, 0.5, 0.5, 1.0, 0.25]  # how many placements it takes to get one
CARD: Final = 1.8
PLOT: Final = 1.2  # points a round that a plot quest brings in
TILE: Final = 0.35  # how often a round the other side uses a tile
EAGER: Final[list[float]] = [
    0.45,
    0.42,
    0.4,
    0.36,
    0.3,
    0.2,
]  # what a quest promises before anything is paid, by its rank


def estimate(p: Waterdeep) -> float:
    """Score, what lies in the tavern, cards, tiles and plot quests, what the open quests of both sides promise,
    and what is already on its way to the player (frames that wait on the stack).
    """
    if p.phase == n.FINISHED:
        return float(p.score)
    return reckoned(p, pending(p), promises(p, p.my_quests, cards.ROUNDS - p.round), threat(p))


def reckoned(p: Waterdeep, coming: float, promised: float, threatened: float) -> float:
    """The estimate, where its dear parts are known."""
    rounds = cards.ROUNDS - p.round
    worth = p.score + CARD * len(p.hand) + coming
    worth += left_over(p.my)
    tiles = 0
    for tile in bits(p.my_tiles):
        tiles += OWNER_VALUE[tile]
    worth += tiles * TILE * rounds
    plots = 0.0
    for quest in bits(p.my_done):
        if cards.IS_PLOT[quest]:
            plots += PLOT * rounds
    return worth + plots + promised - threatened


def left_over(goods: list[int]) -> float:
    """What these goods are worth at the end."""
    worth = 0.0
    for kind in range(5):
        worth += LEFT_OVER[kind] * goods[kind]
    return worth


def promises(p: Waterdeep, quests: list[int], rounds: int) -> float:
    """The open quests: five points each are lost for now; what they promise grows with the share that is paid for.

    The most profitable quest is served first; a quest out of reach of the placements that are left promises nothing.
    """
    left = p.my[:]
    placements = p.pool[YOU] + p.agents[YOU] * rounds + 0.5
    total = 0.0
    ranked = sorted([(profit(p, quest, rounds), quest) for quest in quests], reverse=True)
    for rank, (gain, quest) in enumerate(ranked):
        turns = have = 0.0
        for kind, count in cards.REQUIREMENTS[quest]:
            used = min(count, left[kind])
            left[kind] -= used
            turns += PLACEMENTS[kind] * count
            have += PLACEMENTS[kind] * used
        placements -= turns - have
        reach = 1.0 if placements >= 0 else 0.0
        eager = EAGER[rank] if rank < len(EAGER) else 0.0
        total += reach * gain * (eager + (0.9 - eager) * have / turns) + cards.OPEN_QUEST
    return total


def profit(p: Waterdeep, quest: int, rounds: int) -> float:
    """What completing the quest changes: its points, the lord's bonus, its rewards, no loss of five, less its price."""
    gain = PROFIT[quest]
    if quest >= cards.QUESTS:
        return gain + 8.0  # it frees the others
    if cards.LORD_TYPES[p.lord] >> cards.QUEST_TYPE[quest] & 1:
        gain += cards.LORD_VP[p.lord]
    return gain + (PLOT * rounds if cards.IS_PLOT[quest] else 0.0)


def promised(effect: tuple[int, ...]) -> float:
    """The worth of an effect that is still to come, as a template."""
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
    """What a quest brings to whoever completes it: the same in every game."""
    price = 0.0
    for kind, count in cards.REQUIREMENTS[quest]:
        price += LEFT_OVER[kind] * count
    gain = cards.QUEST_VP[quest] - cards.OPEN_QUEST - price
    brings = 0.0
    for effect in cards.REWARDS[quest]:
        brings += promised(effect)
    return gain + brings


PROFIT: Final[list[float]] = [printed(quest) for quest in range(len(cards.REQUIREMENTS))]


def pending(p: Waterdeep) -> float:
    """What the frames on the stack will bring: a question in the middle of an action is not its end."""
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
    """What the best of the face-up quests would add to what is promised without it."""
    rounds = cards.ROUNDS - p.round
    shown = [quest for quest in p.inn if quest >= 0]
    return max((promises(p, [*p.my_quests, quest], rounds) - without for quest in shown), default=0.0)


def buying(p: Waterdeep) -> float:
    """What a tile of the hall brings: its tokens, and its owner benefit from now on."""
    rounds = cards.ROUNDS - p.round
    slots = [slot for slot in range(3) if p.hall[slot] >= 0]
    return max((p.hall_vp[slot] + OWNER_VALUE[p.hall[slot]] * TILE * rounds - 2.0 for slot in slots), default=0.0)


def threat(p: Waterdeep) -> float:
    """What Pseudo's open quests will cost: the more of a price he holds, the more of its points."""
    total = 0.0
    for quest in p.his_quests:
        turns = have = 0.0
        for kind, count in cards.REQUIREMENTS[quest]:
            turns += PLACEMENTS[kind] * count
            have += PLACEMENTS[kind] * min(count, p.his[kind])
        total += 0.85 * cards.QUEST_VP[quest] * have / turns
    return total
