"""What is chosen and laid out before the first round?  The readings of the rules, and all that is dealt."""

from typing import Final

from tableforone.kernel.frames import YOU, Frame
from tableforone.kernel.spec import Option, Setup

from . import cards
from . import numbers as n
from .position import Waterdeep, fresh

# each switch of the data as a question, and what "no" and "yes" mean at the table
READINGS: Final = {
    "plot_trigger_on_quest_reward": (
        "Do quest rewards set off plot quests that wait for an action (7.4.2)?",
        "only what a space or a played card brings sets them off",
        "cubes and gold from a completed quest set them off too",
    ),
    "plot_counts_itself": (
        "Does a plot quest that counts quests of its type count itself (7.4.5)?",
        "it counts from the next quest on",
        "it scores its 2 points for itself too",
    ),
    "plot_bonus_chains": (
        "Does the bonus of a plot quest set off other plot quests (7.4.4)?",
        "a bonus sets off nothing further",
        "rogues and gold from one plot quest set off another",
    ),
    "stock_on_free_entry": (
        "Does a tile that enters play for nothing get its stock at once (6.2.2)?",
        "it lies empty until the next round",
        "its stock is there at once",
    ),
    "hall_vp_on_free_entry": (
        "Are the VP tokens on a hall tile scored when it is taken for nothing (6.1.4)?",
        "they go back to the supply",
        "whoever gets the tile scores them",
    ),
    "plots_limit": (
        "Do the ten printed plots limit the buildings in play (6.1.6)?",
        "there may be any number of buildings",
        "with ten buildings in play no other can be had",
    ),
    "needs_right_to_left": (
        "Does Pseudo look for what a quest lacks from right to left (S5.2)?",
        "clerics first, then fighters, rogues and wizards, gold last",
        "gold first, then wizards, rogues and fighters, clerics last: more than a quarter of his placements change",
    ),
    "owner_pay_inside_value": (
        "Is what you would be paid as the owner part of what a space is worth to Pseudo (S7.4.3)?",
        "it only decides between spaces of equal value",
        "it is subtracted first, so he uses your buildings less",
    ),
    "pseudo_avoids_the_inn": (
        "Does Pseudo stay away from Cliffwatch Inn (S7.3)?",
        "he goes there for gold and when nothing is worth more, and its quest goes to you",
        "he never goes there, so fewer unwanted quests come to you",
    ),
    "only_quests_subtracted": (
        "Are only the points on quests that Pseudo completes subtracted from your score (S2.3)?",
        "his points from buildings and plot quests are subtracted too",
        "his points from buildings and plot quests do not count, so your final score is higher",
    ),
    "needs_served_once": (
        "When Pseudo takes several cubes of his choice, do only his first needs count (S6.3)?",
        "every cube is one that his quests need, as long as they need one",
        "the first cube is one that his quests need, the others are the most valuable: "
        "fewer than 1% of his placements change",
    ),
}
ABOUT_HIM: Final = {  # how Pseudo plays: the names of both ways
    "needs_right_to_left": {"no": "Adventurers first", "yes": "Gold first"},
    "owner_pay_inside_value": {"no": "He shops anywhere", "yes": "He avoids paying you"},
    "pseudo_avoids_the_inn": {"no": "He visits the inn", "yes": "He never visits"},
}
TITLES: Final = {
    "plot_trigger_on_quest_reward": "Rewards and plot quests",
    "plot_counts_itself": "Plot quests that count quests",
    "plot_bonus_chains": "Plot quests one after another",
    "stock_on_free_entry": "Stock of a free tile",
    "hall_vp_on_free_entry": "Points on a free tile",
    "plots_limit": "Ten plots of land",
    "needs_right_to_left": "What Pseudo looks for first",
    "owner_pay_inside_value": "Pseudo and your buildings",
    "pseudo_avoids_the_inn": "Pseudo and Cliffwatch Inn",
    "only_quests_subtracted": "Pseudo’s points",
    "needs_served_once": "Pseudo’s free cubes",
}


def usual(name: str) -> str:
    """The reading of the data."""
    return "yes" if cards.SETUP_DATA["switches"][name] else "no"


def reading(name: str) -> Option:
    """A switch of the data as a choice at the start."""
    about, no, yes = READINGS[name]
    return Option(
        *(name, about, ("no", "yes"), usual(name)),
        meanings={"no": no, "yes": yes},
        title=TITLES[name],
        titles=ABOUT_HIM.get(name, {}),
        expert=name not in ABOUT_HIM,
    )


# readings where sources differ or the solo document leaves room
OPTIONS: Final = tuple(reading(name) for name in cards.SWITCHES)


OPENING: Final[list[Frame]] = [
    *[(n.DRAW_TILE, n.TO_HALL + slot) for slot in range(3)],
    *[(n.DRAW_LORD,), (n.DRAW_QUEST, n.TO_PSEUDO), (n.DRAW_QUEST, n.TO_PSEUDO)],
    *[(n.DRAW_QUEST, n.TO_PLAYER), (n.DRAW_QUEST, n.TO_PLAYER)],
    *[(n.DRAW_QUEST, n.TO_INN + place) for place in range(4)],
    *[(n.DRAW_CARD, YOU, n.APART), (n.DRAW_CARD, YOU, n.APART), (n.START_ROUND,)],
][::-1]  # all that is dealt before the first round, in the order of S14.2, the first on top


def start(setup: Setup) -> Waterdeep:
    """The table as it is chosen; what has to be dealt lies on the stack."""
    p = fresh()
    for bit, name in enumerate(cards.SWITCHES):
        chosen = setup.options.get(name) or usual(name)
        p.switches |= (chosen == "yes") << bit
    p.stack = OPENING[:]
    return p
