"""Rounds, turns, the harbor and the end of the game."""

from typing import Final

from tableforone.kernel.frames import OPPONENT, TABLE, YOU, Frame, tell

from . import cards
from . import numbers as n
from .agents import act, open_action, place_agent, take_agent
from .cards import DEFEND, HARBOR_1, HARBOR_MASK, PLOTS_OF, STOCK_SIZE
from .numbers import AMBASSADOR, EXTRA, FROM_HARBOR, HARBOR_PHASE, IN_TURN, PLACE, PSEUDO_PLACE
from .position import Waterdeep
from .quests import replace_quest
from .scoring import finish
from .spaces import open_places
from .tavern import fill

YOUR_PLACE: Final[Frame] = (PLACE, IN_TURN, 0)
HIS_PLACE: Final[Frame] = (PSEUDO_PLACE, IN_TURN, 0)
YOUR_QUEST: Final[Frame] = (n.COMPLETE,)
AFTER_YOUR_PLACE: Final[list[Frame]] = [(n.TURN, OPPONENT, 0), YOUR_QUEST]
HARBOR_STEPS: Final = 9  # three spaces: Pseudo's agent, the player's, the player's on The Zoarstar


# --- a round (3)


def run_start_round(p: Waterdeep, frame: Frame) -> None:
    p.round += 1
    p.phase = n.TURNS
    p.used = 0  # 7.4.7
    if p.heard is not None:
        p.heard.append(("round", TABLE, p.round, p.first))
    for slot in range(3):  # 3.2.1
        if p.hall[slot] >= 0:
            p.hall_vp[slot] += 1
    if p.round == cards.EXTRA_AGENT_ROUND:  # 3.2.2
        for who in (YOU, OPPONENT):
            p.agents[who] += 1
            p.pool[who] += 1
    for tile in p.played:  # 3.2.3
        if STOCK_SIZE[tile]:
            fill(p, tile)
    p.stack.append((n.END_ROUND,))
    p.stack.append((n.HARBOR, 0))
    p.stack.append((n.TURN, p.first, 0))
    if p.ambassador_holder >= 0:
        place_ambassador(p)
    if (p.my_done | p.his_done) >> DEFEND & 1:
        defend(p, 1 - p.first)
        defend(p, p.first)


def defend(p: Waterdeep, who: int) -> None:
    """3.2.4: Defend the Tower of Luck, completed in an earlier round."""
    if (p.my_done if who == YOU else p.his_done) >> DEFEND & 1:
        if who == YOU:
            p.stack.append((n.GAIN_ANY, YOU, n.APART, 1, n.ANY_CUBE))
        else:
            p.stack.append((n.PSEUDO_CUBE, n.APART, 1, n.ANY_CUBE, n.NOTHING, 0))


def place_ambassador(p: Waterdeep) -> None:
    """6.4.3: the ambassador is placed before all turns; Pseudo never uses the Palace (S1.6)."""
    p.ambassador_holder = -1
    p.stack.append(YOUR_QUEST)
    p.stack.append((PLACE, AMBASSADOR, 0))


def run_end_round(p: Waterdeep, frame: Frame) -> None:
    """3.5: all agents return."""
    p.pool = p.agents[:]
    p.my_places = p.his_places = 0
    p.trail = []
    p.moored = p.ambassador = -1
    p.flags = 0
    if p.round == cards.ROUNDS:
        finish(p)
    else:
        p.stack.append((n.START_ROUND,))


# --- a turn (4)


def run_turn(p: Waterdeep, frame: Frame) -> None:
    """Frame: whose turn, and whether the other side just had to pass."""
    who: int = frame[1]
    if not p.pool[who]:
        who = 1 - who
        if not p.pool[who]:
            return
    p.flags = 0
    p.brought = 0
    if who == YOU:
        p.stack.append((PLACE, IN_TURN, 1) if frame[2] else YOUR_PLACE)
    else:
        p.stack.append((PSEUDO_PLACE, IN_TURN, 1) if frame[2] else HIS_PLACE)
        replace_quest(p)  # first he gets his two ordinary quests, if possible (S4.2)


def run_place(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Ask where the player puts an agent."""
    occasion: int = frame[1]
    if occasion == EXTRA and not p.pool[YOU]:
        return None
    harbor = occasion != FROM_HARBOR and p.phase != HARBOR_PHASE
    places = open_places(p, harbor, 0 if occasion == AMBASSADOR else 1)
    if places:
        return places
    if occasion == IN_TURN:
        lose_turn(p, YOU, frame[2])
        return None
    tell(p, ("nowhere", YOU))
    if occasion == FROM_HARBOR:  # 5.6.4
        p.pool[YOU] -= 1
        p.my_places |= 1 << frame[2]
    return None


def answer_place(p: Waterdeep, frame: Frame, where: int) -> None:
    occasion: int = frame[1]
    if occasion == AMBASSADOR:
        p.ambassador = where
        tell(p, ("place ambassador", YOU, where))
        open_action(p, YOU, where, n.PLACED)
        act(p, YOU, where, n.COPIED)
        return
    if occasion == IN_TURN:
        p.stack.extend(AFTER_YOUR_PLACE)
    elif occasion == FROM_HARBOR:
        p.stack.append(YOUR_QUEST)
    elif frame[2] > 1:
        p.stack.append((PLACE, EXTRA, frame[2] - 1))
    place_agent(p, where)


def lose_turn(p: Waterdeep, who: int, passes: int) -> None:
    """No space is possible: the turn is lost; the phase ends if both pass (3.3, 4.1.5, S7.7)."""
    tell(p, ("pass", who))
    if p.pool[1 - who] and not passes:
        p.stack.append((n.TURN, 1 - who, 1))


# --- the end of an action: plot quests (7.4.2-7.4.4)


def run_end_action(p: Waterdeep, frame: Frame) -> None:
    """Frame: who, gains of the outer action so far, plot quests that have paid."""
    who: int = frame[1]
    paid: int = frame[3]
    at = 5 * who
    done = p.my_done if who == YOU else p.his_done
    for number, quest, effect in PLOTS_OF[p.brought >> at & 31]:
        if done >> quest & 1 and not paid >> number & 1:
            p.stack.append((n.END_ACTION, who, frame[2], paid | 1 << number))
            if p.heard is not None and quest != cards.MIRACLE:  # the swap has its own question or event
                p.heard.append(("plot", who, quest))
            how = n.COPIED if p.switches & n.CHAINS else n.APART
            p.stack.append((effect[0], who, how, *effect[1:]))
            return
    before: int = frame[2]
    p.brought = p.brought & ~(31 << at) | before << at


# --- the harbor (5.6)


def run_harbor(p: Waterdeep, frame: Frame) -> None:
    """Frame: the step.

    On each space Pseudo's agent moves before the player's, who can only have joined it (5.6.3).
    """
    p.phase = HARBOR_PHASE
    p.flags = 0
    p.brought = 0
    if not (p.my_places | p.his_places) & HARBOR_MASK and p.moored < 0:
        return
    for step in range(frame[1], HARBOR_STEPS):
        space = HARBOR_1 + step // 3
        who = step % 3
        if who == 0 and p.his_places >> space & 1:
            p.stack.append((n.HARBOR, step + 1))
            p.stack.append((PSEUDO_PLACE, FROM_HARBOR, space))
            replace_quest(p)  # S4.2
            return
        if (who == 1 and p.my_places >> space & 1) or (who == 2 and p.moored == space):
            leaving = space if who == 1 else cards.ZOARSTAR
            take_agent(p, YOU, leaving)
            p.stack.append((n.HARBOR, step + 1))
            p.stack.append((PLACE, FROM_HARBOR, leaving))
            return
