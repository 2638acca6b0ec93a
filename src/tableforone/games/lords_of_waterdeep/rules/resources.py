"""Effects on taverns and score, one small function for each word.

Choices belong to the player.
"""

from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from . import cards
from . import numbers as n
from .effects import printed_goods
from .position import Waterdeep
from .tavern import gain, give_back, score, swap, tavern


def run_gain_any(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Cubes of the receiver's choice, one by one, as far as the supply has them (1.1, 1.3)."""
    mask: int = frame[4]
    if frame[1] == OPPONENT:
        p.stack.append((n.PSEUDO_CUBE, frame[2], frame[3], mask, p.sought, 0))
        return None
    supply = p.supply
    kinds = [kind for kind in range(4) if mask >> kind & 1 and supply[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        gain_one(p, frame, kinds[0])
    return None


def answer_gain_any(p: Waterdeep, frame: Frame, kind: int) -> None:
    gain_one(p, frame, kind)
    tell_as_chosen(p)


def gain_one(p: Waterdeep, frame: Frame, kind: int) -> None:
    gain(p, YOU, frame[2], [(kind, 1)])
    if frame[3] > 1:
        p.stack.append((n.GAIN_ANY, YOU, frame[2], frame[3] - 1, frame[4]))


def tell_as_chosen(p: Waterdeep) -> None:
    """Mark the last gain as exactly what the player chose."""
    if p.heard is not None:
        p.heard[-1] = ("choose", *p.heard[-1][1:])


def run_gain_per_tile(p: Waterdeep, frame: Frame) -> None:
    """The Stone House counts all tiles in play (6.4.1)."""
    count: int = frame[4] * len(p.played)
    gain(p, frame[1], frame[2], [(frame[3], count)])


def run_take_stock(p: Waterdeep, frame: Frame) -> None:
    """Take everything on the tile (6.2.1)."""
    tile: int = frame[3]
    count = p.stock[tile]
    kind = cards.STOCK_KIND[tile]
    p.stock[tile] = 0
    if kind != n.GOLD:
        p.supply[kind] += count  # cubes on a tile left the supply earlier
    gain(p, frame[1], frame[2], [(kind, count)])


def run_score_stock(p: Waterdeep, frame: Frame) -> None:
    count = p.stock[frame[3]]
    p.stock[frame[3]] = 0
    score(p, frame[1], count, n.FOR_TILES)


def run_pay(p: Waterdeep, frame: Frame) -> None:
    who: int = frame[1]
    # only Bribe Agent may find too little gold (F4)
    count = min(frame[4], tavern(p, who)[frame[3]])
    give_back(p, who, [(frame[3], count)])
    if p.heard is not None:
        p.heard.append(("pay", who, frame[3], count))


def run_return_any(p: Waterdeep, frame: Frame) -> list[int] | None:
    """The Three Pearls: return cubes of the player's choice."""
    kinds = [kind for kind in range(4) if p.my[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        answer_return_any(p, frame, kinds[0])
    return None


def answer_return_any(p: Waterdeep, frame: Frame, kind: int) -> None:
    give_back(p, YOU, [(kind, 1)])
    tell(p, ("pay", YOU, kind, 1))
    if frame[3] > 1:
        p.stack.append((frame[0], frame[1], frame[2], frame[3] - 1))


def run_exchange(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Produce a Miracle for the Masses: once per round, swap a cube for a cleric (7.4.6)."""
    give: int = frame[3]
    who: int = frame[1]
    if not p.supply[frame[4]] or p.used >> 2 * who & n.MIRACLE_USED:
        return None
    if who == OPPONENT:
        p.stack.append((n.PSEUDO_SWAP, give))
        return None
    kinds = [kind + n.CUBE_ANSWER for kind in range(4) if give >> kind & 1 and p.my[kind]]
    return [n.DECLINE, *kinds] if kinds else None


def answer_exchange(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != n.DECLINE:
        swap(p, YOU, answer - n.CUBE_ANSWER)


def run_score(p: Waterdeep, frame: Frame) -> None:
    score(p, frame[1], frame[3], frame[4])


def run_score_per_tile(p: Waterdeep, frame: Frame) -> None:
    """Establish Harpers Safe House (7.5.5)."""
    tiles = p.my_tiles if frame[1] == YOU else p.his_tiles
    score(p, frame[1], frame[3] * tiles.bit_count(), n.FOR_CARDS)


def ask_choose_one(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Call in a Favor: choose exactly one option."""
    return list(range(len(frame) - 3))


def answer_choose_one(p: Waterdeep, frame: Frame, option: int) -> None:
    gain(p, YOU, frame[2], printed_goods(frame[3 + option]))
    tell_as_chosen(p)


# --- effects on the other side


def run_opponent_loses(p: Waterdeep, frame: Frame) -> None:
    """The four attack cards: the opponent returns a cube, or the attacker gains something."""
    kind: int = frame[3]
    if p.his[kind]:
        give_back(p, OPPONENT, [(kind, 1)])
        tell(p, ("lose", OPPONENT, kind))
        return
    instead = frame[4]
    p.stack.append((instead[0], frame[1], frame[2], *instead[1:]))


def run_steal(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Free Drinks!: a cube of the player's choice moves from Pseudo's tavern (11.4)."""
    kinds = [kind for kind in range(4) if p.his[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        answer_steal(p, frame, kinds[0])
    return None


def answer_steal(p: Waterdeep, frame: Frame, kind: int) -> None:
    hand_over(p, OPPONENT, frame[2], kind, 1)


def hand_over(p: Waterdeep, giver: int, how: int, kind: int, count: int) -> None:
    """Move goods between taverns; the player decides for both sides (rule 5, 11.4)."""
    tavern(p, giver)[kind] -= count
    tavern(p, 1 - giver)[kind] += count
    if how:
        p.brought |= 1 << 5 * (1 - giver) + kind  # 7.4.2 (b)
    tell(p, ("hand over", YOU, giver, kind, count))


def run_opponent_gains(p: Waterdeep, frame: Frame) -> None:
    gain(p, 1 - frame[1], n.APART, [(frame[3], frame[4])])


def run_opponent_gains_any(p: Waterdeep, frame: Frame) -> None:
    p.sought = n.NOTHING  # no space was chosen for this gain
    p.stack.append((n.GAIN_ANY, 1 - frame[1], n.APART, frame[3], n.ANY_CUBE))


def ask_opponent_may_give(p: Waterdeep, frame: Frame) -> list[int] | None:
    """A trade: the player decides, also for Pseudo (rule 5, S3.2), if the goods are there."""
    return [n.DECLINE, n.ACCEPT] if tavern(p, 1 - frame[1])[frame[3]] >= frame[4] else None


def answer_opponent_may_give(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == n.ACCEPT:
        hand_over(p, 1 - frame[1], frame[2], frame[3], frame[4])
        score(p, 1 - frame[1], frame[5], n.FOR_CARDS)
