"""Placing agents on spaces, for the player and for Pseudo."""

from typing import Final

from tableforone.kernel.bits import bits
from tableforone.kernel.frames import OPPONENT, YOU, Frame, tell

from . import cards
from . import numbers as n
from .cards import ACTION_FRAMES, ACTION_PLOT_MASK, FIRST_TILE, ORB
from .effects import printed_goods
from .numbers import COPIED, END_ACTION, PLACED
from .position import Waterdeep
from .spaces import facing_player, free_hall_tiles, usable
from .tavern import gain, no_effect

# by place: its goods, if its action is only a gain
PLAIN_GAINS: Final[list[list[tuple[int, int]]]] = [
    printed_goods(action[0][1:]) if len(action) == 1 and action[0][0] == n.GAIN else [] for action in cards.ACTIONS
]


def open_action(p: Waterdeep, who: int, place: int, how: int) -> None:
    """Push what follows a place's action: plot quests (7.4.2), then the owner benefit (6.3)."""
    if place >= FIRST_TILE:
        owners = p.his_tiles if who == YOU else p.my_tiles
        if owners >> (place - FIRST_TILE) & 1:
            owner = (n.OWNER, 1 - who, place - FIRST_TILE)
            if how == COPIED:
                p.stack.insert(end_of_action(p.stack, who), owner)
            else:
                p.stack.append(owner)
    if how == PLACED and (p.my_done if who == YOU else p.his_done) & ACTION_PLOT_MASK:
        begin_action(p, who)


def end_of_action(stack: list[Frame], who: int) -> int:
    """The place of the outer action's plot quests, which come before what is below them (7.4.9)."""
    return next((at for at in range(len(stack) - 1, -1, -1) if stack[at][:2] == (END_ACTION, who)), len(stack))


def begin_action(p: Waterdeep, who: int) -> None:
    """Start counting what this side's action gains, for its plot quests."""
    p.stack.append((END_ACTION, who, p.brought >> 5 * who & 31, 0))
    p.brought &= ~(31 << 5 * who)


def act(p: Waterdeep, who: int, place: int, how: int) -> None:
    """Carry out the action of a place, in the printed order (4.1.2)."""
    printed = PLAIN_GAINS[place]
    if printed:
        gain(p, who, how, printed)
    else:
        p.stack.extend(ACTION_FRAMES[place][2 * how + who])


def place_agent(p: Waterdeep, place: int) -> None:
    """Put one of the player's agents on a place and use it."""
    if p.my_done >> ORB & 1 and facing_player(p) >> place & 1:
        p.used |= n.ORB_USED
    p.pool[YOU] -= 1
    p.my_places |= 1 << place
    if p.heard is not None:
        p.heard.append(("place", YOU, place))
    open_action(p, YOU, place, PLACED)
    act(p, YOU, place, PLACED)


def take_agent(p: Waterdeep, who: int, place: int) -> None:
    """Return an agent from a place to its pool."""
    p.pool[who] += 1
    if who == OPPONENT:
        p.his_places &= ~(1 << place)
        p.trail.remove(place)
        return
    p.my_places &= ~(1 << place)
    if place == cards.ZOARSTAR:
        p.moored = -1


# --- copying (6.5)


def copy_targets(p: Waterdeep, itself: int) -> list[int]:
    """Spaces with an opponent's agent that the player could use now."""
    others = facing_player(p)
    if itself >= 0:
        others &= ~(1 << itself)  # 6.5.5
    gold, pool = p.my[n.GOLD], p.pool[YOU]
    return [place for place in bits(others) if usable(p, place, gold, pool, p.my_places, p.hand)]


def run_copy_space(p: Waterdeep, frame: Frame) -> list[int] | None:
    targets = copy_targets(p, frame[3])
    if len(targets) > 1:
        return targets
    if targets:
        answer_copy_space(p, frame, targets[0])
    return None


def answer_copy_space(p: Waterdeep, frame: Frame, place: int) -> None:
    how: int = frame[2]
    if how == PLACED and frame[3] == cards.ZOARSTAR and cards.HARBOR_MASK >> place & 1:
        p.moored = place  # 5.6.3
    tell(p, ("copy", YOU, place))
    how = COPIED if how else how
    open_action(p, YOU, place, how)
    act(p, YOU, place, how)


# --- returning and placing again


def run_return_agent(p: Waterdeep, frame: Frame) -> list[int] | None:
    who: int = frame[1]
    if who == OPPONENT:
        recall_pseudo(p)
        return None
    places = bits(p.my_places & cards.HARBOR_MASK if frame[3] == n.IN_HARBOR else p.my_places)
    if len(places) > 1:
        return places
    if places:
        answer_return_agent(p, frame, places[0])
    return None


def answer_return_agent(p: Waterdeep, frame: Frame, place: int) -> None:
    take_agent(p, YOU, place)
    tell(p, ("return", YOU, place))
    if p.phase == n.HARBOR_PHASE and frame[3] != n.IN_HARBOR:
        p.stack.append((n.PLACE, n.EXTRA, 1))  # 7.5.7, 8.2.1


def recall_pseudo(p: Waterdeep) -> None:
    """F2: his latest agent still on the board returns (S10.4)."""
    if not p.trail:
        no_effect(p)
        return
    place = p.trail[-1]
    take_agent(p, OPPONENT, place)
    tell(p, ("return", OPPONENT, place))
    if p.phase == n.HARBOR_PHASE:
        p.stack.append((n.PSEUDO_PLACE, n.EXTRA, 1))


def run_assign_agents(p: Waterdeep, frame: Frame) -> None:
    p.stack.append((n.PLACE, n.EXTRA, frame[3]))


def ask_assign_to_hall(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Sample Wares (8.2.3)."""
    pool = p.pool[YOU] - 1
    places = [FIRST_TILE + tile for tile in free_hall_tiles(p)]
    return sorted(x for x in places if usable(p, x, p.my[n.GOLD], pool, p.my_places | 1 << x, p.hand)) or None


def answer_assign_to_hall(p: Waterdeep, frame: Frame, place: int) -> None:
    place_agent(p, place)


def run_add_agent(p: Waterdeep, frame: Frame) -> None:
    """The lieutenant: one more agent permanently, usable at once."""
    who: int = frame[1]
    p.agents[who] += 1
    p.pool[who] += 1
    tell(p, ("lieutenant", who))


def run_take_marker(p: Waterdeep, frame: Frame) -> None:
    p.first = frame[1]
    if p.heard is not None:
        p.heard.append(("marker", p.first))


def run_take_ambassador(p: Waterdeep, frame: Frame) -> None:
    """6.4.3: if it is already taken and not yet placed, a second visitor gains nothing."""
    if p.ambassador_holder < 0:
        p.ambassador_holder = frame[1]
        p.ambassador = -1
        tell(p, ("take ambassador", p.ambassador_holder))
