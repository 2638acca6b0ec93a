"""The opponent's turn: placements, cubes, favors, quests, and random choices among equals."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell
from tableforone.kernel.lots import lot_fell
from tableforone.kernel.rows import LOTS, decide

from ..rules import cards
from ..rules import numbers as n
from ..rules.agents import act, open_action, take_agent
from ..rules.cards import ORB, PLACES, ZOARSTAR
from ..rules.flow import lose_turn
from ..rules.numbers import APART, BRIBE, COPIED, FROM_HARBOR, HE_PLACED, HE_QUESTED, IN_TURN, PLACED
from ..rules.position import Waterdeep
from ..rules.quests import lay_aside, pay_quest, payable_of, push_rewards, replace_quest
from ..rules.spaces import affordable, facing_pseudo
from ..rules.tavern import gain, give_back, no_effect, score, swap
from ..rules.tiles import buy_tile, take_tile
from .needs import first_needed, in_supply
from .offers import place_of, source_of, survey
from .rows import BY_LOT, CUBE, FALLBACK, QUEST, SPACE, SWAP, TILE

HIS_QUEST: Final[Frame] = (n.PSEUDO_QUEST,)
AFTER_HIS_PLACE: Final[list[Frame]] = [(n.TURN, YOU, 0), HIS_QUEST]
LOSS: Final = 2  # VP, when the player lacks the cube of a card (F7)


# --- placing


def run_pseudo_place(p: Waterdeep, frame: Frame) -> None:
    """One placement of Pseudo (S7.1), an extra one, one on a hall tile, or a copy by Bribe Agent.

    Frame: the occasion and its argument; the space, if it was chosen at random.
    """
    occasion: int = frame[1]
    if len(frame) > 3:
        go_to(p, frame[3], occasion, frame[2])
        return
    if occasion > FROM_HARBOR and occasion != BRIBE and not p.pool[OPPONENT]:
        no_effect(p)  # S10.3, S10.5: no agent
        return
    spaces, about = survey(p, occasion)
    if not spaces:
        if occasion == IN_TURN:
            lose_turn(p, OPPONENT, frame[2])
        elif occasion != FROM_HARBOR:
            no_effect(p)
        return
    need = about[0]
    p.sought = need
    number = decide(p, SPACE if need >= 0 else FALLBACK, spaces, about, frame)
    if number != LOTS:
        go_to(p, number, occasion, frame[2])


def go_to(p: Waterdeep, number: int, occasion: int, argument: int) -> None:
    place = source = number
    if number >= PLACES:
        place, source = place_of(number), source_of(number)
    how = PLACED
    if occasion == BRIBE:
        how = COPIED if argument else APART
        tell(p, ("copy", OPPONENT, place))
    else:
        if occasion == IN_TURN:
            p.stack.extend(AFTER_HIS_PLACE)
        elif occasion == FROM_HARBOR:
            take_agent(p, OPPONENT, argument)
            p.stack.append(HIS_QUEST)
        if p.his_done >> ORB & 1 and facing_pseudo(p) >> place & 1:
            p.used |= n.ORB_USED << 2
        p.pool[OPPONENT] -= 1
        p.his_places |= 1 << place
        p.trail.append(place)
        p.flags |= HE_PLACED
        if p.heard is not None:
            p.heard.append(("place", OPPONENT, place))
    open_action(p, OPPONENT, place, how)
    if place == ZOARSTAR:
        how = COPIED if how else APART
        tell(p, ("copy", OPPONENT, source))
        open_action(p, OPPONENT, source, how)
    act(p, OPPONENT, source, how)


# --- random choices


def answer_lot(p: Waterdeep, frame: Frame, answer: int) -> None:
    p.lots += 1
    lot_fell(p, BY_LOT[frame[1]], frame, answer)


# --- cubes of his choice (S6.3)


def run_pseudo_cube(p: Waterdeep, frame: Frame) -> None:
    """Frame: how, number of cubes, permitted kinds (SERVED), kind sought with the space, swing;
    the kind, if it was chosen at random.
    """
    if len(frame) > 6:
        take_cube(p, frame, frame[6], False)
        return
    mask: int = frame[3]
    permitted = mask & in_supply(p)
    if not permitted:
        return
    need = n.SERVED if mask >> n.SERVED & 1 else first_needed(p, p.his, permitted)
    kind = decide(p, CUBE, permitted, (need, frame[4]), frame)
    if kind != LOTS:
        take_cube(p, frame, kind, kind == need)


def take_cube(p: Waterdeep, frame: Frame, kind: int, needed: bool) -> None:
    gain(p, OPPONENT, frame[1], [(kind, 1)])
    if frame[5]:
        player_loses(p, kind)
    if frame[2] > 1:
        mask: int = frame[3]
        if needed and p.switches & n.NEEDS_SERVED_ONCE:
            mask |= 1 << n.SERVED
        p.stack.append((n.PSEUDO_CUBE, frame[1], frame[2] - 1, mask, frame[4], frame[5]))


def player_loses(p: Waterdeep, kind: int) -> None:
    """F7: the player returns a cube of the colour or, having none, loses 2 VP."""
    if p.asks is not None:
        p.asks.need(p, "your cubes", [kind], None)
    if p.my[kind]:
        give_back(p, YOU, [(kind, 1)])
        tell(p, ("lose", YOU, kind))
    else:
        score(p, YOU, -LOSS, n.FOR_LOSSES)


# --- a tile in Builder's Hall (S7.8, S11.4)


def run_pseudo_tile(p: Waterdeep, frame: Frame) -> None:
    """Frame: whether he buys the tile or takes it for free."""
    buys = frame[1] == n.BUYS
    slots = affordable(p, p.his[n.GOLD]) if buys else [slot for slot in range(3) if p.hall[slot] >= 0]
    tile = p.hall[decide(p, TILE, mask_of(slots))]
    if buys:
        buy_tile(p, OPPONENT, tile)
    else:
        take_tile(p, OPPONENT, tile)


# --- quests (S11)


def run_pseudo_quest(p: Waterdeep, frame: Frame) -> None:
    """After a placement, complete the topmost quest he can pay for, one per turn (7G)."""
    flags = p.flags
    p.flags = flags & ~HE_PLACED
    if not flags & HE_PLACED or flags & HE_QUESTED:
        return
    payable = payable_of(p.his, p.his_quests)
    if not payable:
        return
    places = 0
    for quest in payable:
        places |= 1 << p.his_quests.index(quest)
    place = decide(p, QUEST, places)
    if place < 0:
        return
    quest = p.his_quests[place]
    p.flags |= HE_QUESTED
    pay_quest(p, OPPONENT, quest)
    p.his_quests.remove(quest)
    p.his_done = lay_aside(p, OPPONENT, quest, p.his_done)
    push_rewards(p, OPPONENT, quest)
    replace_quest(p)  # S11.2: before the rewards


# --- Produce a Miracle for the Masses (S11.5.2)


def run_pseudo_swap(p: Waterdeep, frame: Frame) -> None:
    """Swap a cube beyond what his open quests require.  Frame: the permitted kinds."""
    give: int = frame[1]
    lacks_clerics = any(cards.REQUIRES[quest][n.CLERIC] > p.his[n.CLERIC] for quest in p.his_quests)
    kinds = (n.FIGHTER, n.ROGUE, n.WIZARD) if lacks_clerics else (n.FIGHTER, n.ROGUE)
    spare = [
        kind
        for kind in kinds
        if give >> kind & 1 and p.his[kind] > max((cards.REQUIRES[q][kind] for q in p.his_quests), default=0)
    ]
    if spare:
        swap(p, OPPONENT, decide(p, SWAP, mask_of(spare)))
