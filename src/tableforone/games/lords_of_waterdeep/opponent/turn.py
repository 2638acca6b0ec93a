"""How does Pseudo carry out his choices?  Placements, cubes, favors, quests, and the lots among equals."""

from typing import Any, Final

from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import decide

from ..rules import cards
from ..rules import numbers as n
from ..rules.agents import act, open_action, place_pseudo, take_agent
from ..rules.effects import one
from ..rules.flow import lose_turn
from ..rules.position import Waterdeep
from ..rules.quests import lay_aside, pay_quest, payable, purse, push_rewards, replace_quest
from ..rules.spaces import affordable, facing_pseudo
from ..rules.tavern import give_back, no_effect, score, swap, take, tell_gain
from ..rules.tiles import buy_tile, take_tile
from .offers import O_PLACE, O_SOURCE, Offer, first_need, in_supply, survey
from .rows import CUBE, FAVOR, NO_LOT, QUEST, SWAP, TILE, script, tied

YOUR_TURN: Final[Frame] = (n.TURN, n.PLAYER, 0)
HIS_QUEST: Final[Frame] = (n.PSEUDO_QUEST,)
LOT_KEY: Final = 3
LOSS: Final = 2  # VP, when the player lacks the cube of a card (F7)
FAVORS: Final[list[tuple[int, int]]] = sorted(
    one(option) for option in cards.CARD_DATA[cards.CARD_IDS.index("call_in_a_favor")]["effects"][0]["options"]
)


# --- placing


def run_pseudo_place(p: Waterdeep, frame: Frame) -> None:
    """One placement of Pseudo (S7.1), an extra one, one on a hall tile, or a copy by Bribe Agent.

    Frame: the occasion and its argument.
    """
    occasion: int = frame[1]
    argument: int = frame[2]
    if occasion > n.FROM_HARBOR and occasion != n.BRIBE and not p.pool[n.PSEUDO]:
        no_effect(p)  # S10.3, S10.5: no agent
        return
    offers, need = survey(p, occasion)
    if not offers:
        if occasion == n.IN_TURN:
            lose_turn(p, n.PSEUDO, argument)
        elif occasion != n.FROM_HARBOR:
            no_effect(p)
        return
    left = tied(p, script(need), offers, (need, NO_LOT))
    if len(left) > 1:
        p.stack.append((n.LOT, frame, need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, script(need), offers, about_space(p, left[0], occasion, need, NO_LOT))
    carry_out(p, left[0], occasion, argument, need)


def about_space(p: Waterdeep, one: Offer, occasion: int, need: int, lot: int) -> tuple[int, int, int, int]:
    """What a choice of a space is told with: need, lot, occasion, and whether he joins an agent by the Orb (S11.5)."""
    return need, lot, occasion, facing_pseudo(p) >> one[O_PLACE] & 1 if occasion != n.BRIBE else 0


def carry_out(p: Waterdeep, one: Offer, occasion: int, argument: int, need: int) -> None:
    place, source = one[O_PLACE], one[O_SOURCE]
    p.sought = need
    how = n.PLACED
    if occasion == n.BRIBE:
        how = n.COPIED if argument else n.APART
        if p.heard is not None:
            p.heard.append(("copy", n.PSEUDO, place))
    else:
        if occasion == n.IN_TURN:
            p.stack.append(YOUR_TURN)
            p.stack.append(HIS_QUEST)
        elif occasion == n.FROM_HARBOR:
            take_agent(p, n.PSEUDO, argument)
            p.stack.append(HIS_QUEST)
        if facing_pseudo(p) >> place & 1:
            p.used |= n.ORB_USED << 2
        place_pseudo(p, place)
    open_action(p, n.PSEUDO, place, how)
    if place == cards.ZOARSTAR:
        how = n.COPIED if how else n.APART
        if p.heard is not None:
            p.heard.append(("copy", n.PSEUDO, source))
        open_action(p, n.PSEUDO, source, how)
    act(p, n.PSEUDO, source, how)


# --- lots


def ask_lot(p: Waterdeep, frame: Frame) -> list[int] | None:
    return CHANCE


def lot_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return list(range(len(frame[3])))


def deal_lot(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.below(LOT_KEY, p.lots, len(frame[3]))


def answer_lot(p: Waterdeep, frame: Frame, answer: int) -> None:
    """The lot has fallen: tell the decision with it, then carry it out."""
    asked: Frame = frame[1]
    need: int = frame[2]
    winner: Any = frame[3][answer]
    p.lots += 1
    if asked[0] == n.PSEUDO_FAVOR:
        if p.heard is not None:
            decide(p, FAVOR, favors(p), (need, answer))
        grant_favor(p, asked[1], winner)
    elif asked[0] == n.PSEUDO_CUBE:
        if p.heard is not None:
            decide(p, CUBE, permitted_cubes(p, asked[3]), (need, answer, asked[4]))
        take_cube(p, asked, winner)
    else:
        if p.heard is not None:
            decide(p, script(need), survey(p, asked[1])[0], about_space(p, winner, asked[1], need, answer))
        carry_out(p, winner, asked[1], asked[2], need)


# --- cubes of his choice (S6.3)


def permitted_cubes(p: Waterdeep, mask: int) -> list[int]:
    return [kind for kind in range(4) if mask >> kind & 1 and p.supply[kind]]


def run_pseudo_cube(p: Waterdeep, frame: Frame) -> None:
    """Frame: how, number of cubes, permitted kinds, kind for which the space was chosen, swing (F7)."""
    mask: int = frame[3]
    kinds = permitted_cubes(p, mask)
    if not kinds:
        return
    need = first_need(p.his_quests, purse(p.his), mask & in_supply(p))
    left = tied(p, CUBE, kinds, (need, NO_LOT, frame[4]))
    if len(left) > 1:
        p.stack.append((n.LOT, frame, need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, CUBE, kinds, (need, NO_LOT, frame[4]))
    take_cube(p, frame, left[0])


def take_cube(p: Waterdeep, frame: Frame, kind: int) -> None:
    take(p, n.PSEUDO, frame[1], kind, 1)
    tell_gain(p, n.PSEUDO, kind, 1)
    if frame[5]:
        player_loses(p, kind)
    if frame[2] > 1:
        p.stack.append((n.PSEUDO_CUBE, frame[1], frame[2] - 1, *frame[3:]))


def player_loses(p: Waterdeep, kind: int) -> None:
    """F7: the player returns a cube of the colour or, having none, loses 2 VP."""
    if p.my[kind]:
        give_back(p, n.PLAYER, kind, 1)
        if p.heard is not None:
            p.heard.append(("lose", n.PLAYER, kind))
    else:
        score(p, n.PLAYER, -LOSS, n.FOR_LOSSES)


# --- Call in a Favor (S10.2)


def favors(p: Waterdeep) -> list[tuple[int, int, int]]:
    """The options as the supply allows: kind, number, value."""
    found = [(kind, count if kind == n.GOLD else min(count, p.supply[kind])) for kind, count in FAVORS]
    return [(kind, count, count * cards.VALUE[kind]) for kind, count in found]


def run_pseudo_favor(p: Waterdeep, frame: Frame) -> None:
    options = favors(p)
    need = first_need(p.his_quests, purse(p.his), in_supply(p) | 1 << n.GOLD)
    left = tied(p, FAVOR, options, (need, NO_LOT))
    if len(left) > 1:
        p.stack.append((n.LOT, frame, need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, FAVOR, options, (need, NO_LOT))
    grant_favor(p, frame[1], left[0])


def grant_favor(p: Waterdeep, how: int, option: tuple[int, int, int]) -> None:
    tell_gain(p, n.PSEUDO, option[0], take(p, n.PSEUDO, how, option[0], option[1]))


# --- a tile of Builder's Hall (S7.8, S11.4)


def run_pseudo_tile(p: Waterdeep, frame: Frame) -> None:
    """Frame: whether he buys the tile or takes it for nothing."""
    buys = frame[1] == n.BUYS
    slots = affordable(p, p.his[n.GOLD]) if buys else [slot for slot in range(3) if p.hall[slot] >= 0]
    tile: int = decide(p, TILE, [(slot, p.hall[slot], p.hall_vp[slot]) for slot in slots])[1]
    if buys:
        buy_tile(p, n.PSEUDO, tile)
    else:
        take_tile(p, n.PSEUDO, tile)


# --- quests (S11)


def run_pseudo_quest(p: Waterdeep, frame: Frame) -> None:
    """After a placement he completes the uppermost quest he can pay for, at most one in a turn (7G)."""
    placed = p.flags & n.HE_PLACED
    p.flags &= ~n.HE_PLACED
    if not placed or p.flags & n.HE_QUESTED:
        return
    his = purse(p.his)
    ready = [(place, quest) for place, quest in enumerate(p.his_quests) if payable(his, quest)]
    chosen = decide(p, QUEST, ready) if ready else None
    if chosen is None:
        return
    quest: int = chosen[1]
    p.flags |= n.HE_QUESTED
    pay_quest(p, n.PSEUDO, quest)
    p.his_quests.remove(quest)
    p.his_done = lay_aside(p, n.PSEUDO, quest, p.his_done)
    push_rewards(p, n.PSEUDO, quest)
    replace_quest(p)  # S11.2: before the rewards


# --- Produce a Miracle for the Masses (S11.5.2)


def run_pseudo_swap(p: Waterdeep, frame: Frame) -> None:
    """He swaps a cube of which he has more than any open quest requires.  Frame: the kinds that may be given."""
    give: int = frame[1]
    lacks_clerics = any(cards.REQUIRES[quest][n.CLERIC] > p.his[n.CLERIC] for quest in p.his_quests)
    kinds = (n.FIGHTER, n.ROGUE, n.WIZARD) if lacks_clerics else (n.FIGHTER, n.ROGUE)
    spare = [
        kind
        for kind in kinds
        if give >> kind & 1 and p.his[kind] > max((cards.REQUIRES[q][kind] for q in p.his_quests), default=0)
    ]
    if spare:
        swap(p, n.PSEUDO, decide(p, SWAP, spare))
