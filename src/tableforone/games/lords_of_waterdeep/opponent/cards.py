"""The opponent's intrigue cards: rules F1 to F7 (S10)."""

from typing import Final

from tableforone.kernel.bits import mask_of
from tableforone.kernel.frames import OPPONENT, Frame, tell
from tableforone.kernel.rows import LOTS, decide

from ..rules import cards
from ..rules import numbers as n
from ..rules.agents import recall_pseudo
from ..rules.position import Waterdeep
from ..rules.quests import gift, run_give_mandatory
from ..rules.tavern import gain, no_effect, score
from .needs import first_needed, in_supply
from .offers import bribe_numbers
from .rows import FAVOR, FAVORS, favors
from .turn import player_loses

DEEDS: Final = (
    "choose_option_like_space",
    "assign_unused_agent_to_hall_like_space",
    "give_mandatory_to_player",
    "return_latest_agent",
    "place_one_more_agent",
    "copy_player_space_like_space",
    "quest_gift",
    "cube_swing",
    "play_as_printed",
)
DO_FAVOR: Final = 0
DO_WARES: Final = 1
DO_MANDATORY: Final = 2
DO_RECALL: Final = 3
DO_PLACE: Final = 4
DO_BRIBE: Final = 5
DO_GIFT: Final = 6
DO_SWING: Final = 7


def his_cards() -> tuple[list[int], list[int], list[str]]:
    """By kind of card: action, cubes of the swing (a mask) and rule.

    A card that was removed from the game shows a quest: a gift (F6).
    """
    deeds = [DO_GIFT] * cards.CARD_KINDS
    cubes = [0] * cards.CARD_KINDS
    rules = ["F6"] * cards.CARD_KINDS
    for entry in cards.SOLO["intrigue"]:
        kind = cards.CARD_IDS.index(entry["id"])
        deeds[kind] = DEEDS.index(entry["do"])
        rules[kind] = str(entry["rule"])
        if "cube" in entry:
            cubes[kind] = n.ANY_CUBE if entry["cube"] == "any" else 1 << n.RESOURCES.index(entry["cube"])
            if entry["cube"] != cards.CARD_DATA[kind]["first_cube"]:
                raise ValueError(f"solo_pseudo.toml: the first cube of {entry['id']} differs from intrigue.toml")
    return deeds, cubes, rules


DEED: Final[list[int]] = his_cards()[0]
SWING: Final[list[int]] = his_cards()[1]
RULE: Final[list[str]] = his_cards()[2]
ALL_FAVORS: Final[int] = mask_of([kind for kind, _ in FAVORS])


def run_pseudo_card(p: Waterdeep, frame: Frame) -> None:
    """Frame: the card, and how he came to play it."""
    card: int = frame[1]
    how: int = frame[2]
    kind = cards.CARD_KIND[card]
    deed = DEED[kind]
    if p.his_done >> cards.SLEEPER & 1:
        score(p, OPPONENT, cards.SLEEPER_VP, n.FOR_PLOTS)
    if deed == DO_MANDATORY:
        run_give_mandatory(p, (n.GIVE_MANDATORY, OPPONENT, how, cards.MANDATORY_QUEST[kind]))
        return
    p.stack.append((n.DISCARD_CARD, card))
    if deed == DO_SWING:
        swing(p, SWING[kind], how)
    elif deed == DO_FAVOR:
        p.stack.append((n.PSEUDO_FAVOR, how))
    elif deed == DO_WARES:
        p.stack.append((n.PSEUDO_PLACE, n.WARES, 0))
    elif deed == DO_PLACE:
        p.stack.append((n.PSEUDO_PLACE, n.EXTRA, 1))
    elif deed == DO_RECALL:
        recall_pseudo(p)
    elif deed == DO_BRIBE:
        bribe(p, how)
    elif deed == DO_GIFT:
        gift(p)
    else:
        p.stack.extend(cards.CARD_FRAMES[kind][2 * how + OPPONENT])  # S10.9


def swing(p: Waterdeep, mask: int, how: int) -> None:
    """F7: a cube of the first colour for Pseudo, and the player loses one (S10.8)."""
    if mask == n.ANY_CUBE:
        p.stack.append((n.PSEUDO_CUBE, how, 1, n.ANY_CUBE, n.NOTHING, 1))
        return
    kind = mask.bit_length() - 1
    gain(p, OPPONENT, how, [(kind, 1)])
    player_loses(p, kind)


def bribe(p: Waterdeep, how: int) -> None:
    """F4: pay 2 gold, or all he has, and copy a space of the player, if one is usable (S10.6)."""
    price = min(cards.BRIBE_PRICE, p.his[n.GOLD])
    p.his[n.GOLD] -= price
    if not bribe_numbers(p):
        p.his[n.GOLD] += price
        no_effect(p)
        return
    tell(p, ("pay", OPPONENT, n.GOLD, price))
    p.stack.append((n.PSEUDO_PLACE, n.BRIBE, how))


# --- Call in a Favor (S10.2)


def run_pseudo_favor(p: Waterdeep, frame: Frame) -> None:
    """Frame: how; the option, if it was chosen at random."""
    if len(frame) > 2:
        grant_favor(p, frame[1], frame[2])
        return
    need = first_needed(p, p.his, in_supply(p) | 1 << n.GOLD)
    kind = decide(p, FAVOR, ALL_FAVORS, (need,), frame)
    if kind != LOTS:
        grant_favor(p, frame[1], kind)


def grant_favor(p: Waterdeep, how: int, kind: int) -> None:
    gain(p, OPPONENT, how, [(kind, favors(p)[kind][1])])
