"""What is the rhythm of the game?  Set-up, rounds, turns, the harbor, the end."""

from typing import Final

from tableforone.games.lords_of_waterdeep.agents import act, open_action, place_agent, take_agent
from tableforone.games.lords_of_waterdeep.cards import (
    ACTION_PLOTS,
    CHAINS,
    DEFEND,
    EXTRA_AGENT_ROUND,
    HARBOR_1,
    HARBOR_MASK,
    MIRACLE,
    PLOTS_OF,
    ROUNDS,
    SETUP_DATA,
    STOCK_SIZE,
    SWITCHES,
    ZOARSTAR,
)
from tableforone.games.lords_of_waterdeep.effects import ANY_CUBE, NOTHING
from tableforone.games.lords_of_waterdeep.legal import is_bound, open_places
from tableforone.games.lords_of_waterdeep.opponent.turn import passed, place_for
from tableforone.games.lords_of_waterdeep.position import HARBOR_PHASE, TURNS, Waterdeep, fresh
from tableforone.games.lords_of_waterdeep.quests import replace_quest
from tableforone.games.lords_of_waterdeep.scoring import finish
from tableforone.games.lords_of_waterdeep.store import fill
from tableforone.games.lords_of_waterdeep.vocabulary import (
    AMBASSADOR,
    APART,
    COMPLETE,
    COPIED,
    DRAW_CARD,
    DRAW_LORD,
    DRAW_QUEST,
    DRAW_TILE,
    END_ACTION,
    END_ROUND,
    EXTRA,
    FROM_HARBOR,
    GAIN_ANY,
    HARBOR,
    IN_TURN,
    PLACE,
    PLACED,
    PLAYER,
    PSEUDO,
    PSEUDO_CUBE,
    PSEUDO_PLACE,
    START_ROUND,
    TO_HALL,
    TO_INN,
    TO_PLAYER,
    TO_PSEUDO,
    TURN,
)
from tableforone.kernel.frames import Frame
from tableforone.kernel.spec import Setup

YOUR_PLACE: Final[Frame] = (PLACE, IN_TURN, 0)
HIS_TURN: Final[Frame] = (TURN, PSEUDO, 0)
YOUR_QUEST: Final[Frame] = (COMPLETE,)
HARBOR_STEPS: Final = 9  # three spaces: Pseudo's agent, the player's, the player's on The Zoarstar


def start(setup: Setup) -> Waterdeep:
    """The table, and all that is dealt before the first round, in the order of S14.2."""
    p = fresh()
    for bit, name in enumerate(SWITCHES):
        chosen = setup.options.get(name, "yes" if SETUP_DATA["switches"][name] else "no")
        p.switches |= (chosen == "yes") << bit
    deals: list[Frame] = [(DRAW_TILE, TO_HALL + slot) for slot in range(3)]
    deals += [(DRAW_LORD,), (DRAW_QUEST, TO_PSEUDO), (DRAW_QUEST, TO_PSEUDO)]
    deals += [(DRAW_QUEST, TO_PLAYER), (DRAW_QUEST, TO_PLAYER)]
    deals += [(DRAW_QUEST, TO_INN + place) for place in range(4)]
    deals += [(DRAW_CARD, PLAYER, APART), (DRAW_CARD, PLAYER, APART), (START_ROUND,)]
    p.stack = deals[::-1]
    return p


# --- a round (3)


def start_round(p: Waterdeep, frame: Frame) -> None:
    p.round += 1
    p.phase = TURNS
    p.used = 0  # 7.4.7
    if p.heard is not None:
        p.heard.append(("round", p.round, p.first))
    for slot in range(3):  # 3.2.1
        if p.hall[slot] >= 0:
            p.hall_vp[slot] += 1
    if p.round == EXTRA_AGENT_ROUND:  # 3.2.2
        for who in (PLAYER, PSEUDO):
            p.agents[who] += 1
            p.pool[who] += 1
    for tile in p.played:  # 3.2.3
        if STOCK_SIZE[tile]:
            fill(p, tile)
    p.stack.append((END_ROUND,))
    p.stack.append((HARBOR, 0))
    p.stack.append((TURN, p.first, 0))
    if p.envoy_holder >= 0:
        place_envoy(p)
    defend(p, 1 - p.first)
    defend(p, p.first)


def defend(p: Waterdeep, who: int) -> None:
    """3.2.4: Defend the Tower of Luck, completed in an earlier round."""
    if (p.my_done if who == PLAYER else p.his_done) >> DEFEND & 1:
        if who == PLAYER:
            p.stack.append((GAIN_ANY, PLAYER, APART, 1, ANY_CUBE))
        else:
            p.stack.append((PSEUDO_CUBE, APART, 1, ANY_CUBE, NOTHING, 0))


def place_envoy(p: Waterdeep) -> None:
    """6.4.3: the ambassador is placed before anybody's turn; Pseudo never goes to the Palace (S1.6)."""
    p.envoy_holder = -1
    p.stack.append(YOUR_QUEST)
    p.stack.append((PLACE, AMBASSADOR, 0))


def end_round(p: Waterdeep, frame: Frame) -> None:
    """3.5: all agents come home."""
    p.pool = p.agents[:]
    p.mine = p.theirs = 0
    p.trail = []
    p.moored = p.envoy = -1
    p.flags = 0
    if p.round == ROUNDS:
        finish(p)
    else:
        p.stack.append((START_ROUND,))


# --- a turn (4)


def turn(p: Waterdeep, frame: Frame) -> None:
    """Frame: whose turn, and whether the other has just had to pass."""
    who: int = frame[1]
    if not p.pool[who]:
        who = 1 - who
        if not p.pool[who]:
            return
    p.flags = 0
    p.brought = 0
    if who == PLAYER:
        p.stack.append((PLACE, IN_TURN, 1) if frame[2] else YOUR_PLACE)
    else:
        let_pseudo_place(p, IN_TURN, frame[2])


def let_pseudo_place(p: Waterdeep, occasion: int, argument: int) -> None:
    """Pseudo is to place an agent, with two ordinary quests before him if there are cards again (S4.2)."""
    if len(p.his_quests) < 2 or is_bound(p.his_quests):
        p.stack.append((PSEUDO_PLACE, occasion, argument))
        replace_quest(p)
    else:
        place_for(p, occasion, argument)


def place(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Where does the player put an agent?"""
    occasion: int = frame[1]
    if occasion == EXTRA and not p.pool[PLAYER]:
        return None
    harbor = occasion != FROM_HARBOR and p.phase != HARBOR_PHASE
    places = open_places(p, harbor, 0 if occasion == AMBASSADOR else 1)
    if places:
        return places
    if occasion == IN_TURN:
        passed(p, PLAYER, frame[2])
        return None
    if p.heard is not None:
        p.heard.append(("nowhere",))
    if occasion == FROM_HARBOR:  # 5.6.4
        p.pool[PLAYER] -= 1
        p.mine |= 1 << frame[2]
    return None


def placed(p: Waterdeep, frame: Frame, where: int) -> None:
    occasion: int = frame[1]
    if occasion == AMBASSADOR:
        p.envoy = where
        if p.heard is not None:
            p.heard.append(("envoy", where))
        open_action(p, PLAYER, where, PLACED)
        act(p, PLAYER, where, COPIED)
        return
    if occasion == IN_TURN:
        p.stack.append(HIS_TURN)
        p.stack.append(YOUR_QUEST)
    elif occasion == FROM_HARBOR:
        p.stack.append(YOUR_QUEST)
    elif frame[2] > 1:
        p.stack.append((PLACE, EXTRA, frame[2] - 1))
    place_agent(p, where)


# --- the end of an action: plot quests (7.4.2-7.4.4)


def end_action(p: Waterdeep, frame: Frame) -> None:
    """Frame: who, what the action around this one has brought so far, which plot quests have paid."""
    who: int = frame[1]
    paid: int = frame[3]
    brought = p.brought >> 5 * who
    done = p.my_done if who == PLAYER else p.his_done
    if done & PLOTS_OF[brought & 31]:
        for number, (quest, kind, effect) in enumerate(ACTION_PLOTS):
            if done >> quest & 1 and brought >> kind & 1 and not paid >> number & 1:
                p.stack.append((END_ACTION, who, frame[2], paid | 1 << number))
                if p.heard is not None and quest != MIRACLE:  # the swap asks or tells by itself, if it happens at all
                    p.heard.append(("plot", who, quest))
                how = COPIED if p.switches & CHAINS else APART
                p.stack.append((effect[0], who, how, *effect[1:]))
                return
    before: int = frame[2]
    p.brought = p.brought & ~(31 << 5 * who) | before << 5 * who


# --- the harbor (5.6)


def harbor(p: Waterdeep, frame: Frame) -> None:
    """Frame: the step; on each space Pseudo's agent moves before the player's, who can only have joined it (5.6.3)."""
    p.phase = HARBOR_PHASE
    p.flags = 0
    p.brought = 0
    if not (p.mine | p.theirs) & HARBOR_MASK and p.moored < 0:
        return
    for step in range(frame[1], HARBOR_STEPS):
        space = HARBOR_1 + step // 3
        who = step % 3
        if who == 0 and p.theirs >> space & 1:
            p.stack.append((HARBOR, step + 1))
            let_pseudo_place(p, FROM_HARBOR, space)
            return
        if (who == 1 and p.mine >> space & 1) or (who == 2 and p.moored == space):
            leaving = space if who == 1 else ZOARSTAR
            take_agent(p, PLAYER, leaving)
            p.stack.append((HARBOR, step + 1))
            p.stack.append((PLACE, FROM_HARBOR, leaving))
            return
