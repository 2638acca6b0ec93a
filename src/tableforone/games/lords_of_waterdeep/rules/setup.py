"""What is chosen and laid out before the first round?  The readings of the rules, and all that is dealt."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Option, Setup

from . import cards
from . import numbers as n
from .position import Waterdeep, fresh

READINGS: Final = {
    "plot_trigger_on_quest_reward": "Do quest rewards set off plot quests that wait for an action (7.4.2)?",
    "plot_counts_itself": "Does a plot quest that counts quests of its type count itself (7.4.5)?",
    "plot_bonus_chains": "Does the bonus of a plot quest set off other plot quests (7.4.4)?",
    "stock_on_free_entry": "Does a tile that enters play for nothing get its stock at once (6.2.2)?",
    "hall_vp_on_free_entry": "Are the VP tokens on a hall tile scored when it is taken for nothing (6.1.4)?",
    "plots_limit": "Do the ten printed plots limit the buildings in play (6.1.6)?",
}


TITLES: Final = {
    "plot_trigger_on_quest_reward": "Rewards and plot quests",
    "plot_counts_itself": "Plot quests that count quests",
    "plot_bonus_chains": "Plot quests one after another",
    "stock_on_free_entry": "Stock of a free tile",
    "hall_vp_on_free_entry": "Points on a free tile",
    "plots_limit": "Ten plots of land",
}


def usual(name: str) -> str:
    """The reading of the data."""
    return "yes" if cards.SETUP_DATA["switches"][name] else "no"


# readings where sources differ
OPTIONS: Final = tuple(
    Option(name, READINGS[name], ("no", "yes"), usual(name), title=TITLES[name]) for name in cards.SWITCHES
)


def start(setup: Setup) -> Waterdeep:
    """The table, and all that is dealt before the first round, in the order of S14.2."""
    p = fresh()
    for bit, name in enumerate(cards.SWITCHES):
        chosen = setup.options.get(name, usual(name))
        p.switches |= (chosen == "yes") << bit
    deals: list[Frame] = [(n.DRAW_TILE, n.TO_HALL + slot) for slot in range(3)]
    deals += [(n.DRAW_LORD,), (n.DRAW_QUEST, n.TO_PSEUDO), (n.DRAW_QUEST, n.TO_PSEUDO)]
    deals += [(n.DRAW_QUEST, n.TO_PLAYER), (n.DRAW_QUEST, n.TO_PLAYER)]
    deals += [(n.DRAW_QUEST, n.TO_INN + place) for place in range(4)]
    deals += [(n.DRAW_CARD, YOU, n.APART), (n.DRAW_CARD, YOU, n.APART), (n.START_ROUND,)]
    p.stack = deals[::-1]
    return p
