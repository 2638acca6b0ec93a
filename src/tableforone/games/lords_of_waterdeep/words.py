"""What do the effects do to taverns and score?  One small function for each word; choices are the player's."""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import STOCK_KIND
from tableforone.games.lords_of_waterdeep.effects import ANY_CUBE, NOTHING
from tableforone.games.lords_of_waterdeep.opponent.turn import pseudo_swaps
from tableforone.games.lords_of_waterdeep.position import MIRACLE_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.store import gain, give_back, score, swap, take, tavern, tell_gain
from tableforone.games.lords_of_waterdeep.vocabulary import (
    APART,
    FOR_CARDS,
    FOR_TILES,
    GAIN_ANY,
    PLAYER,
    PSEUDO,
    PSEUDO_CUBE,
)
from tableforone.kernel.frames import Frame

DECLINE: Final = 0
ACCEPT: Final = 1
CUBE_ANSWER: Final = 1  # where an answer may decline, the kinds of cubes are 1 to 4


def gain_any(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Cubes whose kind the receiver chooses, one by one, of those that the supply still has (1.1, 1.3)."""
    mask: int = frame[4]
    if frame[1] == PSEUDO:
        p.stack.append((PSEUDO_CUBE, frame[2], frame[3], mask, p.sought, 0))
        return None
    supply = p.supply
    kinds = [kind for kind in range(4) if mask >> kind & 1 and supply[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        gained_any(p, frame, kinds[0])
    return None


def gained_any(p: Waterdeep, frame: Frame, kind: int) -> None:
    take(p, PLAYER, frame[2], kind, 1)
    tell_gain(p, PLAYER, kind, 1)
    if frame[3] > 1:
        p.stack.append((GAIN_ANY, PLAYER, frame[2], frame[3] - 1, frame[4]))


def gain_per_tile(p: Waterdeep, frame: Frame) -> None:
    """The Stone House counts all tiles in play (6.4.1)."""
    kind: int = frame[3]
    n: int = frame[4] * len(p.played)
    tell_gain(p, frame[1], kind, take(p, frame[1], frame[2], kind, n))


def take_stock(p: Waterdeep, frame: Frame) -> None:
    """Everything lying on the tile (6.2.1); its cubes left the supply when they were put there."""
    who: int = frame[1]
    tile: int = frame[3]
    n = p.stock[tile]
    kind = STOCK_KIND[tile]
    p.stock[tile] = 0
    tavern(p, who)[kind] += n
    if frame[2] and n:
        p.brought |= 1 << 5 * who + kind
    tell_gain(p, who, kind, n)


def score_stock(p: Waterdeep, frame: Frame) -> None:
    n = p.stock[frame[3]]
    p.stock[frame[3]] = 0
    score(p, frame[1], n, FOR_TILES)


def pay(p: Waterdeep, frame: Frame) -> None:
    who: int = frame[1]
    n = min(frame[4], tavern(p, who)[frame[3]])  # only Bribe Agent may meet a purse that is too small (F4)
    give_back(p, who, frame[3], n)
    if p.heard is not None:
        p.heard.append(("pay", who, frame[3], n))


def return_any(p: Waterdeep, frame: Frame) -> list[int] | None:
    """The Three Pearls: give back cubes of the player's choice."""
    kinds = [kind for kind in range(4) if p.my[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        returned_any(p, frame, kinds[0])
    return None


def returned_any(p: Waterdeep, frame: Frame, kind: int) -> None:
    give_back(p, PLAYER, kind, 1)
    if p.heard is not None:
        p.heard.append(("pay", PLAYER, kind, 1))
    if frame[3] > 1:
        p.stack.append((frame[0], frame[1], frame[2], frame[3] - 1))


def exchange(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Produce a Miracle for the Masses: once per round, may swap a cube for a cleric (7.4.6)."""
    give: int = frame[3]
    who: int = frame[1]
    if not p.supply[frame[4]] or p.used >> 2 * who & MIRACLE_USED:
        return None
    if who == PSEUDO:
        pseudo_swaps(p, give)
        return None
    kinds = [kind + CUBE_ANSWER for kind in range(4) if give >> kind & 1 and p.my[kind]]
    return [DECLINE, *kinds] if kinds else None


def exchanged(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer != DECLINE:
        swap(p, PLAYER, answer - CUBE_ANSWER)


def score_points(p: Waterdeep, frame: Frame) -> None:
    score(p, frame[1], frame[3], frame[4])


def score_per_tile(p: Waterdeep, frame: Frame) -> None:
    """Establish Harpers Safe House (7.5.5)."""
    tiles = p.my_tiles if frame[1] == PLAYER else p.his_tiles
    score(p, frame[1], frame[3] * tiles.bit_count(), FOR_CARDS)


def choose_one(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Call in a Favor: exactly one of the options."""
    return list(range(len(frame) - 3))


def chose_one(p: Waterdeep, frame: Frame, option: int) -> None:
    gain(p, (frame[0], PLAYER, frame[2], *frame[3 + option]))


# --- what happens to the other player


def opponent_loses(p: Waterdeep, frame: Frame) -> None:
    """The four attack cards: a cube of the opponent goes back, or the attacker gets something instead."""
    kind: int = frame[3]
    if p.his[kind]:
        give_back(p, PSEUDO, kind, 1)
        if p.heard is not None:
            p.heard.append(("lose", PSEUDO, kind))
        return
    instead = frame[4]
    p.stack.append((instead[0], frame[1], frame[2], *instead[1:]))


def steal(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Free Drinks!: a cube of the player's choice moves from Pseudo's tavern (11.4)."""
    kinds = [kind for kind in range(4) if p.his[kind]]
    if len(kinds) > 1:
        return kinds
    if kinds:
        stolen(p, frame, kinds[0])
    return None


def stolen(p: Waterdeep, frame: Frame, kind: int) -> None:
    hand_over(p, PSEUDO, frame[2], kind, 1)


def hand_over(p: Waterdeep, giver: int, how: int, kind: int, n: int) -> None:
    """From one tavern to the other."""
    tavern(p, giver)[kind] -= n
    tavern(p, 1 - giver)[kind] += n
    if how:
        p.brought |= 1 << 5 * (1 - giver) + kind  # 7.4.2 (b)
    if p.heard is not None:
        p.heard.append(("hand over", giver, kind, n))


def opponent_gains(p: Waterdeep, frame: Frame) -> None:
    other = 1 - frame[1]
    tell_gain(p, other, frame[3], take(p, other, APART, frame[3], frame[4]))


def opponent_gains_any(p: Waterdeep, frame: Frame) -> None:
    p.sought = NOTHING  # no space was chosen for it
    p.stack.append((GAIN_ANY, 1 - frame[1], APART, frame[3], ANY_CUBE))


def opponent_may_give(p: Waterdeep, frame: Frame) -> list[int] | None:
    """A trade: the player decides, for Pseudo too (rule 5, S3.2), if the goods are there."""
    return [DECLINE, ACCEPT] if tavern(p, 1 - frame[1])[frame[3]] >= frame[4] else None


def opponent_gave(p: Waterdeep, frame: Frame, answer: int) -> None:
    if answer == ACCEPT:
        hand_over(p, 1 - frame[1], frame[2], frame[3], frame[4])
        score(p, 1 - frame[1], frame[5], FOR_CARDS)
