"""What happens when an agent is placed, copied, returned?  Spaces are entered here, by the player and by Pseudo."""

from typing import Final

from tableforone.games.lords_of_waterdeep.cards import (
    ACTION_FRAMES,
    ACTION_PLOT_MASK,
    ACTIONS,
    FIRST_TILE,
    HARBOR_MASK,
    ZOARSTAR,
)
from tableforone.games.lords_of_waterdeep.effects import GOLD, IN_HARBOR
from tableforone.games.lords_of_waterdeep.legal import (
    bits,
    facing_player,
    free_hall_tiles,
    usable,
)
from tableforone.games.lords_of_waterdeep.position import HARBOR_PHASE, HE_PLACED, ORB_USED, Waterdeep
from tableforone.games.lords_of_waterdeep.store import gain, no_effect
from tableforone.games.lords_of_waterdeep.vocabulary import (
    COPIED,
    END_ACTION,
    EXTRA,
    GAIN,
    OWNER,
    PLACE,
    PLACED,
    PLAYER,
    PSEUDO,
    PSEUDO_PLACE,
)
from tableforone.kernel.frames import Frame

PLAIN_GAIN: Final[list[bool]] = [len(action) == 1 and action[0][0] == GAIN for action in ACTIONS]


def open_action(p: Waterdeep, who: int, place: int, how: int) -> None:
    """What follows the action of a place: plot quests it sets off (7.4.2), then the owner benefit (6.3)."""
    stack = p.stack
    if place >= FIRST_TILE:
        owners = p.his_tiles if who == PLAYER else p.my_tiles
        if owners >> (place - FIRST_TILE) & 1:
            paid = len(stack)
            if how == COPIED:  # 7.4.9: a copied space belongs to the action around it, whose plot quests come first
                paid = next((n for n in range(paid - 1, -1, -1) if stack[n][:2] == (END_ACTION, who)), paid)
            stack.insert(paid, (OWNER, 1 - who, place - FIRST_TILE))
    if how == PLACED:
        begin_action(p, who)


def begin_action(p: Waterdeep, who: int) -> None:
    """From here on count what the action of this player brings, unless nothing waits for it."""
    if (p.my_done if who == PLAYER else p.his_done) & ACTION_PLOT_MASK:
        p.stack.append((END_ACTION, who, p.brought >> 5 * who & 31, 0))
        p.brought &= ~(31 << 5 * who)


def act(p: Waterdeep, who: int, place: int, how: int) -> None:
    """The action of a place, in the printed order (4.1.2)."""
    frames = ACTION_FRAMES[place][2 * how + who]
    if PLAIN_GAIN[place]:
        gain(p, frames[0])
    else:
        for frame in frames:
            p.stack.append(frame)


def place_agent(p: Waterdeep, place: int) -> None:
    """Put one of the player's agents on a place and use it."""
    if facing_player(p) >> place & 1:
        p.used |= ORB_USED
    p.pool[PLAYER] -= 1
    p.mine |= 1 << place
    if p.heard is not None:
        p.heard.append(("place", PLAYER, place))
    open_action(p, PLAYER, place, PLACED)
    act(p, PLAYER, place, PLACED)


def place_pseudo(p: Waterdeep, place: int) -> None:
    """Put one of Pseudo's agents on a place."""
    p.pool[PSEUDO] -= 1
    p.theirs |= 1 << place
    p.trail.append(place)
    p.flags |= HE_PLACED
    if p.heard is not None:
        p.heard.append(("place", PSEUDO, place))


def take_agent(p: Waterdeep, who: int, place: int) -> None:
    """Take an agent off a place, back into its pool."""
    p.pool[who] += 1
    if who == PSEUDO:
        p.theirs &= ~(1 << place)
        p.trail.remove(place)
        return
    p.mine &= ~(1 << place)
    if place == ZOARSTAR:
        p.moored = -1


# --- copying (6.5)


def copy_targets(p: Waterdeep, itself: int) -> list[int]:
    """Spaces with an opponent's agent that the player could use now."""
    others = facing_player(p)
    if itself >= 0:
        others &= ~(1 << itself)  # 6.5.5
    gold, pool = p.my[GOLD], p.pool[PLAYER]
    return [place for place in bits(others) if usable(p, place, gold, pool, p.mine, p.hand)]


def copy_space(p: Waterdeep, frame: Frame) -> list[int] | None:
    targets = copy_targets(p, frame[3])
    if len(targets) > 1:
        return targets
    if targets:
        copied(p, frame, targets[0])
    return None


def copied(p: Waterdeep, frame: Frame, place: int) -> None:
    how: int = frame[2]
    if how == PLACED and frame[3] == ZOARSTAR and HARBOR_MASK >> place & 1:
        p.moored = place  # 5.6.3
    if p.heard is not None:
        p.heard.append(("copy", PLAYER, place))
    how = COPIED if how else how
    open_action(p, PLAYER, place, how)
    act(p, PLAYER, place, how)


# --- returning and placing again


def return_agent(p: Waterdeep, frame: Frame) -> list[int] | None:
    who: int = frame[1]
    if who == PSEUDO:
        recall_pseudo(p)
        return None
    places = bits(p.mine & HARBOR_MASK if frame[3] == IN_HARBOR else p.mine)
    if len(places) > 1:
        return places
    if places:
        returned(p, frame, places[0])
    return None


def returned(p: Waterdeep, frame: Frame, place: int) -> None:
    take_agent(p, PLAYER, place)
    if p.heard is not None:
        p.heard.append(("return", PLAYER, place))
    if p.phase == HARBOR_PHASE and frame[3] != IN_HARBOR:
        p.stack.append((PLACE, EXTRA, 1))  # 7.5.7, 8.2.1


def recall_pseudo(p: Waterdeep) -> None:
    """F2: his latest agent still on the board returns (S10.4)."""
    if not p.trail:
        no_effect(p)
        return
    place = p.trail[-1]
    take_agent(p, PSEUDO, place)
    if p.heard is not None:
        p.heard.append(("return", PSEUDO, place))
    if p.phase == HARBOR_PHASE:
        p.stack.append((PSEUDO_PLACE, EXTRA, 1))


def assign_agents(p: Waterdeep, frame: Frame) -> None:
    p.stack.append((PLACE, EXTRA, frame[3]))


def assign_to_hall(p: Waterdeep, frame: Frame) -> list[int] | None:
    """Sample Wares (8.2.3)."""
    pool = p.pool[PLAYER] - 1
    places = [FIRST_TILE + tile for tile in free_hall_tiles(p)]
    return sorted(x for x in places if usable(p, x, p.my[GOLD], pool, p.mine | 1 << x, p.hand)) or None


def assigned_to_hall(p: Waterdeep, frame: Frame, place: int) -> None:
    place_agent(p, place)


def add_agent(p: Waterdeep, frame: Frame) -> None:
    """The lieutenant: one more agent for good, usable at once."""
    who: int = frame[1]
    p.agents[who] += 1
    p.pool[who] += 1
    if p.heard is not None:
        p.heard.append(("lieutenant", who))


def take_marker(p: Waterdeep, frame: Frame) -> None:
    p.first = frame[1]
    if p.heard is not None:
        p.heard.append(("marker", p.first))


def take_ambassador(p: Waterdeep, frame: Frame) -> None:
    """6.4.3: already taken and not yet placed, a second visitor gets nothing."""
    if p.envoy_holder < 0:
        p.envoy_holder = frame[1]
        p.envoy = -1
        if p.heard is not None:
            p.heard.append(("ambassador", p.envoy_holder))
