"""How does Pseudo carry out his choices?  Placements, cubes, favors, quests, and the lots among equals."""

from typing import Any, Final

from tableforone.games.lords_of_waterdeep.agents import act, open_action, place_pseudo, take_agent
from tableforone.games.lords_of_waterdeep.cards import FAVORS, REQUIRES, VALUE, ZOARSTAR
from tableforone.games.lords_of_waterdeep.effects import CLERIC, FIGHTER, GOLD, ROGUE, WIZARD
from tableforone.games.lords_of_waterdeep.legal import facing_pseudo, payable, purse
from tableforone.games.lords_of_waterdeep.opponent.offers import (
    O_PLACE,
    O_SOURCE,
    Offer,
    first_need,
    in_supply,
    survey,
)
from tableforone.games.lords_of_waterdeep.opponent.rows import CUBE, FAVOR, NO_LOT, QUEST, SWAP, script, tied
from tableforone.games.lords_of_waterdeep.position import HE_PLACED, HE_QUESTED, ORB_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.quests import lay_aside, pay_quest, push_rewards, replace_quest
from tableforone.games.lords_of_waterdeep.store import give_back, no_effect, score, swap, take, tell_gain
from tableforone.games.lords_of_waterdeep.vocabulary import (
    APART,
    BRIBE,
    COPIED,
    FOR_LOSSES,
    FROM_HARBOR,
    IN_TURN,
    LOT,
    PLACED,
    PLAYER,
    PSEUDO,
    PSEUDO_CUBE,
    PSEUDO_FAVOR,
    PSEUDO_PLACE,
    PSEUDO_QUEST,
    TURN,
)
from tableforone.kernel.chance import Dealer
from tableforone.kernel.frames import CHANCE, Frame
from tableforone.kernel.rows import decide

YOUR_TURN: Final[Frame] = (TURN, PLAYER, 0)
HIS_QUEST: Final[Frame] = (PSEUDO_QUEST,)
LOT_KEY: Final = 3
LOSS: Final = 2  # VP, when the player lacks the cube of a card (F7)
SORTED_FAVORS: Final[list[tuple[int, int]]] = sorted(FAVORS)


# --- placing


def pseudo_place(p: Waterdeep, frame: Frame) -> None:
    place_for(p, frame[1], frame[2])


def place_for(p: Waterdeep, occasion: int, argument: int) -> None:
    """One placement of Pseudo (S7.1), an extra one, one on a hall tile, or a copy by Bribe Agent."""
    if occasion > FROM_HARBOR and occasion != BRIBE and not p.pool[PSEUDO]:
        no_effect(p)  # S10.3, S10.5: no agent
        return
    offers, need = survey(p, occasion)
    if not offers:
        if occasion == IN_TURN:
            passed(p, PSEUDO, argument)
        elif occasion != FROM_HARBOR:
            no_effect(p)
        return
    left = tied(p, script(need), offers, (need, NO_LOT))
    if len(left) > 1:
        p.stack.append((LOT, (PSEUDO_PLACE, occasion, argument), need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, script(need), offers, reason(p, left[0], occasion, need, NO_LOT))
    carry_out(p, left[0], occasion, argument, need)


def reason(p: Waterdeep, one: Offer, occasion: int, need: int, lot: int) -> tuple[int, int, int, int]:
    """What a choice of a space is told with: need, lot, occasion, and whether he joins an agent by the Orb (S11.5)."""
    return need, lot, occasion, facing_pseudo(p) >> one[O_PLACE] & 1 if occasion != BRIBE else 0


def passed(p: Waterdeep, who: int, passes: int) -> None:
    """No space is possible: the turn is lost, and the phase ends when nobody else can place (3.3, 4.1.5, S7.7)."""
    if p.heard is not None:
        p.heard.append(("pass", who))
    if p.pool[1 - who] and not passes:
        p.stack.append((TURN, 1 - who, 1))


def carry_out(p: Waterdeep, one: Offer, occasion: int, argument: int, need: int) -> None:
    place, source = one[O_PLACE], one[O_SOURCE]
    p.sought = need
    how = PLACED
    if occasion == BRIBE:
        how = COPIED if argument else APART
        if p.heard is not None:
            p.heard.append(("copy", PSEUDO, place))
    else:
        if occasion == IN_TURN:
            p.stack.append(YOUR_TURN)
            p.stack.append(HIS_QUEST)
        elif occasion == FROM_HARBOR:
            take_agent(p, PSEUDO, argument)
            p.stack.append(HIS_QUEST)
        if facing_pseudo(p) >> place & 1:
            p.used |= ORB_USED << 2
        place_pseudo(p, place)
    open_action(p, PSEUDO, place, how)
    if place == ZOARSTAR:
        how = COPIED if how else APART
        if p.heard is not None:
            p.heard.append(("copy", PSEUDO, source))
        open_action(p, PSEUDO, source, how)
    act(p, PSEUDO, source, how)


# --- lots


def lot(p: Waterdeep, frame: Frame) -> list[int] | None:
    return CHANCE


def lot_outcomes(p: Waterdeep, frame: Frame) -> list[int]:
    return list(range(len(frame[3])))


def deal_lot(p: Waterdeep, frame: Frame, dealer: Dealer) -> int:
    return dealer.below(LOT_KEY, p.lots, len(frame[3]))


def drew_lot(p: Waterdeep, frame: Frame, answer: int) -> None:
    """The lot has fallen: tell the decision with it, then carry it out."""
    asked: Frame = frame[1]
    need: int = frame[2]
    winner: Any = frame[3][answer]
    p.lots += 1
    if asked[0] == PSEUDO_FAVOR:
        if p.heard is not None:
            decide(p, FAVOR, favors(p), (need, answer))
        grant_favor(p, asked[1], winner)
    elif asked[0] == PSEUDO_CUBE:
        if p.heard is not None:
            decide(p, CUBE, permitted_cubes(p, asked[3]), (need, answer, asked[4]))
        take_cube(p, asked, winner)
    else:
        if p.heard is not None:
            decide(p, script(need), survey(p, asked[1])[0], reason(p, winner, asked[1], need, answer))
        carry_out(p, winner, asked[1], asked[2], need)


# --- cubes of his choice (S6.3)


def permitted_cubes(p: Waterdeep, mask: int) -> list[int]:
    return [kind for kind in range(4) if mask >> kind & 1 and p.supply[kind]]


def pseudo_cube(p: Waterdeep, frame: Frame) -> None:
    """Frame: how, number of cubes, permitted kinds, kind for which the space was chosen, swing (F7)."""
    mask: int = frame[3]
    kinds = permitted_cubes(p, mask)
    if not kinds:
        return
    need = first_need(p.his_quests, purse(p.his), mask & in_supply(p))
    left = tied(p, CUBE, kinds, (need, NO_LOT, frame[4]))
    if len(left) > 1:
        p.stack.append((LOT, frame, need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, CUBE, kinds, (need, NO_LOT, frame[4]))
    take_cube(p, frame, left[0])


def take_cube(p: Waterdeep, frame: Frame, kind: int) -> None:
    take(p, PSEUDO, frame[1], kind, 1)
    tell_gain(p, PSEUDO, kind, 1)
    if frame[5]:
        player_loses(p, kind)
    if frame[2] > 1:
        p.stack.append((PSEUDO_CUBE, frame[1], frame[2] - 1, *frame[3:]))


def player_loses(p: Waterdeep, kind: int) -> None:
    """F7: the player returns a cube of the colour or, having none, loses 2 VP."""
    if p.my[kind]:
        give_back(p, PLAYER, kind, 1)
        if p.heard is not None:
            p.heard.append(("lose", PLAYER, kind))
    else:
        score(p, PLAYER, -LOSS, FOR_LOSSES)


# --- Call in a Favor (S10.2)


def favors(p: Waterdeep) -> list[tuple[int, int, int]]:
    """The options as the supply allows: kind, number, value."""
    found = [(kind, n if kind == GOLD else min(n, p.supply[kind])) for kind, n in SORTED_FAVORS]
    return [(kind, n, n * VALUE[kind]) for kind, n in found]


def pseudo_favor(p: Waterdeep, frame: Frame) -> None:
    options = favors(p)
    need = first_need(p.his_quests, purse(p.his), in_supply(p) | 1 << GOLD)
    left = tied(p, FAVOR, options, (need, NO_LOT))
    if len(left) > 1:
        p.stack.append((LOT, frame, need, tuple(left)))
        return
    if p.heard is not None:
        decide(p, FAVOR, options, (need, NO_LOT))
    grant_favor(p, frame[1], left[0])


def grant_favor(p: Waterdeep, how: int, option: tuple[int, int, int]) -> None:
    tell_gain(p, PSEUDO, option[0], take(p, PSEUDO, how, option[0], option[1]))


# --- quests (S11)


def pseudo_quest(p: Waterdeep, frame: Frame) -> None:
    """After a placement he completes the uppermost quest he can pay for, at most one in a turn (7G)."""
    placed = p.flags & HE_PLACED
    p.flags &= ~HE_PLACED
    if not placed or p.flags & HE_QUESTED:
        return
    his = purse(p.his)
    ready = [(place, quest) for place, quest in enumerate(p.his_quests) if payable(his, quest)]
    chosen = decide(p, QUEST, ready) if ready else None
    if chosen is None:
        return
    quest: int = chosen[1]
    p.flags |= HE_QUESTED
    pay_quest(p, PSEUDO, quest)
    p.his_quests.remove(quest)
    p.his_done = lay_aside(p, PSEUDO, quest, p.his_done)
    push_rewards(p, PSEUDO, quest)
    replace_quest(p)  # S11.2: before the rewards


# --- Produce a Miracle for the Masses (S11.5.2)


def pseudo_swaps(p: Waterdeep, give: int) -> None:
    """He swaps a cube of which he has more than any open quest requires."""
    lacks_clerics = any(REQUIRES[quest][CLERIC] > p.his[CLERIC] for quest in p.his_quests)
    kinds = (FIGHTER, ROGUE, WIZARD) if lacks_clerics else (FIGHTER, ROGUE)
    spare = [
        kind
        for kind in kinds
        if give >> kind & 1 and p.his[kind] > max((REQUIRES[q][kind] for q in p.his_quests), default=0)
    ]
    if spare:
        swap(p, PSEUDO, decide(p, SWAP, spare))
